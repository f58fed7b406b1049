"""The game as a Gymnasium environment: one seat learns, bots sit in the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import Bot
from ..game.action import Action, Decision
from ..game.chance import Chance
from ..game.ending import totals_of, winners_of
from ..game.options import normal_options
from ..game.setup import deal, rules_for
from ..game.view import decisions, make_memory, make_view
from .arrays import Block
from .deals import draw_deal
from .encoding import SIZE
from .entrants import Entrant
from .observation import LENGTH

Seen = dict[str, Any]

HIGHEST = 32767

ANYBODY = "random"  # plays inside the engine, and so costs next to nothing


def seen_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-HIGHEST, HIGHEST, (LENGTH,), np.int16),
            "action_mask": spaces.Box(0, 1, (SIZE,), np.int8),
        }
    )


class Solo(gymnasium.Env[Seen, Any]):
    """`others` names the bots of the other seats (see entrants.py), or `random` for anything legal. The learner's seat
    is drawn anew for each game."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(self, others: tuple[str, ...] = ("1",), modules: Any = (), variants: Any = ()) -> None:
        self.entrants = [None if text == ANYBODY else Entrant(text) for text in others]
        self.players = len(others) + 1
        self.options = normal_options(self.players, None, modules, variants)
        self.rules = rules_for(self.options)
        self.observation_space = seen_space()
        self.action_space = spaces.Discrete(SIZE)
        block = Block(1)
        (self.desk,) = block.desks
        (self._row,) = block.rows
        (self._mask,) = block.masks

    def reset(self, *, seed: int | None = None, options: Seen | None = None) -> tuple[Seen, Seen]:
        super().reset(seed=seed)
        if seed is not None:
            self.action_space.seed(seed)
        name = draw_deal(self.np_random)
        self.seat = int(self.np_random.integers(self.players))
        self.state = deal(self.rules, Chance.from_seed(name))
        self.seated = [*self.entrants[: self.seat], None, *self.entrants[self.seat :]]
        self.bots: list[Bot | None] = [
            entrant.make(f"{name} {number}") if entrant else None for number, entrant in enumerate(self.seated)
        ]
        anybody = sum(1 << seat for seat, bot in enumerate(self.bots) if bot is None and seat != self.seat)
        self.desk.sit(self.state, anybody, Chance.from_seed(f"{name} anybody") if anybody else None)
        self._others()
        return self._seen(), {"seat": self.seat}

    def _others(self) -> None:
        """The bots play on until the learner has a choice."""
        desk, state = self.desk, self.state
        while not state.over and desk.seat != self.seat:
            seat = desk.seat
            bot, entrant = self.bots[seat], self.seated[seat]
            assert bot is not None
            assert entrant is not None
            asked = next(asked for asked in decisions(state) if asked["seat"] == seat)
            actions = [Action(code, state.rules, state.lots) for code in desk.runs.expand()]
            view = make_view(state, self.options, seat, desk.played)
            decision = Decision(seat, asked["kind"], asked["about"])
            desk.play(bot.choose(view, make_memory(state, seat), decision, actions, entrant.budget).code)

    def _seen(self) -> Seen:
        if self.state.over:
            self.desk.sheet.write(self.state, self.seat, None)
        else:
            self.desk.write()
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Seen]:
        """The reward comes at the end: 1 for a win, shared wins shared."""
        if not self.desk.answer(int(action)):
            self._others()
        if not self.state.over:
            return self._seen(), 0.0, False, False, {}
        totals = totals_of(self.state)
        winners = winners_of(self.state, totals)
        won = 1.0 / len(winners) if self.seat in winners else 0.0
        return self._seen(), won, True, False, {"totals": totals, "seat": self.seat}
