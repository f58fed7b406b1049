// What the table shows, in sentences: for labels, the text board and the action bar.
import { parseAction } from "$/game/action";
import { COLOURS, contractFacts, extensionFacts, findTile, RESOURCES, SKILLS } from "$/game/catalogue";
import { contractNeeds, losingBids, piece, pieces, pieceWord, tileName, tileWords, workersOf } from "$/game/describe";
import { chosenWords } from "$/game/events";
import { leadingBid, total, type AuctionTile, type Boat, type PlacedTile, type View } from "$/game/view";
import { has, list, t } from "$/i18n/i18n.svelte";
import type { LeastWorkers } from "$/net/protocol";
import { nameIn } from "$/game/names";

const PIECES: ReadonlySet<string> = new Set([...COLOURS, ...SKILLS, ...RESOURCES]);

function colourCounts(counts: Record<string, number>): string {
  return pieces(counts);
}

export function auctionLabel(view: View, entry: AuctionTile, least: LeastWorkers): string {
  const lead = leadingBid(entry);
  const parts = [tileName(entry.tile)];
  const facts = findTile(entry.tile);
  if (facts) parts.push((tileWords(facts).sides[0]?.lines ?? []).join(" "));
  for (const bid of entry.bids ?? [])
    parts.push(
      t(bid === lead ? "text-leads" : "text-bids", {
        name: nameIn(view, bid.seat),
        list: workersOf(bid.colour ?? entry.colour ?? "any", bid.count),
      }),
    );
  if ((entry.bids ?? []).length === 0) parts.push(t("text-no-bid"));
  if (total(entry.workers) > 0) parts.push(t("text-on-tile", { list: colourCounts(entry.workers ?? {}) }));
  if (entry.closed) parts.push(t("text-haunted"));
  const [bid, use] = [least.bid[entry.tile], least.use[entry.tile]];
  if (bid) parts.push(t("price-bid", { count: bid }));
  if (use) parts.push(t("price-use", { count: use }));
  return parts.join(" · ");
}

export function placedLabel(entry: PlacedTile, least: LeastWorkers): string {
  const facts = findTile(entry.tile);
  const parts = [tileName(entry.tile)];
  if (entry.upgraded) parts.push(t("term-back"));
  if (facts) {
    const words = tileWords(facts);
    parts.push((words.sides[entry.upgraded ? 1 : 0]?.lines ?? []).join(" "));
    if (!entry.upgraded && words.upgrade) parts.push(words.upgrade);
  }
  if (entry.extension) parts.push(t("extension-name", { colour: extensionFacts(entry.extension)?.colour ?? entry.extension }));
  if (entry.cabins) parts.push(piece("cabin", entry.cabins));
  if (total(entry.goods) > 0) parts.push(t("text-goods", { list: pieces(entry.goods ?? {}) }));
  if (total(entry.workers) > 0) parts.push(t("text-on-tile", { list: colourCounts(entry.workers ?? {}) }));
  const use = least.use[entry.tile];
  if (use) parts.push(t("price-use", { count: use }));
  return parts.join(" · ");
}

export function boatLabel(view: View, boat: Boat): string {
  const parts = [tileName(boat.tile)];
  if (boat.taken_by !== undefined) parts.push(t("text-taken", { name: nameIn(view, boat.taken_by) }));
  else if (total(boat.cargo) > 0) parts.push(t("text-cargo", { list: pieces(boat.cargo ?? {}) }));
  return parts.join(" · ");
}

/** An answer in words, as it stands on a button. */
export function actionWords(line: string): string {
  const action = parseAction(line);
  switch (action.verb) {
    case "pass":
      return t("do-pass");
    case "stop":
      return t("do-stop");
    case "wait":
      return t("do-wait");
    case "bid":
    case "use": {
      const parts = action.count > 0 ? [workersOf(action.colour, action.count)] : [];
      if (action.groups.length > 0) parts.push(losingBids(action.groups));
      return t(`do-${action.verb}`, { tile: tileName(action.tile), list: list(parts, "conjunction") });
    }
    case "place":
      return t("do-place", { list: pieces(action.counts) });
    case "pay":
      return action.what.startsWith("+")
        ? t("do-pay-group", { tile: tileName(action.what.slice(1)) })
        : t("do-pay", { list: piece(action.what, 1) });
    case "take":
      return t("do-take", { list: chosenWords(action.what) });
    case "move":
      return t("do-move", { piece: pieceWord(action.resource), from: tileName(action.from), to: tileName(action.to) });
    case "upgrade":
      return t("do-upgrade", { tile: tileName(action.tile), list: paymentWords(action.payment) });
    case "extend":
      return t("do-extend", {
        tile: tileName(action.tile),
        extension: t("extension-name", { colour: extensionFacts(action.extension)?.colour ?? "blue" }),
        list: paymentWords(action.payment),
      });
    case "boat":
      return t("do-boat", { boat: tileName(action.boat) });
    case "offer":
      return t("do-offer", { list: list(action.tiles.map(tileName), "conjunction") });
    case "build":
      return t("do-build", { tile: tileName(action.tile), at: `${action.q}, ${action.r}`, turn: action.turn });
    case "contract":
      return action.contract === "draw" ? t("do-contract-draw") : t("do-contract", { list: contractNeeds(action.contract) });
    case "replace":
    case "swap":
    case "haunt":
    case "copy":
    case "put":
    case "show": {
      const { verb, text, ...said } = action;
      return t(`do-${verb}`, named(said));
    }
    default:
      return has(`do-${action.word}`) ? t(`do-${action.word}`, named(action.said)) : line;
  }
}

/** What an answer names, as figures of its message: tiles and pieces by their names. */
function named(said: Record<string, string>): Record<string, string> {
  const word = (value: string): string =>
    findTile(value) ? tileName(value) : contractFacts(value) ? contractNamed(value) : PIECES.has(value) ? piece(value, 1) : value;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, word(value)]));
}

/** A contract inside a sentence, where its own colon would be one too many. */
const contractNamed = (id: string): string => `${t("term-contract")} (${contractNeeds(id)})`;

export function paymentWords(payment: readonly string[]): string {
  const counts: Record<string, number> = {};
  const groups: string[] = [];
  for (const each of payment) {
    if (each.startsWith("+")) groups.push(each.slice(1));
    else counts[each] = (counts[each] ?? 0) + 1;
  }
  const paid = pieces(counts);
  const given = groups.length > 0 ? losingBids(groups) : "";
  return list([paid, given].filter(Boolean), "conjunction") || t("nothing");
}

/** What the open question is, as a sentence to the one who is asked. */
export function questionWords(kind: string, about: Record<string, unknown>, view: View): string {
  const args: Record<string, string | number> = { season: view.season };
  for (const [name, value] of Object.entries(about))
    if (typeof value === "number") args[name] = value;
    else if (typeof value === "string") args[name] = findTile(value) ? tileName(value) : value;
  return t(`ask-${kind}`, { count: 0, ...args });
}
