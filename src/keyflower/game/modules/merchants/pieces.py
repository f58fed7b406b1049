"""The Merchants' pieces as rows of numbers, and where they are in a running game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....catalogue import CATALOGUE, COLOURS
from ...printed import ANY_PRICE, COST_WORDS, TILES
from ...rows import NOBODY, Cells, Marks, cells, marks, members, with_mark
from ...state import CARGO_NAMES, MOST_ADDED, NO_SETS, NONE, SEATS, Part, State

CONTRACT_IDS: Final[list[str]] = [contract.id for contract in CATALOGUE.contracts]
CONTRACTS: Final = len(CONTRACT_IDS)
OPEN_CONTRACTS: Final[int] = CATALOGUE.figures("merchants", "setup")["open_contracts"]
CABINS: Final[int] = CATALOGUE.figures("merchants", "pieces")["cabins"]
assert CABINS <= MOST_ADDED, "each adds a point"

EXTENSION_IDS: Final[list[str]] = [extension.id for extension in CATALOGUE.extensions]
EXTENSIONS: Final = len(EXTENSION_IDS)
EXTENSION_COLOUR: Final[list[int]] = [COLOURS.index(extension.colour) for extension in CATALOGUE.extensions]
# The price in resources and skills in the form of upgrade costs; the price in workers as a tile's is written.
EXTENSION_COST: Final[list[list[int]]] = [
    [extension.cost.get(word, 0) for word in COST_WORDS] for extension in CATALOGUE.extensions
]


def _worker_price(cost: dict[str, int]) -> int:
    if "any_worker" in cost:
        return ANY_PRICE
    for colour, name in enumerate(COLOURS):
        if name in cost:
            return colour + 1
    return 0


EXTENSION_WORKER: Final[list[int]] = [_worker_price(extension.cost) for extension in CATALOGUE.extensions]


def _named(needs: tuple[str, ...]) -> list[int]:
    """The pieces a contract may be swapped for: those it names; for the marker any it may stand for (CON-4, CON-5)."""
    if "purple" in needs:
        return list(range(len(CARGO_NAMES)))
    return [piece for piece, name in enumerate(CARGO_NAMES) if name in needs]


# Pieces are numbered as in a boat's cargo: workers by colour, skills, resources.
SWAP_PIECES: Final[list[list[int]]] = [_named(contract.needs) for contract in CATALOGUE.contracts]


NO_CONTRACTS: Final = vec[u8]([])
_no_extensions: Final = marks(TILES, NOBODY)


class MerchantsPart(Part):
    """Contracts in a certain order are a row of their numbers; where none is before another, a set of bits."""

    def __init__(self, players: int, model: "MerchantsPart | None" = None) -> None:
        """As before a game; or a copy of the model."""
        if model is not None:
            self._take_after(model)
            return
        self.stack: Marks = NO_CONTRACTS  # face down, the next one last
        self.row: Marks = NO_CONTRACTS  # face up
        self.discarded: i64 = 0
        self.hands: vec[i64] = NO_SETS[:players]
        self.seen: vec[i64] = NO_SETS[:players]  # of these, those taken face up
        self.aboard: vec[i64] = NO_SETS[:]  # by boat, face down
        self.cabins = CABINS  # beside the table
        self.cabins_aboard: Cells = cells(SEATS)
        self.extension: Marks = _no_extensions  # by tile; shared between copies: to change one, put a new row here
        self.extensions_left = (1 << EXTENSIONS) - 1  # as bits
        self.boat_order: list[int] = NONE  # the seats as they chose their boats at the end of winter; shared, too

    def _take_after(self, model: "MerchantsPart") -> None:
        self.stack = model.stack[:]
        self.row = model.row[:]
        self.discarded = model.discarded
        self.hands = model.hands[:]
        self.seen = model.seen[:]
        self.aboard = model.aboard[:]
        self.cabins = model.cabins
        self.cabins_aboard = model.cabins_aboard[:]
        self.extension = model.extension
        self.extensions_left = model.extensions_left
        self.boat_order = model.boat_order

    def copy(self) -> Part:
        return MerchantsPart(0, self)

    def extend(self, tile: int, extension: int) -> None:
        self.extension = with_mark(self.extension, tile, extension)
        self.extensions_left &= ~(1 << extension)


def merchants_part(state: State) -> MerchantsPart:
    for part in state.parts:
        if isinstance(part, MerchantsPart):
            return part
    raise AssertionError("the module has put its part into every state")


def contract_ids(contracts: i64) -> list[str]:
    return [CONTRACT_IDS[contract] for contract in members(contracts)]


def open_ids(part: MerchantsPart) -> list[str]:
    """The contracts that lie face up."""
    return [CONTRACT_IDS[contract] for contract in part.row]


def extension_ids(bits: int) -> list[str]:
    return [EXTENSION_IDS[extension] for extension in members(bits)]
