"""What the catalogue prints about the end of the game, in numbers, made once."""

from collections.abc import Mapping
from typing import Any, Final

from keyflower.catalogue import CATALOGUE, Catalogue, Tile

from ..printed import lying_points, lying_resources, side_numbers, side_points, side_worker_icons
from .needs import CLASSES, SAME_IN, SLOT_OF, SLOTS


class Recipe:
    """Points for so many pieces, as often as there are pieces; `same` of them are of one kind, the owner's choice."""

    def __init__(self, tile: int, cls: int, points: int) -> None:
        self.tile = tile
        self.cls = cls
        self.points = points
        self.needs: list[int] = [0] * SLOTS
        self.same = 0
        self.size = 0

    def chosen(self, kind: int) -> "Recipe":
        """The same once the owner has chosen the kind."""
        recipe = Recipe(self.tile, self.cls, self.points)
        recipe.needs = self.needs[:]
        recipe.needs[kind] += self.same
        recipe.size = self.size
        return recipe


# By kind: the step of the scoring in which a tile's words count. Other tiles of a village have their own.
STEP_OF: Final = {"boat": "boats", "turn_order": "turn_order", "special": "winter"}


class Words:
    """The words of one tile that scores by more than its printed points."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile.index
        self.id = tile.id
        self.step = STEP_OF.get(tile.kind, "winter" if tile.season == "winter" else "village")
        self.flat = 0
        self.chain: list[int] = []
        self.counted = ""
        self.points = [0, 0]  # for each thing counted: front, back
        self.recipe: Recipe | None = None
        self.score: Mapping[str, Any] = tile.score  # as the catalogue has them: a module may know more words
        self.gain: Mapping[str, Any] = tile.gain
        self.free_upgrades = 0
        self.resources_wild = False
        self.boat_times: dict[int, int] = {}


class Prints:
    """Tables over the catalogue's tile numbers; what differs between the sides lies at `2 * tile + upgraded`."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.gold_left: int = catalogue.figures("base", "scoring")["gold_left"]
        self.ids: list[str] = [tile.id for tile in catalogue.tiles]
        self.edges: list[str] = [tile.edges for tile in catalogue.tiles]
        self.upgradable: list[bool] = [tile.upgradable for tile in catalogue.tiles]
        self.winter: list[bool] = [tile.season == "winter" for tile in catalogue.tiles]
        self.summer: list[bool] = [tile.season == "summer" for tile in catalogue.tiles]
        # Water runs through boats, and through village tiles that have it on their edges.
        self.afloat: list[bool] = [
            tile.kind in ("boat", "summer_boat") or (tile.kind == "village" and "W" in tile.edges)
            for tile in catalogue.tiles
        ]
        self.points = side_points(catalogue)
        self.transport = side_numbers(catalogue, "transport")
        self.upgrades = side_numbers(catalogue, "upgrades")
        self.worker_icons = side_worker_icons(catalogue)
        self.lying_resource = lying_resources(catalogue)
        self.lying_points = lying_points(catalogue)
        self.words: list[Words | None] = [_words(catalogue, tile) for tile in catalogue.tiles]


def _words(catalogue: Catalogue, tile: Tile) -> Words | None:
    sides = [tile.face(upgraded).get("score", {}) for upgraded in (False, True)]
    if not (tile.score or tile.gain or tile.ability or any(sides)):
        return None
    words = Words(tile)
    score: dict[str, Any] = dict(tile.score)
    words.flat = score.get("flat", 0)
    words.chain = list(score.get("boats_in_chain", ()))
    words.free_upgrades = tile.gain.get("free_upgrade", 0)
    words.resources_wild = "scoring" in tile.ability.get("resources_wild_when", ())
    for boat, times in tile.ability.get("boat_score_times", {}).items():
        found = catalogue.find(boat)
        if found is not None:
            words.boat_times[found.index] = times
    per: dict[str, int] = score.get("per", {})
    if any(name in SLOT_OF or name in SAME_IN for name in per):
        words.recipe = recipe_of(tile.id, tile.index, per, score["points"])
    elif per:
        if list(per.values()) != [1]:
            raise ValueError(f"{tile.id}: things are counted singly and one kind for a tile, not {per}")
        words.counted = next(iter(per))
        words.points = [score["points"], score["points"]]
    for side in (0, 1):
        if sides[side]:
            counted = list(sides[side].get("per", {}).items())
            if len(counted) != 1 or counted[0][1] != 1 or counted[0][0] in SLOT_OF or counted[0][0] in SAME_IN:
                raise ValueError(f"{tile.id}: a side scores for one kind of thing that is counted, not {sides[side]}")
            words.counted = counted[0][0]
            words.points[side] = sides[side]["points"]
    return words


def recipe_of(name: str, tile: int, per: dict[str, int], points: int) -> Recipe:
    """The recipe of the catalogue's words; the name is for complaints."""
    classes = {
        SAME_IN[name] if name in SAME_IN else SLOT_OF[name][0] for name in per if name in SAME_IN or name in SLOT_OF
    }
    if len(classes) != 1 or not all(name in SAME_IN or name in SLOT_OF for name in per) or classes & {CLASSES}:
        raise ValueError(f"{name}: a tile asks for pieces of one class, workers, skills or resources, not {per}")
    recipe = Recipe(tile, classes.pop(), points)
    for piece, count in per.items():
        recipe.size += count
        if piece in SAME_IN:
            recipe.same += count
        else:
            recipe.needs[SLOT_OF[piece][1]] += count
    if recipe.size == 0:
        raise ValueError(f"{name}: points for no pieces")
    return recipe


PRINTS: Final = Prints(CATALOGUE)
