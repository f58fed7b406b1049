// Small pictures in a box of 24 around (0, 0): pieces, and the signs that the panels are composed of.

import { at, circle, ellipse, line, outlined, path, plain, rect, turned, words, type Svg } from "./draw";

export type Colour = "blue" | "red" | "yellow" | "green" | "purple";
export const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green", "purple"];

const QUESTION = (colour: string): Svg =>
  line("M-2.7 2.8a2.8 2.8 0 1 1 4 2.6q-1.3.7-1.3 2", colour, 1.9) + plain(circle(0, 9.4, 1.15, colour));

/** Each colour's own mark, so that colours need not be told apart by hue. Around (0, 0), about 8 wide. */
const MARKS: Record<Colour, Svg> = {
  blue: plain(circle(0, 0, 3.1, "mark")),
  red: plain(rect(-7.6, -1.9, 15.2, 3.8, "mark")),
  yellow: line("M0 -3.8V3.8M-3.8 0H3.8", "mark-2", 2.6),
  green:
    plain(path("M-3.6 3.6C-4.6 -2 -.5 -4.6 4.2 -4.2 4.4 .8 1.6 4.6 -3.6 3.6Z", "mark-2")) +
    line("M-4.6 4.8L1.6 -1.6", "mark-2", 1.3),
  purple: plain(path("M0 -4.8L1.4 -1.5 4.8 -1.3 2.2 1 3 4.4 0 2.6 -3 4.4 -2.2 1 -4.8 -1.3 -1.4 -1.5Z", "mark")),
};

export const mark = (colour: Colour): Svg => MARKS[colour];

const BODY = "M-8 11.2C-8.6 3.6 -5.4 -1 0 -1S8.6 3.6 8 11.2Z";
const figure = (fill: string, sign: Svg): Svg => path(BODY, fill) + sign + circle(0, -6, 5.2, fill);
const worker = (colour: Colour): Svg => figure(colour, at(0, colour === "red" ? 6 : 5.6, MARKS[colour]));

const GOLD =
  path("M-11.2 7.5L-7.6 -2H7.6L11.2 7.5Z", "gold") +
  path("M-7.6 -2L-4.8 -6.6H4.8L7.6 -2Z", "glow") +
  line("M-7 4.6L-5.4 .6", "glow", 1.6);
const INGOT = path("M-5.6 3.4L-3.8 -3.2H3.8L5.6 3.4Z", "iron") + line("M-2.8 -1.2H2.6", "steel", 1.3);
const IRON = at(-5.7, 6, INGOT) + at(5.7, 6, INGOT) + at(0, -2.2, INGOT);
const STONE =
  path("M0 -10.5L10.4 -5V5.4L0 10.8 -10.4 5.4V-5Z", "stone-2") +
  path("M0 -10.5L10.4 -5 0 .4 -10.4 -5Z", "stone") +
  path("M-10.4 -5L0 .4V10.8L-10.4 5.4Z", "stone") +
  line("M0 .4V10.8", "line", 1.2);
const WOOD =
  path("M-8 -6H8V6.4H-8a3.4 6.2 0 0 1 0 -12.4Z", "wood") +
  line("M-6.6 -2H1M-4 2.6H2.6", "wood-2", 1.5) +
  ellipse(7.6, 0.2, 3.8, 6.2, "hay") +
  line("M7.6 -2.6a1.6 2.8 0 1 0 .1 0", "wood-2", 1.1);

export const TOOLS = {
  anvil: path(
    "M-10.5 -6H9.8C9.8 -2.6 6.6 -.6 3.4 -.4V2.4C3.8 4.4 5.6 4.8 6.4 5.4V8.4H-6.4V5.4C-5.4 4.8 -3.8 4.4 -3.4 2.4V0C-7.4 -.4 -10 -2.4 -10.5 -6Z",
    "iron",
  ),
  pick:
    path("M-1.7 -7.5H1.7V11H-1.7Z", "wood") + path("M-11 -.6C-8 -9.6 8 -9.6 11 -.6 5.4 -5 -5.4 -5 -11 -.6Z", "iron"),
  saw:
    path("M-11 -2.6L3 -5.4V5L1 3.2 -.8 4.8 -2.8 3 -4.6 4.4 -6.6 2.6 -8.4 4 -11 1.4Z", "steel") +
    path("M2.4 -6.6H8.2C10.4 -6.6 11 -4.6 10.4 -3L9.4 1.4C9 4 10.8 5.6 10 7.2 8 9.2 2.6 8 2.4 6.4Z", "wood") +
    path("M5.2 -2.8H8L6.9 3.4H5.2Z", "token"),
};

const token = (inner: Svg): Svg => rect(-11, -11, 22, 22, "token", 5) + inner;
const skill = (name: keyof typeof TOOLS): Svg => token(at(0, name === "anvil" ? -1 : 0, TOOLS[name], 0.84));

const RESOURCE_DISC =
  plain(
    path("M0 0V-10.5A10.5 10.5 0 0 1 10.5 0Z", "gold") +
      path("M0 0H10.5A10.5 10.5 0 0 1 0 10.5Z", "iron") +
      path("M0 0V10.5A10.5 10.5 0 0 1 -10.5 0Z", "stone") +
      path("M0 0H-10.5A10.5 10.5 0 0 1 0 -10.5Z", "wood"),
  ) + circle(0, 0, 10.5, "none");
const CENTRE_DISC = plain(circle(0, 0, 6.6, "paper"));
const EQUALS = (y: number, colour: string): Svg => line(`M-3.4 ${y - 1.9}H3.4M-3.4 ${y + 1.9}H3.4`, colour, 1.9);

const HEX = "M5.5 -9.6L11 0 5.5 9.6H-5.5L-11 0 -5.5 -9.6Z";
const hex = (fill: string, inner = ""): Svg => path(HEX, fill) + inner;
const ARROW_UP = "M0 -11.2L11 .4H5.4V11H-5.4V.4H-11Z";
const CANVAS =
  path("M-10.8 3.6C-11.6 -6 -8.4 -11 0 -11S11.6 -6 10.8 3.6Z", "paper") + path("M-11.4 2.4H11.4L10 6.4H-10Z", "wood");
const WHEEL = circle(0, 0, 4.2, "hay") + circle(0, 0, 1, "wood-2");
const WAGON = CANVAS + at(-5.8, 7, WHEEL) + at(5.8, 7, WHEEL);
const SCROLL =
  path("M-7 -8.6H8.6V6.6H-7Z", "paper") +
  path("M-9.6 5.4H6C6 11 10.6 10.4 9.6 5.6 10.6 11.4 7 11.2 5 11.2H-7.6C-10.6 11 -10.6 7 -9.6 5.4Z", "paper-2") +
  path("M-7 -8.6A2.6 2.6 0 1 1 -9.6 -6.4H-7Z", "paper-2");
const GABLE = "M0 -11L12 1.4 9.6 3.6 8.4 2.4V10.6H-8.4V2.4L-9.6 3.6 -12 1.4Z";
const GHOST =
  path("M-8.4 11V-1.6C-8.4 -14.4 8.4 -14.4 8.4 -1.6V11L5.6 8.2 2.8 11 0 8.2 -2.8 11 -5.6 8.2Z", "cloth") +
  plain(ellipse(-3, -3, 1.6, 2.2, "mark-2") + ellipse(3, -3, 1.6, 2.2, "mark-2") + ellipse(0, 2.4, 1.7, 1.3, "mark-2"));
const BAG =
  path("M-4 -5.4C-13 0 -12.6 11 -7 11H7C12.6 11 13 0 4 -5.4Z", "plank") +
  path("M-4.6 -5.4L-6.6 -10.6 -2.4 -9.4 0 -11.2 2.4 -9.4 6.6 -10.6 4.6 -5.4Z", "plank") +
  line("M-5 -5H5", "red", 2.4);
const SCREEN =
  path("M-11 -7L-4 -9.4V8.6L-11 11Z", "roof") +
  path("M-4 -9.4L4 -7V11L-4 8.6Z", "thatch") +
  path("M4 -7L11 -9.4V8.6L4 11Z", "roof");
const SEAL = `M${Array.from({ length: 12 }, (_, i) => {
  const tip = (r: number, k: number): string => {
    const angle = (Math.PI / 12) * k;
    return `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
  };
  return `${tip(10.6, 2 * i - 1)}Q${tip(12.6, 2 * i)} `;
}).join("")}${(Math.sin(-Math.PI / 12) * 10.6).toFixed(1)} ${(-Math.cos(Math.PI / 12) * 10.6).toFixed(1)}Z`;

const LEAF =
  path("M-1 9C-12 5 -9 -6 -9.4 -9 -2 -8 1.6 -3 -1 9Z", "leaf") +
  path("M0 9C-3 -1 3 -7 9.6 -7.6 10 0 8 7 0 9Z", "spring") +
  line("M-.6 11V8", "leaf-2", 2);
const RAYS = "M0 -8.4V-11.2M6 -6L8 -8M8.4 0H11.2M6 6L8 8M0 8.4V11.2M-6 6L-8 8M-8.4 0H-11.2M-6 -6L-8 -8";
const SUN = line(RAYS, "line", 2) + circle(0, 0, 6, "glow");
const ACORN =
  path("M-6.6 -1C-6.6 7 -2.6 9 0 11 2.6 9 6.6 7 6.6 -1Z", "wood") +
  path("M-8.4 -.6C-8.4 -8.4 8.4 -8.4 8.4 -.6Z", "thatch-2") +
  line("M0 -6.4Q0 -9 2 -10.6", "line", 2);
const FLAKE = line(
  "M0 -10.6V10.6M-9.2 -5.3L9.2 5.3M-9.2 5.3L9.2 -5.3M-3 -9L0 -6.4 3 -9M-3 9L0 6.4 3 9M-9.6 -1.6L-5.6 -3.2 -6.4 -7.4M9.6 1.6L5.6 3.2 6.4 7.4M9.6 -1.6L5.6 -3.2 6.4 -7.4M-9.6 1.6L-5.6 3.2 -6.4 7.4",
  "line",
  1.8,
);
const ANCHOR = line("M0 -5V9M-5 -2H5M-8.6 2.6C-8 7 -4 9.4 0 9.4S8 7 8.6 2.6", "line", 2.6) + circle(0, -8, 2.6, "none");
const FLAG = path("M-6 -9.6H9L5.4 -4.6 9 .4H-6Z", "seal") + line("M-6.6 -10.6V11", "line", 2.4);
const STAR = path("M0 -11L3 -3.4 11 -3 4.8 2 7 10 0 5.4 -7 10 -4.8 2 -11 -3 -3 -3.4Z", "glow");
const COTTAGE =
  path("M-8 -1H8V10.6H-8Z", "wall") + path("M0 -11L11.6 .6H-11.6Z", "roof") + rect(-2.4, 3.4, 4.8, 7.2, "door");
const CABIN =
  path("M-9 -1H9V10.6H-9Z", "plank") +
  line("M-9 2.8H9M-9 6.8H9", "plank-2", 1.3) +
  path("M0 -10.6L12 -.4 10 2 0 -6.4 -10 2 -12 -.4Z", "moss") +
  path("M-8 0L0 -6.4 8 0Z", "plank") +
  rect(-2.4, 3.6, 4.8, 7, "dark");
const BOAT =
  path("M-11 3.4H11C9.6 9 6 10.6 0 10.6S-9.6 9 -11 3.4Z", "wood") +
  line("M0 3.4V-11", "line", 1.6) +
  path("M1.4 -10.4C7 -7.6 9 -3.6 9.2 1H1.4Z", "cloth") +
  path("M-1.4 -7.6C-5 -5.6 -7 -2.4 -7.4 1H-1.4Z", "cloth");

const worth = (fill: string, number: number | undefined): Svg =>
  path(SEAL, fill) + (number === undefined ? "" : words(0, 0.4, number, number > 9 ? 11.5 : 13, "seal-text"));

const PICTURES = {
  blue: () => worker("blue"),
  red: () => worker("red"),
  yellow: () => worker("yellow"),
  green: () => worker("green"),
  purple: () => worker("purple"),
  any_worker: () => figure("any", QUESTION("line")),
  same_worker: () => at(-3.4, 0, figure("any", "")) + at(3.4, 0, figure("any", EQUALS(6, "line"))),
  gold: () => GOLD,
  iron: () => IRON,
  stone: () => STONE,
  wood: () => WOOD,
  any_resource: () => RESOURCE_DISC + CENTRE_DISC + at(0, -5, QUESTION("text"), 0.95),
  same_resource: () => RESOURCE_DISC + CENTRE_DISC + EQUALS(0, "text"),
  anvil: () => skill("anvil"),
  pick: () => skill("pick"),
  saw: () => skill("saw"),
  any_skill: () => token(at(0, -7.4, QUESTION("token-2"), 1.35)),
  same_skill: () =>
    rect(-11, -11, 17, 17, "token", 4) + rect(-6, -6, 17, 17, "token", 4) + at(2.5, 2.5, EQUALS(0, "token-2")),
  transport: (n?: number) => WAGON + (n === undefined ? "" : words(0, -3.2, n, 13)),
  upgrade: (n?: number) => path(ARROW_UP, "golden") + (n === undefined ? "" : words(0, 2.6, n, 12.5, "golden-text")),
  cabin: () => CABIN,
  contract: () => SCROLL + line("M-3.6 -4.4H5.4M-3.6 -.6H5.4M-3.6 3H2", "line", 1.5),
  unfulfilled_contract: () => SCROLL + line("M-2.8 -4.6L4.4 2.6M4.4 -4.6L-2.8 2.6", "mismatch", 2.4),
  extension: () => path(GABLE, "any") + line("M-8.4 2.6L0 -5.6 8.4 2.6", "line", 1.4),
  extension_blue: () => gable("blue"),
  extension_red: () => gable("red"),
  extension_yellow: () => gable("yellow"),
  extension_green: () => gable("green"),
  ghost: () => GHOST,
  bag: () => BAG,
  screen: () => SCREEN,
  points: (n?: number) => worth("seal", n),
  spring: () => LEAF,
  summer: () => SUN,
  autumn: () => ACORN,
  winter: () => FLAKE,
  home: () => COTTAGE,
  boat: () => BOAT,
  anchor: () => ANCHOR,
  flag: () => FLAG,
  star: () => STAR,
  tile: () => hex("court"),
  adjacent_tile: () =>
    at(-4.6, 0, hex("court"), 0.62) + at(5.4, -5.6, hex("spring"), 0.5) + at(5.4, 5.6, hex("spring"), 0.5),
  village_tile: () =>
    at(-5.4, -4.4, hex("spring"), 0.5) + at(5.4, -4.4, hex("summer"), 0.5) + at(0, 5.4, hex("court"), 0.5),
  adjacent_summer_tile: () =>
    at(-4.6, 0, hex("court"), 0.62) + at(5.4, -5.6, hex("summer", at(0, 0, SUN, 0.7)), 0.5) + at(5.4, 5.6, hex("summer"), 0.5),
  adjacent_winter_tile: () =>
    at(-4.6, 0, hex("court"), 0.62) + at(5.4, -5.6, hex("winter", at(0, 0, FLAKE, 0.7)), 0.5) + at(5.4, 5.6, hex("winter"), 0.5),
  adjacent_upgrade_icon: () =>
    at(-4.6, 0, hex("court"), 0.62) + at(5.6, 0, hex("golden", at(0, 0, path(ARROW_UP, "paper"), 0.6)), 0.72),
  route_tile: () =>
    path(HEX, "summer") +
    line("M-6 5C-6 -2 -1 4 0 -1S5 -6 6 -5", "road-2", 4.4) +
    line("M-6 5C-6 -2 -1 4 0 -1S5 -6 6 -5", "road", 2.4),
  winter_tile: () => hex("winter", at(0, 0, FLAKE, 0.62)),
  upgraded_tile: () => hex("golden", at(0, 0, path(ARROW_UP, "paper"), 0.55)),
  loop_tile: () =>
    path(HEX, "summer") +
    line("M0 -5.4a5.4 5.4 0 1 1 -.1 0", "road-2", 4.4) +
    line("M0 -5.4a5.4 5.4 0 1 1 -.1 0", "road", 2.4),
  field: () => hex("summer", at(0, 0.6, WAGON, 0.62)),
  mismatch: () =>
    at(-5.6, 0, path("M5.6 -9.6V9.6H0L-5.4 0 0 -9.6Z", "summer")) +
    at(5.6, 0, path("M-5.6 -9.6V9.6H0L5.4 0 0 -9.6Z", "water")) +
    line("M-4.4 -2.4H4.4M-4.4 2.4H4.4M2.6 -6L-2.6 6", "line", 1.9),
  bid: () => at(0, -3.4, hex("court"), 0.76) + at(0, 6.2, worker("blue"), 0.5),
  use: () => hex("court", at(0, 0, worker("red"), 0.66)),
  hourglass: () =>
    path("M-7 -10.6H7C7 -3.4 2 -2.6 2 0S7 3.4 7 10.6H-7C-7 3.4 -2 2.6 -2 0S-7 -3.4 -7 -10.6Z", "paper") +
    plain(path("M-4.6 9.4C-4 5 4 5 4.6 9.4ZM-3.6 -5H3.6C2.6 -3 1 -2 0 0 -1 -2 -2.6 -3 -3.6 -5Z", "thatch-2")) +
    line("M-8.6 -10.8H8.6M-8.6 10.8H8.6", "line", 2.2),
  river_boat: () => hex("water", at(0, 0, BOAT, 0.62)),
} satisfies Record<string, (n?: number) => Svg>;

function gable(colour: Colour): Svg {
  return path(GABLE, colour) + at(0, 4.6, MARKS[colour], 0.95);
}

export type IconName = keyof typeof PICTURES;
export const ICON_NAMES = Object.keys(PICTURES) as IconName[];

/** One icon around (0, 0), 24 wide and high, with its outline. */
export function icon(name: IconName, n?: number): Svg {
  return outlined(PICTURES[name](n), "line", 1.5);
}

/** A worker that lies flat, around (0, 0). */
export function lying(name: IconName): Svg {
  return at(0, 3, turned(-90, icon(name)));
}
