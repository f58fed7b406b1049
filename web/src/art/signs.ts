// What a tile does, as a row of icons composed from the catalogue's data.

import type { Counts, Face, Season, TileData } from "./catalogue";
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
const seal = (points: number): Sign => ({ icon: "points", number: points });

const named = (what: string, kind: "worker" | "skill" | "resource"): IconName =>
  (what === "any" ? `any_${kind}` : what) as IconName;

export function pieces(counts: Counts): Sign[] {
  return Object.entries(counts).map(([name, count]) => ({ icon: name as IconName, count }));
}

/** The effect of one face. */
export function faceSigns(face: Face): Sign[] {
  const signs: Sign[] = [];
  for (const [word, value] of Object.entries(face)) {
    const n = value as number;
    if (word === "pay_worker") signs.push({ icon: named(value as string, "worker") }, then);
    else if (word === "pay_skill") signs.push({ icon: named(value as string, "skill") }, then);
    else if (word === "resources") signs.push(...pieces(value as Counts));
    else if (word === "choose_resource") signs.push(...between((value as IconName[]).map((name) => [{ icon: name }])));
    else if (word === "choose_one") signs.push(...between((value as Face[]).map(faceSigns)));
    else if (word === "draw_workers") signs.push({ icon: "any_worker", count: n });
    else if (word === "green_workers") signs.push({ icon: "green", count: n });
    else if (word === "skills") signs.push({ icon: "any_skill", count: n });
    else if (word === "contract") signs.push({ icon: "contract", count: n });
    else if (word === "transport") signs.push({ icon: "transport", number: n });
    else if (word === "upgrades") signs.push({ icon: "upgrade", number: n });
    else if (word === "score_on_tile") {
      const { resource, points } = value as { resource: string; points: number };
      signs.push({ icon: "tile" }, { icon: named(resource, "resource") }, then, seal(points));
    }
  }
  return signs;
}

function between(options: Sign[][]): Sign[] {
  return options.flatMap((option, index) => (index ? [or, ...option] : option));
}

/** What a winter tile, a boat or a turn-order tile scores, and what a boat brings when it is taken. */
export function scoreSigns(score: Face, gain: Face): Sign[] {
  const signs: Sign[] = [];
  if (score.per) signs.push(...pieces(score.per as Counts), then, seal(score.points as number));
  if (score.flat) signs.push(seal(score.flat as number));
  if (score.with_unused_ghost)
    signs.push(gap, { icon: "ghost" }, then, { text: "+" }, seal(score.with_unused_ghost as number));
  if (score.boats_in_chain) {
    const worth = score.boats_in_chain as number[];
    signs.push({ icon: "river_boat" }, { text: `1-${worth.length - 1}` }, then, { text: `${worth[1]}-` }, seal(worth.at(-1)!));
  }
  if (score.contract_points) signs.push({ icon: "contract" }, then, seal(score.contract_points as number));
  if (gain.resources) signs.push({ text: "+" }, ...pieces(gain.resources as Counts));
  if (gain.free_upgrade) signs.push(gap, { text: "+" }, { icon: "upgrade", number: gain.free_upgrade as number });
  if (gain.free_extension) signs.push({ text: "+" }, { icon: "extension" });
  return signs;
}

/** What a summer boat does for its owner. */
export function abilitySigns(ability: Face): Sign[] {
  const wild = ability.resources_wild_when as string[] | undefined;
  if (ability.draw_workers) return [{ icon: "hourglass" }, then, { icon: "any_worker", count: ability.draw_workers as number }];
  if (ability.green_workers) return [{ icon: "hourglass" }, then, { icon: "green", count: ability.green_workers as number }];
  if (ability.transport_over_fields) return [{ icon: "field" }, gap, { icon: "mismatch" }];
  if (ability.transport_times)
    return [{ icon: "transport" }, { text: `×${String(ability.transport_times)}` }, gap, { icon: "upgrade" }, { text: `×${String(ability.upgrades_times)}` }];
  if (wild) {
    const where: Sign[] = wild.includes("scoring") ? [{ icon: "points" }] : [{ icon: "upgrade" }, { icon: "extension" }];
    return [...where, { text: ":" }, { icon: "stone" }, { stroke: "equals" }, { icon: "any_resource" }];
  }
  if (ability.counter_bid_in_other_colour)
    return [{ icon: "flag" }, { text: ":" }, { icon: "blue" }, { stroke: "raise" }, { icon: "red" }, { icon: "yellow" }];
  if (ability.use_in_any_colours) return [{ icon: "tile" }, { text: ":" }, { icon: "red" }, { stroke: "plus" }, { icon: "blue" }, { stroke: "plus" }, { icon: "yellow" }];
  return [];
}

const CARGO_ICONS: Record<string, IconName> = {
  workers: "any_worker",
  skills: "any_skill",
  cabins: "cabin",
  contracts: "contract",
};

export function cargoSigns(tile: TileData, season: Season): Sign[] {
  return Object.entries(tile.cargo[season] ?? {}).map(([name, count]) => ({
    icon: CARGO_ICONS[name] ?? (name as IconName),
    count,
  }));
}

/** What the visible side of a tile does, however it does it. */
export function mainSigns(tile: TileData, upgraded: boolean): Sign[] {
  const score = scoreSigns(tile.score, tile.gain);
  return [...faceSigns(upgraded ? tile.back : tile.front), ...abilitySigns(tile.ability), ...score];
}

/** What the upgrade costs, and what the better side does. */
export function upgradeSigns(tile: TileData): { cost: Sign[]; better: Sign[] } {
  const [, points] = tile.points;
  const better = faceSigns(tile.back);
  if (points) better.push(seal(points));
  return { cost: pieces(tile.cost), better };
}

const STROKES: Record<"then" | "or" | "plus" | "gap" | "equals" | "raise", [width: number, svg: Svg]> = {
  then: [14, plain(path("M-6 -2H0V-6L6.5 0 0 6V2H-6Z", "text"))],
  or: [9, line("M2.5 -8L-2.5 8", "text", 2.2)],
  plus: [7, line("M0 -3V3M-3 0H3", "text", 1.8)],
  gap: [8, ""],
  equals: [13, line("M-4.5 -2.6H4.5M-4.5 2.6H4.5", "text", 2.2)],
  raise: [12, line("M-3 -6L3.5 0 -3 6", "text", 2.2)],
};

function drawn(sign: Sign): [width: number, svg: Svg] {
  if ("stroke" in sign) return STROKES[sign.stroke];
  if ("text" in sign) {
    const width = sign.text.length * 8.5 + 2;
    return [width, words(0, 0.5, sign.text, 15)];
  }
  const picture = icon(sign.icon, sign.number);
  if ((sign.count ?? 1) === 1) return [25, picture];
  const digits = String(sign.count).length * 9;
  return [digits + 25, words(-12.5, 0.5, sign.count!, 16.5) + at(digits / 2, 0, picture)];
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
