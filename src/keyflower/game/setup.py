"""The rules of a game from its options, and the set-up of a game (SET-1 to SET-10)."""

from collections.abc import Collection
from typing import Final

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SEASONS, SKILLS
from .bidding import Bid
from .boats import Boat, TakeBoats, Wait
from .chance import Chance
from .codes import SEASON_STEP, frame
from .copying import Copy, CopyTile
from .effects import compile_faces
from .gains import Take, gain_steps
from .landing import Put, PutGoods
from .modules import MODULES, VARIANTS, make_modules
from .options import Options, normal_options
from .prices import PayGroup, PaySkill, PayWorker, ReturnPrice, SkillPrice, WorkerPrice
from .printed import KIND, NUMBER, SUMMER_BOAT, winter_set
from .rules import Module, Rules, Step, Verb
from .season import (
    SEASON_STEPS,
    BidsHome,
    ClearTurnOrder,
    LayOut,
    Offer,
    OfferWinter,
    Season,
    SummerBoats,
    TilesWon,
    UnsoldAway,
    WorkersHome,
)
from .state import State
from .transport import Carry, MoveGoods, Stop, Transport
from .turns import EndTurn, Pass, Turns
from .upgrading import Upgrade, Upgrading
from .using import Mix, Place, Use
from .village import HOME_PLACE, Build, BuildVillages

HOMES: Final[list[int]] = [tile.index for tile in CATALOGUE.of_kind("home")]


def base_steps() -> list[Step]:
    return [
        Season(),
        OfferWinter(),
        LayOut(),
        Turns(),
        EndTurn(),
        Mix(),
        WorkerPrice(),
        SkillPrice(),
        ReturnPrice(),
        *gain_steps(),
        Copy(),
        PutGoods(),
        Carry(),
        Transport(),
        Upgrading(),
        BidsHome(),
        UnsoldAway(),
        TilesWon(),
        WorkersHome(),
        TakeBoats(),
        ClearTurnOrder(),
        SummerBoats(),
        BuildVillages(),
    ]


def base_verbs() -> list[Verb]:
    return [
        Pass(),
        Bid(),
        Use(),
        Place(),
        PayWorker(),
        PayGroup(),
        PaySkill(),
        Take(),
        CopyTile(),
        Put(),
        MoveGoods(),
        Stop(),
        Upgrade(),
        Boat(),
        Wait(),
        Offer(),
        Build(),
    ]


def every_verb() -> list[Verb]:
    """Of the base game and of all modules and variants."""
    everything = normal_options(4, None, MODULES, list(VARIANTS))
    return base_verbs() + [verb for module in make_modules(everything) for verb in module.verbs()]


def make_rules(players: int, modules: list[Module]) -> Rules:
    if not 2 <= players <= 6:
        raise ValueError(f"Keyflower is for 2 to 6 players, not {players} [SET-1]")
    rules = Rules(players, modules, base_steps(), base_verbs(), list(SEASON_STEPS))
    compile_faces(rules)
    rules.boats = boat_versions(rules)
    return rules


_shelf: Final[dict[str, Rules]] = {}


def rules_for(options: Options) -> Rules:
    """The rules that go with a game's options: they never change, so that games with the same options share them.

    ValueError if the options name a module or variant that does not exist."""
    key = f"{options.players} {sorted(options.modules)} {sorted(options.variants.items())}"
    found = _shelf.get(key)
    if found is None:
        found = make_rules(options.players, make_modules(options))
        found.options = options
        _shelf[key] = found
    return found


def blank(rules: Rules, chance: Chance) -> State:
    """All pieces in the bag and the supply, nothing dealt, nobody asked."""
    state = State(rules, chance)
    pieces = CATALOGUE.figures("base", "pieces")
    for colour, name in enumerate(COLOURS):
        state.bag[colour] = pieces["bag"].get(name, 0)
    state.green = pieces["supply"]["green"]
    for resource, name in enumerate(RESOURCES):
        state.stock[resource] = pieces["supply"][name]
    for skill, name in enumerate(SKILLS):
        state.skill_stock[skill] = pieces["supply"][name]
    return state


def deal(rules: Rules, chance: Chance, lacking: Collection[int] = ()) -> State:
    """A game ready for its first turn, without the tiles that are lacking."""
    state = blank(rules, chance)
    homes = [home for home in HOMES if home not in lacking]
    chance.shuffle(homes)
    for seat in range(rules.players):
        give_home(state, seat, homes[seat])
    state.start = min(range(rules.players), key=state.home)  # home tiles stand in the catalogue by their numbers
    for versions in rules.boats:
        found = [boat for boat in versions if boat not in lacking]
        state.boats.append(found[chance.below(len(found))])
    for season in range(3):
        state.decks[season] = draw_season(rules, chance, SEASONS[season], lacking)
    deal_winter(state, chance, lacking)
    for seat in range(rules.players):
        state.draw_workers(seat, rules.start_workers)
    for module in rules.modules:
        module.start(state)
    state.push(frame(SEASON_STEP))
    state.advance()
    return state


def give_home(state: State, seat: int, home: int) -> None:
    state.owner[home] = seat
    state.villages[seat] = [home]
    state.at[home] = HOME_PLACE


def boat_versions(rules: Rules) -> list[list[int]]:
    """The boats whose mark fits (SET-7), in boat order, each with the versions that may be drawn."""
    pairs: dict[str, list[int]] = {}
    for tile in CATALOGUE.of_kind("boat", rules.sets):
        if tile.min_players <= rules.players:
            pairs.setdefault(tile.pair, []).append(tile.index)
    for versions in pairs.values():
        for module in rules.modules:
            module.narrow_boats(rules, versions)
    return list(pairs.values())


def draw_season(rules: Rules, chance: Chance, season: str, elsewhere: Collection[int] = ()) -> list[int]:
    """The season's tiles in this game, but those that are elsewhere already. Of a summer boat one side, at random, is
    among those to draw from (SEA-5)."""
    sides: dict[int, list[int]] = {}
    pool: list[int] = []
    gone = [NUMBER[tile] for tile in elsewhere if KIND[tile] == SUMMER_BOAT]
    for tile in rules.tiles(season):
        if KIND[tile] != SUMMER_BOAT:
            if tile not in elsewhere:
                pool.append(tile)
        elif NUMBER[tile] not in gone:
            sides.setdefault(NUMBER[tile], []).append(tile)
    pool += [both[chance.below(len(both))] for both in sides.values()]
    chance.shuffle(pool)
    for module in rules.modules:
        module.arrange(rules, season, pool, rules.season_tiles)
    return pool[: rules.season_tiles]


def deal_winter(state: State, chance: Chance, elsewhere: Collection[int] = ()) -> None:
    """To each player without any the table's number, as far as there are so many that are not elsewhere already."""
    pool = [tile for tile in state.rules.tiles("winter") if tile not in elsewhere]
    chance.shuffle(pool)
    dealt = state.rules.winter_dealt
    for module in state.rules.modules:
        module.arrange(state.rules, "winter", pool, dealt * state.rules.players)
    pool = pool[: dealt * state.rules.players]
    chance.shuffle(pool)
    for seat in range(state.rules.players):
        if not state.winter[seat]:
            state.winter[seat] = winter_set(pool[:dealt])
            pool = pool[dealt:]
