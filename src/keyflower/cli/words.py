"""The game's pieces and tiles in words: long ones for sentences, short ones that fit into a drawn tile."""

from collections.abc import Mapping
from typing import Any

from keyflower.catalogue import CATALOGUE

LETTERS = {
    "gold": "G", "iron": "I", "stone": "S", "wood": "W",
    "anvil": "anv", "pick": "pick", "saw": "saw",
    "blue": "b", "red": "r", "yellow": "y", "green": "g",
}  # fmt: skip
STYLES = {
    "blue": "bold bright_blue", "red": "bold red", "yellow": "bold yellow", "green": "bold green",
    "gold": "yellow", "iron": "bright_black", "stone": "white", "wood": "dark_orange3",
    "anvil": "magenta", "pick": "magenta", "saw": "magenta", "purple": "bold magenta",
}  # fmt: skip
SEASON_STYLES = {
    "home": "bold", "spring": "bold green3", "summer": "bold gold1", "autumn": "bold dark_orange",
    "winter": "bold sky_blue1", "boat": "bold cyan", "turn-order": "bold magenta", "special": "bold plum1",
}  # fmt: skip
# Things that pieces stand for, or that are counted at the end: one and many.
NOUNS = {
    "any_worker": ("worker", "workers"),
    "any_skill": ("skill", "skills"),
    "any_resource": ("resource", "resources"),
    "same_worker": ("worker of one colour", "workers of one colour"),
    "same_skill": ("skill of one kind", "skills of one kind"),
    "same_resource": ("resource of one kind", "resources of one kind"),
    "transport_icon": ("point of transport", "points of transport"),
    "upgrade_icon": ("upgrade point", "upgrade points"),
    "loop_tile": ("tile on a loop of roads", "tiles on loops of roads"),
    "adjacent_tile": ("neighbouring tile", "neighbouring tiles"),
    "adjacent_summer_tile": ("neighbouring summer tile", "neighbouring summer tiles"),
    "adjacent_winter_tile": ("neighbouring winter tile", "neighbouring winter tiles"),
    "adjacent_upgrade_icon": ("upgrade point on neighbouring tiles", "upgrade points on neighbouring tiles"),
    "route_tile": ("tile on the longest walk by road", "tiles on the longest walk by road"),
    "winter_tile": ("winter tile", "winter tiles"),
    "upgraded_tile": ("upgraded tile", "upgraded tiles"),
    "extension": ("extension", "extensions"),
    "unfulfilled_contract": ("contract not fulfilled", "contracts not fulfilled"),
    "boats_in_chain": ("boat joined by water", "boats joined by water"),
    "cabins": ("cabin", "cabins"),
    "contracts": ("contract", "contracts"),
    "anvil": ("anvil", "anvils"),
    "pick": ("pick", "picks"),
    "saw": ("saw", "saws"),
    "purple": ("purple marker", "purple markers"),
}


def tile_name(tile: str) -> str:
    found = CATALOGUE.find(tile)
    return found.name if found else tile


def count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def piece(name: str, number: int = 1) -> str:
    """'2 anvils', '3 red', '1 wood'."""
    if name in NOUNS:
        return count(number, *NOUNS[name])
    return f"{number} {name.replace('_', ' ')}"


def pieces(counts: Mapping[str, int]) -> str:
    return ", ".join(piece(name, number) for name, number in counts.items() if number) or "nothing"


def workers(number: int, colour: str) -> str:
    if colour == "mixed":
        return f"{count(number, 'worker')} of mixed colours"
    return f"{number} {colour}"


def many(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


# --- what tiles do, in whole words -----------------------------------------------------------------------------------


def face(words: Mapping[str, Any]) -> str:
    """What using a side of a tile does."""
    parts: list[str] = []
    for word, value in words.items():
        if word == "resources":
            parts.append("gives " + pieces(value))
        elif word == "choose_resource":
            parts.append("gives 1 of " + ", ".join(value))
        elif word == "choose_one":
            parts.append("one of: " + "; ".join(face(option) for option in value))
        elif word == "draw_workers":
            parts.append(f"draws {count(value, 'worker')} from the bag")
        elif word == "green_workers":
            parts.append(f"gives {count(value, 'green worker')}")
        elif word == "skills":
            parts.append(f"draws {count(value, 'skill')}")
        elif word == "contract":
            parts.append(f"gives {count(value, 'contract')}")
        elif word == "transport":
            parts.append(f"{count(value, 'step')} of transport")
        elif word == "upgrades":
            parts.append(count(value, "upgrade"))
        elif word == "pay_worker":
            parts.append("price: 1 worker" if value == "any" else f"price: 1 {value} worker")
        elif word == "pay_skill":
            parts.append("price: 1 skill" if value == "any" else f"price: 1 {value}")
        elif word == "score_on_tile":
            what = "resource" if value["resource"] == "any" else value["resource"]
            parts.append(f"{count(value['points'], 'point')} for each {what} lying here at the end")
        elif word == "score":
            parts.append(score(value))
    return "; ".join(parts)


def score(words: Mapping[str, Any]) -> str:
    """What a tile scores at the end."""
    parts: list[str] = []
    if words.get("flat"):
        parts.append(count(words["flat"], "point"))
    if "per" in words:
        per = " and ".join(NOUNS[n][0] if n in NOUNS and c == 1 else piece(n, c) for n, c in words["per"].items())
        parts.append(f"{count(words['points'], 'point')} for each {per}")
    if "boats_in_chain" in words:
        row = ", ".join(str(points) for points in words["boats_in_chain"][1:])
        parts.append(f"{row} points for 1, 2, 3 ... boats joined to the home by water")
    if "contract_points" in words:
        parts.append(f"fulfilled contracts score {words['contract_points']}")
    if "with_unused_ghost" in words:
        parts.append(f"{count(words['with_unused_ghost'], 'more point')} with the unused ghost")
    return "; ".join(parts)


ABILITY_TEXTS = {
    "transport_over_fields": "resources move between any neighbouring tiles",
    "edges_need_not_match": "tiles are placed without matching edges",
    "transport_times": "all transport and upgrade figures are doubled",
    "resources_wild_when": "any resource may stand for any other",
    "counter_bid_in_other_colour": "may bid in another colour against standing bids of others",
    "use_in_any_colours": "may use tiles already in use with workers of any colours",
}


def ability(words: Mapping[str, Any]) -> str:
    parts: list[str] = []
    for word, value in words.items():
        if word == "draw_workers":
            parts.append(f"draws {count(value, 'worker')} at the end of {many(list(words['when']))}")
        elif word == "green_workers":
            parts.append(f"takes {count(value, 'green worker')} at the end of {many(list(words['when']))}")
        elif word == "resources_wild_when":
            parts.append(f"{ABILITY_TEXTS[word]} ({many(list(value))})")
        elif word in ABILITY_TEXTS:
            parts.append(ABILITY_TEXTS[word])
    return "; ".join(parts)


def gain(words: Mapping[str, Any]) -> str:
    parts: list[str] = []
    if "resources" in words:
        parts.append(f"brings {pieces(words['resources'])}")
    if "free_upgrade" in words:
        parts.append("upgrades one tile for free at the end")
    if "free_extension" in words:
        parts.append("extends one tile for free at the end")
    return "; ".join(parts)


def side(tile: str, upgraded: bool) -> str:
    """Everything that a side of a tile says."""
    printed = CATALOGUE.tile(tile)
    parts = [face(printed.face(upgraded)), score(printed.score), gain(printed.gain), ability(printed.ability)]
    points = printed.points[upgraded]
    if points:
        parts.append(count(points, "point"))
    if printed.replaced_after:
        parts.append(f"changed for another boat after {printed.replaced_after}")
    return "; ".join(part for part in parts if part) or "nothing"


def contract(contract_id: str) -> str:
    """What a contract asks for."""
    for found in CATALOGUE.contracts:
        if found.id == contract_id:
            needs: dict[str, int] = {}
            for need in found.needs:
                needs[need] = needs.get(need, 0) + 1
            return pieces(needs)
    return contract_id


# --- in a few letters ------------------------------------------------------------------------------------------------


def short_counts(counts: Mapping[str, int], sign: str = "") -> str:
    """'2W 1G'; one kind alone is written out: '2 wood'."""
    found = [(name, number) for name, number in counts.items() if number]
    if len(found) == 1:
        return f"{sign}{found[0][1]} {found[0][0]}"
    return " ".join(f"{sign}{number}{LETTERS.get(name, name)}" for name, number in found)


def short_per(per: Mapping[str, int]) -> str:
    plain = {"any_worker": "worker", "any_skill": "skill", "any_resource": "goods", "same_worker": "colour",
             "same_skill": "skill kind", "same_resource": "goods kind", "transport_icon": "move",
             "upgrade_icon": "upgrade", "loop_tile": "on loop", "adjacent_tile": "beside",
             "adjacent_summer_tile": "summer beside", "adjacent_winter_tile": "winter beside",
             "adjacent_upgrade_icon": "upgrade beside", "route_tile": "on walk",
             "winter_tile": "winter", "upgraded_tile": "upgraded", "unfulfilled_contract": "contract"}  # fmt: skip
    if len(per) == 1:
        ((name, number),) = per.items()
        word = plain.get(name, name)
        return word if number == 1 else f"{number} {word}"
    return "+".join((str(n) if n > 1 else "") + LETTERS.get(name, plain.get(name, name)) for name, n in per.items())


def short_cost(cost: Mapping[str, int]) -> str:
    plain = {"any_resource": "goods", "any_skill": "skill"}
    return "+".join(f"{number} {plain.get(name, name)}" if len(cost) == 1 or name in plain else
                    (str(number) if number > 1 else "") + LETTERS.get(name, name)
                    for name, number in cost.items())  # fmt: skip


def short_face(words: Mapping[str, Any]) -> str:
    parts: list[str] = []
    for word, value in words.items():
        if word == "resources":
            parts.append(short_counts(value, "+"))
        elif word == "choose_resource":
            parts.append("+1 " + "/".join(LETTERS[name] for name in value))
        elif word == "choose_one":
            parts.append("/".join(short_face(option) for option in value))
        elif word == "draw_workers":
            parts.append(f"+{value} white")
        elif word == "green_workers":
            parts.append(f"+{value} green")
        elif word == "skills":
            parts.append(f"+{value} skill")
        elif word == "contract":
            parts.append(f"+{value} contr.")
        elif word == "transport":
            parts.append(f"move {value}")
        elif word == "upgrades":
            parts.append(f"up {value}")
        elif word == "pay_worker":
            parts.append("-1" if value == "any" else f"-1{LETTERS[value]}")
        elif word == "pay_skill":
            parts.append("-skill" if value == "any" else f"-{value}")
        elif word == "score_on_tile":
            parts.append(f"{value['points']}p/{'goods' if value['resource'] == 'any' else value['resource']}")
        elif word == "score":
            parts.append(f"{value['points']}p/{short_per(value['per'])}")
    return " ".join(parts)


SHORT_ABILITIES = {
    "transport_over_fields": "any edge",
    "transport_times": "move, up x2",
    "resources_wild_when": "wild goods",
    "counter_bid_in_other_colour": "counter-bid",
    "use_in_any_colours": "any colours",
}


def short_side(tile: str, upgraded: bool) -> str:
    printed = CATALOGUE.tile(tile)
    parts = [short_face(printed.face(upgraded)), short_face(printed.ability)]
    parts += [SHORT_ABILITIES[word] for word in printed.ability if word in SHORT_ABILITIES]
    if printed.score.get("flat"):
        parts.append(f"{printed.score['flat']}p")
    if "per" in printed.score:
        parts.append(f"{printed.score['points']}p/{short_per(printed.score['per'])}")
    if "boats_in_chain" in printed.score:
        parts.append("2p-32p chain")
    if printed.points[upgraded]:
        parts.append(f"{printed.points[upgraded]}p")
    return " ".join(part for part in parts if part)


def style_of(name: str) -> str:
    return STYLES.get(name, "")


def short_name(name: str) -> str:
    """A player's name as it is used at the table: without the level that stands behind a bot's."""
    return name.partition(" (")[0] or name
