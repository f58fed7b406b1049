// What a tile would score for a seat if the game ended now and nothing else competed for the pieces: a help, not the law.
import { findTile, isColour, isResource, isSkill, RESOURCES, SKILLS, type Counts } from "./catalogue";
import { total, type SeatView } from "./view";

function holdings(seat: SeatView): Counts {
  const sum: Counts = { ...seat.screen };
  for (const tile of seat.village)
    for (const [name, count] of Object.entries(tile.goods ?? {})) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

const sumOf = (counts: Counts, names: (name: string) => boolean): number =>
  Object.entries(counts).reduce((sum, [name, count]) => sum + (names(name) ? count : 0), 0);

function icons(seat: SeatView, word: "transport" | "upgrades"): number {
  return seat.village.reduce((sum, tile) => {
    const facts = findTile(tile.tile);
    const face = tile.upgraded ? facts?.back : facts?.front;
    return sum + (face?.[word] ?? 0) + (word === "upgrades" ? (tile.cabins ?? 0) : 0);
  }, 0);
}

function counted(seat: SeatView, what: string): number | null {
  switch (what) {
    case "transport_icon":
      return icons(seat, "transport");
    case "upgrade_icon":
      return icons(seat, "upgrades");
    case "upgraded_tile":
      return seat.village.filter((tile) => tile.upgraded).length;
    case "winter_tile":
      return seat.village.filter((tile) => findTile(tile.tile)?.season === "winter").length;
    case "extension":
      return seat.village.filter((tile) => tile.extension).length;
    case "unfulfilled_contract":
      return seat.contracts?.length ?? 0;
    default:
      return null;
  }
}

/** How many whole groups can be made up, or null where that cannot be told from a count. */
function groups(seat: SeatView, per: Counts): number | null {
  const have = holdings(seat);
  const [[only, size] = ["", 1], second] = Object.entries(per);
  if (second === undefined) {
    const found = counted(seat, only);
    if (found !== null) return found;
    const sums: Record<string, number> = {
      any_worker: sumOf(have, isColour),
      any_skill: sumOf(have, isSkill),
      any_resource: sumOf(have, isResource),
      same_worker: Math.max(0, ...["blue", "red", "yellow", "green"].map((name) => have[name] ?? 0)),
      same_skill: Math.max(0, ...SKILLS.map((name) => have[name] ?? 0)),
      same_resource: Math.max(0, ...RESOURCES.map((name) => have[name] ?? 0)),
    };
    const amount = sums[only] ?? (isColour(only) || isSkill(only) || isResource(only) ? (have[only] ?? 0) : null);
    return amount === null ? null : Math.floor(amount / size);
  }
  const names = Object.keys(per);
  if (names.every((name) => isColour(name) || isSkill(name)))
    return Math.min(...names.map((name) => Math.floor((have[name] ?? 0) / (per[name] ?? 1))));
  if (names.every((name) => isResource(name) && name !== "gold")) {
    // Gold fills whatever is short.
    let sets = 0;
    const missing = (count: number): number => names.reduce((sum, name) => sum + Math.max(0, count - (have[name] ?? 0)), 0);
    while (missing(sets + 1) <= (have.gold ?? 0) && sets < 50) sets++;
    return sets;
  }
  return null;
}

export function worthNow(id: string, seat: SeatView): number | null {
  const facts = findTile(id);
  if (!facts || !seat.screen) return null;
  if (facts.score.per) {
    const found = groups(seat, facts.score.per);
    return found === null ? null : found * (facts.score.points ?? 0);
  }
  if (facts.score.flat) return facts.score.flat;
  const placed = seat.village.find((tile) => tile.tile === id);
  const rule = (placed?.upgraded ? facts.back : facts.front).score_on_tile;
  if (!rule) return null;
  const goods = placed?.goods ?? {};
  return rule.points * (rule.resource === "any" ? total(goods) : (goods[rule.resource] ?? 0) + (goods.gold ?? 0));
}
