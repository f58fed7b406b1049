// The strokes of all drawings. Everything here returns SVG text; colours are names of the palette's custom properties.
// The text is made of our own constants and numbers only, never of anything a person typed.

export type Svg = string;

export const paint = (colour: string): string => (colour === "none" ? colour : `var(--k-${colour})`);

export const path = (d: string, fill: string, more = ""): Svg => `<path d="${d}" fill="${paint(fill)}"${more}/>`;

export const line = (d: string, colour = "ink", width = 1.5): Svg =>
  `<path d="${d}" fill="none" stroke="${paint(colour)}" stroke-width="${width}"/>`;

/** A beam: a thick stroke with an outline. */
export const beam = (d: string, colour = "plank", width = 3): Svg =>
  line(d, "ink", width + 2.2) + line(d, colour, width);

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): Svg =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paint(fill)}"${round ? ` rx="${round}"` : ""}/>`;

export const circle = (x: number, y: number, r: number, fill: string): Svg =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint(fill)}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): Svg =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint(fill)}"/>`;

export const at = (x: number, y: number, inner: Svg, scale = 1): Svg =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${round(scale)})`}">${inner}</g>`;

export const mirrored = (inner: Svg): Svg => `<g transform="scale(-1 1)">${inner}</g>`;

export const turned = (degrees: number, inner: Svg): Svg => `<g transform="rotate(${degrees})">${inner}</g>`;

/** Without the outline that drawings have by default. */
export const plain = (inner: Svg): Svg => `<g stroke="none">${inner}</g>`;

export const faint = (opacity: number, inner: Svg): Svg => `<g stroke="none" opacity="${opacity}">${inner}</g>`;

/** With an outline: what icons and drawings are wrapped in once. */
export const outlined = (inner: Svg, colour = "ink", width = 1.5): Svg =>
  `<g stroke="${paint(colour)}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;

/** Figures and letters in the middle of (x, y). */
export const words = (x: number, y: number, text: string | number, size: number, colour = "text", weight = 700): Svg =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" dominant-baseline="central" stroke="none" class="k-figures" ` +
  `font-size="${round(size)}" font-weight="${weight}" fill="${paint(colour)}">${text}</text>`;

export const repeat = (count: number, draw: (index: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

export const round = (n: number): number => Math.round(n * 100) / 100;
