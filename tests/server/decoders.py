"""Every decoder and parser that a stranger can reach, fed by atheris, which follows what the code does with its food.

pip install atheris
cd tests && python -m server.decoders --seconds 3600              # all of them, an equal share each
cd tests && python -m server.decoders --target record --seconds 60

Each may refuse in its own words and in no others. Crashes are written to the current folder, as atheris does it.
"""

from __future__ import annotations

import argparse
import contextlib
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
    from keyflower.game.events import IllegalAction, NotationError
    from keyflower.game.game import Game
    from keyflower.server import plain
    from keyflower.server.addresses import address
    from keyflower.server.guard import PLAIN_PATH, session_secret
    from keyflower.server.messages.http import NewTable
    from keyflower.server.messages.socket import FromClient, decode_client, encoder
    from keyflower.server.page import made
    from keyflower.server.refusals import Refusal
    from keyflower.server.server import Server
    from keyflower.server.settings import BadSettings, Settings, from_file
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

    def table(food: bytes) -> None:
        try:
            wish = msgspec.json.decode(food, type=NewTable)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return
        with contextlib.suppress(Refusal):
            plain.name(wish.name)

    def action(food: bytes) -> None:
        # Numbers below 200 are words of the game: random letters alone would never spell a tile.
        line = "".join(words[byte % len(words)] if byte > 127 else chr(byte) for byte in food)
        with contextlib.suppress(IllegalAction, NotationError):
            game.copy().play(game.parse(line, seat))

    def record(food: bytes) -> None:
        with contextlib.suppress(ValueError, NotationError):
            Game.replay(text(food))

    def position(food: bytes) -> None:
        try:
            document = json.loads(food)
        except (ValueError, RecursionError):
            return
        with contextlib.suppress(ValueError, TypeError, RecursionError):
            Game.from_position(document)

    def head(food: bytes) -> None:
        scope = {
            "headers": [(b"cookie", food), (b"authorization", food[1:]), (b"x-forwarded-for", food)],
            "client": None,
        }
        session_secret(server, scope)
        address(scope, 1 + len(food) % 3)
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
        with contextlib.suppress(BadSettings, TypeError):
            Settings(**from_file(settings))

    found = (message, table, action, record, position, head, name, toml)
    return {each.__name__: each for each in found}


NAMES = ("message", "table", "action", "record", "position", "head", "name", "toml")


def corpus(target: str, folder: Path) -> None:
    """Good food to begin with."""
    from .fuzz import SHAPES, Fuzz

    golden = Path(__file__).parents[1] / "golden"
    fuzz = Fuzz(random.Random(1), "k3v9x0q2m7b1d5fh", 0, frozenset(SHAPES))
    foods: dict[str, list[bytes]] = {
        "message": [json.dumps(fuzz.fair()).encode() for _ in range(200)],
        "table": [
            b'{"players": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": 3}], "clock": {"kind": "none"}}'
        ],
        "action": [b"pass", b"0: pass", b"bid \x90 2 red +\x91", b"move wood \x90 \x91"],
        "record": [path.read_bytes()[:4000] for path in golden.glob("*.txt")],
        "position": [path.read_bytes()[:4000] for path in golden.glob("*-*.json")] + [b'{"players": 2}'],
        "head": [b"keyflower=abc", b"Bearer abc", b"1.2.3.4, ::1", b"gzip;q=0.5, br", b"/api/v1/me"],
        "name": [name.encode() for name in ("Ann", "Zoë Łoś", "e\u0301")],
        "toml": [b'port = 1\nhost = "x"\norigins = ["https://a.example"]\n'],
    }
    for number, food in enumerate(foods[target]):
        (folder / str(number)).write_bytes(food)


def feed(target: str, seconds: int) -> None:
    """Does not return: atheris ends the process."""
    atheris: Any = importlib.import_module("atheris")
    with atheris.instrument_imports(include=["keyflower"]):
        eater = targets()[target]
    folder = Path(tempfile.mkdtemp())
    corpus(target, folder)
    atheris.Setup(
        [sys.argv[0], str(folder), f"-max_total_time={seconds}", "-max_len=4096", "-print_final_stats=1"], eater
    )
    atheris.Fuzz()


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
