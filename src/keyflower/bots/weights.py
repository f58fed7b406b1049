"""The learnt weights as files: a line that says what they are for, then half-precision numbers, packed.

The line names the tiles in the order of their inputs, so that weights stay good when the catalogue grows: of a tile
that they do not know the value sees nothing, and the instinct takes it for an average one.
"""

import json
import struct
import zlib
from importlib import resources
from typing import Any

from ..catalogue import CATALOGUE, SEASONS
from .instinct import MODULE_SLOTS, MOVE_CELLS, MOVE_FIGURES, SIGHT_CELLS, Leaning
from .sights import BLOCKS, FIGURES_FROM, INPUTS
from .value import ANSWERS, FIRST, SECOND, Net, Value

PLAIN_INPUTS = INPUTS - FIGURES_FROM
SLOT_BLOCKS = 2  # of slots that each tile has one of: bids, uses

Weights = list[float]


def value_layers(tiles: int) -> list[int]:
    """How many numbers each layer has, with so many tiles."""
    return [(BLOCKS * tiles + PLAIN_INPUTS + 1) * FIRST, (FIRST + 1) * SECOND, (SECOND + 1) * ANSWERS]


def instinct_layers(tiles: int) -> list[int]:
    slots = SLOT_BLOCKS * tiles + 1 + MODULE_SLOTS
    return [
        (BLOCKS * tiles + PLAIN_INPUTS + 1) * SIGHT_CELLS,
        slots * (SIGHT_CELLS + 1),
        (MOVE_FIGURES + SIGHT_CELLS + 1) * MOVE_CELLS,
        MOVE_CELLS,
    ]


def value_form() -> dict[str, Any]:
    return {"blocks": BLOCKS, "plain": PLAIN_INPUTS, "cells": [FIRST, SECOND, ANSWERS]}


def instinct_form() -> dict[str, Any]:
    return {"blocks": BLOCKS, "plain": PLAIN_INPUTS, "cells": [SIGHT_CELLS, MOVE_CELLS], "figures": MOVE_FIGURES}


def read_value(data: bytes) -> Value:
    return Value(read_nets(data))


def read_nets(data: bytes) -> list[Net]:
    tiles, numbers = _open(data, value_form())
    return [
        Net(_for_catalogue(layers[0], tiles, BLOCKS, FIRST), layers[1], layers[2])
        for layers in _layers(numbers, value_layers(len(tiles)))
    ]


def read_instinct(data: bytes) -> list[Leaning]:
    tiles, numbers = _open(data, instinct_form())
    return [
        Leaning(
            _for_catalogue(layers[0], tiles, BLOCKS, SIGHT_CELLS),
            _for_catalogue(layers[1], tiles, SLOT_BLOCKS, SIGHT_CELLS + 1, as_average=True),
            layers[2],
            layers[3],
        )
        for layers in _layers(numbers, instinct_layers(len(tiles)))
    ]


def write_weights(layers: Weights) -> bytes:
    """Of the value: all nets, one after the other."""
    return _closed(value_form(), layers)


def write_instinct(layers: Weights) -> bytes:
    return _closed(instinct_form(), layers)


def _open(data: bytes, form: dict[str, Any]) -> tuple[list[str], Weights]:
    """The tiles that the weights know, and all their numbers. ValueError if they are of another form, or none."""
    line, _, packed = data.partition(b"\n")
    try:
        about: dict[str, Any] = json.loads(line)
        tiles: list[str] = about.pop("tiles")
    except (ValueError, TypeError, AttributeError, KeyError):
        raise ValueError("this is no file of weights") from None
    if about != form:
        raise ValueError("these weights were learnt for other inputs")
    try:
        numbers = zlib.decompress(packed)
        return tiles, list(struct.unpack(f"<{len(numbers) // 2}e", numbers))
    except (zlib.error, struct.error):
        raise ValueError("this file of weights is not whole") from None


def _closed(form: dict[str, Any], numbers: Weights) -> bytes:
    about = {"tiles": [tile.id for tile in CATALOGUE.tiles], **form}
    return json.dumps(about).encode() + b"\n" + zlib.compress(struct.pack(f"<{len(numbers)}e", *numbers), 9)


def _layers(numbers: Weights, sizes: list[int]) -> list[list[Weights]]:
    """By season."""
    if len(numbers) != len(SEASONS) * sum(sizes):
        raise ValueError("this file of weights is not whole")
    found: list[list[Weights]] = []
    at = 0
    for _ in SEASONS:
        layers: list[Weights] = []
        for size in sizes:
            layers.append(numbers[at : at + size])
            at += size
        found.append(layers)
    return found


def _for_catalogue(layer: Weights, tiles: list[str], blocks: int, width: int, as_average: bool = False) -> Weights:
    """A layer that begins with blocks of a row for each tile, with the rows where the catalogue of today has its
    tiles. A tile that is not known has zeros, or what the others have on average."""
    place = {tile: at for at, tile in enumerate(tiles)}
    rows: Weights = []
    for block in range(blocks):
        begin = block * len(tiles) * width
        strange = [0.0] * width
        if as_average and tiles:
            strange = [
                sum(layer[begin + cell : begin + len(tiles) * width : width]) / len(tiles) for cell in range(width)
            ]
        for tile in CATALOGUE.tiles:
            at = begin + place.get(tile.id, -1) * width
            rows += layer[at : at + width] if tile.id in place else strange
    return rows + layer[blocks * len(tiles) * width :]


def packaged(name: str = "value") -> bytes:
    """The package's weights as they were written."""
    return resources.files(__package__).joinpath(f"{name}.bin").read_bytes()


def learnt_value() -> Value:
    """The value of the package: its nets are shared, what it saw last is its own."""
    if not _values:
        _values.append(read_nets(packaged()))
    return Value(_values[0])


def learnt_instinct() -> list[Leaning]:
    """The nets of the package's instinct, shared."""
    if not _instincts:
        _instincts.append(read_instinct(packaged("instinct")))
    return _instincts[0]


_values: list[list[Net]] = []
_instincts: list[list[Leaning]] = []
