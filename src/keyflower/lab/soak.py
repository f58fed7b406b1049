"""Random games, watched after every action. Any number of them, for the weaknesses that a few hundred do not show."""

import random
from collections.abc import Iterable

import keyflower as kf
from keyflower.game.audit import audit

from ..game.audit import Violation, hold
from .invariants import check

DOCUMENTS = 16  # one thorough check in so many also writes and reads the position


class SoakFailure(Exception):
    """A game that went wrong: what was wrong, and the record that leads there."""

    def __init__(self, seed: str, what: str, record: str) -> None:
        super().__init__(seed, what, record)
        self.seed = seed
        self.what = what
        self.record = record


def soak_game(
    players: int, seed: str, modules: Iterable[str] = (), variants: Iterable[str] = (), every: int = 1
) -> int:
    """Plays one random game, checks it all the way, tells its number of actions. SoakFailure if anything is wrong.

    All pieces are counted after every action; the thorough look at the whole position follows one action in `every`.
    """
    game = kf.Game.new(players, seed, modules=modules, variants=variants)
    chance = random.Random(seed)
    try:
        check(game)
        while not game.is_over:
            seat = chance.choice(game.decisions).seat
            action = chance.choice(game.legal_actions(seat))
            thorough = every == 1 or chance.randrange(every) == 0
            if thorough:
                hold(game.parse(str(action)) == action, f"'{action}' is read as another action")
            game.play(action)
            wrong = audit(game.state)
            hold(not wrong, wrong)
            if thorough:
                check(game)
                if chance.randrange(DOCUMENTS) == 0:
                    check_document(game)
        check_document(game)
        hold(kf.Game.replay(game.record()).position() == game.position(), "the record leads elsewhere")
    except Exception as error:
        kind = "" if isinstance(error, Violation) else f"{type(error).__name__}: "
        raise SoakFailure(seed, f"after {len(game.actions)} actions: {kind}{error}", partial_record(game)) from error
    return len(game.actions)


def check_document(game: kf.Game) -> None:
    """A position that is written and read is the same, and so are its answers."""
    again = kf.Game.from_position(game.position())
    hold(again.position() == game.position(), "a position that is read is another")
    for decision in game.decisions:
        mine = [action.text for action in game.legal_actions(decision.seat)]
        theirs = [action.text for action in again.legal_actions(decision.seat)]
        hold(mine == theirs, "a position that is read has other answers")


def partial_record(game: kf.Game) -> str:
    """The record without its result: a game that is broken may not be fit to be scored."""
    from keyflower.game.record import write_record

    return write_record(game.options, game.seed, game.opening, game.rules_version, game.actions, None)
