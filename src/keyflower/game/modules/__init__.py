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
from .promos import PROMOS, PromoTile, TaltonLodge
from .promos.celeste import CELESTE_FIGURES, KeyCeleste

Maker = Callable[[Options], list[Module]]


def _merchants(options: Options) -> list[Module]:
    return [Merchants()]


# The promo tiles that need more than their print.
OWN_RULES: Final[dict[str, type[PromoTile]]] = {"key-celeste": KeyCeleste, "talton-lodge": TaltonLodge}


def _promo(name: str) -> Maker:
    return lambda options: [OWN_RULES.get(name, PromoTile)(name)]


def _merchants_variant(options: Options) -> list[Module]:
    if "merchants" not in options.modules:
        raise ValueError("the variant 'merchants' needs the module 'merchants'")
    return [MerchantsVariant()]


def _open_play(options: Options) -> list[Module]:
    return [OpenPlay()]


def _handicap(options: Options) -> list[Module]:
    return [Handicap(options.variants["handicap"])]


# The first promo tiles, which are all that `promos` means. What else is in their file are `more-promos`.
FIRST_PROMOS: Final = ("emporium", "monument", "key-celeste")
MORE_PROMOS: Final = tuple(name for name in PROMOS if name not in FIRST_PROMOS)

# What the `modules` and the `variants` of a game may name, in the order in which they are put to work.
MODULES: Final[dict[str, Maker]] = {
    "merchants": _merchants,
    **{name: _promo(name) for name in (*FIRST_PROMOS, *MORE_PROMOS)},
}
VARIANTS: Final[dict[str, Maker]] = {"merchants": _merchants_variant, "open": _open_play, "handicap": _handicap}

# What they add to an observation, in the order of its cells.
FIGURES: Final[list[Figure]] = [*MERCHANTS_FIGURES, *CELESTE_FIGURES]

# Names that stand for several modules.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "promos": FIRST_PROMOS,
    "more-promos": MORE_PROMOS,
}
ALL_MODULES: Final = ("merchants", *GROUPS)
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
