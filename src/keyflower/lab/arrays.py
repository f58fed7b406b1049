"""Rows and masks as NumPy sees them: the same memory, without a copy."""

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i16, u8

from .desk import Desk
from .encoding import SIZE
from .observation import LENGTH


class Block:
    """Rows and masks for so many desks. The arrays are for reading; the desks fill them in place."""

    def __init__(self, count: int) -> None:
        cells = vec[i16]([0] * (count * LENGTH))
        marks = vec[u8]([0] * (count * SIZE))
        self.desks = [Desk(cells, marks, number) for number in range(count)]
        self.rows: npt.NDArray[np.int16] = np.frombuffer(memoryview(cells), np.int16).reshape(count, LENGTH)
        self.masks: npt.NDArray[np.int8] = np.frombuffer(memoryview(marks), np.int8).reshape(count, SIZE)
