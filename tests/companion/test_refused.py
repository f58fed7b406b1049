"""Whatever a pad, a position, a set-up or a room is refused for is told in one sentence of the reader's language."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import keyflower as kf
import keyflower.companion
import keyflower.game
from keyflower import words
from keyflower.companion import BoxError, BoxWish, plan_of, tally
from keyflower.server import errands, rooms
from keyflower.server.errand_runner import done
from keyflower.server.errands import DrawBox, ScorePad
from keyflower.server.messages.companion import Pad, SetUp
from keyflower.words.answers import refusal

LANGUAGES = words.languages()
MERCHANTS = {"modules": ["merchants"]}
HOME = {"tile": "home-1"}


def village(*tiles: str | dict[str, Any], **game: Any) -> dict[str, Any]:
    """A pad of two whose first seat has these tiles."""
    return {"players": 2, **game, "seats": [{"village": [t if isinstance(t, dict) else {"tile": t} for t in tiles]}]}


def seat(**parts: Any) -> dict[str, Any]:
    return {"players": 2, **MERCHANTS, "seats": [parts]}


def at(tile: str, q: int, r: int, turn: int = 0) -> dict[str, Any]:
    return {"tile": tile, "at": [q, r], "turn": turn}


BLUE = {"screen": {"blue": 30}}
CABINS = {"tile": "home-1", "cabins": 7}
EXTENDED = {"upgraded": True, "extension": "extension-blue-1"}

# What the page can send, and what it is refused for: the key, its figures, the seat.
PADS: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    ({"players": 2, "seats": [BLUE, BLUE]}, "too-many-pieces", {"piece": "blue", "seat": 1}),
    *(
        (seat(screen={piece: 200}), "too-many-pieces", {"piece": piece, "seat": 0})
        for piece in ("red", "yellow", "green", "anvil", "pick", "saw")
    ),
    *(
        (village({"tile": "home-1", "goods": {piece: 200}}), "too-many-pieces", {"piece": piece, "seat": 0})
        for piece in ("gold", "iron", "stone", "wood")
    ),
    (village(CABINS, **MERCHANTS), "too-many-pieces", {"piece": "cabins", "seat": 0}),
    (village("no-such"), "no-such-tile", {"tile": "no-such", "seat": 0}),
    (village("trader"), "tile-not-in-game", {"tile": "trader", "seat": 0}),
    (village("miner", "miner"), "tile-twice", {"tile": "miner", "seat": 0}),
    (
        village("summer-boat-2a", "summer-boat-2b"),
        "other-side",
        {"tile": "summer-boat-2b", "other": "summer-boat-2a", "seat": 0},
    ),
    (village("home-1", "home-2"), "one-home", {"seat": 0}),
    (village({"tile": "home-1", "turn": 2}), "home-lies-still", {"seat": 0}),
    (village("home-1", at("miner", 0, 0)), "occupied", {"tile": "miner", "seat": 0}),
    (village("home-1", at("miner", 3, 0)), "touches-nothing", {"tile": "miner", "seat": 0}),
    (village("home-1", at("turn-order-1", 0, -1, 1)), "does-not-fit", {"tile": "turn-order-1", "seat": 0}),
    (village("home-1", {"tile": "scribes", "upgraded": True}), "never-upgraded", {"tile": "scribes", "seat": 0}),
    (seat(contracts=["no-such"]), "no-such-contract", {"seat": 0}),
    (seat(contracts=["contract-wood-3"] * 2), "contract-twice", {"seat": 0}),
    (village({"tile": "miner", "cabins": 1}, **MERCHANTS), "cabins-on-home", {"seat": 0}),
    (village({"tile": "miner", "extension": "no-such"}, **MERCHANTS), "no-such-extension", {"seat": 0}),
    (
        village({"tile": "miner", **EXTENDED}, {"tile": "peddler", **EXTENDED}, **MERCHANTS),
        "extension-gone",
        {"seat": 0},
    ),
    (
        village({"tile": "miner", "extension": "extension-blue-1"}, **MERCHANTS),
        "not-upgraded-yet",
        {"tile": "miner", "seat": 0},
    ),
    (village("sea-bastion-2", **MERCHANTS), "boat-replaced", {"tile": "sea-bastion-2", "seat": 0}),
    ({"players": 2, **MERCHANTS, "merchants": {"boat_order": [0, 0]}}, "boat-order", {}),
    ({"players": 2, **MERCHANTS, "merchants": {"boat_order": [5]}}, "boat-order", {}),
    ({"players": 2, "start": 4}, "out-of-range", {"least": 0, "most": 1}),
    ({"players": 2, "modules": ["key-celeste"], "ghost": {"holder": 3}}, "out-of-range", {"least": 0, "most": 1}),
    (
        {"players": 2, "seats": [{"village": [{"tile": "turn-order-1"}], "counted": {"turn-order-1": 7}}]},
        "out-of-range",
        {"least": 0, "most": 1, "seat": 0},
    ),
    (seat(counted={"miner": 1}, village=[{"tile": "peddler"}]), "not-in-this-game", {"seat": 0}),
    (seat(screen={"cheese": 1}), "not-in-this-game", {"seat": 0}),
    (village({"tile": "home-1", "goods": {"cheese": 1}}), "not-in-this-game", {"seat": 0}),
    (village({"tile": "home-1", "cabins": 1}), "not-in-this-game", {"seat": 0}),
    ({"players": 2, "ghost": {}}, "not-in-this-game", {}),
    ({"players": 2, "seats": [{}, {}, {}]}, "too-many-seats", {}),
    ({"players": 2, "names": ["Ann"]}, "bad-options", {}),
    ({"players": 2, "modules": ["no-such"]}, "bad-options", {}),
]
# What only a file can say.
FILES: list[tuple[Any, str]] = [
    ({"format": "keyflower/pad/9"}, "wrong-shape"),
    ({"players": 2, "seats": 7}, "wrong-shape"),
    ({"players": 2, "seats": [7]}, "wrong-shape"),
    (seat(told=["everything"]), "wrong-shape"),
    (seat(village="all of them"), "wrong-shape"),
    (village({"tile": "home-1", "upgraded": "yes"}), "wrong-shape"),
    (village(HOME, {"tile": "miner", "at": "here"}), "wrong-shape"),
    (village(HOME, at("miner", 900, 0)), "too-far-away"),
    ({"players": 2, "colour": "red"}, "not-in-this-game"),
]
BOXES: list[tuple[dict[str, Any], str]] = [
    ({"players": 6, "lacking": ["home-1"]}, "box-too-small"),
    ({"players": 6, "lacking": ["miner", "key-mine", "keywood"]}, "box-too-small"),
    ({"players": 2, "lacking": ["keyflower"]}, "box-too-small"),
    ({"players": 2, "lacking": ["turn-order-1"]}, "box-needs"),
    ({"players": 2, "missing": ["no-such"]}, "no-such-tile"),
    ({"players": 2, "modules": ["no-such"]}, "bad-options"),
    ({"players": 2, "variants": {"merchants": []}}, "bad-options"),
]


class Told:
    """A refusal as it came over the wire."""

    def __init__(self, key: str, figures: dict[str, Any]) -> None:
        self.key = key
        self.figures = figures


def sentences(refused: Any) -> Iterator[str]:
    """The refusal in every language: sound, and in no two the same."""
    for language in LANGUAGES:
        words.use(language)
        said = refusal(refused)
        assert said.endswith(".")
        assert "{" not in said
        assert "refusal-" not in said
        yield said
    words.use("en")


def in_every_language(refused: Any) -> None:
    assert len(set(sentences(refused))) == len(LANGUAGES), refused.key


@pytest.mark.parametrize(("pad", "key", "figures"), PADS)
def test_a_refused_pad_speaks_the_language_of_its_reader(
    pad: dict[str, Any], key: str, figures: dict[str, Any]
) -> None:
    error = done(ScorePad(msgspec.convert(pad, Pad))).error
    assert error is not None
    assert (error.code, error.key, error.args) == ("bad-message", key, figures)
    in_every_language(Told(error.key, error.args))


@pytest.mark.parametrize(("pad", "key"), FILES)
def test_so_does_the_refusal_of_a_file(pad: Any, key: str) -> None:
    with pytest.raises(kf.PositionError) as refused:
        tally(pad)
    assert refused.value.key == key
    in_every_language(refused.value)


@pytest.mark.parametrize(("wish", "key"), BOXES)
def test_a_refused_set_up_speaks_the_language_of_its_reader(wish: dict[str, Any], key: str) -> None:
    error = done(DrawBox(msgspec.convert(wish, SetUp))).error
    assert error is not None
    assert error.key == key
    in_every_language(Told(error.key, error.args))
    if key != "bad-options":
        with pytest.raises(BoxError) as refused:
            plan_of(BoxWish(seed="0", **wish))
        assert list(sentences(refused.value)) == list(sentences(Told(error.key, error.args)))


def test_every_key_of_a_refused_position_or_box_is_tried_here() -> None:
    """That each has its words in every language is seen by `scripts/page_export.py --check`."""
    keys = set()
    folders = [Path(module.__file__ or "").parent for module in (keyflower.game, keyflower.companion)]
    for path in (path for folder in folders for path in folder.rglob("*.py")):
        for call in (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)):
            place = {"PositionError": 2, "BoxError": 0}.get(getattr(call.func, "id", ""), 99)
            keys |= {key.value for key in call.args[place : place + 1] if isinstance(key, ast.Constant)}
    tried = {key for _, key, _ in PADS} | {key for _, key in FILES} | {key for _, key in BOXES}
    assert keys - tried == {"fits-nowhere"}  # only where a position must be playable


ROOM_KEYS = (
    "no-room", "room-full", "too-many-rooms", "room-too-large", "no-such-seat", "seat-taken", "too-much-work",
)  # fmt: skip


@pytest.mark.parametrize("key", ROOM_KEYS)
def test_a_room_says_no_in_the_language_of_its_reader(key: str) -> None:
    assert f'key="{key}"' in Path(rooms.__file__).read_text("utf-8") + Path(errands.__file__).read_text("utf-8")
    in_every_language(Told(key, {}))


def test_the_refusal_survives_being_sent() -> None:
    error = kf.PositionError("seats[0]", "what", "tile-twice", {"tile": "miner"})
    again = error.__reduce__()[0](*error.__reduce__()[1])
    assert (str(again), again.key, again.figures) == (str(error), error.key, error.figures)
