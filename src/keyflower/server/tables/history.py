"""One game in play: the engine's game, the actions in force, what may be taken back, who is asked since when.

Nothing here stores or sends. A change is first drafted on a copy; when its entry is stored, the draft is taken over.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from itertools import islice
from sys import intern
from typing import NamedTuple

from msgspec import Struct

from keyflower.game.codes import frame_kind

from .. import engine
from ..engine import Game
from ..refusals import Refusal
from ..storage.stored import Body, Entry

SIMULTANEOUS = engine.simultaneous_questions()
GAME_ENTRIES = frozenset({"start", "move", "undo", "rewind", "rules"})


class Deed(Struct, frozen=True, gc=False):
    """An action in force: entry and place in it, who, what, which kind of question it answered, did it bring news.

    A table keeps hundreds of them, so they are small: without the collector's words, and the same texts once."""

    n: int
    i: int
    seat: int
    text: str
    asked: str
    news: bool


class Mark(NamedTuple):
    """An entry that changed the game. `free`: it concerns nobody but its seat."""

    n: int
    at: int
    seat: int | None
    free: bool


class Marks:
    """All marks of a game in one packed row, because a table keeps every one of them."""

    WIDTH = 4

    def __init__(self, marks: Iterable[Mark]) -> None:
        self._row = array("q")
        for mark in marks:
            self.append(mark)

    def append(self, mark: Mark) -> None:
        self._row.extend((mark.n, mark.at, -1 if mark.seat is None else mark.seat, mark.free))

    def has(self, n: int) -> bool:
        """Did this entry change the game?"""
        return n in self._row[:: self.WIDTH]

    @property
    def last(self) -> Mark:
        return next(self.backwards())

    def backwards(self) -> Iterator[Mark]:
        for end in range(len(self._row), 0, -self.WIDTH):
            n, at, seat, free = self._row[end - self.WIDTH : end]
            yield Mark(n, at, seat if seat >= 0 else None, bool(free))

    def newest(self, most: int) -> list[Mark]:
        """So many at most, in their order."""
        return list(islice(self.backwards(), most))[::-1]


class Draft(NamedTuple):
    body: Body
    game: Game


def deeds_of(entry: Entry) -> list[Deed]:
    body = entry.body
    last = len(body.actions) - 1
    assert entry.seat is not None
    return [
        Deed(entry.n, i, entry.seat, intern(action), intern(body.asked[i]), body.news and i == last)
        for i, action in enumerate(body.actions)
    ]


def in_force(deeds: list[Deed], entry: Entry) -> list[Deed]:
    """The actions in force after one more entry."""
    if entry.kind == "move":
        return deeds + deeds_of(entry)
    if entry.kind in ("undo", "rules"):
        dropped = set(entry.body.dropped)
        return [deed for deed in deeds if (deed.n, deed.i) not in dropped]
    if entry.kind == "rewind" and entry.body.to is not None:
        return [deed for deed in deeds if deed.n <= entry.body.to]
    return deeds


def mark_of(entry: Entry) -> Mark | None:
    if entry.kind not in GAME_ENTRIES:
        return None
    free = (
        entry.kind in ("move", "undo")
        and not entry.body.news
        and bool(entry.body.asked)
        and all(kind in SIMULTANEOUS for kind in entry.body.asked)
    )
    return Mark(entry.n, entry.at, entry.seat, free)


class Play:
    def __init__(self, game: Game, deeds: list[Deed], marks: list[Mark]) -> None:
        self.game = game
        self._asked: tuple[Game, dict[int, str]] | None = None  # looked up once for each game
        self.deeds = deeds
        self.marks = Marks(marks)
        self.floor = 0  # deeds before this are out of reach: the rules have changed since
        # Games as they were after so many deeds, as far back as somebody could take something back alone.
        self.trail: list[tuple[int, Game]] = []

    # Questions

    def asked(self) -> dict[int, str]:
        """The seats that must answer, and what."""
        if self._asked is None or self._asked[0] is not self.game:
            self._asked = (self.game, questions(self.game))
        return self._asked[1]

    def asked_since(self, seat: int, kind: str) -> Mark:
        """The entry with which the seat's present question was put. Answers of others beside it do not count."""
        if kind in SIMULTANEOUS:
            for mark in self.marks.backwards():
                if mark.seat == seat or not mark.free:
                    return mark
        return self.marks.last

    # Moves

    def draft_move(self, seat: int, number: int | None, actions: list[str], bot: int | None = None) -> Draft:
        """Plays the actions on a copy. `number`: the state it was made for (None: this very one)."""
        kind = self.asked().get(seat)
        if kind is None:
            raise Refusal("not-asked", "This seat is not asked anything now.")
        if number is not None and number < self.asked_since(seat, kind).n:
            raise Refusal("stale", "The table has moved on since.")
        return play_on(self.game.copy(), seat, actions, bot, kind)

    def accept(self, entry: Entry, game: Game, asked: dict[int, str] | None = None) -> None:
        """Takes over what was stored: `game` is the game after it, `asked` whom it asks (if that is known)."""
        self._asked = (game, asked) if asked is not None else None
        if entry.kind == "move":
            self._remember(entry)
        deeds = in_force(self.deeds, entry)
        if entry.kind in ("undo", "rewind", "rules"):
            same = shared(self.deeds, deeds)
            self.trail = [step for step in self.trail if step[0] <= same]
        self.deeds = deeds
        self.game = game
        mark = mark_of(entry)
        if mark is not None:
            self.marks.append(mark)

    def _remember(self, entry: Entry) -> None:
        """Keeps the game before this entry; forgets those that nobody can go back to alone any more."""
        if self.deeds and not within_reach(self.deeds[-1], deeds_of(entry)[0]):
            self.trail = []
        self.trail.append((len(self.deeds), self.game))
        if entry.body.news:
            self.trail = []

    # Taking back

    def undoable(self, seat: int, alone: bool = False) -> list[Deed]:
        """One's own last deeds that can be taken back without asking anybody, the newest first.

        The way back ends at new information and at another seat's answer, unless both were asked at the same time.
        With nobody else in the game (`alone`) only new information ends it: bots do not mind.
        """
        found: list[Deed] = []
        between = False  # an answer of somebody else lies between
        for deed in reversed(self.deeds[self.floor :]):
            if deed.news:
                break
            if deed.seat == seat:
                if between and deed.asked not in SIMULTANEOUS:
                    break
                found.append(deed)
            elif alone:
                continue
            elif deed.asked in SIMULTANEOUS and not any(own.asked not in SIMULTANEOUS for own in found):
                between = True
            else:
                break
        return found

    def draft_undo(self, seat: int, number: int, count: int, alone: bool = False) -> tuple[Body, list[Deed]]:
        able = self.undoable(seat, alone)
        if number < self.marks.last.n and not self.marks.last.free:
            raise Refusal("stale", "The table has moved on since.")
        if count > len(able):
            raise Refusal(
                "not-now", f"{len(able)} actions can be taken back alone; further back everybody must agree.",
                key="undo-too-far", args={"most": len(able)},
            )  # fmt: skip
        gone = able[:count]
        if alone:  # what bots answered since goes with it
            oldest = (gone[-1].n, gone[-1].i)
            gone = [deed for deed in self.deeds if (deed.n, deed.i) >= oldest]
        dropped = {(deed.n, deed.i) for deed in gone}
        body = Body(dropped=sorted(dropped), asked=sorted({deed.asked for deed in gone}))
        return body, [deed for deed in self.deeds if (deed.n, deed.i) not in dropped]

    def game_after(self, deeds: list[Deed]) -> Game | None:
        """The game after these deeds, from the trail; None if that does not reach far enough."""
        same = shared(self.deeds, deeds)
        steps = [step for step in [*self.trail, (len(self.deeds), self.game)] if step[0] <= same]
        if not steps:
            return None
        done, base = steps[-1]
        game = base.copy()
        for deed in deeds[done:]:
            engine.play(game, deed.text, deed.seat)
        return game


def questions(game: Game) -> dict[int, str]:
    """The seats that must answer, and what: the same for all who are asked at once."""
    state = game.state
    asked = state.asked()
    if not asked:
        return {}
    kind = state.rules.steps[frame_kind(state.top())].name
    return {seat: kind for seat in range(state.rules.players) if asked >> seat & 1}


def play_on(game: Game, seat: int, actions: list[str], bot: int | None = None, first: str | None = None) -> Draft:
    """Plays a list of actions of one seat on this game, all or none that count. `first`: what it is asked now."""
    body = Body(bot=bot)
    for i, text in enumerate(actions):
        if body.news:
            # Otherwise a refusal of the next action would tell what was drawn, with nothing played.
            reason = "The action before this one brings something new: look at it first."
            raise Refusal("illegal", reason, key="after-news", action=i)
        kind = first if first is not None and i == 0 else questions(game).get(seat)
        if kind is None:
            raise Refusal("illegal", "The turn is over before this action.", key="turn-over", action=i)
        played = engine.play(game, text, seat, i)
        body.actions.append(played.text)
        body.asked.append(kind)
        body.events += played.events
        body.news = played.news
    return Draft(body, game)


def shared(one: list[Deed], other: list[Deed]) -> int:
    """How many deeds two histories have in common from the beginning."""
    for at, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return at
    return min(len(one), len(other))


def within_reach(last: Deed, deed: Deed) -> bool:
    """Can the deeds up to `last` still be taken back by one seat alone, after `deed`?"""
    return last.seat == deed.seat or (deed.asked in SIMULTANEOUS and last.asked in SIMULTANEOUS)


def rebuild(base: Game, done: int, deeds: list[Deed], marks: list[Mark]) -> Play:
    """A play from a game that stands after the first `done` deeds."""
    play = Play(base, deeds, marks)
    for at in range(done, len(deeds)):
        deed = deeds[at]
        if at and not within_reach(deeds[at - 1], deed):
            play.trail = []
        play.trail.append((at, play.game))
        play.game = play.game.copy()
        engine.play(play.game, deed.text, deed.seat)
        if deed.news:
            play.trail = []
    return play


def undo_reach(deeds: list[Deed]) -> int:
    """How many deeds lie before the part that somebody might take back alone: a snapshot must not be newer."""
    at = len(deeds)
    while at > 0 and not deeds[at - 1].news:
        at -= 1
        if at == 0 or not within_reach(deeds[at - 1], deeds[at]):
            break
    return at


class BoiledLog(NamedTuple):
    """The log, boiled down. `stable`: entries after which the game was as a beginning of the game in force now."""

    deeds: list[Deed]
    marks: list[Mark]
    stable: dict[int, int]  # entry: how many deeds were in force after it
    floor: int  # deeds before the last change of rules
    floor_n: int


def boiled(entries: list[Entry]) -> BoiledLog:
    deeds: list[Deed] = []
    marks: list[Mark] = []
    stable: list[tuple[int, int]] = []
    floor, floor_n = 0, 0
    for entry in entries:
        if entry.kind == "move":
            deeds += deeds_of(entry)
        else:
            after = in_force(deeds, entry)
            same = shared(deeds, after) if after is not deeds else len(deeds)
            while stable and stable[-1][1] > same:
                stable.pop()
            deeds = after
        mark = mark_of(entry)
        if mark is not None:
            marks.append(mark)
        if entry.kind == "rules":
            floor, floor_n = len(deeds), entry.n
            stable = []
        stable.append((entry.n, len(deeds)))
    return BoiledLog(deeds, marks, dict(stable), floor, floor_n)
