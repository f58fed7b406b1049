"""The game as a PettingZoo environment (AEC: one agent after the other), with masks.

    from keyflower.lab.zoo import env

    table = env(players=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination or truncation else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

The rewards come at the end: 1 for a win (shared wins are shared), 0 otherwise; `reward="score"` gives the points. The
encodings of actions and observations are fixed and versioned: `encoding.py`, `observation.py`, docs/lab.md.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..game.game import Game
from ..game.playout import first_seat
from .encoding import DONE, SIZE, Question
from .observation import LENGTH, observe

REWARDS = ("win", "score")
HIGHEST = 32767


class Zoo(AECEnv):  # type: ignore[misc]
    metadata: ClassVar[dict[str, Any]] = {"name": "keyflower_v1", "is_parallelizable": False, "render_modes": []}

    def __init__(self, players: int = 4, modules: Any = (), variants: Any = (), reward: str = "win") -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {reward}")
        self.players = players
        self.modules = tuple(modules)
        self.variants = tuple(variants)
        self.reward = reward
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-HIGHEST, HIGHEST, (LENGTH,), np.int16),
                    "action_mask": spaces.Box(0, 1, (SIZE,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(SIZE) for agent in self.possible_agents}
        self._deal = 0

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. The same seed gives the same one; without a seed the next of a row."""
        if seed is not None:
            self._deal = seed
            for agent, space in self._actions.items():
                space.seed(seed + self.possible_agents.index(agent))
        self.game = Game.new(self.players, f"zoo {self._deal}", modules=self.modules, variants=self.variants)
        self._deal += 1
        self.state_now = self.game.state
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Opens the next question that has more than one answer."""
        state = self.state_now
        while not state.over:
            seat = first_seat(state.asked())
            self.question = Question(state.answers(seat))
            if self.question.code == DONE:
                self.agent_selection = self.possible_agents[seat]
                return
            state.apply(self.question.code)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        row = np.zeros(LENGTH, np.int16)
        mask = np.zeros(SIZE, np.int8)
        asked = not self.state_now.over and agent == self.agent_selection
        observe(self.state_now, seat, self.question if asked else None, row)
        if asked:
            mask[self.question.choices] = 1
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.question.answer(int(action))
        if self.question.code != DONE:
            self.state_now.apply(self.question.code)
            self._ask()
        if self.state_now.over:
            self._end()
        self._accumulate_rewards()

    def _end(self) -> None:
        result = self.game.scores()
        for seat, agent in enumerate(self.possible_agents):
            if self.reward == "score":
                self.rewards[agent] = float(result.totals[seat])
            elif seat in result.winners:
                self.rewards[agent] = 1.0 / len(result.winners)
            self.terminations[agent] = True
            self.infos[agent] = {"total": result.totals[seat]}
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """Nothing is drawn: `game` is there for whoever wants to look."""

    def close(self) -> None:
        pass


def raw_env(**options: Any) -> Zoo:
    return Zoo(**options)


def env(**options: Any) -> Any:
    """The environment with PettingZoo's own checks around it."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))
