"""The game as a Gymnasium environment: one seat learns, bots sit in the others.

>>> import gymnasium
>>> import keyflower.lab.envs  # registers it
>>> env = gymnasium.make("keyflower/Keyflower-v1", others=("1", "random"))
>>> seen, info = env.reset(seed=7)
>>> sorted(seen), env.observation_space.contains(seen), info["seat"] in (0, 1, 2)
(['action_mask', 'observation'], True, True)
"""

from collections.abc import Iterable
from math import isfinite
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..bots import Bot
from ..game.chance import Chance
from ..game.ending import total_of, totals_of, winners_of
from ..game.options import normal_options
from ..game.setup import deal, rules_for
from ..game.view import make_view
from .arrays import Block
from .asking import ask_at, weigh_at
from .deals import draw_deal
from .encoding import DONE, SIZE
from .entrants import Entrant
from .keeping import Kept, comparable, keep_desk, keep_random, set_desk
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

KEPT = ("others", "modules", "variants", "reward", "shaping", "penalty", "sets", "render_mode")


def check_figure(name: str, figure: Any) -> float:
    """ValueError for what would spoil every reward."""
    if isinstance(figure, str) or not isfinite(figure) or figure < 0:
        raise ValueError(f"{name} is a number from 0 on, not {figure!r}")
    return float(figure)


class Solo(gymnasium.Env[Seen, Any]):
    """`others` names the bots of the other seats (see entrants.py), or `random` for anything legal. The learner's seat
    is drawn anew for each game.

    `reward` says what the end is worth (rewards.py); `shaping` gives beside it, at every step, that much for each point
    by which the learner's score as it stands has changed. A number that is not possible is refused with ValueError;
    where a `penalty` is given it is taken off the reward instead, one of the possible ones is played, drawn, and the
    info says which (`replaced`). With `sets` an observation is taken apart into sets of things (sets.py).

    >>> solo = Solo(others=("1", "1"), reward="lead")
    >>> seen, info = solo.reset(seed=7)
    >>> seen, reward, over, cut, info = solo.step(solo.action_masks().argmax())
    >>> reward, over
    (0.0, False)
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        others: str | Iterable[str | int] = ("1",),
        modules: Any = (),
        variants: Any = (),
        reward: str = "win",
        shaping: float = 0.0,
        penalty: float | None = None,
        sets: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.others = (others,) if isinstance(others, str) else tuple(str(other) for other in others)
        self.modules, self.variants = modules, variants
        self.reward = check_reward(reward)
        self.shaping = check_figure("shaping", shaping)
        self.penalty = None if penalty is None else check_figure("penalty", penalty)
        self.render_mode = check_render_mode(render_mode)
        self.entrants = [Entrant(text) for text in self.others]
        self.players = len(self.others) + 1
        self.options = normal_options(self.players, None, modules, variants)
        self.rules = rules_for(self.options)
        self.sets = sets
        self.observation_space = seen_space(sets)
        self.state_space = state_space(self.players)
        self.action_space = spaces.Discrete(SIZE)
        block = Block(1)
        (self.desk,) = block.desks
        (self._row,) = block.rows
        (self._mask,) = block.masks
        self.name = ""  # of the deal
        self.seat = 0
        self.standing = 0  # the learner's points so far, where they are asked for
        self._advised: tuple[Bot | None, int, int] = (None, 0, DONE)  # who was asked, after how many actions, and said
        self._judged: tuple[Bot | None, int, list[tuple[int, float]]] = (None, 0, [])  # the same

    def __getattr__(self, name: str) -> Any:
        """Reached only by what is not there: the game comes with the first deal."""
        if name == "state_now":
            raise gymnasium.error.ResetNeeded("there is a game after reset()")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, *, seed: int | None = None, options: Seen | None = None) -> tuple[Seen, Seen]:
        """A new deal. The same seed gives the same row of deals; an environment that never had one deals at random."""
        super().reset(seed=seed)
        if seed is not None:
            self.action_space.seed(seed)
        self.name = draw_deal(self.np_random)
        self.seat = int(self.np_random.integers(self.players))
        self._seat_bots()
        self._advised, self._judged = (None, 0, DONE), (None, 0, [])
        self.state_now = deal(self.rules, Chance.from_seed(self.name))
        self.desk.sit(self.state_now, self._policies(), Chance.from_seed(f"{self.name} inside"))
        self._others()
        self.standing = total_of(self.state_now, self.seat) if self.shaping else 0
        return self._seen(), {"seat": self.seat}

    def _seat_bots(self) -> None:
        self.seated = [*self.entrants[: self.seat], None, *self.entrants[self.seat :]]
        self.bots: list[Bot | None] = [
            entrant.make(f"{self.name} {number}") if entrant else None for number, entrant in enumerate(self.seated)
        ]

    def _policies(self) -> list[Any]:
        return [bot.inside() if bot is not None else None for bot in self.bots]

    def _others(self) -> None:
        """The bots that do not play inside the engine play on until the learner has a choice."""
        desk, state = self.desk, self.state_now
        while not state.over and desk.seat != self.seat:
            seat = desk.seat
            bot, entrant = self.bots[seat], self.seated[seat]
            assert bot is not None
            assert entrant is not None
            desk.play(ask_at(desk, bot, self.options, entrant.budget))

    def _seen(self) -> Seen:
        if self.state_now.over:
            self.desk.sheet.write(self.state_now, self.seat, None)
        else:
            self.desk.write()
        return seen_as(self._row.copy(), self._mask.copy(), self.sets)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is possible now, by number: for MaskablePPO and its like, which ask for it by this name."""
        possible: npt.NDArray[np.bool_] = self._mask.astype(np.bool_)
        return possible

    def advice(self, teacher: Bot) -> int | None:
        """The number that a bot would answer with in the learner's place; None in the middle of an answer that is
        another than its own. For those who learn from a teacher in the positions that they came into themselves.

        >>> from keyflower.bots import make
        >>> solo = Solo()
        >>> seen, info = solo.reset(seed=7)
        >>> bool(seen["action_mask"][solo.advice(make(3, seed=1))])
        True
        """
        desk = self.desk
        if self.state_now.over:
            return None
        if self._advised[:2] != (teacher, desk.played):
            policy = teacher.inside()
            code = (
                ask_at(desk, teacher, self.options, None)
                if policy is None
                else policy.choose(self.state_now, self.seat, desk.runs, Chance.from_seed(f"{self.name} {desk.played}"))
            )
            self._advised = (teacher, desk.played, code)
        number = desk.question.toward(self._advised[2])
        return None if number == DONE else number

    def judgement(self, teacher: Bot) -> npt.NDArray[np.float32]:
        """What a bot thinks of the numbers in the learner's place, in points: each is worth as much as the best answer
        that begins so. NaN where it thinks of none, as of bids with more workers than are needed. Only differences
        mean something.

        >>> from keyflower.bots import make
        >>> solo = Solo()
        >>> seen, info = solo.reset(seed=7)
        >>> teacher = make(3, seed=1)
        >>> int(np.nanargmax(solo.judgement(teacher))) == solo.advice(teacher)
        True
        """
        desk, found = self.desk, np.full(SIZE, np.nan, np.float32)
        if self.state_now.over:
            return found
        if self._judged[:2] != (teacher, desk.played):
            self._judged = (teacher, desk.played, weigh_at(desk, teacher, self.options))
        for code, worth in self._judged[2]:
            number = desk.question.toward(code)
            if number != DONE and not worth <= found[number]:
                found[number] = worth
        return found

    def state(self) -> npt.NDArray[np.int16]:
        """For critics who may see everything: what each seat knows, seat 0 first. Together that is the whole table;
        only what nobody knows (the order of what comes) is not in it."""
        return state_of(self.state_now)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Seen]:
        number, info, state = as_number(action), {}, self.state_now
        reward = 0.0
        if self.penalty is not None and not (0 <= number < SIZE and self._mask[number]) and not state.over:
            number = int(self.np_random.choice(np.flatnonzero(self._mask)))
            reward -= self.penalty
            info["replaced"] = number
        if not self.desk.answer(number):
            self._others()
        if self.shaping:
            before, self.standing = self.standing, total_of(state, self.seat)
            reward += self.shaping * (self.standing - before)
        if not state.over:
            return self._seen(), reward, False, False, info
        totals = totals_of(state)
        reward += rewards(self.reward, totals, winners_of(state, totals))[self.seat]
        return self._seen(), reward, True, False, info | {"totals": totals, "seat": self.seat}

    def render(self) -> Any:
        """The table as the learner sees it, as text or as a picture: `render_mode` is "ansi" or "svg"."""
        return shown(make_view(self.state_now, self.options, self.seat, self.desk.played), self.render_mode)

    def __repr__(self) -> str:
        return f"Solo(others={self.others}, reward={self.reward!r})"

    # --- copied and sent ----------------------------------------------------------------------------------------------

    def __getstate__(self) -> Kept:
        kept: Kept = {name: getattr(self, name) for name in KEPT}
        kept["random"] = keep_random(self._np_random)
        kept["seed"] = self._np_random_seed
        kept["sampling"] = keep_random(self.action_space.np_random)
        if self.name:
            own = [
                bot if entrant and entrant.is_own else None for bot, entrant in zip(self.bots, self.seated, strict=True)
            ]
            kept["game"] = (self.name, self.seat, self.standing, own, keep_desk(self.desk, self.options))
        return kept

    def __setstate__(self, kept: Kept) -> None:
        self.__init__(**{name: kept[name] for name in KEPT})  # type: ignore[misc]
        self._np_random = kept["random"]
        self._np_random_seed = kept["seed"]
        self.action_space._np_random = kept["sampling"]
        if "game" in kept:
            self.name, self.seat, self.standing, own, game = kept["game"]
            self._seat_bots()
            self.bots = [mine or bot for mine, bot in zip(own, self.bots, strict=True)]
            set_desk(self.desk, game, self._policies())
            assert self.desk.state is not None
            self.state_now = self.desk.state
            self._seen()

    def __eq__(self, other: object) -> bool:
        """The same options, the same game at the same point, and the same luck to come."""
        return isinstance(other, Solo) and comparable(self.__getstate__()) == comparable(other.__getstate__())

    __hash__ = None  # type: ignore[assignment]
