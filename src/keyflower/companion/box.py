"""What to take out of the box for a game: the engine deals, and here it is told which pieces that are.

The same wish gives the same plan everywhere, so that phones which share a seed show one table; where no tile is
lacking it is the very deal that a game of this seed has.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SEASONS, SKILLS, Tile
from ..game.chance import Chance
from ..game.notation import tile_id
from ..game.options import normal_options
from ..game.rules import Rules
from ..game.setup import HOMES, deal, draw_season, rules_for
from ..game.state import GREEN, WINTER, State


class BoxError(ValueError):
    """The box cannot be what somebody says; `key` and `figures` name the sentence for translation."""

    def __init__(self, key: str, reason: str, **figures: str | int) -> None:
        super().__init__(reason)
        self.key = key
        self.reason = reason
        self.figures: dict[str, Any] = dict(figures)


@dataclass(frozen=True)
class BoxWish:
    """A wish. `lacking` are tiles that the box does not have; `missing` those that were drawn and not found: for each,
    one after the other, another comes in its place, and everything else stays. Where others may know the seed, winter
    tiles are dealt by one of their own, `winter_seed`."""

    players: int
    seed: str
    modules: Sequence[str] = ()
    variants: Mapping[str, Sequence[int]] = field(default_factory=dict)
    lacking: Sequence[str] = ()
    missing: Sequence[str] = ()
    winter_seed: str = ""


@dataclass
class SeatPlan:
    home: str
    winter: list[str]  # for this seat's eyes alone


@dataclass
class BoatPlan:
    tile: str
    face: list[str]  # the seasons on the side that lies up at the beginning
    cargo: dict[str, dict[str, int]]  # what is loaded, by season


@dataclass
class OrderPlan:
    tile: str
    purple: bool  # the side with the purple marker's icon is up


@dataclass
class BoxPlan:
    players: int
    seats: list[SeatPlan]
    start: int  # the seat with the lowest home has the purple marker
    boats: list[BoatPlan]
    turn_order: list[OrderPlan]
    beside: list[str]  # tiles that lie there in every season
    seasons: dict[str, list[str]]  # spring, summer and autumn
    winter_dealt: int
    start_workers: list[int]  # by seat, drawn from the bag
    bag: dict[str, int]
    supply: dict[str, int]
    contracts_open: int
    cabins: int
    extensions: int
    start_green: list[int] = field(default_factory=list)  # by seat, from the supply: a handicap


def plan_of(wish: BoxWish) -> BoxPlan:
    """ValueError, in a sentence, if the options are none, a tile does not exist, or too few are left."""
    rules = rules_for(normal_options(wish.players, None, tuple(wish.modules), wish.variants))
    lacking = {tile.index for name in wish.lacking for tile in whole(named(name))}
    check_box(rules, lacking)
    plan = written(rules, deal(rules, Chance.from_seed(wish.seed), lacking))
    for name in wish.missing:
        lacking |= {tile.index for tile in whole(named(name))}
        check_box(rules, lacking)
        change_tile(plan, rules, named(name), lacking, Chance.from_seed(f"{wish.seed} without {name}"))
    if wish.winter_seed:
        hands = plan_of(replace(wish, seed=wish.winter_seed, winter_seed=""))
        for seat, other in zip(plan.seats, hands.seats, strict=True):
            seat.winter = other.winter
    return plan


def named(name: str) -> Tile:
    tile = CATALOGUE.find(name)
    if tile is None:
        raise BoxError("no-such-tile", f"there is no tile {name!r}", tile=name)
    return tile


def too_few(season: str, have: int, need: int) -> BoxError:
    """`season` says where tiles run out: a season, `home` or `boat`."""
    reason = f"only {have} tiles of {season} are left, and {need} are needed"
    return BoxError("box-too-small", reason, season=season, have=have, need=need)


def whole(tile: Tile) -> list[Tile]:
    """The sides of one tile of cardboard."""
    if tile.kind != "summer_boat":
        return [tile]
    return [other for other in CATALOGUE.of_kind("summer_boat") if other.number == tile.number]


def check_box(rules: Rules, lacking: set[int]) -> None:
    if len(set(HOMES) - lacking) < rules.players:
        raise too_few("home", len(set(HOMES) - lacking), rules.players)
    for versions in rules.boats:
        if set(versions) <= lacking:
            raise too_few("boat", len(rules.boats) - 1, len(rules.boats))
    if lacking & {*rules.turn_order, *rules.extra_lots}:
        name = tile_id(min(lacking & {*rules.turn_order, *rules.extra_lots}))
        raise BoxError("box-needs", f"a game like this needs {name}", tile=name)
    for season in SEASONS:
        names = [CATALOGUE.tiles[tile] for tile in rules.tiles(season) if tile not in lacking]
        have = len({(tile.kind, tile.number) if tile.kind == "summer_boat" else tile.id for tile in names})
        need = rules.winter_dealt * rules.players if season == SEASONS[WINTER] else rules.season_tiles
        if have < need:
            raise too_few(season, have, need)


def written(rules: Rules, state: State) -> BoxPlan:
    shown = [tile for tile in state.lots if tile not in rules.turn_order and tile not in rules.extra_lots]
    decks = [shown, state.decks[1], state.decks[2]]
    pieces = CATALOGUE.figures("base", "pieces")
    merchants = "merchants" in rules.sets
    setup = CATALOGUE.figures("merchants", "setup")
    return BoxPlan(
        players=rules.players,
        seats=[
            SeatPlan(tile_id(state.home(seat)), [tile_id(tile) for tile in state.winter_tiles(seat)])
            for seat in range(rules.players)
        ],
        start=state.start,
        boats=[boat_plan(tile) for tile in state.boats],
        turn_order=[OrderPlan(tile_id(tile), tile == rules.turn_order[-1]) for tile in rules.turn_order],
        beside=[tile_id(tile) for tile in rules.extra_lots],
        seasons={SEASONS[season]: [tile_id(tile) for tile in deck] for season, deck in enumerate(decks)},
        winter_dealt=rules.winter_dealt,
        start_workers=[rules.start_workers] * rules.players,
        bag={name: pieces["bag"][name] for name in COLOURS if name in pieces["bag"]},
        supply={name: pieces["supply"][name] for name in ("green", *RESOURCES, *SKILLS)},
        contracts_open=setup["open_contracts"] if merchants else 0,
        cabins=CATALOGUE.figures("merchants", "pieces")["cabins"] if merchants else 0,
        extensions=len(CATALOGUE.extensions) if merchants else 0,
        start_green=[state.workers[seat * len(COLOURS) + GREEN] for seat in range(rules.players)],
    )


def boat_plan(boat: int) -> BoatPlan:
    tile = CATALOGUE.tiles[boat]
    return BoatPlan(tile.id, tile.faces[0], {season: dict(cargo) for season, cargo in tile.cargo.items()})


def change_tile(plan: BoxPlan, rules: Rules, tile: Tile, lacking: set[int], chance: Chance) -> None:
    """Another tile of the same kind in the place of one that is not in the box."""
    sides = [side.id for side in whole(tile)]
    if tile.kind == "home":
        free = [home for home in HOMES if home not in lacking and tile_id(home) not in [s.home for s in plan.seats]]
        for seat in plan.seats:
            if seat.home == tile.id:
                seat.home = tile_id(free[chance.below(len(free))])
        homes = [named(seat.home).number for seat in plan.seats]
        plan.start = homes.index(min(homes))
    elif tile.kind == "boat":
        for at, boat in enumerate(plan.boats):
            if boat.tile == tile.id:
                versions = next(each for each in rules.boats if tile.index in each)
                free = [version for version in versions if version not in lacking]
                plan.boats[at] = boat_plan(free[chance.below(len(free))])
    else:  # one of no season, such as Key Celeste, is in nobody's hand
        dealt = [plan.seasons[tile.season]] if tile.season in plan.seasons else []
        hands = [seat.winter for seat in plan.seats] if tile.season == SEASONS[WINTER] else dealt
        used = {named(name).index for hand in hands for name in hand}
        for hand in hands:
            for at, name in enumerate(hand):
                if name in sides:
                    hand[at] = tile_id(draw_season(rules, chance, tile.season, used | lacking)[0])
