"""Every decoder and parser that a stranger can reach, fed by atheris, which follows what the code does with its food.

pip install atheris
cd tests && python -m server.decoders --seconds 3600              # all of them, an equal share each
cd tests && python -m server.decoders --target record --seconds 60

Each may refuse in its own words and in no others. Crashes are written to the current folder, as atheris does it.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import importlib
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

Target = Callable[[bytes], None]


def targets() -> dict[str, Target]:
    """By name. Imported here, so that atheris can look into what is imported."""
    import msgspec

    from keyflower.catalogue import CATALOGUE
    from keyflower.client.link import TableLink
    from keyflower.game.events import IllegalAction, NotationError
    from keyflower.game.game import Game
    from keyflower.server import plain
    from keyflower.server.addresses import address
    from keyflower.server.errand_runner import done
    from keyflower.server.errands import DrawBox, Errand, ReplayRecord, ScorePad, TryPosition
    from keyflower.server.guard import PLAIN_PATH, session_secret
    from keyflower.server.messages import http
    from keyflower.server.messages.companion import ChangeRoom, JoinRoom, LookAtRoom, NewRoom, Pad, SetUpFor
    from keyflower.server.messages.fields import Strict
    from keyflower.server.messages.socket import FromClient, decode_client, encoder
    from keyflower.server.page import made
    from keyflower.server.refusals import Refusal
    from keyflower.server.rooms import check_words, seeded
    from keyflower.server.server import Server
    from keyflower.server.settings import BadSettings, Settings, from_file, origin_of
    from keyflower.server.socket import addressed

    game = Game.new(3, "decoders", modules=("merchants",))
    seat = game.decisions[0].seat
    words = [tile.id for tile in CATALOGUE.tiles]
    file = made(b"x" * 99, "text/plain", True, {"br": b"x", "gzip": b"xx"})
    settings = Path(tempfile.mkdtemp()) / "keyflower.toml"

    class Known:
        settings = Settings()

    known: Any = Known()
    server: Server = known

    def text(food: bytes) -> str:
        return food.decode("utf-8", "replace")

    def message(food: bytes) -> None:
        try:
            found: FromClient = decode_client(food)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            addressed(text(food))
        else:
            assert decode_client(encoder.encode(found)) == found

    def decoded(food: bytes, kind: type[Any]) -> Any:
        """None if it is nothing of the kind."""
        try:
            return msgspec.json.decode(food, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None

    def brought(errand: Errand) -> None:
        """As the errands' process does it, there and back."""
        again: Errand = msgspec.json.decode(msgspec.json.encode(errand), type=Errand)
        msgspec.json.encode(done(again))

    bodies = [each for each in vars(http).values() if isinstance(each, type) and issubclass(each, Strict)]
    bodies += [ChangeRoom, JoinRoom, LookAtRoom, NewRoom]

    def body(food: bytes) -> None:
        for kind in bodies:
            found = decoded(food, kind)
            if found is None:
                continue
            assert msgspec.json.decode(msgspec.json.encode(found), type=kind) == found
            with contextlib.suppress(Refusal):
                plain.name(getattr(found, "name", None) or "")
                for each in getattr(getattr(found, "pad", None), "seats", ()):
                    check_words(each)

    def box(food: bytes) -> None:
        found = decoded(food, SetUpFor)
        if found is not None:
            brought(DrawBox(seeded(found.wish)))

    def pad(food: bytes) -> None:
        found = decoded(food, Pad)
        if found is not None:
            brought(ScorePad(found))

    def trial(food: bytes) -> None:
        found = decoded(food, http.Position)
        if found is not None:
            brought(TryPosition(found))

    def link(food: bytes) -> None:
        with contextlib.suppress(ValueError):
            TableLink.read(text(food))

    def action(food: bytes) -> None:
        # Numbers below 200 are words of the game: random letters alone would never spell a tile.
        line = "".join(words[byte % len(words)] if byte > 127 else chr(byte) for byte in food)
        with contextlib.suppress(IllegalAction, NotationError):
            game.copy().play(game.parse(line, seat))

    def record(food: bytes) -> None:
        with contextlib.suppress(ValueError, NotationError):
            Game.replay(text(food))
        brought(ReplayRecord(text(food), 0))

    def position(food: bytes) -> None:
        try:
            document = json.loads(food)
        except (ValueError, RecursionError):
            return
        with contextlib.suppress(ValueError, RecursionError):
            Game.from_position(document)

    def head(food: bytes) -> None:
        scope = {
            "headers": [(b"cookie", food), (b"authorization", food[1:]), (b"x-forwarded-for", food)],
            "client": None,
        }
        session_secret(server, scope)
        address(scope, 1 + len(food) % 3)
        origin_of(food.decode("latin-1"))
        file.accepted(food.decode("latin-1"))
        found = PLAIN_PATH.fullmatch(food)
        assert found is None or (b"//" not in food and b"/../" not in food and b"%" not in food)

    def name(food: bytes) -> None:
        try:
            found = plain.name(text(food))
        except Refusal:
            return
        assert plain.name(found) == found
        assert found.isprintable()

    def toml(food: bytes) -> None:
        settings.write_bytes(food)
        with contextlib.suppress(BadSettings, TypeError, AttributeError):  # the command sees to the types
            Settings(**from_file(settings))

    found = (message, body, action, record, position, trial, box, pad, head, link, name, toml)
    return {each.__name__: each for each in found}


NAMES = ("message", "body", "action", "record", "position", "trial", "box", "pad", "head", "link", "name", "toml")
DOCUMENTS = ("message", "body", "position", "trial", "box", "pad")
LONGEST = 20_000  # bytes of food: a position with everything has some thirteen thousand


def corpus(target: str, folder: Path) -> None:
    """Good food to begin with."""
    from .fuzz import SHAPES, Fuzz

    golden = Path(__file__).parents[1] / "golden"
    shown = Path(__file__).parents[2] / "docs" / "rules" / "positions"
    along = [document for seed in range(3) for document in along_a_game(seed)]
    positions = [path.read_bytes() for path in shown.glob("*.json")] + [json.dumps(each).encode() for each in along]
    fuzz = Fuzz(random.Random(1), "k3v9x0q2m7b1d5fh", 0, frozenset(SHAPES))
    foods: dict[str, list[bytes]] = {
        "message": [json.dumps(fuzz.fair()).encode() for _ in range(200)],
        "body": [
            b'{"players": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": 3}], "clock": {"kind": "none"}}',
            b'{"wish": {"players": 4, "modules": ["merchants"]}, "name": "Ann", "season": "summer", "ticks": ["a"]}',
            b'{"phone": "abcdefghijklmnop", "seat": 1, "pad_seat": 0, "pad": {"village": [{"tile": "home-1"}]}}',
            b'{"name": "Ann", "password": "abcdefgh", "bring": true}',
            b'{"seat": 1, "level": 2, "pace": 0.5, "position": {"players": 2}}',
        ],
        "action": [b"pass", b"0: pass", b"bid \x90 2 red +\x91", b"move wood \x90 \x91"],
        "record": [path.read_bytes()[:4000] for path in golden.glob("*.txt")],
        "position": [b'{"players": 2}', *positions],
        "trial": [b'{"position": ' + each + b', "seat": 0, "actions": ["pass"]}' for each in positions],
        "box": [
            b'{"wish": {"players": 4, "seed": "a", "modules": ["merchants", "promos"], "variants": {"open": []}}}',
            b'{"wish": {"players": 2, "lacking": ["spring-1"], "missing": ["keyside"]}, "seat": 1}',
        ],
        "pad": [
            b'{"players": 2, "start": 1, "seats": [{"village": [{"tile": "home-1", "upgraded": true}, {"tile": '
            b'"turn-order-1", "at": [0, -1], "turn": 3}], "screen": {"blue": 3}, "told": ["screen"]}]}',
            *(json.dumps(as_pad(each)).encode() for each in along),
        ],
        "head": [b"keyflower=abc", b"Bearer abc", b"1.2.3.4, ::1", b"gzip;q=0.5, br", b"/api/v1/me"],
        "link": [b"https://play.example/t/k3v9#seat=abcdefghijklmnop", b"http://[::1]:80/a/t/b#invite=x"],
        "name": [name.encode() for name in ("Ann", "Zoë Łoś", "e\u0301")],
        "toml": [b'port = 1\nhost = "x"\norigins = ["https://a.example"]\n'],
    }
    for number, food in enumerate(foods[target]):
        (folder / str(number)).write_bytes(food)


def along_a_game(seed: int) -> list[dict[str, Any]]:
    """Some positions of a random game with everything, its last one among them."""
    from keyflower.game.game import Game

    game, chance = Game.new(2 + seed, str(seed), modules=("merchants", "promos", "more-promos")), random.Random(seed)
    found = []
    while not game.is_over:
        if len(game.actions) % 60 == 30:
            found.append(game.position())
        game.play(chance.choice(game.legal_actions(game.decisions[0].seat)))
    return [*found, game.position()]


def as_pad(position: dict[str, Any]) -> dict[str, Any]:
    """What a score pad would have of it."""
    from keyflower.server.messages.companion import Pad, PadSeat, PadTile

    def only(shape: type[Any], document: dict[str, Any]) -> dict[str, Any]:
        return {name: document[name] for name in shape.__struct_fields__ if name in document}

    seats = [
        {**only(PadSeat, seat), "village": [only(PadTile, tile) for tile in seat["village"]]}
        for seat in position["seats"]
    ]
    merchants = {"boat_order": position["merchants"].get("boat_order", [])}
    return {**only(Pad, position), "seats": seats, "merchants": merchants}


def feed(target: str, seconds: int) -> None:
    """Does not return: atheris ends the process."""
    atheris: Any = importlib.import_module("atheris")
    with atheris.instrument_imports(include=["keyflower"]):
        eater = targets()[target]
    folder = Path(tempfile.mkdtemp())
    corpus(target, folder)
    words = Path(tempfile.mkdtemp()) / "words"
    words.write_text("".join(f'"{word}"\n' for word in vocabulary()))
    options = [f"-max_total_time={seconds}", f"-max_len={LONGEST}", "-print_final_stats=1", f"-dict={words}"]

    def bent(food: bytes, longest: int, seed: int) -> bytes:
        """A document with one thing changed; one in four, and what is none, byte by byte."""
        chance = random.Random(seed)
        try:
            document = json.loads(food) if chance.random() < 0.75 else None
        except (ValueError, RecursionError):
            document = None
        if not isinstance(document, dict) or not document:
            return bytes(atheris.Mutate(food, longest))
        for _ in range(chance.choice((1, 1, 2, 4))):
            if document:
                bend(document, chance)
        return json.dumps(document).encode()[:longest]

    ways = {"custom_mutator": bent} if target in DOCUMENTS else {}
    atheris.Setup([sys.argv[0], str(folder), *options], eater, **ways)
    atheris.Fuzz()


def bend(document: Any, chance: random.Random) -> None:
    """Somewhere in it a value is changed, taken away, or put in a second time."""
    at = document
    while True:
        keys = list(at) if isinstance(at, dict) else range(len(at))
        key = chance.choice(keys)
        if not (isinstance(at[key], dict | list) and at[key]) or chance.random() < 0.2:
            break
        at = at[key]
    way = chance.randrange(6)
    if way == 0:
        del at[key]
    elif way == 1 and isinstance(at, dict):
        at[chance.choice(vocabulary())] = at[key] if chance.random() < 0.5 else at.pop(key)
    elif way == 1:
        at.insert(0, at[key])
    elif way == 2:
        at[key] = chance.choice(vocabulary())
    elif way == 3 and isinstance(at[key], int):
        at[key] += chance.choice((-1, 1, 7, -at[key]))
    else:
        at[key] = chance.choice((0, 1, 2, 255, -1, 2**63, 0.5, True, None, "", "0", [], {}, [0, 1], {"gold": 1}))


@functools.cache
def vocabulary() -> list[str]:
    """What random letters would never spell: tiles, pieces, modules, and the fields of positions and pads."""
    from keyflower.catalogue import CATALOGUE, COLOURS, RESOURCES, SEASONS, SKILLS
    from keyflower.game.game import Game
    from keyflower.game.modules import GROUPS, MODULES, VARIANTS
    from keyflower.server.messages.companion import Pad, PadSeat, PadTile, SetUp

    position = Game.new(4, "words", modules=tuple(MODULES)).position()
    fields = {*position, *position["seats"][0], *position["auction"][0]}
    fields.update(field for shape in (Pad, PadSeat, PadTile, SetUp) for field in shape.__struct_fields__)
    tiles = {tile.id for tile in CATALOGUE.tiles}
    return sorted({*tiles, *COLOURS, *RESOURCES, *SEASONS, *SKILLS, *MODULES, *GROUPS, *VARIANTS, *fields})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", choices=NAMES)
    parser.add_argument("--seconds", type=int, default=3600)
    given = parser.parse_args()
    if given.target:
        feed(given.target, given.seconds)
        return
    failed = []
    for each in NAMES:
        share = max(1, given.seconds // len(NAMES))
        command = [sys.executable, "-m", "server.decoders", "--target", each, "--seconds", str(share)]
        done = subprocess.run(command, capture_output=True, text=True)
        lines = [line for line in done.stderr.splitlines() if "number_of_executed_units" in line]
        runs = lines[-1].split()[-1] if lines else "?"
        print(f"{each:10} {runs:>12} runs in {share} s" + ("" if done.returncode == 0 else "  FAILED"), flush=True)
        if done.returncode:
            failed.append(each)
            print(done.stderr[-3000:])
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
