"""Fits the outlook of the searching bots: `python -m keyflower.lab.foresee --out outlook.json`.

The learnt policy plays itself, a little blurred. When a season begins, what each seat has is written down; at the
end a ridge regression finds what each piece and tile was worth. Only differences within a game count, so that good
deals do not look like good play.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from keyflower.bots.outlook import FORESEEN, count_pieces
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible
from keyflower.catalogue import CATALOGUE, SEASONS
from keyflower.game.chance import Chance
from keyflower.game.ending import totals_of
from keyflower.game.game import Game
from keyflower.game.playout import first_seat
from keyflower.game.printed import TILES
from keyflower.game.state import SPRING, State

from .commands import count, run

FORESEEN_BLUR = 1.5
FORESEEN_TABLES = (2, 3, 4, 4, 5)
STIFF = 12.0  # how strongly the worth of a tile is held to zero
GREEN_LIMIT = 3.0  # green workers are too rare in these games for a fit to be trusted further


def holdings(state: State, seat: int) -> list[float]:
    row = count_pieces(state, seat) + [0.0] * (2 * TILES)
    for tile in state.villages[seat]:
        row[len(FORESEEN) + 2 * tile + int(state.upgraded[tile])] = 1.0
    return row


def play(players: int, seed: str, policy: Sensible) -> tuple[dict[int, Any], list[int]]:
    """What each seat had when each season began, and the final totals."""
    state = Game.new(players, seed).state
    dice = Chance.from_seed(seed)
    found: dict[int, Any] = {}
    while not state.over:
        if state.season != SPRING and state.season not in found:
            found[state.season] = np.array([holdings(state, seat) for seat in range(players)])
        seat = first_seat(state.asked())
        state.apply(policy.choose(state, seat, state.answers(seat), dice))
    return found, totals_of(state)


def fit(games: int, tables: Sequence[int], blur: float = FORESEEN_BLUR) -> dict[str, Any]:
    """With the figures for tables of this size, where there is one size only."""
    policy = Sensible(learnt(tables[0] if len(set(tables)) == 1 else 0), blur)
    rows: dict[int, list[Any]] = {}
    ends: dict[int, list[Any]] = {}
    for number in range(games):
        found, totals = play(tables[number % len(tables)], f"foresee {number}", policy)
        for season, table in found.items():
            rows.setdefault(season, []).append(table - table.mean(axis=0))
            ends.setdefault(season, []).append(np.array(totals) - np.mean(totals))
    return {SEASONS[season]: weights(np.vstack(rows[season]), np.concatenate(ends[season])) for season in sorted(rows)}


def weights(rows: Any, ends: Any) -> dict[str, Any]:
    hold = np.full(rows.shape[1], STIFF)
    hold[: len(FORESEEN)] = 0.5
    found = np.linalg.solve(rows.T @ rows + np.diag(hold), rows.T @ ends)
    pieces = {name: round(float(worth), 3) for name, worth in zip(FORESEEN, found[: len(FORESEEN)], strict=True)}
    pieces["green"] = min(max(pieces["green"], pieces["workers"]), GREEN_LIMIT)
    tiles: dict[str, list[float]] = {}
    for tile in range(TILES):
        at = len(FORESEEN) + 2 * tile
        if np.abs(rows[:, at : at + 2]).sum() > 0:
            tiles[CATALOGUE.tiles[tile].id] = [round(float(worth), 2) for worth in found[at : at + 2]]
    return {"pieces": pieces, "tiles": tiles}


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the outlook of the searching bots.")
    parser.add_argument("--games", type=count, default=2500)
    parser.add_argument("--tables", type=int, nargs="+", choices=range(2, 7), default=FORESEEN_TABLES)
    parser.add_argument(
        "--blur", type=float, default=FORESEEN_BLUR, help="by how many points the policy misjudges things"
    )
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    wanted.out.write_text(json.dumps(fit(wanted.games, wanted.tables, wanted.blur), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    run(main)
