"""Extensions: another way to spend an upgrade point (EXT-1 to EXT-6)."""

from typing import Any, Final

from ....catalogue import CATALOGUE, COLOURS
from ...codes import EXTEND_VERB, UPGRADE_STEP, action, frame_kind, seat_of, tile_of
from ...events import IllegalAction, NotationError
from ...fields import TILE_FIELD, BidField, Field, NameField, PiecesField
from ...notation import read_name, tile_id
from ...printed import ANY_PRICE, FIRST_SKILL, NO_COLOUR, UPGRADABLE
from ...rows import NOBODY, members, with_mark
from ...rules import Verb
from ...runs import Runs
from ...state import N_COLOURS, State
from ...transport import spend_points
from ...upgrading import PAID, PAY_BITS, PAY_NAMES, cost_words, goods_suffice, pay, pay_workers, payments
from .pieces import (
    EXTENSION_COLOUR,
    EXTENSION_COST,
    EXTENSION_IDS,
    EXTENSION_WORKER,
    EXTENSIONS,
    merchants_part,
)

# What pays as in `upgrade`, then the extension. A price in workers is instead one number: the colour from behind the
# screen, or the lot of the losing bid after the four colours; plus one.
EXTENSION_FIELD: Final = NameField("extension", tuple(EXTENSION_IDS), "extension", PAID.width, 5)


def payer_of(code: int) -> int:
    """A colour, or the lot of a losing bid after the colours; where the price is in workers."""
    return PAID.of(code) - 1


def paid_with_bid(code: int) -> bool:
    return EXTENSION_WORKER[EXTENSION_FIELD.of(code)] != 0 and payer_of(code) >= N_COLOURS


class ExtensionPieces(PiecesField):
    """Resources and skills, or one worker."""

    def value(self, code: int, lots: list[int]) -> Any:
        if not EXTENSION_WORKER[EXTENSION_FIELD.of(code)]:
            return super().value(code, lots)
        return None if paid_with_bid(code) else {COLOURS[payer_of(code)]: 1}

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        if not EXTENSION_WORKER[EXTENSION_FIELD.of(code)]:
            return super().bits(value, lots, code)
        if not isinstance(value, dict) or list(value.values()) != [1]:
            raise NotationError("the price is one COLOUR, or one losing bid as +TILE")
        return self.at(read_name(str(next(iter(value))), COLOURS, "colour") + 1)

    def write(self, code: int, lots: list[int]) -> str:
        pieces = self.value(code, lots) or {}
        return "".join([f" {name}" * count for name, count in pieces.items()])

    def read(self, words: list[str], lots: list[int], code: int) -> int:
        return 0 if words[0].startswith("+") else super().read(words, lots, code)


class ExtensionBid(BidField):
    """A whole losing bid that pays."""

    def pieces(self) -> list[tuple[int, int]]:
        return []  # the same bits as the pieces

    def value(self, code: int, lots: list[int]) -> Any:
        return super().value(code, lots) if paid_with_bid(code) else None

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        if not EXTENSION_WORKER[EXTENSION_FIELD.of(code)]:
            raise NotationError("a losing bid pays only where the price is a worker")
        return super().bits(value, lots, code)

    def write(self, code: int, lots: list[int]) -> str:
        return super().write(code, lots) if paid_with_bid(code) else ""


EXTENSION_PIECES: Final = ExtensionPieces("pieces", PAY_NAMES, "resource or skill", PAY_BITS, (1 << PAY_BITS) - 1)
EXTENSION_BID: Final = ExtensionBid("group", N_COLOURS + 1)
EXTENSION_BID.optional = True


def add_extensions(state: State, seat: int, runs: Runs) -> None:
    part = merchants_part(state)
    left = part.extensions_left
    for tile in state.villages[seat]:
        if not state.upgraded[tile] or part.extension[tile] != NOBODY:
            continue
        tint = state.tint[tile]
        for extension in range(EXTENSIONS):
            if left >> extension & 1 and (tint == NO_COLOUR or tint == EXTENSION_COLOUR[extension]):
                first = action(EXTEND_VERB, seat, tile, EXTENSION_FIELD.at(extension))
                if EXTENSION_WORKER[extension]:
                    _worker_payments(state, seat, EXTENSION_WORKER[extension], first, runs)
                else:
                    payments(state, seat, tile, EXTENSION_COST[extension], first, runs)


def extension_seems_possible(state: State, seat: int) -> bool:
    """As far as the others can tell, who know how much is behind a screen but not what (USE-13)."""
    part = merchants_part(state)
    for tile in state.villages[seat]:
        if not state.upgraded[tile] or part.extension[tile] != NOBODY:
            continue
        for extension in range(EXTENSIONS):
            fits = state.tint[tile] in (NO_COLOUR, EXTENSION_COLOUR[extension])
            if not fits or not part.extensions_left >> extension & 1:
                continue
            cost = EXTENSION_COST[extension]
            if EXTENSION_WORKER[extension]:
                if state.screen_total(seat) > 0:
                    return True
            elif sum(cost[FIRST_SKILL:]) <= state.skill_total(seat) and goods_suffice(state, seat, tile, cost):
                return True
    return False


def _worker_payments(state: State, seat: int, price: int, first: int, runs: Runs) -> None:
    """A worker from behind the screen, or a whole losing bid (EXT-2)."""
    for colour in range(N_COLOURS):
        if state.workers[seat * N_COLOURS + colour] > 0 and price in (ANY_PRICE, colour + 1):
            runs.add(first | colour + 1)
    for lot in members(state.paying_bids(seat, price)):
        runs.add(first | N_COLOURS + lot + 1)


class Extend(Verb):
    number = EXTEND_VERB
    word = "extend"
    fields: tuple[Field, ...] = (TILE_FIELD, EXTENSION_FIELD, EXTENSION_PIECES, EXTENSION_BID)

    def promise(self, code: int) -> float:
        return 1.0

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        tile = tile_of(code)
        extension = EXTENSION_FIELD.of(code)
        if EXTENSION_WORKER[extension]:
            payer = payer_of(code)
            row = [int(colour == payer) for colour in range(N_COLOURS)]
            pieces = pay_workers(state, seat, row, 1 << payer - N_COLOURS if payer >= N_COLOURS else 0)
        else:
            pay(state, seat, tile, code)
            pieces = PAID.table(code)
        merchants_part(state).extend(tile, extension)
        paint(state, tile, extension)
        spend_points(state, 1)
        state.tell(
            "extended",
            seat,
            {
                "tile": tile_id(tile),
                "extension": EXTENSION_IDS[extension],
                "colour": COLOURS[EXTENSION_COLOUR[extension]],
                "pieces": pieces,
            },
        )

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        if frame_kind(state.top()) != UPGRADE_STEP:
            return None
        tile = tile_of(code)
        name = tile_id(tile)
        extension = EXTENSION_FIELD.of(code)
        part = merchants_part(state)
        if tile not in state.villages[seat_of(code)]:
            return IllegalAction("EXT-1", "not-your-village", f"{name} is not in your village.", {"tile": name})
        if not UPGRADABLE[tile]:
            rule = "EXT-6" if CATALOGUE.tiles[tile].season == "winter" else "EXT-1"
            return IllegalAction(rule, "never-extended", f"{name} cannot be extended.", {"tile": name})
        if not state.upgraded[tile]:
            return IllegalAction("EXT-1", "not-upgraded-yet", f"{name} is not upgraded yet.", {"tile": name})
        if part.extension[tile] != NOBODY:
            return IllegalAction("EXT-1", "already-extended", f"{name} has an extension already.", {"tile": name})
        figures = {"tile": name, "extension": EXTENSION_IDS[extension]}
        if not part.extensions_left >> extension & 1:
            return IllegalAction("EXT-1", "extension-gone", f"{figures['extension']} has been taken.", figures)
        if state.tint[tile] not in (NO_COLOUR, EXTENSION_COLOUR[extension]):
            needed = COLOURS[state.tint[tile]]
            given = COLOURS[EXTENSION_COLOUR[extension]]
            return IllegalAction(
                "EXT-4",
                "extension-wrong-colour",
                f"The workers on {name} are {needed}: the extension must be {needed} too, not {given}.",
                {**figures, "needed": needed, "given": given},
            )
        cost = price_words(extension)
        return IllegalAction(
            "EXT-2",
            "cannot-pay-extension",
            f"{figures['extension']} asks for {cost}: resources must lie on {name}, skills and workers come from "
            "behind your screen, or a whole losing bid of that colour is given up.",
            {**figures, "cost": cost},
        )


def price_words(extension: int) -> str:
    price = EXTENSION_WORKER[extension]
    if price == 0:
        return cost_words(EXTENSION_COST[extension])
    return "1 worker" if price == ANY_PRICE else f"1 {COLOURS[price - 1]} worker"


def paint(state: State, tile: int, extension: int) -> None:
    """From now on the extension sets the tile's colour (EXT-4)."""
    state.paint = with_mark(state.paint, tile, EXTENSION_COLOUR[extension])
    if state.footing[tile] == NO_COLOUR:
        state.tint[tile] = state.paint[tile]
        state.measure(tile)
