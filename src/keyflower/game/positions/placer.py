"""Puts the pieces of a position document in their places, each once and no more than there are."""

from typing import Final

from ...catalogue import CATALOGUE, COLOURS, RESOURCES, SEASONS, SKILLS
from ..events import PositionError
from ..notation import tile_id
from ..options import Options
from ..printed import (
    ABILITY,
    HOME,
    IS_WINTER_TILE,
    KIND,
    NO_COLOUR,
    NUMBER,
    SUMMER_BOAT,
    TURN_ORDER,
    TURNS,
    UPGRADABLE,
    winter_set,
)
from ..rows import with_mark
from ..setup import deal_winter, draw_season, give_home
from ..state import (
    CARGO_NAMES,
    CARGO_WIDTH,
    FLAT,
    GREEN,
    KNOWN,
    N_COLOURS,
    N_RESOURCES,
    N_SKILLS,
    SEATS,
    WINTER,
    State,
)
from ..view import SCREEN_NAMES
from ..village import (
    DEMAND,
    DEMAND_BITS,
    REACH,
    add_demands,
    demand_at,
    demands,
    fitting_turns,
    ignores_edges,
    pack_place,
)
from .reader import EMPTY, Reader, named_tile

LOT_FIELDS: Final = {"tile", "bids", "leader", "colour", "workers", "last", "standing", "flat", "closed"}
TILE_FIELDS: Final = (LOT_FIELDS - {"bids", "leader"}) | {"at", "turn", "upgraded", "goods"}
SEAT_FIELDS: Final = {"village", "screen", "known", "winter", "to_place", "offered"}


def too_many(field: str, what: str, piece: str) -> PositionError:
    return PositionError(field, what, "too-many-pieces", {"piece": piece})


class Placer:
    """`state` starts with all pieces in the bag and the supply; each piece put somewhere is taken from there."""

    def __init__(self, state: State, options: Options, loosely: bool = False) -> None:
        self.state = state
        self.options = options
        self.loosely = loosely  # a tile whose place is not written may lie anywhere, whatever its edges show
        self.where: dict[int, tuple[Reader, str]] = {}  # tiles that have a place, and the field that gave it

    # --- taking pieces -----------------------------------------------------------------------------------------------

    def take_worker(self, colour: int, count: int, reader: Reader, name: str = "") -> None:
        have = self.state.green if colour == GREEN else self.state.bag[colour]
        if count > have:
            raise too_many(reader.field(name), f"there are not so many {COLOURS[colour]} workers", COLOURS[colour])
        if colour == GREEN:
            self.state.green -= count
        else:
            self.state.bag[colour] -= count

    def take_goods(self, resource: int, count: int, reader: Reader, name: str = "") -> None:
        if count > self.state.stock[resource]:
            raise too_many(reader.field(name), f"there is not so much {RESOURCES[resource]}", RESOURCES[resource])
        self.state.stock[resource] -= count

    def take_skill(self, skill: int, count: int, reader: Reader, name: str = "") -> None:
        if count > self.state.skill_stock[skill]:
            raise too_many(reader.field(name), f"there are not so many skills {SKILLS[skill]}", SKILLS[skill])
        self.state.skill_stock[skill] -= count

    def take_tile(self, tile: int, reader: Reader, name: str) -> None:
        printed = CATALOGUE.tiles[tile]
        if printed.set not in self.state.rules.sets or printed.id in self.state.rules.left_out:
            what = f"{tile_id(tile)} belongs to a module that is not in this game"
            raise PositionError(reader.field(name), what, "tile-not-in-game", {"tile": tile_id(tile)})
        if tile in self.where:
            what = f"{tile_id(tile)} is already at {self.field_of(tile)}"
            raise PositionError(reader.field(name), what, "tile-twice", {"tile": tile_id(tile)})
        if KIND[tile] == SUMMER_BOAT:
            for other in self.where:
                if KIND[other] == SUMMER_BOAT and NUMBER[other] == NUMBER[tile]:
                    what = f"{tile_id(tile)} is the other side of {tile_id(other)}"
                    figures = {"tile": tile_id(tile), "other": tile_id(other)}
                    raise PositionError(reader.field(name), what, "other-side", figures)
        self.where[tile] = (reader, name)

    def field_of(self, tile: int) -> str:
        """The field that gave a tile its place."""
        reader, name = self.where[tile]
        return reader.field(name)

    # --- seats -------------------------------------------------------------------------------------------------------

    def seats(self, readers: list[Reader]) -> None:
        fields = SEAT_FIELDS | self.state.rules.fields("seat")
        villages: list[list[Reader]] = []
        for seat, reader in enumerate(readers):
            reader.only(fields)
            villages.append([reader.item("village", at, doc) for at, doc in enumerate(reader.items("village"))])
            self._home(seat, villages[seat])
        homes = [tile.index for tile in CATALOGUE.of_kind("home") if tile.index not in self.where]
        for seat in range(self.state.rules.players):
            if not self.state.villages[seat]:
                home = homes.pop(0)
                self.take_tile(home, Reader(EMPTY, f"seats[{seat}]"), "village")
                give_home(self.state, seat, home)
        for seat, reader in enumerate(readers):
            self._to_place(seat, reader)
            self._village(seat, villages[seat])
            self._screen(seat, reader)

    def _home(self, seat: int, entries: list[Reader]) -> None:
        for entry in entries:
            tile = entry.tile("tile")
            if KIND[tile] == HOME:
                if self.state.villages[seat]:
                    raise PositionError(entry.field("tile"), "a village has one home", "one-home")
                self.take_tile(tile, entry, "tile")
                give_home(self.state, seat, tile)

    def _to_place(self, seat: int, reader: Reader) -> None:
        for at, word in enumerate(reader.items("to_place")):
            name = f"to_place[{at}]"
            tile = named_tile(word, reader.field(name))
            self.take_tile(tile, reader, name)
            self.state.hands[seat] = [*self.state.hands[seat], tile]
            self.state.owner[tile] = seat
            self.state.ability[seat] |= ABILITY[tile]

    def _village(self, seat: int, entries: list[Reader]) -> None:
        for entry in entries:
            self.state.ability[seat] |= ABILITY[entry.tile("tile")]
        fields = TILE_FIELDS | self.state.rules.fields("tile")
        for entry in entries:
            entry.only(fields)
            tile = entry.tile("tile")
            if KIND[tile] != HOME:
                self.take_tile(tile, entry, "tile")
                self._lay(seat, tile, entry)
            elif ("at" in entry.doc and entry.items("at") != [0, 0]) or entry.doc.get("turn", 0) != 0:
                raise PositionError(entry.field("at"), "the home lies at 0,0, unturned", "home-lies-still")
            if entry.flag("upgraded"):
                if not UPGRADABLE[tile]:
                    what = f"{tile_id(tile)} has no better side"
                    raise PositionError(entry.field("upgraded"), what, "never-upgraded", {"tile": tile_id(tile)})
                self.state.upgraded[tile] = 1
            if "goods" in entry.doc:
                goods = entry.table("goods")
                for resource, count in enumerate(goods.counts(RESOURCES)):
                    self.take_goods(resource, count, goods)
                    self.state.goods[tile * N_RESOURCES + resource] = count
            self.workers_on(tile, entry)
            self.state.tint[tile] = self.state.footing[tile]

    def _lay(self, seat: int, tile: int, entry: Reader) -> None:
        """At the place that is written, or at the first that fits."""
        state = self.state
        around = demands(state, seat)
        turn: int = entry.number("turn", 0, 0, 5) % TURNS[tile]
        if "at" in entry.doc:
            at = entry.doc["at"]
            figures = {"tile": tile_id(tile)}
            if not isinstance(at, list | tuple) or len(at) != 2 or not all(type(n) is int for n in at):
                raise PositionError(entry.field("at"), "must be [q, r]", "wrong-shape")
            if max(abs(at[0]), abs(at[1])) > REACH:
                raise PositionError(entry.field("at"), "is too far from home", "too-far-away", figures)
            place = pack_place(at[0], at[1])
            for other in state.villages[seat]:
                if state.at[other] == place:
                    raise PositionError(entry.field("at"), f"{tile_id(other)} lies there already", "occupied", figures)
            demand = demand_at(state, seat, place)
            if demand < 0:
                what = f"{tile_id(tile)} touches no tile listed before it"
                raise PositionError(entry.field("at"), what, "touches-nothing", figures)
            if not ignores_edges(state, seat) and not fitting_turns(tile, demand) >> turn & 1:
                what = f"{tile_id(tile)} does not match its neighbours there"
                raise PositionError(entry.field("at"), what, "does-not-fit", figures)
        else:
            free = {int(packed >> DEMAND_BITS): int(packed & DEMAND) for packed in around}
            place, turn = self._first_fit(seat, tile, free, entry)
        state.owner[tile] = seat
        state.villages[seat] = [*state.villages[seat], tile]
        state.at[tile] = place
        state.turned[tile] = turn
        state.demands[seat] = add_demands(state, around, state.villages[seat])

    def _first_fit(self, seat: int, tile: int, free: dict[int, int], entry: Reader) -> tuple[int, int]:
        for place in sorted(free, key=lambda spot: (abs(spot // 128 - 64) + abs(spot % 128 - 64), spot)):
            turns = fitting_turns(tile, free[place])
            if turns:
                return place, (turns & -turns).bit_length() - 1
        if self.loosely or ignores_edges(self.state, seat):
            return min(free), 0
        what = f"{tile_id(tile)} fits nowhere in this village"
        raise PositionError(entry.field("tile"), what, "fits-nowhere", {"tile": tile_id(tile)})

    def workers_on(self, tile: int, entry: Reader) -> None:
        state = self.state
        reader = entry.table("workers")
        row = reader.counts(COLOURS)
        if sum(row) > state.rules.tile_limit:
            raise PositionError(reader.path, f"more than {state.rules.tile_limit} workers on one tile")
        for colour in range(N_COLOURS):
            self.take_worker(colour, row[colour], reader)
            state.put_on(tile, colour, row[colour])
        state.last[tile] = entry.number("last", sum(row), 0, sum(row))
        present = [colour for colour in range(N_COLOURS) if row[colour]]
        if entry.flag("flat"):
            if "standing" in entry.doc:
                raise PositionError(entry.field("flat"), "either all of the workers lie flat, or some stand")
        elif "standing" in entry.doc:
            state.footing[tile] = entry.choice("standing", COLOURS, -1)
        elif len(present) == 1:
            state.footing[tile] = present[0]
        elif present and "colour" not in entry.doc:
            raise PositionError(entry.field("standing"), "say which of these colours stands")

    def _screen(self, seat: int, reader: Reader) -> None:
        state = self.state
        row = reader.table("screen").counts(SCREEN_NAMES)
        known = reader.table("known").counts(SCREEN_NAMES)
        for kind in range(KNOWN):
            if known[kind] > row[kind]:
                raise PositionError(reader.field("known"), f"more {SCREEN_NAMES[kind]} than are behind the screen")
            state.known[seat * KNOWN + kind] = known[kind]
        for colour in range(N_COLOURS):
            self.take_worker(colour, row[colour], reader, "screen")
            state.workers[seat * N_COLOURS + colour] = row[colour]
        for skill in range(N_SKILLS):
            self.take_skill(skill, row[N_COLOURS + skill], reader, "screen")
            state.skills[seat * N_SKILLS + skill] = row[N_COLOURS + skill]
        state.offered[seat] = reader.number("offered", 0, 0, 15)
        for at, word in enumerate(reader.items("winter")):
            name = f"winter[{at}]"
            tile = named_tile(word, reader.field(name))
            if not IS_WINTER_TILE[tile]:
                raise PositionError(reader.field(name), f"{tile_id(tile)} is no winter tile")
            self.take_tile(tile, reader, name)
            state.winter[seat] |= winter_set([tile])

    # --- the middle of the table -------------------------------------------------------------------------------------

    def auction(self, reader: Reader) -> None:
        state = self.state
        entries = [reader.item("auction", at, doc) for at, doc in enumerate(reader.items("auction"))]
        tiles: list[int] = []
        for entry in entries:
            entry.only(LOT_FIELDS)
            tile = entry.tile("tile")
            season = CATALOGUE.tiles[tile].season
            if season not in (SEASONS[state.season], "turn-order") and tile not in state.rules.extra_lots:
                raise PositionError(entry.field("tile"), f"{tile_id(tile)} is not auctioned in {SEASONS[state.season]}")
            if KIND[tile] == TURN_ORDER and tile not in state.rules.turn_order:
                raise PositionError(entry.field("tile"), f"{tile_id(tile)} is not in a game of {state.rules.players}")
            self.take_tile(tile, entry, "tile")
            if KIND[tile] != TURN_ORDER and tile not in state.rules.extra_lots:
                tiles.append(tile)
        state.lots = tiles
        if entries or self._auction_is_open(reader):
            for tile in state.rules.extra_lots + state.rules.turn_order:
                if tile not in self.where:
                    self.where[tile] = (reader, "auction")
                if self.field_of(tile).startswith("auction"):
                    state.lots.append(tile)
        for lot, tile in enumerate(state.lots):
            state.lot_of[tile] = lot
        for entry in entries:
            self._lot(state.lot_of[entry.tile("tile")], entry)
        for lot in range(len(state.lots)):
            state.settle(lot)

    def _auction_is_open(self, reader: Reader) -> bool:
        """Do the tiles that are in every auction lie there, though the document lists none?"""
        return "auction" not in reader.doc and reader.doc.get("phase", "turns") in ("turns", "end", "boats")

    def _lot(self, lot: int, entry: Reader) -> None:
        state = self.state
        most = 0
        for at, doc in enumerate(entry.items("bids")):
            bid = entry.item("bids", at, doc)
            bid.only({"seat", "colour", "count", "flat"})
            seat = bid.number("seat", -1, 0, state.rules.players - 1)
            count = bid.number("count", 0, 1, 140)
            colour = bid.choice("colour", COLOURS, -1)
            if state.bids[lot * SEATS + seat]:
                raise PositionError(bid.field("seat"), "a seat has one bid at a tile")
            self.take_worker(colour, count, bid, "count")
            state.bids[lot * SEATS + seat] = count
            state.hues[lot * SEATS + seat] = colour | (FLAT if bid.flag("flat") else 0)
            if count == most and "leader" not in entry.doc:
                raise PositionError(bid.field("count"), "two bids of one size: one of them must lead")
            if count > most:
                most = count
                state.lead[lot] = seat
        self.workers_on(state.lots[lot], entry)
        if entry.flag("closed"):
            if not state.rules.closed_by:
                raise PositionError(entry.field("closed"), "no rule of this game closes tiles")
            state.closed = with_mark(state.closed, state.lots[lot], 1)
        if "leader" in entry.doc:
            leader = entry.number("leader", 0, 0, state.rules.players - 1)
            if leader != state.lead[lot] and not state.rules.closed_by:
                raise PositionError(entry.field("leader"), "the largest bid leads")
            state.lead[lot] = leader
        self._one_colour(lot, entry)

    def _one_colour(self, lot: int, entry: Reader) -> None:
        """All that stand at a tile have one colour (BID-3, USE-4)."""
        state = self.state
        standing: int = state.footing[state.lots[lot]]
        for seat in range(state.rules.players):
            at = lot * SEATS + seat
            if state.bids[at] and not state.hues[at] & FLAT:
                if standing not in (NO_COLOUR, state.hues[at]):
                    names = f"{COLOURS[standing]} and {COLOURS[state.hues[at]]}"
                    raise PositionError(entry.field("bids"), f"{names} workers cannot stand at one tile")
                standing = state.hues[at]

    def boats(self, reader: Reader) -> None:
        state = self.state
        entries = [reader.item("boats", at, doc) for at, doc in enumerate(reader.items("boats"))]
        if not entries:
            state.boats = [versions[0] for versions in state.rules.boats]
            return
        for at, entry in enumerate(entries):
            entry.only({"tile", "cargo", "taken_by"} | state.rules.fields("boat"))
            tile = entry.tile("tile")
            if CATALOGUE.tiles[tile].kind != "boat":
                raise PositionError(entry.field("tile"), f"{tile_id(tile)} is no boat")
            if CATALOGUE.tiles[tile].set not in state.rules.sets:
                raise PositionError(
                    entry.field("tile"), f"{tile_id(tile)} belongs to a module that is not in this game"
                )
            if tile in state.boats:
                raise PositionError(entry.field("tile"), f"{tile_id(tile)} is listed twice")
            state.boats.append(tile)
            self._cargo(at, entry.table("cargo"))
            if "taken_by" in entry.doc:
                state.boat_taken[at] = entry.number("taken_by", 0, 0, state.rules.players - 1)
        if len(state.boats) != state.rules.players:
            raise PositionError("boats", f"{len(state.boats)} boats for {state.rules.players} players")

    def _cargo(self, boat: int, reader: Reader) -> None:
        reader.only({*CARGO_NAMES} | self.state.rules.fields("cargo"))
        row = [reader.number(name, 0, 0, 255) for name in CARGO_NAMES]
        for at in range(CARGO_WIDTH):
            if at < N_COLOURS:
                self.take_worker(at, row[at], reader)
            elif at < N_COLOURS + N_SKILLS:
                self.take_skill(at - N_COLOURS, row[at], reader)
            else:
                self.take_goods(at - N_COLOURS - N_SKILLS, row[at], reader)
            self.state.cargo[boat * CARGO_WIDTH + at] = row[at]

    def given_up(self, reader: Reader) -> None:
        for colour, count in enumerate(reader.table("given_up").counts(COLOURS)):
            self.take_worker(colour, count, reader, "given_up")
            self.state.given_up[colour] = count

    # --- what nobody sees --------------------------------------------------------------------------------------------

    def hidden_tiles(self, reader: Reader) -> None:
        """The tiles of the seasons to come, and the winter tiles; drawn from what is left where nothing is written."""
        state = self.state
        decks = reader.table("decks")
        decks.only(SEASONS)
        for season in range(3):
            name = SEASONS[season]
            if name in decks.doc:
                for at, word in enumerate(decks.items(name)):
                    place = f"{name}[{at}]"
                    tile = named_tile(word, decks.field(place))
                    if CATALOGUE.tiles[tile].season != name:
                        raise PositionError(decks.field(place), f"{tile_id(tile)} is no tile of {name}")
                    self.take_tile(tile, decks, place)
                    state.decks[season] = [*state.decks[season], tile]
            elif season > state.season:
                state.decks[season] = draw_season(state.rules, state.chance, name, self.where)
        if state.season != WINTER:
            deal_winter(state, state.chance, self.where)

    def bag_and_supply(self, reader: Reader) -> None:
        """By default all that is nowhere else. Written down, there may be less (the rest is out of the game)."""
        state = self.state
        green = state.green
        if "supply" in reader.doc:
            supply = reader.table("supply")
            supply.only(("green", *RESOURCES, *SKILLS))
            left = state.green
            state.green = supply.number("green", left, 0, left)
            for resource, name in enumerate(RESOURCES):
                state.stock[resource] = supply.number(name, state.stock[resource], 0, state.stock[resource])
            for skill, name in enumerate(SKILLS):
                left = state.skill_stock[skill]
                state.skill_stock[skill] = supply.number(name, left, 0, left)
        if "bag" in reader.doc:
            bag = reader.table("bag")
            row = bag.counts(COLOURS)
            for colour in range(GREEN):
                if row[colour] > state.bag[colour]:
                    raise too_many("bag", f"there are not so many {COLOURS[colour]} workers", COLOURS[colour])
                state.bag[colour] = row[colour]
            if "green" not in reader.table("supply").doc:
                self.take_worker(GREEN, row[GREEN], bag)
            elif row[GREEN] > green - state.green:
                raise too_many("bag", "there are not so many green workers", COLOURS[GREEN])
            state.bag[GREEN] = row[GREEN]
