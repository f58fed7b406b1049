"""Expansions and variants, each in a folder or file of its own."""

from collections.abc import Callable
from typing import Final

from ..figures import Figure
from ..options import Options
from ..rules import Module
from .handicap import Handicap
from .merchants import Merchants, MerchantsVariant
from .merchants.observed import MERCHANTS_FIGURES
from .open_play import OpenPlay
from .promos import PromoTile
from .promos.celeste import CELESTE_FIGURES, KeyCeleste

Maker = Callable[[Options], list[Module]]


def _merchants(options: Options) -> list[Module]:
    return [Merchants()]


def _promo(tile: str) -> Maker:
    """A promo tile that needs nothing but its print."""
    return lambda options: [PromoTile(tile)]


def _key_celeste(options: Options) -> list[Module]:
    return [KeyCeleste()]


def _merchants_variant(options: Options) -> list[Module]:
    if "merchants" not in options.modules:
        raise ValueError("the variant 'merchants' needs the module 'merchants'")
    return [MerchantsVariant()]


def _open_play(options: Options) -> list[Module]:
    return [OpenPlay()]


def _handicap(options: Options) -> list[Module]:
    return [Handicap(options.variants["handicap"])]


# The promo tiles of later years, which `promos` in older records does not mean.
MORE_PROMOS: Final = (
    "storyteller",
    "trader",
    "developer",
    "beekeeper",
    "the-glade",
    "the-glade-in-winter",
    "delivery-man",
    "keyside",
)

# What the `modules` and the `variants` of a game may name, in the order in which they are put to work.
MODULES: Final[dict[str, Maker]] = {
    "merchants": _merchants,
    "emporium": _promo("emporium"),
    "monument": _promo("monument"),
    "key-celeste": _key_celeste,
    **{tile: _promo(tile) for tile in MORE_PROMOS},
}
VARIANTS: Final[dict[str, Maker]] = {"merchants": _merchants_variant, "open": _open_play, "handicap": _handicap}

# What they add to an observation, in the order of its cells.
FIGURES: Final[list[Figure]] = [*MERCHANTS_FIGURES, *CELESTE_FIGURES]

# Names that stand for several modules.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "promos": ("emporium", "monument", "key-celeste"),
    "more-promos": MORE_PROMOS,
}
WITH_SEATS: Final = ("handicap",)  # the variants that say which seats they are for


def module_names(options: Options) -> list[str]:
    """The modules in the game, each once, groups resolved."""
    named = {name for word in options.modules for name in GROUPS.get(word, (word,))}
    return [name for name in MODULES if name in named]


def make_modules(options: Options) -> list[Module]:
    for name in options.modules:
        if name not in MODULES and name not in GROUPS:
            raise ValueError(f"there is no module {name!r}; there are {', '.join([*MODULES, *GROUPS])}")
    for name, seats in options.variants.items():
        if name not in VARIANTS:
            raise ValueError(f"there is no variant {name!r}; there are {', '.join(VARIANTS)}")
        if seats and name not in WITH_SEATS:
            raise ValueError(f"the variant {name!r} is for all seats")
    made: list[Module] = []
    for name in module_names(options):
        made += MODULES[name](options)
    for name, maker in VARIANTS.items():
        if name in options.variants:
            made += maker(options)
    return made
