"""The legal answers in short, for the wire: hundreds of bids and uses become one row for each tile, verb and colour."""

from __future__ import annotations

from typing import Any

from keyflower.catalogue import COLOURS
from keyflower.game.codes import BID_VERB, PASS_VERB, USE_VERB, colour_of, count_of, groups_of, tile_of, verb_of
from keyflower.game.notation import tile_id
from keyflower.game.state import SEATS

from .engine import Action, Game

Run = tuple[int, int, int]  # the losing bids that come along (as bits), the least and the most from the screen


def told(game: Game, kind: str, seat: int) -> dict[str, Any]:
    if kind == "turn":
        return turn(game, seat)
    actions = [action.text for action in game.legal_actions(seat)]
    if kind == "build":
        return build(actions)
    return {"actions": actions}


def turn(game: Game, seat: int) -> dict[str, Any]:
    rows: dict[tuple[int, int, int], dict[int, list[int]]] = {}
    texts: dict[tuple[int, int, int], list[Action]] = {}
    others: list[str] = []
    may_pass = False
    for action in game.legal_actions(seat):
        code = action.code
        verb = verb_of(code)
        if verb in (BID_VERB, USE_VERB):
            key = (tile_of(code), verb, colour_of(code))
            rows.setdefault(key, {}).setdefault(groups_of(code), []).append(count_of(code))
            texts.setdefault(key, []).append(action)
        elif verb == PASS_VERB:
            may_pass = True
        else:
            others.append(action.text)
    state = game.state
    sizes = {lot: state.bids[lot * SEATS + seat] for lot in range(len(state.lots)) if state.bids[lot * SEATS + seat]}
    places = []
    for key, found in rows.items():
        tile, verb, colour = key
        row: dict[str, Any] = {
            "tile": tile_id(tile),
            "verb": "bid" if verb == BID_VERB else "use",
            "colour": COLOURS[colour] if colour < len(COLOURS) else "any",
        }
        # The counts of one set of groups always follow one another.
        figures = fitted([(groups, counts[0], counts[-1]) for groups, counts in found.items()], sizes)
        if figures is not None:
            least, most, screen, lots = figures
            groups = [{"from": tile_id(state.lots[lot]), "count": sizes[lot]} for lot in lots]
            row |= {"least": least, "most": most, "screen": screen, "groups": groups}
        else:
            row["only"] = [action.text for action in texts[key]]
        places.append(row)
    return {"pass": may_pass, "places": places, "actions": others}


def fitted(runs: list[Run], sizes: dict[int, int]) -> tuple[int, int, int, list[int]] | None:
    """Least and most workers added, most from the screen, the lots of the groups; None if the runs say more."""
    if len(runs) == 1 and runs[0][0] == 0:  # nearly always: nothing but the screen
        return runs[0][1], runs[0][2], runs[0][2], []
    bits = 0
    for groups, _, _ in runs:
        bits |= groups
    lots = [lot for lot in sizes if bits >> lot & 1]
    size = {groups: sum(sizes[lot] for lot in lots if groups >> lot & 1) for groups, _, _ in runs}
    least = min(low + size[groups] for groups, low, _ in runs)
    most = max(high + size[groups] for groups, _, high in runs)
    screen = max(high for _, _, high in runs)
    scheme = set()
    for subset in range(1 << len(lots)):
        groups = sum(1 << lot for i, lot in enumerate(lots) if subset >> i & 1)
        total = sum(sizes[lot] for i, lot in enumerate(lots) if subset >> i & 1)
        low, high = max(0, least - total), min(screen, most - total)
        if low <= high:
            scheme.add((groups, low, high))
    return (least, most, screen, lots) if scheme == set(runs) else None


def build(actions: list[str]) -> dict[str, Any]:
    """Tile, place, allowed turns."""
    tiles: dict[str, dict[str, list[int]]] = {}
    others = []
    for text in actions:
        words = text.split()
        if len(words) == 4 and words[0] == "build":
            tiles.setdefault(words[1], {}).setdefault(words[2], []).append(int(words[3]))
        else:
            others.append(text)
    return {"build": tiles, "actions": others}
