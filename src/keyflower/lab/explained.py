"""What the value sees of what there is to see: `python -m keyflower.lab.explained FOLDER`.

FOLDER has records of level 5, as `keyflower arena` writes them. At the beginnings of summer, autumn and winter the
value says how many points each seat will have. From there level 5 plays the game to a second end, with everything that
nobody knows drawn anew. What the two ends have in common is what the position explains of the final points; the rest is
luck and what was still to be chosen. The value catches some share of it; and so does level 5, when it imagines some
seasons that are played on to their end, as it does for its moves.
"""

import argparse
from functools import partial
from pathlib import Path
from typing import NamedTuple

from keyflower.bots.levels_4_5 import Master
from keyflower.bots.season_played import SeasonPlayed
from keyflower.bots.unknown import draw_anew
from keyflower.bots.weights import learnt_value
from keyflower.catalogue import SEASONS
from keyflower.game.chance import Chance
from keyflower.game.codes import TURNS_STEP, frame_kind
from keyflower.game.game import Game
from keyflower.game.state import State

from .commands import count, run
from .executors import spread
from .masters import play_on
from .stats import again, records_in

IMAGINED = 8  # seasons that are played on at each beginning


class End(NamedTuple):
    """Of one seat, from the beginning of a season."""

    season: int
    said: float  # points that the value expects
    imagined: float  # the same by the seasons that are played on
    first: int  # those of both ends
    second: int


def ends_of(record: str, iterations: int) -> list[End]:
    """Of a record, for each season that begins and each seat. NotationError if it is none."""
    whole = Game.replay(record)
    first = whole.scores().totals
    game = again(whole)
    value = learnt_value()
    found: list[End] = []
    season = game.state.season
    for line in whole.actions:
        state = game.state
        if state.season != season and frame_kind(state.top()) == TURNS_STEP:
            season = state.season
            other = game.copy()
            draw_anew(other.state, Chance.from_seed(f"explained {whole.seed} {season}"))
            bots = [Master(f"{whole.seed} {seat}") for seat in range(len(first))]
            second = play_on(other, bots, iterations, f"explained {whole.seed} {season}")
            imagined = imagined_points(state, bots[0], Chance.from_seed(f"imagined {whole.seed} {season}"))
            for seat, total in enumerate(first):
                value.judge(state, seat)
                found.append(End(season, value.points, imagined[seat], total, second[seat]))
        game.play(line)
    return found


def imagined_points(state: State, bot: Master, chance: Chance) -> list[float]:
    """What each seat can expect after some seasons that are played on from here."""
    players = state.rules.players
    mind = bot.mind(players)
    points = [0.0] * players
    for _ in range(IMAGINED):
        world = state.copy()
        draw_anew(world, chance)
        SeasonPlayed(mind.instinct, mind.value, state.season).comes_to(world, 0, chance)
        for seat in range(players):
            mind.value.judge(world, seat)
            points[seat] += mind.value.points / IMAGINED
    return points


class SeasonsBegun:
    """Of one season's beginnings: the shares of what differs between final points."""

    def __init__(self, ends: list[End]) -> None:
        points = [float(end) for one in ends for end in (one.first, one.second)]
        mean = sum(points) / len(points)
        spread_out = sum((point - mean) ** 2 for point in points) / len(points)
        common = sum((one.first - mean) * (one.second - mean) for one in ends) / len(ends)
        self.cases = len(ends)
        self.position = common / spread_out  # that the position explains
        self.value = 1 - missed(ends, [one.said for one in ends]) / spread_out  # that the value does
        self.imagined = 1 - missed(ends, [one.imagined for one in ends]) / spread_out

    def caught(self, explained: float) -> float:
        return explained / self.position if self.position > 0 else 0.0

    def __str__(self) -> str:
        return (
            f"of final points the position explains {self.position:.0%}, the value {self.value:.0%}: "
            f"it catches {self.caught(self.value):.0%}; imagined seasons {self.imagined:.0%}: "
            f"they catch {self.caught(self.imagined):.0%} ({self.cases} cases)"
        )


def missed(ends: list[End], said: list[float]) -> float:
    """How far both ends are off from what was said, in squares."""
    off = [(one.first - points) ** 2 + (one.second - points) ** 2 for one, points in zip(ends, said, strict=True)]
    return sum(off) / (2 * len(ends))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how much the value sees of what there is to see.")
    parser.add_argument("source", type=Path, help="a folder or file with records")
    parser.add_argument("--iterations", type=count, default=24, help="of those who play to the second end")
    parser.add_argument("--jobs", type=int, default=0, help="processes at work; 0: one for each core")
    wanted = parser.parse_args()
    ends: list[End] = []
    for some in spread(partial(ends_of, iterations=wanted.iterations), list(records_in(wanted.source)), wanted.jobs):
        ends += some
    for season, name in enumerate(SEASONS):
        some = [end for end in ends if end.season == season]
        if some:
            print(f"{name}: {SeasonsBegun(some)}")


if __name__ == "__main__":
    run(main)
