"""The game as a Gymnasium environment: one seat learns, bots sit in the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import Bot
from ..game.action import Action
from ..game.game import Game
from ..game.playout import first_seat
from .encoding import DONE, SIZE, Question
from .entrants import Entrant
from .observation import LENGTH, observe
from .zoo import HIGHEST

Seen = dict[str, Any]


class Solo(gymnasium.Env[Seen, Any]):
    """`others` names the bots of the other seats (see entrants.py). The learner's seat changes from game to game."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(self, others: tuple[str, ...] = ("1",), modules: Any = (), variants: Any = ()) -> None:
        self.entrants = [Entrant(text) for text in others]
        self.modules = tuple(modules)
        self.variants = tuple(variants)
        self.players = len(others) + 1
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-HIGHEST, HIGHEST, (LENGTH,), np.int16),
                "action_mask": spaces.Box(0, 1, (SIZE,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(SIZE)
        self._deal = 0

    def reset(self, *, seed: int | None = None, options: Seen | None = None) -> tuple[Seen, Seen]:
        super().reset(seed=seed)
        if seed is not None:
            self._deal = seed
            self.action_space.seed(seed)
        deal = f"solo {self._deal}"
        self.seat = self._deal % self.players
        self._deal += 1
        self.game = Game.new(self.players, deal, modules=self.modules, variants=self.variants)
        made = [entrant.make(f"{deal} {number}") for number, entrant in enumerate(self.entrants)]
        self.bots: list[Bot | None] = [*made[: self.seat], None, *made[self.seat :]]
        self._ask()
        return self._seen(), {"seat": self.seat}

    def _ask(self) -> None:
        """The others play on until the learner has a choice."""
        game = self.game
        while not game.is_over:
            seat = first_seat(game.state.asked())
            self.question = Question(game.state.answers(seat))
            if self.question.code != DONE:
                self._play(self.question.code)
                continue
            bot = self.bots[seat]
            if bot is None:
                return
            decision = next(decision for decision in game.decisions if decision.seat == seat)
            entrant = self.entrants[seat if seat < self.seat else seat - 1]
            actions = game.legal_actions(seat)
            game.play(bot.choose(game.view(seat), game.memory(seat), decision, actions, entrant.budget))

    def _play(self, code: int) -> None:
        self.game.play(Action(code, self.game.state.rules, self.game.state.lots))

    def _seen(self) -> Seen:
        row = np.zeros(LENGTH, np.int16)
        mask = np.zeros(SIZE, np.int8)
        over = self.game.is_over
        observe(self.game.state, self.seat, None if over else self.question, row)
        if not over:
            mask[self.question.choices] = 1
        return {"observation": row, "action_mask": mask}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Seen]:
        """The reward comes at the end: 1 for a win, shared wins shared."""
        self.question.answer(int(action))
        if self.question.code != DONE:
            self._play(self.question.code)
            self._ask()
        if not self.game.is_over:
            return self._seen(), 0.0, False, False, {}
        result = self.game.scores()
        won = 1.0 / len(result.winners) if self.seat in result.winners else 0.0
        return self._seen(), won, True, False, {"totals": result.totals, "seat": self.seat}
