// The final board and the scores as one picture, to send to friends. Drawn from what the page shows, in its own colours.
import { t } from "$/i18n/i18n.svelte";
import { evenStands, STANDS, wonStands } from "./result";

export interface Shown {
  name: string;
  total: number;
  won: boolean;
  village: SVGSVGElement | null;
  /** Where points came from, for a seat without a map. */
  lines?: readonly (readonly [words: string, points: number])[];
}

const WIDTH = 1200;
const GAP = 24;
const HEAD = 96;
const LINE = 30;
const STYLED = ["fill", "stroke", "font-family", "font-weight", "font-size", "text-anchor", "dominant-baseline", "opacity"];
const SVG = "http://www.w3.org/2000/svg";

/** A copy whose colours and letters no longer need the page's style sheet. */
function standalone(source: SVGSVGElement): SVGSVGElement {
  const copy = source.cloneNode(true) as SVGSVGElement;
  const from = [source, ...source.querySelectorAll<SVGElement>("*")];
  const to = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  from.forEach((element, index) => {
    const target = to[index];
    if (!target) return;
    const isText = element instanceof SVGTextElement;
    const style = getComputedStyle(element);
    for (const property of STYLED) {
      const written = element.getAttribute(property) ?? "";
      if (isText || written.includes("var(")) target.setAttribute(property, style.getPropertyValue(property));
    }
    for (const { name, value } of [...target.attributes]) {
      if (value.includes("var(")) target.setAttribute(name, value.replace(/var\((--[\w-]+)\)/g, (_, variable: string) => style.getPropertyValue(variable).trim()));
    }
  });
  return copy;
}

function text(words: string, x: number, y: number, size: number, fill: string, anchor = "start", weight = "700"): string {
  const safe = words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${x}" y="${y}" font-family="${getComputedStyle(document.body).fontFamily.replaceAll('"', "'")}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${safe}</text>`;
}

function inside(source: SVGSVGElement, x: number, y: number, width: number, height: number): string {
  const village = standalone(source);
  for (const [name, value] of Object.entries({ xmlns: SVG, x, y, width, height })) village.setAttribute(name, String(value));
  village.removeAttribute("style");
  return new XMLSerializer().serializeToString(village);
}

function told(lines: NonNullable<Shown["lines"]>, x: number, y: number, width: number, fill: string): string {
  return lines
    .map(([words, points], at) => text(words, x, y + at * LINE, 19, fill, "start", "500") + text(String(points), x + width, y + at * LINE, 19, fill, "end", "500"))
    .join("");
}

interface Place {
  seat: Shown;
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Where villages are shown, the others stand around the winner's, as on the page. */
function around(seats: readonly Shown[]): Place[] {
  const byPlace = seats.toSorted((a, b) => Number(b.won) - Number(a.won));
  const winners = seats.filter(({ won }) => won).length;
  const stands = winners > 0 ? wonStands(seats.length, winners) : evenStands(seats.length);
  const [across, down] = [(WIDTH - GAP) / STANDS, (seats.length > 3 ? 800 : 640) / STANDS];
  return byPlace.map((seat, at) => {
    const { column, columns, row, rows } = stands[at]!;
    return { seat, x: GAP + (column - 1) * across, y: HEAD + (row - 1) * down, wide: columns * across - GAP, high: rows * down - GAP };
  });
}

/** Where some have only their points, all have the same room. */
function sideBySide(seats: readonly Shown[]): Place[] {
  const columns = seats.length <= 2 ? seats.length : seats.length <= 4 ? 2 : 3;
  const wide = (WIDTH - GAP * (columns + 1)) / columns;
  const lines = Math.max(0, ...seats.map((seat) => seat.lines?.length ?? 0));
  const high = seats.some((seat) => seat.village) ? Math.round(wide * 0.72) : 64 + lines * LINE;
  return seats.map((seat, at) => ({ seat, x: GAP + (at % columns) * (wide + GAP), y: HEAD + Math.floor(at / columns) * (high + GAP), wide, high }));
}

/** The whole picture as an SVG document. */
export function drawResult(seats: readonly Shown[], headline: string): { svg: string; width: number; height: number } {
  const root = getComputedStyle(document.documentElement);
  const colour = (name: string): string => root.getPropertyValue(name).trim();
  const places = seats.every((seat) => seat.village) ? around(seats) : sideBySide(seats);
  const height = Math.max(...places.map(({ y, high }) => y + high)) + GAP;
  const parts = places.map(({ seat, x, y, wide, high }) => {
    const edge = seat.won ? colour("--glow") : colour("--line");
    return (
      `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="14" fill="${colour("--card")}" stroke="${edge}" stroke-width="${seat.won ? 5 : 2}"/>` +
      text(seat.name, x + 18, y + 36, 24, colour("--ink")) +
      text(String(seat.total), x + wide - 18, y + 38, 30, colour("--ink"), "end") +
      (seat.village ? inside(seat.village, x + 8, y + 52, wide - 16, high - 60) : told(seat.lines ?? [], x + 18, y + 74, wide - 36, colour("--ink-2")))
    );
  });
  const svg =
    `<svg xmlns="${SVG}" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `<rect width="${WIDTH}" height="${height}" fill="${colour("--paper")}"/>` +
    text(headline, GAP, 60, 38, colour("--ink")) +
    text("Keyflower", WIDTH - GAP, 60, 24, colour("--ink-2"), "end", "500") +
    parts.join("") +
    "</svg>";
  return { svg, width: WIDTH, height };
}

export async function asPng(drawn: { svg: string; width: number; height: number }): Promise<Blob> {
  const image = new Image();
  // The page's policy allows pictures that are written out whole, and none from elsewhere.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn.svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Hands the picture to the device's own way of sharing, or saves it as a file. */
export async function share(picture: Blob): Promise<void> {
  const file = new File([picture], "keyflower.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: t("end-share-title") });
      return;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
