"""Hundreds of legal actions as a short list that opens step by step: first the tile, then the colour, then how many.

Every action has a path of choices. A menu shows what the paths have next; a choice keeps the actions below it. A step
that leaves no choice is skipped, so that a single action is reached at once.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import keyflower as kf
from keyflower.catalogue import CATALOGUE, EDGE_NAMES
from keyflower.words import t
from keyflower.words.answers import answer, payment, place
from keyflower.words.tiles import (
    contract_named,
    extension_name,
    letter,
    losing_bids,
    piece_word,
    tile_name,
    workers,
)

from .hexes import turned
from .players import short_name


class Choice(NamedTuple):
    """One step of a path: what is shown; the word that picks it, if it is to be more than its number; its section."""

    label: str
    word: str = ""
    section: str = ""
    by_word: bool = False  # picked by its word alone: a count is typed as itself, not as its place in the list
    mark: str = ""  # how it is written in a summary of what lies below
    turns: bool = False  # a way to turn a tile

    def called(self, word: str) -> bool:
        return word.lower() in (self.word.lower(), self.label.lower())


class MenuLine(NamedTuple):
    key: str  # what is typed
    choice: Choice
    actions: list[kf.Action]


Where = Mapping[str, str]  # by tile: the heading under which its use is listed


def sections(view: Mapping[str, Any]) -> dict[str, str]:
    """The heading under which the use of each tile is listed."""
    found = {lot["tile"]: t("cli-use-auction") for lot in view["auction"]}
    for seat, shown in enumerate(view["seats"]):
        own = seat == view["seat"]
        whose = t("cli-use-mine") if own else t("cli-use-of", name=short_name(view["names"][seat]))
        for tile in shown["village"]:
            found[tile["tile"]] = whose
    return found


def path(action: kf.Action, where: Where) -> list[Choice]:
    """The choices that lead to an action."""
    verb, said = action.verb, action.fields
    if verb in ("bid", "use"):
        return placing_path(said, t("cli-bid-for") if verb == "bid" else where.get(said["tile"], ""))
    if verb == "build":
        return building_path(said)
    if verb == "move":
        what, start, end = said["resource"], said["from"], said["to"]
        return [
            Choice(t("move-good", piece=piece_word(what), tile=tile_name(start)), f"{what} {start}"),
            Choice(t("cli-move-to", tile=tile_name(end)), end),
        ]
    if verb == "upgrade":
        return [Choice(t("cli-upgrade", tile=tile_name(said["tile"])), said["tile"]), paying(said)]
    if verb == "extend":
        extension = extension_name(said["extension"])
        return [
            Choice(t("cli-extend", tile=tile_name(said["tile"])), said["tile"]),
            Choice(f"{extension}, {paying(said).label}", said["extension"]),
        ]
    if verb == "swap":
        contract, piece = said["contract"], said["piece"]
        return [
            Choice(t("cli-swap", contract=contract_named(contract)), contract),
            Choice(t("cli-for-piece", piece=piece_word(piece)), piece),
        ]
    line = action.text.removeprefix(verb).strip()
    return [Choice(answer(action), line if " " not in line else "")]


def placing_path(said: Mapping[str, Any], section: str) -> list[Choice]:
    number, colour, groups = said["count"], said["colour"], said.get("groups", [])
    label = workers(number, colour) if number else t("cli-none-from-screen")
    kind = t(f"colour-{colour}")
    if groups:
        kind = t("cli-with-groups", colour=kind, groups=losing_bids(groups))
    return [
        Choice(tile_name(said["tile"]), said["tile"], section),
        Choice(kind, colour if not groups else "", mark=letter(colour) + "+" * bool(groups)),
        Choice(label, str(number), by_word=True),
    ]


def building_path(said: Mapping[str, Any]) -> list[Choice]:
    tile, turn, at = said["tile"], said["turn"], place(said)
    shown = turned(CATALOGUE.tile(tile).edges, turn)
    parts = []
    for edge, key in (("R", "cli-edges-road"), ("W", "cli-edges-water")):
        sides = [t(f"edge-{EDGE_NAMES[side].lower()}") for side in range(6) if shown[side] == edge]
        if sides:
            parts.append(t(key, list=" ".join(sides)))
    return [
        Choice(t("cli-add", tile=tile_name(tile)), tile),
        Choice(t("cli-at", at=at), at),
        Choice(f"{t('cli-turned', turn=turn)}: {', '.join(parts)}", str(turn), by_word=True, turns=True),
    ]


def paying(said: Mapping[str, Any]) -> Choice:
    return Choice(t("cli-paying", list=payment(said)))


class Menu:
    """The next choice among some actions."""

    def __init__(self, actions: Sequence[kf.Action], where: Where) -> None:
        self.where = where
        paths = [(path(action, where), action) for action in actions]
        depth = 0
        # Skip what all have in common, as far as it leaves something to choose.
        while len(paths) > 1 and len({way[depth] for way, _ in paths}) == 1:
            depth += 1
        self.depth = depth
        self.skipped = paths[0][0][:depth] if len(paths) > 1 else paths[0][0]
        self.said = [choice.label for choice in paths[0][0][:depth]]
        grouped: dict[Choice, list[kf.Action]] = {}
        for way, action in paths:
            grouped.setdefault(way[depth], []).append(action)
        self.entries = [
            MenuLine(choice.word if choice.by_word else str(at), choice, found)
            for at, (choice, found) in enumerate(grouped.items(), start=1)
        ]

    def pick(self, word: str) -> Sequence[kf.Action]:
        """The actions below an entry named by its number, its word or its label; none if there is no such entry.

        What leaves no choice may be said all the same: `3 red 2` where only red is possible.
        """
        for entry in self.entries:
            if entry.key == word:
                return entry.actions
        for entry in self.entries:
            if entry.choice.called(word):
                return entry.actions
        if any(choice.called(word) for choice in self.skipped):
            return [action for entry in self.entries for action in entry.actions]
        return []

    def summary(self, entry: MenuLine) -> str:
        """What is open below an entry: '1-4r 1-2b', 'turned 0, 2-5', '3 ways'."""
        ways = [path(action, self.where)[self.depth + 1 :] for action in entry.actions]
        if entry.choice.section:
            counts: dict[str, list[int]] = {}
            for colour, number in (way[-2:] for way in ways if len(way) == 2):
                counts.setdefault(colour.mark, []).append(int(number.word))
            return " ".join(spans(numbers) + mark for mark, numbers in counts.items())
        if len(ways) == 1:
            return ", ".join(choice.label for choice in ways[0])
        if all(len(way) == 1 and way[0].by_word for way in ways):
            numbers = spans([int(way[0].word) for way in ways])
            return t("cli-turned", turn=numbers) if ways[0][0].turns else numbers
        return t("cli-ways", count=len({way[0] for way in ways}))


def spans(numbers: Iterable[int]) -> str:
    """1, 2, 3, 5 -> '1-3,5'."""
    found: list[list[int]] = []
    for number in sorted(set(numbers)):
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ",".join(str(low) if low == high else f"{low}-{high}" for low, high in found)


def descend(actions: Sequence[kf.Action], where: Where, typed: list[str]) -> Sequence[kf.Action]:
    """The actions that a row of choices leaves, such as '12 red 3'; none if one of them is not there."""
    for word in typed:
        actions = Menu(actions, where).pick(word)
        if not actions:
            return []
    return actions
