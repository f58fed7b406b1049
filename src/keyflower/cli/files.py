"""Records and positions from files or standard input, and options as they are typed."""

import json
import sys
from pathlib import Path
from typing import Any

import keyflower as kf
from keyflower.companion import PAD_FORMAT, Tally, tally
from keyflower.game.record import RECORD_FORMAT
from keyflower.words.answers import refusal

from . import Mistake

# What a document of the wrong shape can make its readers stumble over.
BAD_SHAPE = (KeyError, TypeError, AttributeError, IndexError, RecursionError, OverflowError)


def read_text(source: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        data = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
    except OSError as error:
        raise Mistake(f"{source}: {error.strerror or error}") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake(f"{told(source)}: this is no text") from None


def told(source: str) -> str:
    return "standard input" if source == "-" else source


def read_json(source: str, text: str) -> dict[str, Any]:
    try:
        doc = json.loads(text)
    except json.JSONDecodeError as error:
        raise Mistake(f"{told(source)}: line {error.lineno}: no JSON: {error.msg}") from None
    except RecursionError:
        raise Mistake(f"{told(source)}: too deeply nested") from None
    if not isinstance(doc, dict):
        raise Mistake(f"{told(source)}: a position is a JSON object")
    return doc


def is_record(text: str) -> bool:
    return text.lstrip().startswith(RECORD_FORMAT.rsplit(" ", 1)[0])


def read_game(source: str) -> kf.Game:
    """The game of a record or of a position, told apart by what they contain."""
    return game_of(source, read_text(source))


def game_of(source: str, text: str) -> kf.Game:
    if not text.strip():
        raise Mistake(f"{told(source)}: it is empty")
    try:
        if is_record(text):
            return kf.Game.replay(text)
        if text.lstrip().startswith(("{", "[")):
            return kf.Game.from_position(read_json(source, text))
    except ValueError as error:
        raise Mistake(f"{told(source)}: {error}") from None
    except BAD_SHAPE:
        raise Mistake(f"{told(source)}: this document has not the shape of a record or position") from None
    raise Mistake(f"{told(source)}: neither a record (its first line is '{RECORD_FORMAT}') nor a position (JSON)")


def read_score(source: str) -> tuple[Tally, bool]:
    """The sheets of a score pad, or of the game of a record or position; and whether it is over."""
    text = read_text(source)
    doc = read_json(source, text) if text.lstrip().startswith("{") else {}
    if doc.get("format") == PAD_FORMAT:
        try:
            tally_of_pad = tally(doc)
        except kf.PositionError as error:
            raise Mistake(f"{told(source)}: {error.field}: {refusal(error)}") from None
        except BAD_SHAPE:
            raise Mistake(f"{told(source)}: this document has not the shape of a score pad") from None
        return tally_of_pad, not tally_of_pad.asked
    game = game_of(source, text)
    return Tally(game.options.names, game.scores(), []), game.is_over


def read_record(source: str) -> kf.Game:
    text = read_text(source)
    if not is_record(text):
        raise Mistake(f"{told(source)}: no record: its first line must be '{RECORD_FORMAT}'")
    try:
        return kf.Game.replay(text)
    except ValueError as error:
        raise Mistake(f"{told(source)}: {error}") from None
    except BAD_SHAPE:
        raise Mistake(f"{told(source)}: the header of this record has not the right shape") from None


def write_text(target: str, text: str) -> None:
    try:
        Path(target).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Mistake(f"{target}: {error.strerror or error}") from None


def split_words(text: str) -> list[str]:
    """'merchants,key-celeste' or 'merchants key-celeste' as a list."""
    return [word for word in text.replace(",", " ").split() if word]


def split_variants(text: str) -> list[str]:
    """'open handicap=0,2': here a comma belongs to a variant's seats."""
    return text.split()


def new_game(players: int, seed: str, names: str, modules: str, variants: str) -> kf.Game:
    called = [name.strip() for name in names.split(",")] if names else None
    try:
        return kf.Game.new(players, seed, called, split_words(modules), split_variants(variants))
    except ValueError as error:
        raise Mistake(str(error)) from None


def check_seat(game: kf.Game, seat: int | None) -> int | None:
    if seat is not None and not 0 <= seat < game.options.players:
        raise Mistake(f"there is no seat {seat}; seats are 0 to {game.options.players - 1}")
    return seat
