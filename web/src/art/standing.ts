// A picture that stands alone, without the page's style sheet: the palette's colours by day are written into it.

/** The colours by day, from the text of palette.css. */
export function daylight(palette: string): Map<string, string> {
  const day = palette.slice(0, palette.indexOf("}"));
  return new Map([...day.matchAll(/--k-([\w-]+):\s*([^;]+);/g)].map((found) => [found[1] ?? "", widely(found[2] ?? "")]));
}

/** Colours as every reader of SVG knows them: rgb(1 2 3 / 40%) is rgba(1,2,3,0.4). */
const widely = (colour: string): string =>
  colour.replace(
    /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g,
    (_, r: string, g: string, b: string, part: string) => `rgba(${r},${g},${b},${Number(part) / 100})`,
  );

/** The same drawing with its colours written into it. */
export const coloured = (svg: string, colours: ReadonlyMap<string, string>): string =>
  svg.replace(/var\(--k-([\w-]+)\)/g, (all, name: string) => (colours.get(name) ?? all).replaceAll('"', "'"));

/** `font`: what names on ribbons are written in, where it is not the palette's. */
export function standing(box: string, inner: string, colours: ReadonlyMap<string, string>, font = colours.get("font") ?? "serif"): string {
  const text = coloured(inner, colours)
    .replace(/<!--.*?-->/g, "")
    .replace(/ style="[^"]*"/g, "");
  const [, , width = "0", height = "0"] = box.split(" ");
  const style = `<style>.k-name{font-family:${font.replaceAll('"', "'")};font-weight:700;text-anchor:middle;dominant-baseline:central}.k-figures{font-family:sans-serif}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${style}${text}</svg>\n`;
}
