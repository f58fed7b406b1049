"""How much better moves could be chosen: `python -m keyflower.lab.regret --players 2 --turns 100`.

At some turns of games that are played by instinct, the moves that the value likes best are each played on to the game's
end in the same way, in many worlds. That tells, without any judgement of positions, what each of them is worth there.
Then the search is asked, which plays them on to the season's end. What its choices are worth beside the value's first
shows what looking ahead can bring, with far fewer games than a tournament needs.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from keyflower.bots.levels_4_5 import Mind, glimpse, pick, trust_in_glimpses
from keyflower.bots.search import ENDLESS, Candidate, Search
from keyflower.bots.season_played import SeasonPlayed
from keyflower.bots.simple import ranked
from keyflower.bots.unknown import shuffle_unknown
from keyflower.catalogue import SEASONS
from keyflower.game.chance import Chance
from keyflower.game.codes import TURNS_STEP, frame_kind
from keyflower.game.game import Game
from keyflower.game.playout import first_seat
from keyflower.game.state import WINTER, State

from .commands import count, run
from .executors import spread
from .masters import told

LOOKING_WIDE = 12  # moves that the value is asked of, beside a bid for every tile
LIKED = 6  # moves that are compared
GLIMPSED_WORLDS = 4  # that the value sees of each
COMPARED_TURNS = 0.05  # of all


class Compared(NamedTuple):
    """One turn: what the choices are worth, beside the value's."""

    season: int
    seasons: float
    ends: float  # whoever takes the best by half of the games that were played on, by the other half


def liked(state: State, seat: int, by: Mind, chance: Chance) -> list[Candidate]:
    """The moves that the value likes best, in order."""
    runs = state.answers(seat)
    codes = runs.firsts()
    picked = pick(ranked(codes, by.judge.values(state, seat, codes)), runs, LOOKING_WIDE, 0)
    return glimpse(state, seat, picked, by, chance, ENDLESS, GLIMPSED_WORLDS)[:LIKED]


def ends_of(state: State, seat: int, codes: list[int], by: Mind, games: int, chance: Chance) -> list[list[float]]:
    """What each move comes to, world by world, in the one figure of searches."""
    found: list[list[float]] = [[] for _ in codes]
    future = SeasonPlayed(by.instinct, by.value, WINTER)
    for _ in range(games):
        world = state.copy()
        shuffle_unknown(world, seat, chance)
        dice = Chance(chance.word(), chance.word(), chance.word(), 1)
        for at, code in enumerate(codes):
            game = world.copy()
            game.apply(code)
            found[at].append(future.comes_to(game, seat, dice.copy()))
    return found


def turns_of(deal: str, players: int, games: int, iterations: int) -> list[Compared]:
    """Some turns of one game."""
    state = Game.new(players, deal).state
    random, dice = Random(deal), Chance.from_seed(deal)
    by = Mind(players)
    found: list[Compared] = []
    while not state.over:
        seat = first_seat(state.asked())
        runs = state.answers(seat)
        if frame_kind(state.top()) == TURNS_STEP and runs.single() < 0 and random.random() < COMPARED_TURNS:
            moves = liked(state, seat, by, dice)
            codes = [move.code for move in moves]
            ends = ends_of(state, seat, codes, by, games, dice)
            search = Search(
                state, seat, SeasonPlayed(by.instinct, by.value, state.season), dice, trust_in_glimpses(state)
            )
            chosen = codes.index(search.run(moves, iterations, ENDLESS)[0].code)
            gain = (sum(ends[chosen]) - sum(ends[0])) / games
            found.append(Compared(state.season, gain, halves(ends)))
        state.apply(by.instinct.choose(state, seat, runs, dice))
    return found


def halves(ends: list[list[float]]) -> float:
    """What the best by one half of the games is worth by the other, both ways round."""
    gain = 0.0
    for part in (0, 1):
        shown = [sum(row[part::2]) for row in ends]
        best = shown.index(max(shown))
        hidden = [row[1 - part :: 2] for row in (ends[best], ends[0])]
        gain += (sum(hidden[0]) - sum(hidden[1])) / len(hidden[0]) / 2
    return gain


def lines(found: list[Compared]) -> Iterator[str]:
    yield f"{len(found)} turns; worth more than the value's choice, in points, are"
    for season, name in enumerate((*SEASONS, "all")):
        some = [one for one in found if one.season == season or name == "all"]
        if some:
            yield (
                f"{name}: {len(some)} turns; seasons {told([one.seasons for one in some], 1)}, "
                f"ends {told([one.ends for one in some], 1)}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how much better moves could be chosen.")
    parser.add_argument("--players", type=count, default=2)
    parser.add_argument("--turns", type=count, default=100, help="that are looked at, at least")
    parser.add_argument("--games", type=count, default=40, help="that each move is played on to the end")
    parser.add_argument("--iterations", type=count, default=60, help="of those who search")
    parser.add_argument("--seed", default="regret")
    parser.add_argument("--jobs", type=int, default=0, help="processes at work; 0: one for each core")
    wanted = parser.parse_args()
    work = partial(turns_of, players=wanted.players, games=wanted.games, iterations=wanted.iterations)
    found: list[Compared] = []
    for some in spread(work, [f"{wanted.seed} {deal}" for deal in range(wanted.turns)], wanted.jobs):
        found += some
        if len(found) >= wanted.turns:
            break
    print("\n".join(lines(found)))


if __name__ == "__main__":
    run(main)
