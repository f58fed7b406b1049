"""The game as a PettingZoo environment (AEC: one agent after the other), with masks.

    from keyflower.lab.zoo import env

    table = env(players=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination or truncation else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

The rewards come at the end: 1 for a win (shared wins are shared), 0 otherwise; rewards.py has the others. The
encodings of actions and observations are fixed and versioned: `encoding.py`, `observation.py`, docs/lab.md.
"""

import copy
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ..game.chance import Chance
from ..game.ending import totals_of, winners_of
from ..game.options import normal_options
from ..game.setup import deal, rules_for
from ..game.view import make_view
from .arrays import Block
from .deals import draw_deal
from .encoding import SIZE
from .keeping import Kept, comparable, keep_desk, keep_random, set_desk
from .observation import CELLS_VERSION as OBSERVATION_VERSION
from .rewards import check_reward, rewards
from .spaces import (
    RENDER_MODES,
    Seen,
    as_number,
    check_render_mode,
    seen_as,
    seen_space,
    shown,
    state_of,
    state_space,
)
from .version import ENCODING

DEALT = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "state_now")
TOLD = (*DEALT[:-1], "_cumulative_rewards")


class Zoo(AECEnv):  # type: ignore[misc]
    """All seats at one table, each an agent (`seat_0`, ...): whoever is asked answers next. With `sets` observations
    are taken apart into sets of things (sets.py).

    >>> table = Zoo(players=2)
    >>> table.reset(seed=7)
    >>> table.agent_selection in table.agents, table.state().shape[0]
    (True, 2)
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"keyflower_v{OBSERVATION_VERSION}",
        "encoding": ENCODING,
        "is_parallelizable": False,
        "render_modes": RENDER_MODES,
    }

    def __init__(
        self,
        players: int = 4,
        modules: Any = (),
        variants: Any = (),
        reward: str = "win",
        sets: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.options = normal_options(players, None, modules, variants)
        self.rules = rules_for(self.options)
        self.reward = check_reward(reward)
        self.render_mode = check_render_mode(render_mode)
        self.sets = sets
        self.state_space = state_space(players)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._spaces = {agent: seen_space(sets) for agent in self.possible_agents}
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
            return seen_as(self._row.copy(), self._mask.copy(), self.sets)
        self._aside.sheet.write(self.state_now, self.possible_agents.index(agent), None)
        return seen_as(self._row_aside.copy(), self._mask_aside.copy(), self.sets)

    def step(self, action: int | None) -> None:
        """Nobody gets anything before the end, so nothing has to be added up until then."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if self._desk.answer(as_number(action)):
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._desk.seat]

    def _end(self) -> None:
        totals = totals_of(self.state_now)
        winners = winners_of(self.state_now, totals)
        given = rewards(self.reward, totals, winners)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = given[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"total": totals[seat]}
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def state(self) -> npt.NDArray[np.int16]:
        """For critics who may see everything: what each seat knows, seat 0 first. Together that is the whole table;
        only what nobody knows (the order of what comes) is not in it."""
        return state_of(self.state_now)

    def render(self) -> str | None:
        """The table as a spectator sees it, as text or as a picture: `render_mode` is "ansi" or "svg"."""
        return shown(make_view(self.state_now, self.options, None, self._desk.played), self.render_mode)

    def close(self) -> None:
        pass

    def __repr__(self) -> str:
        return f"Zoo({self.options.players} players, reward={self.reward!r})"

    # --- copied and sent ----------------------------------------------------------------------------------------------

    def __getstate__(self) -> Kept:
        made = self.options
        kept: Kept = {"options": (made.players, made.modules, made.variants, self.reward, self.sets, self.render_mode)}
        kept["random"] = keep_random(self.np_random)
        kept["sampling"] = [keep_random(space.np_random) for space in self._actions.values()]
        if "state_now" in vars(self):
            kept["game"] = keep_desk(self._desk, made)
            kept["told"] = {name: copy.deepcopy(getattr(self, name)) for name in TOLD}
        return kept

    def __setstate__(self, kept: Kept) -> None:
        self.__init__(*kept["options"])  # type: ignore[misc]
        self.np_random = kept["random"]
        for space, random in zip(self._actions.values(), kept["sampling"], strict=True):
            space._np_random = random
        if "game" in kept:
            set_desk(self._desk, kept["game"])
            assert self._desk.state is not None
            self.state_now = self._desk.state
            for name, value in kept["told"].items():
                setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        """The same options, the same game at the same point, and the same luck to come."""
        return isinstance(other, Zoo) and comparable(self.__getstate__()) == comparable(other.__getstate__())

    __hash__ = None  # type: ignore[assignment]


def env(**options: Any) -> Zoo:
    """PettingZoo's name for the maker. Wrappers with checks are not needed: steps out of order or out of bounds are
    refused by the environment itself.

    >>> env(players=3)
    Zoo(3 players, reward='win')
    """
    return Zoo(**options)
