"""The open variant: what was won openly lies in front of the screen (VAR-B).

The state already counts, for every screen, what everybody knows to be there, and spends that first. Here it is shown;
and a player who wants to spend a hidden piece instead shows it first.
"""

from collections.abc import Mapping
from typing import Any, Final

from ...catalogue import SKILLS
from ..audit import hold
from ..codes import SHOW_VERB, TURNS_STEP, action, frame_kind, seat_of
from ..events import IllegalAction
from ..fields import Field, NameField
from ..notation import counts
from ..rows import part as part_of
from ..rules import Module, Verb
from ..runs import Runs
from ..state import KNOWN, N_COLOURS, N_SKILLS, State
from ..view import SCREEN_NAMES

WORDS: Final = SCREEN_NAMES
SHOWN_PIECE: Final = NameField("piece", WORDS, "piece that may be hidden")


def held(state: State, seat: int, kind: int) -> int:
    """Behind and in front of the screen together."""
    if kind < N_COLOURS:
        return state.workers[seat * N_COLOURS + kind]
    return state.skills[seat * N_SKILLS + kind - N_COLOURS]


class Show(Verb):
    """Puts a hidden piece in front of the screen, where it stays open."""

    number = SHOW_VERB
    word = "show"
    fields: tuple[Field, ...] = (SHOWN_PIECE,)

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        state.known[seat * KNOWN + SHOWN_PIECE.of(code)] += 1
        state.tell("shown", seat, {"pieces": {WORDS[SHOWN_PIECE.of(code)]: 1}})

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        if frame_kind(state.top()) != TURNS_STEP:
            return None
        piece = WORDS[SHOWN_PIECE.of(code)]
        return IllegalAction("VAR-B", "nothing-hidden", f"You have no hidden {piece} to show.", {"piece": piece})


class OpenPlay(Module):
    name = "open"

    def verbs(self) -> list[Verb]:
        return [Show()]

    def turn_answers(self, state: State, seat: int, runs: Runs) -> None:
        for kind in range(KNOWN):
            if held(state, seat, kind) > state.known[seat * KNOWN + kind]:
                runs.add(action(SHOW_VERB, seat, 0, SHOWN_PIECE.at(kind)))

    def show(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        """Open pieces by kind; of what can lie face down also how many lie face down."""
        for other, shown in enumerate(view["seats"]):
            known = part_of(state.known, other * KNOWN, KNOWN)
            shown["open"] = counts(known, WORDS)
            skills = sum(part_of(state.skills, other * N_SKILLS, N_SKILLS)) - sum(known[N_COLOURS:])
            hidden = {"skills": skills}
            for module in state.rules.modules:
                module.face_down(state, other, shown, hidden)
            shown["face_down"] = {name: count for name, count in hidden.items() if count}

    def check(self, view: Mapping[str, Any], doc: Mapping[str, Any]) -> None:
        for seat, shown in enumerate(view["seats"]):
            truth = doc["seats"][seat]
            hold(shown["open"] == truth["known"], "what lies open is not what is known")
            hidden = {name: truth["screen"].get(name, 0) - truth["known"].get(name, 0) for name in SKILLS}
            hold(shown["face_down"].get("skills", 0) == sum(hidden.values()), "a wrong number of skills face down")
            for pieces in {*shown["face_down"]} - {"skills"}:
                count = len(truth[pieces]) - len(truth[f"open_{pieces}"])
                hold(shown["face_down"][pieces] == count, f"a wrong number of {pieces} face down")
