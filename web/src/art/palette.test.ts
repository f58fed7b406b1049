import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(`${import.meta.dirname}/palette.css`, "utf8");
const [, light = "", dark = ""] = css.split(/:root(?:\[data-theme="dark"\])? \{/);

function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--k-([\w-]+): (#[0-9a-f]{6})/g)].map((found) => [found[1]!, found[2]!]),
  );
}

const THEMES = { light: colours(light), dark: { ...colours(light), ...colours(dark) } };

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const lightness = (hex: string): number => {
  const y = luminance(hex);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
};

describe.each(Object.entries(THEMES))("the %s theme", (_, colour) => {
  it.each([
    ["text", "paper"],
    ["ribbon-text", "ribbon"],
    ["golden-text", "golden"],
    ["seal-text", "seal"],
    ["token-2", "token"],
    ...[0, 1, 2, 3, 4, 5].map((seat) => ["seat-text", `seat-${seat}`]),
  ])("reaches AA with %s on %s", (text, ground) => {
    expect(contrast(colour[text!]!, colour[ground!]!)).toBeGreaterThanOrEqual(4.5);
  });

  it("has workers that differ in lightness", () => {
    const levels = ["blue", "red", "yellow", "green", "purple"]
      .map((name) => lightness(colour[name]!))
      .sort((a, b) => a - b);
    for (let i = 1; i < levels.length; i++) expect(levels[i]! - levels[i - 1]!).toBeGreaterThan(8);
  });

  it("has marks that show on their workers", () => {
    for (const name of ["blue", "red", "purple"]) expect(contrast(colour.mark!, colour[name]!)).toBeGreaterThan(3);
    for (const name of ["yellow", "green"]) expect(contrast(colour["mark-2"]!, colour[name]!)).toBeGreaterThan(4.5);
  });
});

it("defines in the dark theme only what the light theme has", () => {
  for (const name of Object.keys(colours(dark))) expect(colours(light)).toHaveProperty(name);
});
