"""Contracts: taking, replacing and swapping them (CON-1, CON-2, CON-4, CON-5)."""

from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import u8

from ...chance import Chance
from ...codes import (
    BUILD_VILLAGES_STEP,
    CONTRACT_STEP,
    CONTRACT_VERB,
    NEW_CONTRACTS_STEP,
    OFFER_WINTER_STEP,
    REPLACE_STEP,
    SWAP_VERB,
    TAKE_BOATS_STEP,
    TAKE_VERB,
    action,
    frame,
    frame_a,
    frame_kind,
    frame_seat,
    frame_tile,
    seat_of,
)
from ...events import IllegalAction
from ...fields import STEP_OF_TILE, Field, NameField, step_number
from ...gains import TAKE_WORDS, TAKEN, Choose, effect_step
from ...notation import tile_id
from ...rows import members
from ...rules import Step, Verb
from ...runs import Runs
from ...state import CARGO_NAMES, GREEN, N_COLOURS, N_SKILLS, WINTER, State
from .pieces import (
    CONTRACT_IDS,
    NO_CONTRACTS,
    OPEN_CONTRACTS,
    SWAP_PIECES,
    MerchantsPart,
    merchants_part,
    open_ids,
)

DRAW: Final = 0  # in the place of a contract; a face-up one is its number plus one
PICKED: Final = NameField("contract", ("draw", *CONTRACT_IDS), "contract")
SKILL_FIRST: Final = TAKE_WORDS.index("skills")
SKILLS_STEP: Final = effect_step("skills")
SWAPPED_FOR: Final = NameField("piece", CARGO_NAMES, "piece", 0, 4)
SWAPPED: Final = NameField("contract", tuple(CONTRACT_IDS), "contract", SWAPPED_FOR.width)


def draw_contract(state: State, part: MerchantsPart) -> int:
    """The next face-down contract; -1 if none is left at all. The discarded ones are shuffled when needed (CON-2)."""
    if len(part.stack) == 0:
        if part.discarded == 0:
            return -1
        shuffle_stack(part, members(part.discarded), state.chance)
        part.discarded = 0
    part.stack, contract = pop(part.stack)
    return contract


def shuffle_stack(part: MerchantsPart, contracts: list[int], chance: Chance) -> None:
    chance.shuffle(contracts)
    part.stack = vec[u8](contracts)


def turn_up(state: State, part: MerchantsPart) -> None:
    while len(part.row) < OPEN_CONTRACTS:
        contract = draw_contract(state, part)
        if contract < 0:
            return
        part.row = append(part.row, contract)


def give_contract(part: MerchantsPart, seat: int, contract: int, openly: bool) -> None:
    part.hands[seat] |= 1 << contract
    if openly:
        part.seen[seat] |= 1 << contract


def face_down(part: MerchantsPart) -> bool:
    """Is there a face-down contract to be had, if only after the discarded ones are shuffled?"""
    return len(part.stack) > 0 or part.discarded != 0


class TakeContract(Choose):
    """A face-up contract or one unseen, as often as the tile says; a skill beside it may come first (MVT-2)."""

    kind = CONTRACT_STEP
    name = "contract"
    effect = "contract"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, step_number("left"))
    verbs: tuple[int, ...] = (CONTRACT_VERB, TAKE_VERB)

    def in_supply(self, state: State) -> bool:
        part = merchants_part(state)
        return len(part.row) > 0 or face_down(part)

    def run(self, state: State, packed: int) -> bool:
        if self.in_supply(state):
            return True
        state.pop()
        state.tell("contract-none", frame_seat(packed), {})
        return False

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed):
            return
        part = merchants_part(state)
        for contract in part.row:
            runs.add(action(CONTRACT_VERB, seat, 0, PICKED.at(int(contract) + 1)))
        if face_down(part):
            runs.add(action(CONTRACT_VERB, seat, 0, DRAW))
        if self._skill_follows(state, packed):
            runs.add(action(TAKE_VERB, seat, 0, TAKEN.at(SKILL_FIRST)))
        state.rules.free_answers(state, seat, runs)

    def _skill_follows(self, state: State, packed: int) -> bool:
        below = state.stack[-2]
        follows = frame_kind(below) == SKILLS_STEP and frame_tile(below) == frame_tile(packed)
        return follows and state.rules.steps[SKILLS_STEP].in_supply(state)

    def options(self, state: State, packed: int) -> list[int]:
        return [SKILL_FIRST] if self._skill_follows(state, packed) else []

    def take(self, state: State, packed: int, option: int) -> None:
        skills = state.pop()
        state.push(packed)
        state.push(skills)

    def about(self, state: State, packed: int) -> dict[str, Any]:
        part = merchants_part(state)
        options = open_ids(part)
        if face_down(part):
            options.append("draw")
        options += [TAKE_WORDS[option] for option in self.options(state, packed)]
        return {"tile": tile_id(frame_tile(packed)), "left": frame_a(packed), "options": options}


class PickContract(Verb):
    number = CONTRACT_VERB
    word = "contract"
    fields: tuple[Field, ...] = (PICKED,)

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        part = merchants_part(state)
        packed = state.pop()
        if frame_a(packed) > 1:
            state.push(frame(CONTRACT_STEP, seat, frame_tile(packed), frame_a(packed) - 1))
        if PICKED.of(code) == DRAW:
            contract = draw_contract(state, part)
            give_contract(part, seat, contract, False)
            state.tell("contract-drawn", seat, {}, {"contract": CONTRACT_IDS[contract]}, True)
            return
        contract = PICKED.of(code) - 1
        give_contract(part, seat, contract, True)
        turned_up = self._replace(state, part, contract)
        state.tell("contract-taken", seat, {"contract": CONTRACT_IDS[contract]}, None, turned_up)

    def promise(self, code: int) -> float:
        return 0.4 if PICKED.of(code) == DRAW else 0.5  # what lies open is known

    def _replace(self, state: State, part: MerchantsPart, contract: int) -> bool:
        """In the same place, if there is another (CON-1): was there?"""
        fresh = draw_contract(state, part)
        old = part.row
        part.row = NO_CONTRACTS
        for other in old:
            if other != contract:
                part.row = append(part.row, other)
            elif fresh >= 0:
                part.row = append(part.row, fresh)
        return fresh >= 0

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        if frame_kind(state.top()) != CONTRACT_STEP:
            return None
        if PICKED.of(code) == DRAW:
            return IllegalAction("CON-2", "no-contracts-left", "No face-down contract is left.", {})
        name = CONTRACT_IDS[PICKED.of(code) - 1]
        return IllegalAction("CON-1", "contract-not-open", f"{name} does not lie face up.", {"contract": name})


class NewContracts(Step):
    """At the end of spring, summer and autumn the face-up contracts are discarded and replaced (CON-2)."""

    kind = NEW_CONTRACTS_STEP
    name = "new-contracts"

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        if state.season == WINTER:
            return False
        part = merchants_part(state)
        for contract in part.row:
            part.discarded |= 1 << int(contract)
        part.row = NO_CONTRACTS
        turn_up(state, part)
        if state.journal is not None:
            state.tell("contracts-replaced", -1, {"contracts": open_ids(part)}, None, True)
        return False


# --- swapping --------------------------------------------------------------------------------------------------------


def in_stock(state: State, piece: int) -> bool:
    """Is there one to be had? Green workers only from the supply, never from the bag (CON-4)."""
    if piece == GREEN:
        return state.green > 0
    if piece < N_COLOURS:
        return state.bag[piece] > 0
    if piece < N_COLOURS + N_SKILLS:
        return state.skill_stock[piece - N_COLOURS] > 0
    return state.stock[piece - N_COLOURS - N_SKILLS] > 0


def add_swaps(state: State, seat: int, runs: Runs) -> None:
    for contract in members(merchants_part(state).hands[seat]):
        for piece in SWAP_PIECES[contract]:
            if in_stock(state, piece):
                runs.add(action(SWAP_VERB, seat, 0, SWAPPED.at(contract) | SWAPPED_FOR.at(piece)))


# Questions that are no part of a turn: nothing can be swapped there.
OUT_OF_TURN: Final = (OFFER_WINTER_STEP, TAKE_BOATS_STEP, BUILD_VILLAGES_STEP, REPLACE_STEP)


class Swap(Verb):
    """A contract for one of the pieces it names, for free, at any moment of the seat's own turn (CON-4)."""

    number = SWAP_VERB
    word = "swap"
    fields: tuple[Field, ...] = (SWAPPED, SWAPPED_FOR)

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        contract = SWAPPED.of(code)
        piece = SWAPPED_FOR.of(code)
        part = merchants_part(state)
        part.hands[seat] &= ~(1 << contract)
        part.seen[seat] &= ~(1 << contract)
        part.discarded |= 1 << contract
        if piece == GREEN:
            state.take_green(seat, 1)
        elif piece < N_COLOURS:
            state.bag[piece] -= 1
            state.gain_workers(seat, piece, 1)
        elif piece < N_COLOURS + N_SKILLS:
            state.skill_stock[piece - N_COLOURS] -= 1
            state.gain_skills(seat, piece - N_COLOURS, 1)
        else:
            state.make_goods(state.home(seat), piece - N_COLOURS - N_SKILLS, 1)
        state.tell("contract-swapped", seat, {"contract": CONTRACT_IDS[contract], "piece": CARGO_NAMES[piece]})

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        contract = SWAPPED.of(code)
        piece = SWAPPED_FOR.of(code)
        figures = {"contract": CONTRACT_IDS[contract], "piece": CARGO_NAMES[piece]}
        if frame_kind(state.top()) in OUT_OF_TURN:
            return IllegalAction("CON-4", "swap-not-now", "A contract is swapped in one's own turn only.", figures)
        if not merchants_part(state).hands[seat_of(code)] >> contract & 1:
            return IllegalAction("CON-4", "contract-not-yours", f"You do not hold {figures['contract']}.", figures)
        if piece not in SWAP_PIECES[contract]:
            return IllegalAction(
                "CON-4", "piece-not-named", f"{figures['contract']} does not name {figures['piece']}.", figures
            )
        return IllegalAction("CON-4", "piece-not-there", f"There is no {figures['piece']} to be had now.", figures)
