"""Random games, watched after every action. Any number of them, for the weaknesses that a few hundred do not show.

The game is walked through inside the engine, where `game/audit.py` looks at every position. Now and then a position is
looked at thoroughly from outside: as a document, in words, as views. At the end the game's record is replayed by the
public interface and must lead to the same place.
"""

from collections.abc import Iterable, Mapping
from typing import Final

import keyflower as kf
from keyflower.game.modules import ALL_MODULES, MODULES, VARIANTS, WITH_SEATS

from ..game.action import Action
from ..game.audit import Violation, hold
from ..game.chance import Chance
from ..game.record import write_record
from ..game.walk import Walk
from .invariants import check

DOCUMENTS: Final = 16  # one thorough look in so many also writes and reads the position

Variants = Iterable[str] | Mapping[str, Iterable[int]]


class SoakFailure(Exception):
    """A game that went wrong: what was wrong, and the record that leads there."""

    def __init__(self, seed: str, what: str, record: str) -> None:
        super().__init__(seed, what, record)
        self.seed = seed
        self.what = what
        self.record = record


class WalkedGame(kf.Game):
    """A game whose actions were played inside the engine."""

    def catch_up(self, walk: Walk) -> None:
        course = self._course
        known = len(course.played)
        played = zip(walk.codes[known:], walk.lots[known:], strict=True)
        course.played += [Action(code, course.state.rules, lots) for code, lots in played]
        course.lent = True


def soak_game(
    players: int, seed: str, modules: Iterable[str] = (), variants: Variants = (), every: int = 1, replay: bool = True
) -> int:
    """Plays one random game, checks it all the way, tells its number of actions. SoakFailure if anything is wrong.

    Every position is audited; the thorough look follows one action in `every`, drawn by chance, and the last one.
    `replay`: the record is written, read and played again.
    """
    dealt = kf.Game.new(players, seed, modules=modules, variants=variants)
    game = WalkedGame(dealt.options, dealt.seed, dealt.state)
    chance = Chance.from_seed(f"{seed} soak")
    walk = Walk(game.state, chance)
    try:
        check(game)
        while not game.is_over:
            wrong = walk.go_on(1 + chance.below(2 * every - 1))
            hold(not wrong, wrong)
            game.catch_up(walk)
            look(game, chance)
        check_document(game)
        if replay:
            hold(kf.Game.replay(game.record()).position() == game.position(), "the record leads elsewhere")
    except Exception as error:
        kind = "" if isinstance(error, Violation) else f"{type(error).__name__}: "
        game.catch_up(walk)
        raise SoakFailure(seed, f"after {len(walk.codes)} actions: {kind}{error}", partial_record(game)) from error
    return len(walk.codes)


def look(game: kf.Game, chance: Chance) -> None:
    """Thoroughly, from outside."""
    check(game)
    for decision in game.decisions:
        actions = game.legal_actions(decision.seat)
        action = actions[chance.below(len(actions))]
        hold(game.parse(str(action)) == action, f"'{action}' is read as another action")
    if chance.below(DOCUMENTS) == 0:
        check_document(game)


def check_document(game: kf.Game) -> None:
    """A position that is written and read is the same, and so are its answers."""
    document = game.position()
    again = kf.Game.from_position(document)
    hold(again.position() == document, "a position that is read is another")
    for decision in game.decisions:
        mine = [action.text for action in game.legal_actions(decision.seat)]
        theirs = [action.text for action in again.legal_actions(decision.seat)]
        hold(mine == theirs, "a position that is read has other answers")


def partial_record(game: kf.Game) -> str:
    """The record without its result: a game that is broken may not be fit to be scored."""
    return write_record(game.options, game.seed, game.opening, game.rules_version, game.actions, None)


def mixed(number: int, players: int) -> tuple[list[str], dict[str, list[int]]]:
    """Modules and variants of one game of many: none in a quarter of them, all in another, some in the rest."""
    chance = Chance.from_seed(f"mixed {number}")
    way = chance.below(4)
    modules = [name for name in MODULES if chance.below(2)] if way > 1 else [*ALL_MODULES] if way else []
    variants: dict[str, list[int]] = {}
    for name in VARIANTS:
        if chance.below(4) == 0 and (
            name not in MODULES or name in modules
        ):  # one that is called like a module needs it
            variants[name] = [seat for seat in range(players) if chance.below(2)] if name in WITH_SEATS else []
    return modules, variants
