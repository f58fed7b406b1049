"""What the value sees of what there is to see: `python -m keyflower.lab.explained FOLDER`.

FOLDER has records of level 5, as `keyflower arena` writes them. At the beginnings of summer, autumn and winter the
value says how many points each seat will have. From there level 5 plays the game to a second end, with everything that
nobody knows drawn anew. What the two ends have in common is what the position explains of the final points; the rest is
luck and what was still to be chosen. The value catches some share of it.
"""

import argparse
from functools import partial
from pathlib import Path

from keyflower.bots.levels_4_5 import Master
from keyflower.bots.unknown import draw_anew
from keyflower.bots.weights import learnt_value
from keyflower.catalogue import SEASONS
from keyflower.game.chance import Chance
from keyflower.game.codes import TURNS_STEP, frame_kind
from keyflower.game.game import Game

from .commands import count, run
from .executors import spread
from .masters import play_on
from .stats import again, records_in

End = tuple[int, float, int, int]  # the season that began; expected points; those of both ends


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
            for seat, total in enumerate(first):
                value.judge(state, seat)
                found.append((season, value.points, total, second[seat]))
        game.play(line)
    return found


class SeasonsBegun:
    """Of one season's beginnings: the shares of what differs between final points."""

    def __init__(self, ends: list[End]) -> None:
        points = [float(end) for one in ends for end in one[2:]]
        mean = sum(points) / len(points)
        spread_out = sum((point - mean) ** 2 for point in points) / len(points)
        common = sum((one - mean) * (other - mean) for _, _, one, other in ends) / len(ends)
        missed = sum((one - said) ** 2 + (other - said) ** 2 for _, said, one, other in ends) / len(points)
        self.cases = len(ends)
        self.position = common / spread_out  # that the position explains
        self.value = 1 - missed / spread_out  # that the value does

    def __str__(self) -> str:
        caught = self.value / self.position if self.position > 0 else 0.0
        return (
            f"of final points the position explains {self.position:.0%}, the value {self.value:.0%}: "
            f"it catches {caught:.0%} ({self.cases} cases)"
        )


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
        some = [end for end in ends if end[0] == season]
        if some:
            print(f"{name}: {SeasonsBegun(some)}")


if __name__ == "__main__":
    run(main)
