"""Habits of those who played some games, from their records: `python -m keyflower.lab.habits FOLDER`.

What becomes of passes (does the season end before the passer's next turn?) and what the imagined players of level 5
make of the same moments; uses of tiles that only carry and upgrade, and do neither; workers that were never placed in
spring. FOLDER is one of `keyflower arena`, or any other with records.
"""

import argparse
from collections.abc import Iterable
from pathlib import Path

from keyflower.bots.faces import only_carries
from keyflower.bots.levels_4_5 import Master
from keyflower.bots.unknown import shuffle_unknown
from keyflower.catalogue import SEASONS
from keyflower.game.chance import Chance
from keyflower.game.codes import (
    MOVE_VERB,
    PASS_VERB,
    TURNS_STEP,
    UPGRADE_VERB,
    USE_VERB,
    frame_kind,
    tile_of,
    verb_of,
)
from keyflower.game.game import Game
from keyflower.game.playout import Policy, first_seat
from keyflower.game.state import SPRING, State

from .commands import run
from .stats import again, records_in


class Tallied:
    """How often something happened of the times when it could."""

    def __init__(self) -> None:
        self.happened = 0.0
        self.cases = 0

    def add(self, share: float) -> None:
        self.happened += share
        self.cases += 1

    def __str__(self) -> str:
        return f"{100 * self.happened / self.cases:.1f} % of {self.cases}" if self.cases else "none"


class Habits:
    def __init__(self, worlds: int) -> None:
        """In `worlds` imagined worlds each pass is looked at again."""
        self.worlds = worlds
        self.games = 0
        self.passes = [Tallied() for _ in SEASONS]  # after which the season ended, by season
        self.imagined = [Tallied() for _ in SEASONS]
        self.idle = Tallied()  # uses for transport and upgrades that did neither
        self.unplaced = 0  # workers behind the screens at the end of spring
        self.seats = 0
        self.level = Master("habits")
        # Of the game at hand: who has passed and had no turn since; the use whose effect is being carried out.
        self._waiting: set[int] = set()
        self._use_is_idle: bool | None = None

    def read(self, records: Iterable[str]) -> None:
        for record in records:
            self.add(record)

    def add(self, record: str) -> None:
        """NotationError if it is none."""
        whole = Game.replay(record)
        game = again(whole)
        self.games += 1
        self._waiting, self._use_is_idle = set(), None
        for number, line in enumerate(whole.actions):
            self._action(game.state, game.parse(line).code, Chance.from_seed(f"habits {whole.seed} {number}"))
            game.play(line)

    def _action(self, state: State, code: int, chance: Chance) -> None:
        seat = first_seat(state.asked())
        verb = verb_of(code)
        if frame_kind(state.top()) == TURNS_STEP:
            self._use_over()
            if seat in self._waiting:
                self._waiting.remove(seat)
                self.passes[state.season].add(0.0)
            if verb == PASS_VERB:
                self._waiting.add(seat)
                if self.worlds:
                    self._imagine(state, seat, code, chance)
                if state.passes == state.rules.players - 1:
                    self._season_over(state)
            elif verb == USE_VERB and only_carries(state.face(tile_of(code))):
                self._use_is_idle = True
        elif verb in (MOVE_VERB, UPGRADE_VERB) and self._use_is_idle:
            self._use_is_idle = False

    def _use_over(self) -> None:
        if self._use_is_idle is not None:
            self.idle.add(float(self._use_is_idle))
            self._use_is_idle = None

    def _season_over(self, state: State) -> None:
        for _ in self._waiting:
            self.passes[state.season].add(1.0)
        self._waiting.clear()
        if state.season == SPRING:
            for seat in range(state.rules.players):
                self.unplaced += state.screen_total(seat)
                self.seats += 1

    def _imagine(self, state: State, seat: int, code: int, chance: Chance) -> None:
        policy = self.level.mind(state.rules.players).instinct
        ended = 0
        for _ in range(self.worlds):
            world = state.copy()
            shuffle_unknown(world, seat, chance)
            world.apply(code)
            ended += season_ends_first(world, seat, policy, chance)
        self.imagined[state.season].add(ended / self.worlds)

    def lines(self) -> list[str]:
        found = [f"{self.games} games"]
        for season, name in enumerate(SEASONS):
            found.append(f"passes after which the season ended, {name}: {self.passes[season]}")
            if self.worlds:
                found.append(f"  imagined: {self.imagined[season]}")
        found.append(f"uses for transport and upgrades that did neither: {self.idle}")
        found.append(f"workers never placed in spring: {self.unplaced / (self.seats or 1):.2f} a seat")
        return found


def season_ends_first(game: State, seat: int, policy: Policy, chance: Chance) -> bool:
    """Does the season end before this seat's next turn?"""
    season = game.season
    while not game.over and game.season == season:
        asked = first_seat(game.asked())
        if asked == seat and frame_kind(game.top()) == TURNS_STEP:
            return False
        game.apply(policy.choose(game, asked, game.answers(asked), chance))
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the habits of those who played some games.")
    parser.add_argument("source", type=Path, help="a folder or file with records")
    parser.add_argument("--worlds", type=int, default=8, help="in which each pass is imagined; 0: not at all")
    wanted = parser.parse_args()
    habits = Habits(wanted.worlds)
    habits.read(records_in(wanted.source))
    print("\n".join(habits.lines()))


if __name__ == "__main__":
    run(main)
