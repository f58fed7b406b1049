"""Pieces and tiles in words: what each side of a tile does, costs and scores. All words come from the message files.

A word of the catalogue finds its message by its name (`draw_workers` is `effect-draw-workers`), and its value becomes
the message's arguments by its form; so a new word needs a message and nothing here.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from keyflower.catalogue import CATALOGUE, COLOURS, RESOURCES, Tile

from .language import both, either, has, speaker, t

Words = Mapping[str, Any]

RESOURCE_NAMES = frozenset(RESOURCES)


def hyphened(name: str) -> str:
    return name.replace("_", "-")


def tile_name(tile: str) -> str:
    """English as printed, or the translated name if that is wanted."""
    if speaker.translate_names and has(f"tile-{tile}-translated"):
        return t(f"tile-{tile}-translated")
    if has(f"tile-{tile}"):
        return t(f"tile-{tile}")
    found = CATALOGUE.find(tile)
    return found.name if found else tile


def piece(name: str, count: int = 1) -> str:
    """'2 anvils', '3 red workers', '1 wood'."""
    return t(f"piece-{hyphened(name)}", count=count)


def pieces(counts: Mapping[str, int]) -> str:
    return both(piece(name, count) for name, count in counts.items() if count) or t("nothing")


def workers(count: int, colour: str) -> str:
    return t("workers", colour=colour, count=count)


def piece_word(name: str) -> str:
    """One word for a piece without its number."""
    for family in ("colour", "resource", "skill"):
        if has(f"{family}-{name}"):
            return t(f"{family}-{name}")
    return piece(name)


def losing_bids(tiles: Sequence[str], form: str = "") -> str:
    return t(f"losing-bids{form}", count=len(tiles), tiles=both(tile_name(tile) for tile in tiles))


def clause(sentence: str) -> str:
    """A sentence as a part of a longer one."""
    return sentence[:1].lower() + sentence[1:].removesuffix(".")


def face_lines(face: Words) -> list[str]:
    """What using a side does, its price first."""
    return [line for word in sorted(face, key=_price_first) for line in _effect(word, face[word])]


def _price_first(word: str) -> bool:
    return not word.startswith("pay_")


def _effect(word: str, value: Any) -> Iterator[str]:
    key = f"effect-{hyphened(word)}"
    if word == "score":
        yield from score_lines(value)
    elif word == "choose_one":
        options = [clause(" ".join(face_lines(option))) for option in value]
        said = options[0]
        for option in options[1:]:
            said = t("either-or", first=said, second=option)
        yield t(key, list=said)
    elif isinstance(value, str):
        yield t(key, **{word.split("_")[-1].replace("worker", "colour"): value})
    elif isinstance(value, list | tuple):
        yield t(key, list=either(piece(name) for name in value))
    elif isinstance(value, Mapping):
        yield t(key, **value) if "points" in value else t(key, list=pieces(value))
    else:
        yield t(key, count=value)


def score_lines(score: Words) -> Iterator[str]:
    """What a tile scores at the end."""
    for word, value in score.items():
        key = f"score-{hyphened(word)}"
        if word == "per":
            only = hyphened(next(iter(value))) if list(value.values()) == [1] else ""
            points = score["points"]
            yield t("score-per-one", piece=only, points=points) if only else t(key, list=pieces(value), points=points)
        elif word == "boats_in_chain":
            yield t(key, list=either(str(points) for points in value[1:]))
        elif word != "points":
            yield t(key, points=value)


def gain_lines(gain: Words) -> Iterator[str]:
    for word, value in gain.items():
        key = f"gain-{hyphened(word)}"
        yield t(key, list=pieces(value)) if isinstance(value, Mapping) else t(key, count=value)


def ability_lines(ability: Words) -> list[str]:
    """What a boat does for the owner of the village."""
    lines: list[str] = []
    for word, value in ability.items():
        key = f"ability-{hyphened(word)}"
        if word in ("against", "when"):
            continue
        if word == "resources_wild_when":
            lines += [t(key, when=when) for when in value]
        elif isinstance(value, Mapping) and RESOURCE_NAMES.issuperset(value):
            lines.append(t(key, list=pieces(value)))
        elif isinstance(value, Mapping):
            lines.append(t(key, count=max(value.values()), list=both(tile_name(tile) for tile in value)))
        else:
            lines.append(t(key, count=value) if isinstance(value, int) and value is not True else t(key))
    if "when" not in ability:
        return lines
    seasons = both(t(f"season-{season}.of") for season in ability["when"])
    return [t("ability-when", list=seasons, what=" ".join(lines))]


def side(tile: str, upgraded: bool) -> str:
    """Everything that a side of a tile says."""
    printed = CATALOGUE.tile(tile)
    lines = face_lines(printed.face(upgraded))
    if not printed.upgradable:
        lines += [*ability_lines(printed.ability), *gain_lines(printed.gain), *score_lines(printed.score)]
    points = printed.points[upgraded]
    if points:
        lines.append(f"{t('printed-points', points=points)}.")
    return " ".join([*lines, *notes(printed)]) or t("effect-none")


def notes(printed: Tile) -> Iterator[str]:
    """What else is to be known of a boat, a turn-order tile or a special one."""
    if printed.replaced_after:
        yield t("boat-replaced-after")
    if printed.kind == "turn_order":
        yield t("turn-order-about", number=printed.number)
    if printed.kind == "special":
        yield t(f"special-{printed.id}")


def cargo_lines(printed: Tile) -> list[str]:
    """What a boat carries, season by season."""
    return [
        t("cargo-in-season", season=season, list=both(t(f"cargo-{what}", count=count) for what, count in cargo.items()))
        for season, cargo in printed.cargo.items()
    ]


def kind(printed: Tile) -> str:
    return t(f"kind-{printed.season if printed.kind == 'village' else hyphened(printed.kind)}")


def contract_needs(contract: str) -> str:
    """The pieces that a contract asks for."""
    found = next((found for found in CATALOGUE.contracts if found.id == contract), None)
    if found is None:
        return contract
    return pieces({need: found.needs.count(need) for need in found.needs})


def contract_named(contract: str) -> str:
    """A contract inside a sentence."""
    return f"{t('term-contract')} ({contract_needs(contract)})"


def extension_name(extension: str) -> str:
    return t("extension-name", colour=next(found.colour for found in CATALOGUE.extensions if found.id == extension))


# --- in a few letters ------------------------------------------------------------------------------------------------


def letter(name: str) -> str:
    return t(f"letter-{hyphened(name)}")


def few(name: str, count: int) -> str:
    """'3 red', '2 wood': a piece with its number where there is little room."""
    return t(f"short-{name}", count=count) if name in (*COLOURS, *RESOURCES) else piece(name, count)


def short_counts(counts: Mapping[str, int], sign: str = "") -> str:
    """'2W 1G'; one kind alone is written out: '2 wood'."""
    found = [(name, count) for name, count in counts.items() if count]
    if len(found) == 1:
        return sign + few(*found[0])
    return " ".join(f"{sign}{count}{letter(name)}" for name, count in found)


def short_set(counts: Mapping[str, int]) -> str:
    """What is paid, or counted, together: 'W+2S', '2 skills'."""
    lone = len(counts) == 1
    return "+".join(_short_piece(name, count, lone) for name, count in counts.items())


def _short_piece(name: str, count: int, lone: bool) -> str:
    number = str(count) if count > 1 else ""
    if has(f"short-{hyphened(name)}") and name not in (*COLOURS, *RESOURCES):
        return f"{number} {t(f'short-{hyphened(name)}', count=count)}".strip()
    if lone:
        return few(name, count) if count > 1 else piece_word(name)
    return number + letter(name)


def short_face(face: Words) -> str:
    return " ".join(_short_effect(word, value) for word, value in face.items())


def _short_effect(word: str, value: Any) -> str:
    key = f"short-{hyphened(word)}"
    forms: dict[str, Callable[[], str]] = {
        "resources": lambda: short_counts(value, "+"),
        "choose_resource": lambda: "+1 " + "/".join(letter(name) for name in value),
        "choose_one": lambda: "/".join(short_face(option) for option in value),
        "pay_worker": lambda: "-1" + ("" if value == "any" else letter(value)),
        "pay_skill": lambda: "-" + (t("short-any-skill", count=1) if value == "any" else piece_word(value)),
        "score_on_tile": lambda: short_points(value["points"], _lying(value["resource"])),
        "score": lambda: short_points(value["points"], short_set(value["per"])),
    }
    if word in forms:
        return forms[word]()
    if has(key):
        return t(key, count=value if isinstance(value, int) else 0)
    return clause(" ".join(_effect(word, value))) if has(f"effect-{hyphened(word)}") else ""


def _lying(resource: str) -> str:
    return t("short-any-resource", count=1) if resource == "any" else piece_word(resource)


def short_points(points: int, what: str = "") -> str:
    return t("short-points", points=points) + (f"/{what}" if what else "")


def short_side(tile: str, upgraded: bool) -> str:
    printed = CATALOGUE.tile(tile)
    parts = [short_face(printed.face(upgraded)), short_face(printed.ability)]
    score = printed.score
    if "per" in score:
        parts.append(short_points(score["points"], short_set(score["per"])))
    parts += [short_points(points) for points in (score.get("flat"), printed.points[upgraded]) if points]
    if "boats_in_chain" in score:
        parts.append(t("short-chain", least=score["boats_in_chain"][1], most=score["boats_in_chain"][-1]))
    return " ".join(part for part in parts if part)
