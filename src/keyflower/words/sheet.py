"""The score sheet in words: which tile, boat or contract scored how much, with which pieces."""

from keyflower.catalogue import CATALOGUE
from keyflower.game.scoring.sheet import Item

from .language import has, t
from .tiles import contract_named, hyphened, piece_word, pieces, tile_name


def _counted(name: str) -> str:
    """The message of a thing that is counted and not given."""
    return f"sheet-counted-{hyphened(name)}"


def source(item: Item) -> str:
    if not item.source:
        return t("sheet-gold")
    return contract_named(item.source) if item.source.startswith("contract-") else tile_name(item.source)


def line(item: Item) -> str:
    """What a line says beside its source and its points."""
    if item.note == "turned":
        return t("sheet-line-flipped", tile=tile_name(item.about))
    if item.note == "doubled":
        return t("sheet-line-free-extension", tile=tile_name(item.about)) if item.about else t("sheet-extension")
    if item.note in ("printed", "flat"):
        return t("sheet-printed")
    if item.note == "unused-ghost":
        return t("sheet-ghost")
    if item.note == "gold-left":
        return t("sheet-line-gold", list=pieces(item.what or {"gold": item.points}))
    parts = [t(_counted(name), count=count) for name, count in item.what.items() if has(_counted(name))]
    given = {name: count for name, count in item.what.items() if not has(_counted(name))}
    if given:
        parts.append(pieces(given))
    what = ", ".join(parts)
    if item.about and CATALOGUE.find(item.about) is None:
        return ": ".join(part for part in (_about(item.about), what) if part)
    return what


def _about(name: str) -> str:
    return t(f"choice-{hyphened(name)}") if has(f"choice-{hyphened(name)}") else piece_word(name)
