// What a tile does, as a row of icons composed from the catalogue's data.

import type { NumberEffect } from "$/generated/vocabulary";
import { numbersOf, type Counts, type Face, type Score, type TileFacts } from "../game/catalogue";
import { at, line, outlined, plain, path, round, words, type Svg } from "./draw";
import { icon, type IconName } from "./icons";

/** A sign is an icon (with a count before it, or a number in it) or a stroke between icons. */
export type Sign =
  | { icon: IconName; count?: number; number?: number }
  | { stroke: "then" | "or" | "plus" | "gap" | "equals" | "raise" }
  | { text: string };

const then: Sign = { stroke: "then" };
const or: Sign = { stroke: "or" };
const gap: Sign = { stroke: "gap" };
const plus: Sign = { stroke: "plus" };
const colon: Sign = { text: ":" };
const seal = (points: number): Sign => ({ icon: "points", number: points });

const named = (what: string, kind: "worker" | "skill" | "resource"): IconName =>
  (what === "any" ? `any_${kind}` : what) as IconName;

// What is counted but not a piece of its own is shown by the icon it counts.
const COUNTED: Record<string, IconName> = { transport_icon: "transport", upgrade_icon: "upgrade", worker_icon: "any_worker" };

export function pieces(counts: Counts): Sign[] {
  const signs = Object.entries(counts).map(([name, count]): Sign => ({
    icon: COUNTED[name] ?? (name as IconName),
    count,
  }));
  // Where a number stands between two icons, it must be plain to which it belongs.
  const unclear = Object.values(counts).some((count, index) => index > 0 && count > 1);
  return unclear ? signs.flatMap((sign, index) => (index ? [plus, sign] : [sign])) : signs;
}

// What a face gives so many of is shown by that thing; what has no picture yet, as something that a use brings.
const GIVEN: Partial<Record<NumberEffect, IconName>> = {
  contract: "contract",
  draw_workers: "any_worker",
  green_workers: "green",
  skills: "any_skill",
};
// Icons that have their number inside.
const STEPS: Partial<Record<NumberEffect, IconName>> = { transport: "transport", upgrades: "upgrade" };

function numberSign([word, count]: [NumberEffect, number]): Sign {
  const steps = STEPS[word];
  return steps ? { icon: steps, number: count } : { icon: GIVEN[word] ?? "use", count };
}

/** The effect of one face. */
export function faceSigns(face: Face): Sign[] {
  const signs: Sign[] = [];
  if (face.pay_worker) signs.push({ icon: named(face.pay_worker, "worker") }, then);
  if (face.pay_skill) signs.push({ icon: named(face.pay_skill, "skill") }, then);
  if (face.choose_resource) signs.push(...between(face.choose_resource.map((name) => [{ icon: name as IconName }])));
  if (face.choose_one) signs.push(...between(face.choose_one.map(faceSigns)));
  signs.push(...numbersOf(face).map(numberSign));
  if (face.resources) signs.push(...pieces(face.resources));
  if (face.use_tile) signs.push({ icon: "use" }, { stroke: "equals" }, { icon: face.use_tile === "adjacent" ? "adjacent_tile" : "village_tile" });
  if (face.score_on_tile) {
    const { resource, points } = face.score_on_tile;
    signs.push({ icon: "tile" }, { icon: named(resource, "resource") }, then, seal(points));
  }
  if (face.score) signs.push(...scoreSigns(face.score, {}));
  return signs;
}

function between(options: Sign[][]): Sign[] {
  return options.flatMap((option, index) => (index ? [or, ...option] : option));
}

/** What a winter tile, a boat or a turn-order tile scores, and what a boat brings when it is taken. */
export function scoreSigns(score: Score, gain: TileFacts["gain"]): Sign[] {
  const signs: Sign[] = [];
  if (score.per) signs.push(...pieces(score.per), then, seal(score.points ?? 0));
  if (score.flat) signs.push(seal(score.flat));
  if (score.with_unused_ghost) signs.push(gap, { icon: "ghost" }, then, plus, seal(score.with_unused_ghost));
  if (score.boats_in_chain) {
    const worth = score.boats_in_chain;
    signs.push({ icon: "river_boat", count: worth.length - 1 }, then, seal(worth.at(-1)!));
  }
  if (score.contract_points) signs.push({ icon: "contract" }, then, seal(score.contract_points));
  if (gain.resources) signs.push(plus, ...pieces(gain.resources));
  if (gain.free_upgrade) signs.push(gap, plus, { icon: "upgrade", number: gain.free_upgrade });
  if (gain.free_extension) signs.push(plus, { icon: "extension" });
  return signs;
}

/** What a summer boat does for its owner. */
export function abilitySigns(ability: TileFacts["ability"]): Sign[] {
  const wild = ability.resources_wild_when as string[] | undefined;
  const times = (of: IconName, factor: unknown): Sign[] => [{ icon: of }, { text: `×${String(factor)}` }];
  if (ability.draw_workers)
    return [{ icon: "hourglass" }, then, { icon: "any_worker", count: ability.draw_workers as number }];
  if (ability.green_workers)
    return [{ icon: "hourglass" }, then, { icon: "green", count: ability.green_workers as number }];
  if (ability.transport_over_fields) return [{ icon: "field" }, gap, { icon: "mismatch" }];
  if (ability.transport_times)
    return [...times("transport", ability.transport_times), gap, ...times("upgrade", ability.upgrades_times)];
  if (wild) {
    const where: Sign[] = wild.includes("scoring")
      ? [{ icon: "points" }]
      : [{ icon: "upgrade" }, { icon: "extension" }];
    return [...where, colon, { icon: "stone" }, { stroke: "equals" }, { icon: "any_resource" }];
  }
  if (ability.counter_bid_in_other_colour)
    return [{ icon: "bid" }, colon, { icon: "blue" }, { stroke: "raise" }, { icon: "red" }];
  if (ability.resources) return [{ icon: "hourglass" }, then, ...pieces(ability.resources as Counts)];
  if (ability.foreign_resources_on_any_own_tile)
    return [{ icon: "any_resource" }, then, { icon: "home" }, or, { icon: "tile" }];
  if (ability.use_in_any_colours)
    return [{ icon: "use" }, colon, { icon: "red" }, plus, { icon: "blue" }, plus, { icon: "yellow" }];
  return [];
}

const CARGO_ICONS: Record<string, IconName> = {
  workers: "any_worker",
  skills: "any_skill",
  cabins: "cabin",
  contracts: "contract",
};

export function cargoSigns(tile: TileFacts, season: string): Sign[] {
  const cargo = Object.entries(tile.cargo[season] ?? {});
  return cargo.flatMap(([name, count], index) => {
    const sign: Sign = { icon: CARGO_ICONS[name] ?? (name as IconName), count };
    return index ? [gap, sign] : [sign];
  });
}

/** What the visible side of a tile does, however it does it. */
export function mainSigns(tile: TileFacts, upgraded: boolean): Sign[] {
  const score = scoreSigns(tile.score, tile.gain);
  const signs = [...faceSigns(upgraded ? tile.back : tile.front), ...abilitySigns(tile.ability), ...score];
  // The better side of a tile that only scores has nothing else to say.
  return signs.length || !upgraded ? signs : [seal(tile.points[1])];
}

/** What the upgrade costs, and what the better side does. */
export function upgradeSigns(tile: TileFacts): { cost: Sign[]; better: Sign[] } {
  const [, points] = tile.points;
  const better = faceSigns(tile.back);
  if (points) better.push(seal(points));
  return { cost: pieces(tile.cost), better };
}

const STROKES: Record<"then" | "or" | "plus" | "gap" | "equals" | "raise", [width: number, svg: Svg]> = {
  then: [19, plain(path("M-6.5 -2H0V-6L6.5 0 0 6V2H-6.5Z", "text"))],
  or: [9, line("M2.5 -8L-2.5 8", "text", 2.2)],
  plus: [7, line("M0 -3V3M-3 0H3", "text", 1.8)],
  gap: [8, ""],
  equals: [13, line("M-4.5 -2.6H4.5M-4.5 2.6H4.5", "text", 2.2)],
  raise: [12, line("M-3 -6L3.5 0 -3 6", "text", 2.2)],
};

const NARROW = new Set<IconName>(["blue", "red", "yellow", "green", "purple", "any_worker", "ghost", "hourglass"]);

function drawn(sign: Sign): [width: number, svg: Svg] {
  if ("stroke" in sign) return STROKES[sign.stroke];
  if ("text" in sign) {
    const width = sign.text.length * 8.5 + 2;
    return [width, words(0, 0.5, sign.text, 15)];
  }
  const picture = icon(sign.icon, sign.number);
  const own = NARROW.has(sign.icon) ? 19 : 25;
  if ((sign.count ?? 1) === 1) return [own, picture];
  const digits = String(sign.count).length * 10 + 2;
  return [digits + own, words(-own / 2 - 0.5, 0.5, sign.count!, 17) + at(digits / 2, 0, picture)];
}

/** A row of signs around (x, y): icons `size` high, made smaller where they would be wider than `room`. */
export function signRow(signs: Sign[], x: number, y: number, size: number, room: number): Svg {
  const parts = signs.map(drawn);
  const width = parts.reduce((sum, [own]) => sum + own, 0);
  const scale = Math.min(size / 24, room / width);
  let left = -width / 2;
  const row = parts.map(([own, svg]) => {
    const middle = left + own / 2;
    left += own;
    return svg && at(middle, 0, svg);
  });
  return at(x, y, outlined(row.join(""), "line"), scale);
}

/** How wide a row of signs is at the given icon height. */
export function signWidth(signs: Sign[], size: number): number {
  return round((signs.reduce((sum, sign) => sum + drawn(sign)[0], 0) * size) / 24);
}
