"""The learnt weights as a file: a line that says what they are for, then half-precision numbers.

The line names the tiles in the order of their inputs, so that weights stay good when the catalogue grows: a tile that
they do not know counts for nothing.
"""

import json
import struct
from importlib import resources
from typing import Any

from ..catalogue import CATALOGUE, SEASONS
from .sights import BLOCKS, FIGURES_FROM, INPUTS
from .value import ANSWERS, FIRST, SECOND, Net, Value


def read_value(data: bytes) -> Value:
    return Value(read_nets(data))


def read_nets(data: bytes) -> list[Net]:
    line, _, packed = data.partition(b"\n")
    about: dict[str, Any] = json.loads(line)
    if (about["cells"], about["blocks"], about["plain"]) != ([FIRST, SECOND, ANSWERS], BLOCKS, INPUTS - FIGURES_FROM):
        raise ValueError("these weights were learnt for other inputs")
    tiles: list[str] = about["tiles"]
    numbers = struct.unpack(f"<{len(packed) // 2}e", packed)
    wide = (BLOCKS * len(tiles) + about["plain"] + 1) * FIRST
    sizes = (wide, (FIRST + 1) * SECOND, (SECOND + 1) * ANSWERS)
    nets: list[Net] = []
    at = 0
    for _ in SEASONS:
        layers: list[list[float]] = []
        for size in sizes:
            layers.append(list(numbers[at : at + size]))
            at += size
        nets.append(Net(_for_catalogue(layers[0], tiles), layers[1], layers[2]))
    return nets


def _for_catalogue(first: list[float], tiles: list[str]) -> list[float]:
    """The first layer with its rows where the catalogue of today has its tiles."""
    place = {tile: at for at, tile in enumerate(tiles)}
    rows: list[float] = []
    for block in range(BLOCKS):
        for tile in CATALOGUE.tiles:
            at = (block * len(tiles) + place.get(tile.id, -1)) * FIRST
            rows += first[at : at + FIRST] if tile.id in place else [0.0] * FIRST
    return rows + first[BLOCKS * len(tiles) * FIRST :]


def write_weights(layers: list[float]) -> bytes:
    about = {
        "tiles": [tile.id for tile in CATALOGUE.tiles],
        "blocks": BLOCKS,
        "plain": INPUTS - FIGURES_FROM,
        "cells": [FIRST, SECOND, ANSWERS],
    }
    return json.dumps(about).encode() + b"\n" + struct.pack(f"<{len(layers)}e", *layers)


def packaged() -> bytes:
    """The package's weights as they were written."""
    return resources.files(__package__).joinpath("value.bin").read_bytes()


def learnt_value() -> Value:
    """The value of the package: its nets are shared, what it saw last is its own."""
    if not _shelf:
        _shelf.append(read_nets(packaged()))
    return Value(_shelf[0])


_shelf: list[list[Net]] = []
