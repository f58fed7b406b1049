"""Many games in one call, for agents that play themselves: each step answers one question in every game.

tables = Tables(count=64, players=2, seed=1)
while learning:
    numbers = policy(tables.rows, tables.masks)   # one number a table
    done = tables.step(numbers)                   # where a game ended, its totals and winners
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import u8

from ..game.chance import Chance
from ..game.ending import totals_of, winners_of
from ..game.options import normal_options
from ..game.setup import deal, rules_for
from .arrays import Block
from .deals import draw_deal
from .desk import NOT_ASKED, answer_all, first_refused
from .keeping import Kept, comparable, keep_desk, keep_random, set_desk
from .rewards import check_reward, rewards


class Ended:
    """A game that is over: at which table, and how it ended.

    >>> Ended(0, [50, 62], [1], [0.0, 1.0])
    Ended(table 0, [50, 62], winners [1])
    """

    def __init__(self, table: int, totals: list[int], winners: list[int], rewards: list[float]) -> None:
        self.table = table
        self.totals = totals
        self.winners = winners
        self.rewards = rewards

    def __repr__(self) -> str:
        return f"Ended(table {self.table}, {self.totals}, winners {self.winners})"


class Tables:
    """`rows`, `masks` and `movers` are filled anew by every step, in place, and are for reading: copy what is kept.

    >>> tables = Tables(count=3, players=2, seed=1)
    >>> ended = tables.step(tables.masks.argmax(axis=1))  # the first possible number at each
    >>> tables, len(ended)
    (Tables(3 of 2 players), 0)
    """

    def __init__(
        self,
        count: int,
        players: int = 2,
        seed: int | None = None,
        modules: Iterable[str] = (),
        variants: Iterable[str] = (),
        reward: str = "win",
    ) -> None:
        if count < 1:
            raise ValueError(f"at least one table is needed, not {count}")
        self.count = count
        self.players = players
        self.reward = check_reward(reward)
        self._options = normal_options(players, None, modules, variants)
        self._rules = rules_for(self._options)
        self._random = np.random.default_rng(seed)  # without a seed: of its own every time
        block = Block(count)
        self.rows = block.rows
        self.masks = block.masks
        self.desks = block.desks
        self._seats = vec[u8]([0] * count)
        self.movers: npt.NDArray[np.uint8] = np.frombuffer(memoryview(self._seats), np.uint8)
        for table in range(count):
            self._deal(table)

    def _deal(self, table: int) -> None:
        desk = self.desks[table]
        desk.sit(deal(self._rules, Chance.from_seed(draw_deal(self._random))))
        desk.write()
        self._seats[table] = desk.seat

    def step(self, numbers: npt.ArrayLike) -> list[Ended]:
        """One step at every table. A table whose game is over gets a new deal at once. ValueError if one of the
        numbers is not possible; then no table has moved."""
        chosen = self._checked(numbers)
        ended: list[Ended] = []
        for table in answer_all(self.desks, chosen, self._seats):
            state = self.desks[table].state
            assert state is not None
            totals = totals_of(state)
            winners = winners_of(state, totals)
            ended.append(Ended(table, totals, winners, rewards(self.reward, totals, winners)))
            self._deal(table)
        return ended

    def _checked(self, given: npt.ArrayLike) -> list[int]:
        numbers = np.asarray(given)
        if numbers.shape != (self.count,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"{self.count} whole numbers are needed, one a table, not {numbers.dtype}{numbers.shape}")
        chosen: list[int] = numbers.tolist()
        table = first_refused(self.desks, chosen)
        if table != NOT_ASKED:
            raise ValueError(f"{chosen[table]} is not possible at table {table}")
        return chosen

    def __repr__(self) -> str:
        return f"Tables({self.count} of {self.players} players)"

    # --- copied and sent ----------------------------------------------------------------------------------------------

    def __getstate__(self) -> Kept:
        made = self._options
        return {
            "options": (self.count, made.players, None, made.modules, made.variants, self.reward),
            "random": keep_random(self._random),
            "games": [keep_desk(desk, made) for desk in self.desks],
        }

    def __setstate__(self, kept: Kept) -> None:
        self.__init__(*kept["options"])  # type: ignore[misc]
        self._random = kept["random"]
        for table, game in enumerate(kept["games"]):
            set_desk(self.desks[table], game)
            self.desks[table].write()
            self._seats[table] = self.desks[table].seat

    def __eq__(self, other: object) -> bool:
        """The same options, the same games at the same point, and the same luck to come."""
        return isinstance(other, Tables) and comparable(self.__getstate__()) == comparable(other.__getstate__())

    __hash__ = None  # type: ignore[assignment]
