"""Expansions and variants, each in a folder or file of its own."""

from collections.abc import Callable
from typing import Final

from ..options import Options
from ..rules import Module

Maker = Callable[[Options], list[Module]]

# What the `modules` and the `variants` of a game may name, in the order in which they are put to work.
MODULES: Final[dict[str, Maker]] = {}
VARIANTS: Final[dict[str, Maker]] = {}


def make_modules(options: Options) -> list[Module]:
    for name in options.modules:
        if name not in MODULES:
            raise ValueError(f"there is no module {name!r}; there are {', '.join(MODULES) or 'none'}")
    for name in options.variants:
        if name not in VARIANTS:
            raise ValueError(f"there is no variant {name!r}; there are {', '.join(VARIANTS) or 'none'}")
    made: list[Module] = []
    for name, maker in MODULES.items():
        if name in options.modules:
            made += maker(options)
    for name, maker in VARIANTS.items():
        if name in options.variants:
            made += maker(options)
    return made
