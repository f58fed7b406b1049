"""Hundreds of legal actions as a short list that opens step by step: first the tile, then the colour, then how many.

Every action has a path of choices. A menu shows what the paths have next; a choice keeps the actions below it. A step
that leaves no choice is skipped, so that a single action is reached at once.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import keyflower as kf
from keyflower.catalogue import CATALOGUE, EDGE_NAMES

from . import words
from .hexes import turned


class Choice(NamedTuple):
    """One step of a path: what is shown; the word that picks it, if it is to be more than its number; its section."""

    label: str
    word: str = ""
    section: str = ""
    by_word: bool = False  # picked by its word alone: a count is typed as itself, not as its place in the list


class MenuLine(NamedTuple):
    key: str  # what is typed
    choice: Choice
    actions: list[kf.Action]


Where = Mapping[str, str]  # by tile: the heading under which its use is listed


def path(action: kf.Action, where: Where) -> list[Choice]:
    """The choices that lead to an action."""
    verb, said = action.verb, action.fields
    if verb in ("bid", "use"):
        return placing_path(said, "Bid for" if verb == "bid" else where.get(said["tile"], "Use"))
    if verb == "build":
        return building_path(said)
    if verb == "move":
        what, start, end = said["resource"], said["from"], said["to"]
        return [
            Choice(f"move {what} from {words.tile_name(start)}", f"{what} {start}"),
            Choice(f"to {words.tile_name(end)}", end),
        ]
    if verb == "upgrade":
        paid = f"paying {paying(said)}" if "pieces" in said else "for nothing"
        return [Choice(f"upgrade {words.tile_name(said['tile'])}", said["tile"]), Choice(paid)]
    if verb == "extend":
        extension = said["extension"]
        colour = next(found.colour for found in CATALOGUE.extensions if found.id == extension)
        return [
            Choice(f"extend {words.tile_name(said['tile'])}", said["tile"]),
            Choice(f"{colour} extension, paying {paying(said)}", extension),
        ]
    if verb == "swap":
        contract, piece = said["contract"], said["piece"]
        return [Choice(f"swap the contract {words.contract(contract)}", contract), Choice(f"for {piece}", piece)]
    line = action.text.removeprefix(verb).strip()
    return [Choice(plain_label(action), line if " " not in line else "")]


def placing_path(said: Mapping[str, Any], section: str) -> list[Choice]:
    number, colour, groups = said["count"], said["colour"], said.get("groups", [])
    label = f"{number} {colour}" if number else "no worker from the screen"
    moved = [words.tile_name(group) for group in groups]
    kind = f"{colour}" + (f", with the losing bid from {words.many(moved)}" if moved else "")
    return [
        Choice(words.tile_name(said["tile"]), said["tile"], section),
        Choice(kind, colour if not groups else ""),
        Choice(label, str(number), by_word=True),
    ]


def building_path(said: Mapping[str, Any]) -> list[Choice]:
    tile, turn = said["tile"], said["turn"]
    place = "{},{}".format(*said["at"])
    shown = turned(CATALOGUE.tile(tile).edges, turn)
    roads = [EDGE_NAMES[side] for side in range(6) if shown[side] == "R"]
    water = [EDGE_NAMES[side] for side in range(6) if shown[side] == "W"]
    parts = [f"roads {' '.join(roads)}"] if roads else []
    parts += [f"water {' '.join(water)}"] if water else []
    return [
        Choice(f"add {words.tile_name(tile)}", tile),
        Choice(f"at {place}", place),
        Choice(f"turned {turn}: {', '.join(parts)}", str(turn), by_word=True),
    ]


def paying(said: Mapping[str, Any]) -> str:
    if "group" in said:
        return f"the losing bid on {words.tile_name(said['group'])}"
    return ", ".join(name for name, count in said["pieces"].items() for _ in range(count))


def plain_label(action: kf.Action) -> str:
    verb, said = action.verb, action.fields
    if verb == "boat":
        return f"take {words.tile_name(said['tile'])}"
    if verb == "wait":
        return "wait for a later boat"
    if verb == "stop":
        return "stop here"
    if verb == "pay" and "group" in said:
        return f"pay {paying(said)}"
    if verb == "offer":
        return f"offer {', '.join(words.tile_name(tile) for tile in said['tiles'])}"
    if verb in ("haunt", "replace"):
        return f"{verb} {words.tile_name(said['tile' if verb == 'haunt' else 'boat'])}"
    if verb == "contract":
        contract = said["contract"]
        return "draw a contract unseen" if contract == "draw" else f"take the contract {words.contract(contract)}"
    return action.text


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
        self.said = [choice.label for choice in paths[0][0][:depth]]
        grouped: dict[Choice, list[kf.Action]] = {}
        for way, action in paths:
            grouped.setdefault(way[depth], []).append(action)
        self.entries = [
            MenuLine(choice.word if choice.by_word else str(at), choice, found)
            for at, (choice, found) in enumerate(grouped.items(), start=1)
        ]

    def pick(self, word: str) -> list[kf.Action]:
        """The actions below an entry named by its number or its word; none if there is no such entry."""
        for entry in self.entries:
            if entry.key == word:
                return entry.actions
        for entry in self.entries:
            if entry.choice.word == word:
                return entry.actions
        return []

    def summary(self, entry: MenuLine) -> str:
        """What is open below an entry: '1-4r 1-2b', 'turned 0, 2-5', '3 ways'."""
        ways = [path(action, self.where)[self.depth + 1 :] for action in entry.actions]
        if entry.choice.section:
            counts: dict[str, list[int]] = {}
            for colour, number in (way[-2:] for way in ways if len(way) == 2):
                counts.setdefault(short_colour(colour), []).append(int(number.word))
            return " ".join(spans(numbers) + letter for letter, numbers in counts.items())
        if len(ways) == 1:
            return ", ".join(choice.label for choice in ways[0])
        if all(len(way) == 1 and way[0].by_word for way in ways):
            head = "turned " if way_turns(ways[0]) else ""
            return head + spans([int(way[0].word) for way in ways])
        return f"{len({way[0] for way in ways})} ways"


def way_turns(way: list[Choice]) -> bool:
    return way[0].label.startswith("turned")


def short_colour(choice: Choice) -> str:
    """'r', or 'r+' where a losing bid comes along."""
    colour, comma, _ = choice.label.partition(",")
    return words.LETTERS.get(colour, colour) + ("+" if comma else "")


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
