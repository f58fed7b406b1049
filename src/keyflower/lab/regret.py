"""How much better moves could be chosen: `python -m keyflower.lab.regret --players 2 --turns 100`.

At some turns of games between players who look one move ahead, the moves that the value likes best are each played on
to the game's end by such players, in many worlds. That tells, without any judgement of positions, what each of them is
worth there. Then those who choose among them are asked: the value alone, the search with replies until the seat's next
turn, the search with seasons that are played on. What their choices are worth beside the value's shows what each way of
looking ahead can bring, with far fewer games than a tournament needs.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from keyflower.bots.foresight import TRUST, Foresight, worth_a_try
from keyflower.bots.replies import Replies, SeasonPlayed
from keyflower.bots.scales import learnt
from keyflower.bots.search import ENDLESS, Candidate, Future, Search
from keyflower.bots.sensible import Sensible
from keyflower.bots.unknown import shuffle_unknown
from keyflower.bots.weights import learnt_value
from keyflower.catalogue import SEASONS
from keyflower.game.chance import Chance
from keyflower.game.codes import TURNS_STEP, frame_kind
from keyflower.game.game import Game
from keyflower.game.playout import first_seat
from keyflower.game.state import State

from .commands import count, run
from .executors import spread
from .masters import told

LOOKING_WIDE = 12  # moves that the players look at
REPLYING_WIDE = 6  # the same in imagined games
LIKED = 6  # moves that are compared
GLIMPSED_WORLDS = 4  # that the value sees of each
COMPARED_TURNS = 0.05  # of all
PRIOR_TRIES = 2.0  # that the value's judgement counts as


class Compared(NamedTuple):
    """One turn: what the choices are worth, beside the value's."""

    season: int
    replies: float
    seasons: float
    ends: float  # whoever takes the best by half of the games that were played on, by the other half


def player(players: int, wide: int) -> Foresight:
    return Foresight(Sensible(learnt(players), planning=True), learnt_value(), wide)


def liked(state: State, seat: int, by: Foresight, chance: Chance) -> list[Candidate]:
    """The moves that the value likes best, in order."""
    codes = state.answers(seat).firsts()
    trials = worth_a_try(codes, by.sight.values(state, seat, codes), LOOKING_WIDE, True)
    totals = [TRUST * trial.prior for trial in trials]
    for _ in range(GLIMPSED_WORLDS):
        world = state.copy()
        shuffle_unknown(world, seat, chance)
        luck = Chance(chance.word(), chance.word(), chance.word(), 1)
        for at, trial in enumerate(trials):
            totals[at] += by.after(world, seat, trial.code, luck.copy()) / GLIMPSED_WORLDS
    found = [Candidate(trial.code, total) for trial, total in zip(trials, totals, strict=True)]
    return sorted(found, key=lambda candidate: -candidate.prior)[:LIKED]


def ends_of(state: State, seat: int, codes: list[int], by: Foresight, games: int, chance: Chance) -> list[list[float]]:
    """What each move comes to, world by world, in the one figure of searches."""
    found: list[list[float]] = [[] for _ in codes]
    for _ in range(games):
        world = state.copy()
        shuffle_unknown(world, seat, chance)
        dice = Chance(chance.word(), chance.word(), chance.word(), 1)
        for at, code in enumerate(codes):
            game, luck = world.copy(), dice.copy()
            game.apply(code)
            while not game.over:
                asked = first_seat(game.asked())
                game.apply(by.choose(game, asked, game.answers(asked), luck))
            found[at].append(by.value.worth(game, seat))
    return found


def turns_of(deal: str, players: int, games: int, iterations: int) -> list[Compared]:
    """Some turns of one game."""
    state = Game.new(players, deal).state
    random, dice = Random(deal), Chance.from_seed(deal)
    by, replying = player(players, LOOKING_WIDE), player(players, REPLYING_WIDE)
    found: list[Compared] = []
    while not state.over:
        seat = first_seat(state.asked())
        runs = state.answers(seat)
        if frame_kind(state.top()) == TURNS_STEP and runs.single() < 0 and random.random() < COMPARED_TURNS:
            moves = liked(state, seat, by, dice)
            codes = [move.code for move in moves]
            ends = ends_of(state, seat, codes, by, games, dice)
            gains: list[float] = []
            for future in ways(replying, state.season):
                fresh = [Candidate(move.code, move.prior) for move in moves]
                search = Search(state, seat, future, dice, PRIOR_TRIES)
                chosen = codes.index(search.run(fresh, iterations, ENDLESS)[0].code)
                gains.append((sum(ends[chosen]) - sum(ends[0])) / games)
            found.append(Compared(state.season, gains[0], gains[1], halves(ends)))
        state.apply(by.choose(state, seat, runs, dice))
    return found


def ways(replying: Foresight, season: int) -> Iterator[Future]:
    yield Replies(replying, 1)
    yield SeasonPlayed(replying, season)


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
                f"{name}: {len(some)} turns; replies {told([one.replies for one in some], 1)}, "
                f"seasons {told([one.seasons for one in some], 1)}, ends {told([one.ends for one in some], 1)}"
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
