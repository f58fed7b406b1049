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

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ..game.chance import Chance
from ..game.ending import totals_of, winners_of
from ..game.options import normal_options
from ..game.setup import deal, rules_for
from .arrays import Block
from .deals import draw_deal
from .encoding import SIZE
from .observation import CELLS_VERSION as OBSERVATION_VERSION
from .solo import Seen, seen_space
from .version import ENCODING

REWARDS = ("win", "score")
DEALT = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "state_now")


class Zoo(AECEnv):  # type: ignore[misc]
    metadata: ClassVar[dict[str, Any]] = {
        "name": f"keyflower_v{OBSERVATION_VERSION}",
        "encoding": ENCODING,
        "is_parallelizable": False,
        "render_modes": [],
    }

    def __init__(self, players: int = 4, modules: Any = (), variants: Any = (), reward: str = "win") -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {reward}")
        self.rules = rules_for(normal_options(players, None, modules, variants))
        self.reward = reward
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._spaces = {agent: seen_space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(SIZE) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()
        # Two rows: for the mover, and for any other seat that somebody asks for.
        self._block = Block(2)
        self._desk, self._aside = self._block.desks
        self._row, self._row_aside = self._block.rows
        self._mask, self._mask_aside = self._block.masks

    def __getattr__(self, name: str) -> Any:
        """Reached only by what is not there: most of it comes with the first deal."""
        if name in DEALT:
            raise AttributeError(f"{name} is there after reset()")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. The same seed gives the same row of deals; an environment that never had one deals at random."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
            for agent, space in self._actions.items():
                space.seed(seed + self.possible_agents.index(agent))
        self.state_now = deal(self.rules, Chance.from_seed(draw_deal(self.np_random)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._desk.sit(self.state_now)
        self._aside.sheet.clear()
        self.agent_selection = self.possible_agents[self._desk.seat]

    def observe(self, agent: str) -> Seen:
        """What the agent's seat knows; the mask is empty unless it is asked."""
        if agent == self.agent_selection and not self.state_now.over:
            self._desk.write()
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        self._aside.sheet.write(self.state_now, self.possible_agents.index(agent), None)
        return {"observation": self._row_aside.copy(), "action_mask": self._mask_aside.copy()}

    def step(self, action: int | None) -> None:
        """Nobody gets anything before the end, so nothing has to be added up until then."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        if self._desk.answer(int(action)):
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._desk.seat]

    def _end(self) -> None:
        totals = totals_of(self.state_now)
        winners = winners_of(self.state_now, totals)
        for seat, agent in enumerate(self.possible_agents):
            if self.reward == "score":
                self.rewards[agent] = float(totals[seat])
            elif seat in winners:
                self.rewards[agent] = 1.0 / len(winners)
            self.terminations[agent] = True
            self.infos[agent] = {"total": totals[seat]}
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn: `state_now` is there for whoever wants to look."""

    def close(self) -> None:
        pass


def env(**options: Any) -> Zoo:
    """PettingZoo's name for the maker. Wrappers with checks are not needed: steps out of order or out of bounds are
    refused by the environment itself."""
    return Zoo(**options)
