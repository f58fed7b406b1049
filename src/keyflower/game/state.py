"""The whole truth of a running game: where every piece is, and what happens next.

Rows of counts are flat: `workers[seat * 4 + colour]`, `goods[tile * 4 + resource]`, `bids[lot * 6 + seat]`. Tiles are
the catalogue's numbers; a *lot* is a place in the auction. Nothing here decides anything: the rules are in the steps
and verbs that work on a state.
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i32, i64, mypyc_attr

from ..catalogue import COLOURS, RESOURCES, SKILLS
from .chance import Chance
from .codes import AT_A_PRICE, FRAME_KIND, MOST, frame_seat, limits
from .events import Event
from .printed import ANY_PRICE, COPYING, KIND, NO_COLOUR, PRICED, TILES, TURN_ORDER, UNTOUCHED, USABLE, WINTER_TILES
from .rows import NOBODY, Cells, Marks, cells, marks, members, part
from .runs import Runs

if TYPE_CHECKING:
    from .rules import Rules

SEATS: Final = 6  # the width of a row that has an entry for each seat
LOTS: Final = 22  # the most lots in any season, with room to spare
N_COLOURS: Final = 4
GREEN: Final = 3
GOLD: Final = 0
N_RESOURCES: Final = 4
N_SKILLS: Final = 3
KNOWN: Final = 7  # colours and skills
CARGO_WIDTH: Final = 11  # a boat's row: workers by colour, skills, resources
CARGO_NAMES: Final = COLOURS + SKILLS + RESOURCES
# Empty rows to begin with: cutting a piece off is faster than making one.
_zeros: Final = cells(TILES * N_RESOURCES)
_unmarked: Final = marks(TILES)
NO_GOODS: Final = marks(TILES * N_RESOURCES)
_unhued: Final = marks(LOTS * SEATS)
_nobody: Final = marks(TILES, NOBODY)
_no_colour: Final = marks(TILES, NO_COLOUR)
NONE: Final[list[int]] = []  # what a seat without any tiles has: shared, so never changed in place
NO_SETS: Final = vec[i64]([0] * SEATS)
NO_LINKS: Final = vec[i64]([])
NO_DEMANDS: Final = vec[i32]([])
ON_BITS: Final = 3  # for each colour of the workers on a tile: there are never more than six
ON_MASK: Final = 7
MOST_ADDED: Final = 6  # upgrade points that may be added to one tile (`bonus`)
FLAT: Final = 8  # added to the colour of a bid whose workers lie flat (SUM-4a)

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3


class Part:
    """What a module adds to the state."""

    def copy(self) -> "Part":
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class State:
    def __init__(self, rules: "Rules", chance: Chance, model: "State | None" = None) -> None:
        """An empty table, or a copy of a model."""
        self.rules = rules
        self.chance = chance
        self.journal: list[Event] | None = None
        self.moves: i64 = 0  # actions applied so far, to this state and those that it was copied from
        self._shares = False  # does a copy hold the same rows of what changes seldom? See `unshare`
        if model is None:
            self._begin(rules.players)
        else:
            self._follow(model)

    def copy(self) -> "State":
        return State(self.rules, self.chance.copy(), self)

    def _begin(self, players: int) -> None:
        self.season = SPRING
        self.start = 0  # holds the purple marker
        self.turn = 0
        self.passes = 0
        self.over = False
        self.stack: vec[i64] = vec[i64]()  # of pending steps (`codes.py`), the next one last
        self.parts: list[Part] = []

        # Lists in lists are shared between copies: to change one, put a new list in its place. What changes seldom is
        # shared as a whole: see `unshare`.

        # behind the screens
        self.workers: Cells = _zeros[: players * N_COLOURS]
        self.skills: Cells = _zeros[: players * N_SKILLS]
        # of these, what everybody who remembers the open moves knows to be there: colours, then skills
        self.known: Cells = _zeros[: players * KNOWN]
        self.winter: vec[i64] = NO_SETS[:players]  # tiles to choose from, as bits (`printed.py`)
        self.offered: Marks = _unmarked[:players]  # how many winter tiles each put in
        self.decks: list[list[int]] = [NONE] * 4  # what each season will lay out

        # the bag and the supply
        self.bag: Cells = _zeros[:N_COLOURS]
        self.green = 0
        self.given_up: Cells = _zeros[:N_COLOURS]  # workers paid as a price, on their way to the bag (USE-12)
        self.stock: Cells = _zeros[:N_RESOURCES]
        self.skill_stock: Cells = _zeros[:N_SKILLS]

        # the auction
        self.lots: list[int] = []  # the tile of each lot
        self.lot_of: Marks = _nobody[:]
        self.bids: Cells = _zeros[: LOTS * SEATS]
        self.hues: Marks = _unhued[:]  # colour of a bid, plus FLAT
        self.lead: Marks = _nobody[:LOTS]

        # the boats
        self.boats: list[int] = []
        self.cargo: Cells = _zeros[: SEATS * CARGO_WIDTH]
        self.boat_taken: Marks = _nobody[:SEATS]  # by boat: the seat that took it this season

        # tiles
        self.villages: list[list[int]] = [NONE] * players
        self.hands: list[list[int]] = [NONE] * players  # won, not yet placed
        self.ability: Cells = _zeros[:players]
        self.owner: Marks = _nobody[:]
        self.at: Cells = _zeros[:TILES]  # its place, see village.py
        # What follows from where the tiles lie (see village.py), worked out when asked for; empty: not yet.
        self.links: list[vec[i64]] = [NO_LINKS] * players
        self.demands: list[vec[i32]] = [NO_DEMANDS] * players
        self.turned: Marks = _unmarked[:]
        self.upgraded: Marks = _unmarked[:]
        self.goods: Marks = NO_GOODS[:]  # none of a resource has more than a byte holds
        self.on: Cells = _zeros[:TILES]  # workers placed for use, three bits for each colour
        self.last: Marks = _unmarked[:]  # the size of the last use this season
        self.footing: Marks = _no_colour[:]  # colour of the standing workers on the tile
        self.tint: Marks = _no_colour[:]  # the colour that workers must have now
        # These hardly ever change, so that games share them: to change one, put a changed copy in its place.
        self.bonus: Marks = _unmarked  # upgrade points added to those printed
        self.paint: Marks = _no_colour  # a colour that stays for good
        self.closed: Marks = _unmarked  # nobody may place workers here
        # What follows from the above: the limits (`codes.py`) of a use and of a bid, by tile. They are kept, because
        # every turn asks for all of them. Call `measure` when something about a tile has changed.
        self.use_limits: Cells = UNTOUCHED[:]
        self.bid_limits: Cells = _zeros[:TILES]

    def _follow(self, model: "State") -> None:
        self.moves = model.moves
        self.season = model.season
        self.start = model.start
        self.turn = model.turn
        self.passes = model.passes
        self.over = model.over
        self.stack = model.stack[:]
        self._share(model)
        self.parts = [part.copy() for part in model.parts] if model.parts else []
        self.workers = model.workers[:]
        self.skills = model.skills[:]
        self.known = model.known[:]
        self.decks = model.decks  # replaced as a whole, like the lots
        self.bag = model.bag[:]
        self.green = model.green
        self.given_up = model.given_up[:]
        self.stock = model.stock[:]
        self.skill_stock = model.skill_stock[:]
        self.lots = model.lots  # replaced as a whole at a season's turn
        self.bids = model.bids[:]
        self.hues = model.hues[:]
        self.lead = model.lead[:]
        self.bonus = model.bonus
        self.goods = model.goods[:]
        self.on = model.on[:]
        self.last = model.last[:]
        self.footing = model.footing[:]
        self.paint = model.paint
        self.tint = model.tint[:]
        self.closed = model.closed
        self.use_limits = model.use_limits[:]
        self.bid_limits = model.bid_limits[:]

    def _share(self, model: "State") -> None:
        """What changes when tiles are won, laid or upgraded and when boats come and go, not turn by turn: a copy takes
        it over as it is, and whoever changes it first makes its own (`unshare`). That halves the time of a copy."""
        self._shares = model._shares = True
        self.winter = model.winter
        self.offered = model.offered
        self.lot_of = model.lot_of
        self.boats = model.boats
        self.cargo = model.cargo
        self.boat_taken = model.boat_taken
        self.villages = model.villages
        self.hands = model.hands
        self.ability = model.ability
        self.owner = model.owner
        self.at = model.at
        self.links = model.links
        self.demands = model.demands
        self.turned = model.turned
        self.upgraded = model.upgraded

    def unshare(self) -> None:
        """Call it before a change of what `_share` names. (`links` and `demands` follow from the rest: those who share
        that may fill them in for each other.)"""
        if not self._shares:
            return
        self._shares = False
        self.winter = self.winter[:]
        self.offered = self.offered[:]
        self.lot_of = self.lot_of[:]
        self.boats = self.boats[:]
        self.cargo = self.cargo[:]
        self.boat_taken = self.boat_taken[:]
        self.villages = self.villages[:]
        self.hands = self.hands[:]
        self.ability = self.ability[:]
        self.owner = self.owner[:]
        self.at = self.at[:]
        self.links = self.links[:]
        self.demands = self.demands[:]
        self.turned = self.turned[:]
        self.upgraded = self.upgraded[:]

    # --- what happens next -------------------------------------------------------------------------------------------

    def push(self, packed: i64) -> None:
        self.stack = append(self.stack, packed)

    def pop(self) -> int:
        self.stack, packed = pop(self.stack)
        return packed

    def top(self) -> int:
        return self.stack[-1]

    def advance(self) -> None:
        """Runs what needs no answer, until a question is open or the game is over."""
        steps = self.rules.steps
        while not self.over:
            packed = self.stack[-1]
            if steps[packed & FRAME_KIND].run(self, packed):
                return

    def asked(self) -> int:
        """The seats that must answer now, as bits."""
        if self.over:
            return 0
        packed = self.stack[-1]
        return self.rules.steps[packed & FRAME_KIND].asked(self, packed)

    def answers(self, seat: int) -> Runs:
        """The legal actions of a seat; none if it is not asked."""
        runs = Runs()
        self.list_answers(seat, runs)
        return runs

    def list_answers(self, seat: int, runs: Runs) -> None:
        """The same into runs that may have been used before: playouts need one set of them."""
        runs.clear()
        if not self.over:
            packed = self.stack[-1]
            self.rules.steps[packed & FRAME_KIND].answers(self, packed, seat, runs)

    def apply(self, code: int) -> None:
        """Plays a legal action. The caller has seen to it that it is legal."""
        self.moves += 1
        self.rules.play(self, code)
        self.advance()

    def tell(
        self, kind: str, seat: int, data: dict[str, Any], secret: dict[str, Any] | None = None, news: bool = False
    ) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, seat, data, secret, news))

    def mover(self) -> int:
        """Whose use is being carried out: the seat of the pending step."""
        return frame_seat(self.stack[-1])

    # --- pieces change places ----------------------------------------------------------------------------------------

    def gain_workers(self, seat: int, colour: int, count: int) -> None:
        """Openly, behind the screen."""
        self.workers[seat * N_COLOURS + colour] += count
        self.known[seat * KNOWN + colour] += count

    def gain_skills(self, seat: int, skill: int, count: int) -> None:
        """Openly, behind the screen."""
        self.skills[seat * N_SKILLS + skill] += count
        self.known[seat * KNOWN + N_COLOURS + skill] += count

    def lose_workers(self, seat: int, colour: int, count: int) -> None:
        """From behind the screen to where all can see them. What was known to be there goes first (VAR-B)."""
        self.workers[seat * N_COLOURS + colour] -= count
        at = seat * KNOWN + colour
        known = self.known[at]
        self.known[at] = known - count if known > count else 0

    def lose_skill(self, seat: int, skill: int) -> None:
        """From behind the screen back to the supply."""
        self.skills[seat * N_SKILLS + skill] -= 1
        at = seat * KNOWN + N_COLOURS + skill
        if self.known[at] > 0:
            self.known[at] -= 1
        self.skill_stock[skill] += 1

    def put_on(self, tile: int, colour: int, count: int) -> None:
        """Onto a tile for its use. The rest (footing, tint) is up to the rules."""
        self.on[tile] += count << ON_BITS * colour

    def draw_workers(self, seat: int, count: int) -> list[int]:
        """Unseen by the others, from the bag (USE-8, USE-9). Returns how many of each colour came."""
        drawn = [0, 0, 0, 0]
        for _ in range(count):
            colour = self.chance.draw(self.bag, 0, N_COLOURS)
            if colour < 0:
                break
            drawn[colour] += 1
            self.workers[seat * N_COLOURS + colour] += 1
        return drawn

    def draw_skills(self, seat: int, count: int) -> list[int]:
        """Unseen by the others, from the supply."""
        drawn = [0, 0, 0]
        for _ in range(count):
            skill = self.chance.draw(self.skill_stock, 0, N_SKILLS)
            if skill < 0:
                break
            drawn[skill] += 1
            self.skills[seat * N_SKILLS + skill] += 1
        return drawn

    def take_green(self, seat: int, count: int) -> int:
        """Green workers from the open supply; as many as there are."""
        taken = min(count, self.green)
        self.green -= taken
        self.gain_workers(seat, GREEN, taken)
        return taken

    def make_goods(self, tile: int, resource: int, count: int) -> int:
        """Resources from the supply onto a tile; as many as there are."""
        made: int = min(count, self.stock[resource])
        self.stock[resource] -= made
        self.goods[tile * N_RESOURCES + resource] += made
        return made

    def goods_on(self, tile: int) -> list[int]:
        return [self.goods[tile * N_RESOURCES + resource] for resource in range(N_RESOURCES)]

    def load_piece(self, boat: int, skill: bool) -> None:
        """One worker from the bag, or one skill from the supply, onto a boat; if there is any."""
        self.unshare()
        if skill:
            kind = self.chance.draw(self.skill_stock, 0, N_SKILLS)
            at = N_COLOURS + kind
        else:
            kind = self.chance.draw(self.bag, 0, N_COLOURS)
            at = kind
        if kind >= 0:
            self.cargo[boat * CARGO_WIDTH + at] += 1

    def cargo_counts(self, boat: int) -> dict[str, int]:
        row = part(self.cargo, boat * CARGO_WIDTH, CARGO_WIDTH)
        counts = {name: count for name, count in zip(CARGO_NAMES, row, strict=True) if count}
        for module in self.rules.modules:
            module.add_cargo(self, boat, counts)
        return counts

    def spend_goods(self, tile: int, resource: int, count: int) -> None:
        """From a tile back to the supply."""
        self.goods[tile * N_RESOURCES + resource] -= count
        self.stock[resource] += count

    # --- questions about the table -----------------------------------------------------------------------------------

    def home(self, seat: int) -> int:
        return self.villages[seat][0]

    def face(self, tile: int) -> int:
        """The face that a tile shows, as its place in the rows of faces (`printed.py`)."""
        upgraded: int = self.upgraded[tile]
        return tile * 2 + upgraded

    def workers_on(self, tile: int, colour: int) -> int:
        """Placed for use."""
        on: int = self.on[tile]
        return on >> ON_BITS * colour & ON_MASK

    def crowd(self, tile: int) -> int:
        """How many workers, of all colours, are placed for use."""
        on: int = self.on[tile]
        return (on & ON_MASK) + (on >> ON_BITS & ON_MASK) + (on >> 2 * ON_BITS & ON_MASK) + (on >> 3 * ON_BITS)

    def measure(self, tile: int) -> None:
        """Works out the limits of a tile after something about it has changed."""
        usable = USABLE[self.face(tile)]
        last: int = self.last[tile]
        least = last + 1
        most = self.rules.tile_limit - self.crowd(tile)
        tint: int = self.tint[tile]
        lot: int = self.lot_of[tile]
        if usable == COPYING and lot != NOBODY:
            usable = 0
        use = 0
        bid = 0
        if not self.closed[tile]:
            if usable and least <= most:
                use = int(limits(tint, least, most, AT_A_PRICE if usable >= PRICED else 0))
            if lot != NOBODY:
                leader: int = self.lead[lot]
                best: int = self.bids[lot * SEATS + leader] if leader != NOBODY else 0
                bid = int(limits(tint, best + 1, MOST, leader + 1 if leader != NOBODY else 0))
        self.use_limits[tile] = use
        self.bid_limits[tile] = bid

    def winter_tiles(self, seat: int) -> list[int]:
        """Those that the seat may choose from."""
        return [WINTER_TILES[at] for at in members(self.winter[seat])]

    def bag_total(self) -> int:
        return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]

    def screen_total(self, seat: int) -> int:
        at = seat * N_COLOURS
        return self.workers[at] + self.workers[at + 1] + self.workers[at + 2] + self.workers[at + 3]

    def skill_total(self, seat: int) -> int:
        at = seat * N_SKILLS
        return self.skills[at] + self.skills[at + 1] + self.skills[at + 2]

    def losing(self, seat: int) -> i64:
        """The lots on which the seat has a losing bid, as bits."""
        bids = self.bids
        lead = self.lead
        found: i64 = 0
        at: i64 = seat
        for lot in range(len(self.lots)):
            if bids[at] and lead[lot] != seat:
                found |= 1 << lot
            at += SEATS
        return found

    def paying_bids(self, seat: int, price: i64) -> i64:
        """Of these lots, those whose whole bid could be given up for a worker of a price (USE-11), as bits."""
        losing = self.losing(seat)
        if losing and price != ANY_PRICE:
            for lot in range(len(self.lots)):
                if (self.hues[lot * SEATS + seat] & 3) + 1 != price:
                    losing &= ~(1 << lot)
        return losing

    def is_turn_order(self, lot: int) -> bool:
        return KIND[self.lots[lot]] == TURN_ORDER

    # --- bids and colours --------------------------------------------------------------------------------------------

    def lift_bid(self, lot: int, seat: int) -> tuple[int, int]:
        """Takes a bid away from its lot; its colour and size. `settle` the lot when the move is over."""
        at = lot * SEATS + seat
        colour = self.hues[at] & 3
        count = self.bids[at]
        self.bids[at] = 0
        self.hues[at] = 0
        return colour, count

    def settle(self, lot: int) -> None:
        """The colour of a lot after a move (BID-3, USE-4); flat workers left alone stand up (SUM-4a)."""
        tile = self.lots[lot]
        tint: int = self.footing[tile]
        flat = -1
        for seat in range(self.rules.players):
            at = lot * SEATS + seat
            if self.bids[at] > 0:
                if self.hues[at] & FLAT:
                    flat = at
                else:
                    tint = self.hues[at]
        if tint == NO_COLOUR and flat >= 0 and self.on[tile] == 0:
            self.hues[flat] &= 3
            tint = self.hues[flat]
        self.tint[tile] = tint if tint != NO_COLOUR else self.paint[tile]
        self.measure(tile)
