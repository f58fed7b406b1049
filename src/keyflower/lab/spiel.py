"""The game for OpenSpiel, registered with pyspiel as `python_keyflower`.

    import pyspiel
    import keyflower.lab.spiel  # registers it

    game = pyspiel.load_game("python_keyflower(players=3,modules=merchants)")

Actions are the small numbers of the lab's encoding (encoding.py): an answer takes one step or several, each a node of
its player. Where several may answer at once, they are asked one after the other; nobody sees an answer before the rules
show it. Decisions with one answer are not asked.

Chance comes first: two nodes choose one of a million deals, all as likely. A deal fixes what is drawn later too, so
that nothing random comes after them; algorithms that need the chances of single draws (CFR, exact best response) see a
sample of the deals instead. Observations are those of the other environments, and tell a player nothing more;
`resample` makes another world of a state that one player cannot tell from it, for searches in imagined worlds.
"""

import copy
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel

from keyflower.bots.unknown import shuffle_unknown
from keyflower.catalogue import CATALOGUE
from keyflower.game.chance import Chance
from keyflower.game.ending import totals_of, winners_of
from keyflower.game.options import normal_options
from keyflower.game.setup import deal, rules_for
from keyflower.game.view import make_view, reveal

from .arrays import Block
from .drawing import draw
from .encoding import FIELD_BASE, SIZE, TILE_BASE
from .keeping import Kept, copy_desk, go_on, keep_desk, set_desk, steps_so_far
from .observation import LENGTH, Knowledge
from .rewards import check_reward, rewards

DEALS: Final = 1024  # at each of two nodes
MOST_STEPS: Final = 20_000  # steps; a true bound is far above what is ever played
MOST_POINTS: Final = 1000.0

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_keyflower",
    long_name="Keyflower",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "modules": "", "variants": "", "reward": "win"},
)


class KeyflowerGame(pyspiel.Game):  # type: ignore[misc]
    """`players`, `modules` and `variants` as everywhere (several in a line, apart by blanks); `reward`: rewards.py."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {"players": 2, "modules": "", "variants": "", "reward": "win", **(params or {})}
        self.options = normal_options(int(wanted["players"]), None, wanted["modules"], wanted["variants"])
        self.rules = rules_for(self.options)
        self.reward = check_reward(str(wanted["reward"]))
        single = self.reward in ("win", "place")
        info = pyspiel.GameInfo(
            num_distinct_actions=SIZE,
            max_chance_outcomes=DEALS,
            num_players=self.options.players,
            min_utility=0.0 if single else -MOST_POINTS,
            max_utility=1.0 if single else MOST_POINTS,
            max_game_length=MOST_STEPS,
        )
        super().__init__(GAME_TYPE, info, wanted)

    def new_initial_state(self) -> "KeyflowerState":
        return KeyflowerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer()


class Sitting:
    """The running game inside a state. OpenSpiel copies states attribute by attribute: this one knows how to."""

    def __init__(self, game: KeyflowerGame) -> None:
        self.options, self.rules, self.reward = game.options, game.rules, game.reward
        self.drawn: list[int] = []  # by chance, until the game is dealt
        self._seat()

    def _seat(self) -> None:
        self.block = Block(1)
        (self.desk,) = self.block.desks

    def __deepcopy__(self, memo: Any) -> "Sitting":
        new = copy.copy(self)
        new.drawn = self.drawn[:]
        new._seat()
        if self.desk.state is not None:
            copy_desk(self.desk, new.desk)
        return new

    def __getstate__(self) -> Kept:
        made = self.options
        game = None if self.desk.state is None else keep_desk(self.desk, made)
        return {"options": (made.players, made.modules, made.variants, self.reward), "drawn": self.drawn, "game": game}

    def __setstate__(self, kept: Kept) -> None:
        players, modules, variants, self.reward = kept["options"]
        self.options = normal_options(players, None, modules, variants)
        self.rules = rules_for(self.options)
        self.drawn = kept["drawn"]
        self._seat()
        if kept["game"] is not None:
            set_desk(self.desk, kept["game"])


class KeyflowerState(pyspiel.State):  # type: ignore[misc]
    """A game under way; `sitting.desk` has the engine's state."""

    def __init__(self, game: KeyflowerGame) -> None:
        super().__init__(game)
        self.sitting = Sitting(game)

    def current_player(self) -> int:
        desk = self.sitting.desk
        if desk.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if desk.state.over else desk.seat

    def _legal_actions(self, player: int) -> list[int]:
        desk = self.sitting.desk
        return desk.question.choices if player == desk.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1.0 / DEALS) for number in range(DEALS)]

    def _apply_action(self, number: int) -> None:
        sitting = self.sitting
        if sitting.desk.state is not None:
            sitting.desk.answer(number)
            return
        sitting.drawn.append(number)
        if len(sitting.drawn) == 2:
            name = " ".join(str(drawn) for drawn in sitting.drawn)
            sitting.desk.sit(deal(sitting.rules, Chance.from_seed(f"spiel {name}")))

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {number}"
        if number < TILE_BASE:
            return str(self.sitting.rules.verbs[number].word)
        if number < FIELD_BASE:
            return str(CATALOGUE.tiles[number - TILE_BASE].id)
        return f"value {number - FIELD_BASE}"

    def is_terminal(self) -> bool:
        state = self.sitting.desk.state
        return state is not None and state.over

    def returns(self) -> list[float]:
        state = self.sitting.desk.state
        if state is None or not state.over:
            return [0.0] * self.sitting.options.players
        totals = totals_of(state)
        return rewards(self.sitting.reward, totals, winners_of(state, totals))

    def __str__(self) -> str:
        sitting = self.sitting
        if sitting.desk.state is None:
            return f"before the deal {sitting.drawn}"
        return draw(reveal(sitting.desk.state, sitting.options, sitting.desk.played))


class Observer:
    """What a player knows as a tensor: the same row as everywhere (observation.py)."""

    def __init__(self) -> None:
        self.tensor = np.zeros(LENGTH, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KeyflowerState, player: int) -> None:
        desk = state.sitting.desk
        if desk.state is None:
            self.tensor.fill(0)
            return
        sheet = Knowledge()
        sheet.write(desk.state, player, desk.question if player == desk.seat else None)
        self.tensor[:] = np.frombuffer(memoryview(sheet.row), np.int16)

    def string_from(self, state: KeyflowerState, player: int) -> str:
        """For people, with a mark of all cells at the end, so that only equal knowledge reads the same."""
        sitting = state.sitting
        if sitting.desk.state is None:
            return "before the deal"
        self.set_from(state, player)
        mark = sha256(self.tensor.tobytes()).hexdigest()[:16]
        return draw(make_view(sitting.desk.state, sitting.options, player, sitting.desk.played)) + mark


def resample(state: KeyflowerState, player: int, random: np.random.Generator) -> KeyflowerState:
    """Another state that this player cannot tell from the given one: all that it does not know is dealt anew."""
    new: KeyflowerState = state.clone()
    desk = new.sitting.desk
    if desk.state is None or desk.state.over:
        return new
    played, steps = desk.played, steps_so_far(desk)
    shuffle_unknown(desk.state, player, Chance.from_seed(random.bytes(16).hex()))
    desk.sit(desk.state)
    go_on(desk, played, steps)
    return new


pyspiel.register_game(GAME_TYPE, KeyflowerGame)
