"""The frame that the rules are written in: steps that run or ask, verbs that answer, modules that bring more of both.

A *step* is something that happens or a question that is asked. Pending steps lie on the state's stack; the topmost runs
first. A *verb* is a kind of action: it applies itself, writes and reads its one line of notation, and says why it is
refused. A *module* adds tiles, steps, verbs and its own part of the state. `Rules` is what one game is played by.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from ..catalogue import CATALOGUE
from .chance import Chance
from .codes import TILE_SHIFT, action, frame_seat, verb_of
from .events import IllegalAction, NotationError
from .fields import Field, line, named, packed_names
from .options import Options
from .runs import Runs
from .scoring import STEPS as SCORING_STEPS
from .scoring import Estate, ScoringStep
from .state import State

NO_LOTS: Final[list[int]] = []


class Step:
    """A kind of pending step."""

    kind = 0
    name = ""  # of the question, for decisions
    key = ""  # in a position; by default the name
    effect = ""  # the word of a face that it carries out, if the word's value is a plain number
    verbs: tuple[int, ...] = ()  # that may answer it
    fields: tuple[Field, ...] = ()  # what its number holds besides the kind
    simultaneous = False  # are several seats asked at once, each for itself?

    def show(self, rules: "Rules", packed: int) -> dict[str, Any]:
        """What it holds, by name, as positions and views tell it."""
        return named(self.fields, packed, NO_LOTS)

    def restore(self, rules: "Rules", values: dict[str, Any]) -> int:
        """The other way round; what is left out is the first there is. NotationError if a value says nothing."""
        packed = self.kind
        for name in values:
            if name not in [field.name for field in self.fields]:
                raise NotationError(f"there is no field '{name}' here")
        for field in self.fields:
            if field.name in values:
                packed |= field.bits(values[field.name], NO_LOTS, packed)
        return packed

    def run(self, state: State, packed: int) -> bool:
        """Called when the step is on top. True: it is a question and stays open. False: it has run, and has left."""
        raise NotImplementedError

    def asked(self, state: State, packed: int) -> int:
        """The seats that must answer, as bits."""
        return 1 << frame_seat(packed)

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        """Adds the seat's legal answers."""

    def in_supply(self, state: State) -> bool:
        """Is there anything to be had of what it gives? Where there is a choice, only such effects are offered."""
        return True

    def about(self, state: State, packed: int) -> dict[str, Any]:
        """What the question is about, for views."""
        return {}


class Verb:
    """A kind of action."""

    number = 0
    word = ""
    fields: tuple[Field, ...] = ()  # in the order of the line

    def apply(self, state: State, code: int) -> None:
        raise NotImplementedError

    def asked(self) -> list[Field]:
        """The fields beside the tile in the order in which programs that learn are asked for them."""
        return [field for field in self.fields if field.shift != TILE_SHIFT]

    def form(self) -> str:
        """The pattern of its line."""
        return " ".join([self.word, *[field.form for field in self.fields]])

    def write(self, code: int, lots: list[int]) -> str:
        """The line of notation, without the seat."""
        return line(self.word, self.fields, code, lots)

    def read(self, words: list[str], seat: int, lots: list[int]) -> int:
        """The action that these words (after the verb) say. NotationError if they say none."""
        rest = words[:]
        code = int(action(self.number, seat))
        for field in self.fields:
            if rest:
                code |= field.read(rest, lots, code)
            elif not field.optional:
                raise unreadable(words, self.form())
        if rest:
            raise unreadable(words, self.form())
        return code

    def pack(self, values: dict[str, Any], seat: int, lots: list[int]) -> int:
        """The action that these named values say."""
        return int(action(self.number, seat)) | packed_names(self.fields, values, lots)

    def promise(self, code: int) -> float:
        """Of a module's action: about how many points it brings, for players that know nothing of the module. What is
        given away for something unsure is left alone."""
        return -0.1

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        """Why a question that takes this verb does not take this action. None: it is simply not asked now."""
        return None


class Module:
    """An expansion or a variant, switched on for a whole game."""

    name = ""

    def steps(self) -> list[Step]:
        return []

    def verbs(self) -> list[Verb]:
        return []

    def change_setup(self, rules: "Rules") -> None:
        """Changes tiles, counts and the order of the season before the game begins."""

    def arrange(self, rules: "Rules", season: str, pool: list[int], count: int) -> None:
        """Changes the order of a season's shuffled tiles, of which the first `count` come into the game."""

    def narrow_boats(self, rules: "Rules", versions: list[int]) -> None:
        """Takes out those of a boat's versions that may not be drawn."""

    def start(self, state: State) -> None:
        """Called when the base set-up is done: adds the module's part to the state."""

    def load(self, state: State) -> None:
        """Called when the boats have been loaded with workers and skills: adds other cargo."""

    def add_cargo(self, state: State, boat: int, counts: dict[str, int]) -> None:
        """Adds the module's own cargo on a boat to its counts."""

    def boat_taken(self, state: State, seat: int, boat: int) -> None:
        """Called when a seat has taken a boat, or its cargo."""

    def show(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        """Adds to a view what the seat may know of the module's pieces."""

    def remember(self, state: State, seat: int | None, memory: dict[str, Any]) -> None:
        """Adds what a perfect memory of the open moves knows."""

    def fields(self, where: str) -> tuple[str, ...]:
        """The fields it adds to a position: to the document (""), a "seat", a "tile", a "boat" or its "cargo"."""
        return ()

    def write(self, state: State, doc: dict[str, Any]) -> None:
        """Adds the module's whole truth to a position."""

    def restore(self, state: State, doc: dict[str, Any]) -> None:
        """Reads it back from a position; what is left out has its default."""

    def prepare_estate(self, state: State, seat: int, estate: Estate) -> None:
        """Adds what the module's pieces bring to a seat's final scoring."""

    def see_estate(self, shown: Mapping[str, Any], estate: Estate) -> None:
        """Leaves of these pieces in a seat's estate only what a view shows of that seat."""

    def deal_anew(self, state: State, viewer: int, chance: Chance) -> None:
        """Deals anew, in an imagined world, what the viewer cannot know of the module's pieces."""

    def imagine(self, view: Mapping[str, Any], memory: Mapping[str, Any], doc: dict[str, Any]) -> None:
        """Adds the module's pieces to the position of an imagined world: what the view shows, and the rest made up."""

    def observe(self, state: State, seat: int, row: vec[i16], base: int) -> None:
        """Writes the module's figures (`figures.py`) into a seat's observation, which begins at `base` of the row."""

    def portray(self, state: State, seat: int) -> list[float]:
        """A few figures about its pieces, each of the size of one, for whoever judges a seat's position."""
        return []

    def face_down(self, state: State, seat: int, shown: dict[str, Any], hidden: dict[str, int]) -> None:
        """Of its pieces behind a screen: what lies open in front of it in the open variant, and how many do not."""

    def check(self, view: Mapping[str, Any], doc: Mapping[str, Any]) -> None:
        """Violation (`audit.py`) if its pieces cannot be as a position has them. The view is a spectator's."""

    def audit(self, state: State) -> str:
        """The same from the state itself, quickly, for soaks: what cannot be, or nothing."""
        return ""

    def plain(self, doc: dict[str, Any]) -> dict[str, Any]:
        """The position without what only this module knows: what the base rules say must hold for the rest."""
        return doc

    def break_tie(self, state: State, winners: list[int]) -> list[int]:
        """Who wins among seats with equal points."""
        return winners

    def free_answers(self, state: State, seat: int, runs: Runs) -> None:
        """Actions that are free at any question of the seat's own turn."""

    def may_act_freely(self, state: State, seat: int) -> bool:
        """Could the seat have such actions, for all that the others know? Then a question is asked even if it has but
        one answer."""
        return False

    def turn_answers(self, state: State, seat: int, runs: Runs) -> None:
        """Actions that are offered beside a bid, a use and a pass."""

    def upgrade_answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        """Other ways to spend an upgrade point."""

    def upgrade_seems_possible(self, state: State, seat: int) -> bool:
        """Could one of them be open to the seat, for all that the others know?"""
        return False


class Rules:
    """What one game is played by: the number of players, the modules, and the tables made from both."""

    def __init__(
        self,
        players: int,
        modules: list[Module],
        steps: list[Step],
        verbs: list[Verb],
        season: list[int],
    ) -> None:
        setup = CATALOGUE.figures("base", "setup")
        column = players - 2
        self.players = players
        self.options = Options(players, [], (), {})  # that it goes with; the names do not matter
        self.modules = modules
        self.sets: tuple[str, ...] = ("base",)
        self.season_tiles: int = setup["season_tiles"][column]
        self.turn_order_tiles: int = setup["turn_order_tiles"][column]
        self.winter_dealt: int = setup["winter_dealt"][column]
        self.start_workers: int = setup["start_workers"]
        self.tile_limit: int = setup["workers_on_tile_limit"]
        self.season = season
        self.scoring: list[ScoringStep] = list(SCORING_STEPS)
        self.turn_order: list[int] = [
            tile.index for tile in CATALOGUE.of_kind("turn_order") if tile.number <= self.turn_order_tiles
        ]
        self.closed_by = ""  # the rule by which a module closes tiles
        self.extra_lots: list[int] = []  # tiles in the auction beside the season's own
        self.left_out: frozenset[str] = frozenset()  # tiles of the sets in play that are switched off
        self.steps: list[Step] = [Step()] * 128
        self.verbs: list[Verb] = [Verb()] * 64
        # Words of faces, in the order in which a face carries them out: a module's before those of the base game.
        self.effects: dict[str, int] = {}
        for module in reversed(modules):
            steps = module.steps() + steps
        for module in modules:
            verbs = verbs + module.verbs()
        for step in steps:
            self.steps[step.kind] = step
            if step.effect:
                self.effects[step.effect] = step.kind
        self.keys: dict[str, int] = {step.key or step.name: step.kind for step in self.steps if step.kind}
        for verb in verbs:
            self.verbs[verb.number] = verb
        self.words: Final[dict[str, list[Verb]]] = {}
        for verb in verbs:
            self.words.setdefault(verb.word, []).append(verb)
        for module in modules:
            module.change_setup(self)
        # What the faces of tiles do: for each tile its front and its back as steps, each still without seat and tile.
        self.choices: list[list[list[int]]] = []
        self.choice_faces: list[int] = []  # on which face each of them is printed
        self._tiles: dict[str, list[int]] = {}  # by season, once asked for
        self.boats: list[list[int]] = []  # in boat order, each with the versions that may be drawn; see setup.py
        self.programs: list[list[int]] = []

    def play(self, state: State, code: int) -> None:
        self.verbs[verb_of(code)].apply(state, code)

    def free_answers(self, state: State, seat: int, runs: Runs) -> None:
        """What the seat may do at any question of its own turn, besides answering it."""
        for module in self.modules:
            module.free_answers(state, seat, runs)

    def may_act_freely(self, state: State, seat: int) -> bool:
        for module in self.modules:
            if module.may_act_freely(state, seat):
                return True
        return False

    def fields(self, where: str) -> set[str]:
        """The fields that the modules add to a position."""
        return {field for module in self.modules for field in module.fields(where)}

    def tiles(self, season: str) -> list[int]:
        """The tiles of a season that may come into this game."""
        if season not in self._tiles:
            self._tiles[season] = [
                tile.index for tile in CATALOGUE.of_season(season, self.sets) if tile.id not in self.left_out
            ]
        return self._tiles[season]


def unreadable(words: list[str], form: str) -> NotationError:
    return NotationError(f"'{' '.join(words)}' does not say what is needed here; write it as: {form}")
