"""From the short form of a question's choices to the list of all answers, as lines of notation."""

from collections.abc import Iterator
from itertools import product

from .types import Choices, PlaceRow


def answers(choices: Choices) -> list[str]:
    """Every legal answer; the pass, where there is one, comes first."""
    found = ["pass"] if choices.get("pass") else []
    for row in choices.get("places", []):
        found += _placings(row)
    for tile, places in choices.get("build", {}).items():
        found += [f"build {tile} {place} {turn}" for place, turns in places.items() for turn in turns]
    for move in choices.get("moves", []):
        found += [f"move {move['resource']} {move['from']} {end}" for end in move["to"]]
    return found + choices.get("actions", [])


def _placings(row: PlaceRow) -> Iterator[str]:
    if "only" in row:
        yield from row["only"]
        return
    groups = row.get("groups", [])
    for tile in row["tiles"]:
        for taken in product((False, True), repeat=len(groups)):
            along = [group for group, yes in zip(groups, taken, strict=True) if yes]
            more = sum(group["count"] for group in along)
            tail = "".join(f" +{group['from']}" for group in along)
            for count in range(max(0, row["least"] - more), min(row["screen"], row["most"] - more) + 1):
                yield f"{row['verb']} {tile} {count} {row['colour']}{tail}"
