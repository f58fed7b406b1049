"""Charts of statistics."""

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

from keyflower.catalogue import CATALOGUE, SEASONS

from .charts import FILLS, Bar, bars, distributions, groups
from .stats import FLOW, Stats, source_name

GREEN, ORANGE, BLUE, GOLD, PURPLE, GREY = FILLS[:6]
SEASON_FILLS = {"spring": GREEN, "summer": GOLD, "autumn": ORANGE, "winter": BLUE}
FILL_OF = {**SEASON_FILLS, "boat": FILLS[7], "turn-order": PURPLE}

Row = dict[str, Any]

Z = 1.96  # deviations on either side hold 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games that have nothing to do with each other (Wilson's)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    width = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def tile_bars(title: str, tiles: list[Row], value: Callable[[Row], tuple[float, float, float]], form: str) -> str:
    """The tiles as bars, the highest first, in the colours of their seasons."""
    rows = []
    for tile in tiles:
        mean, low, high = value(tile)
        fill = FILL_OF.get(tile["season"], GREY)
        rows.append(Bar(CATALOGUE.tile(tile["tile"]).name, mean, low, high, form.format(mean), fill))
    rows.sort(key=lambda row: -row.value)
    names = [(season, FILL_OF.get(season, GREY)) for season in dict.fromkeys(tile["season"] for tile in tiles)]
    return bars(title, rows, 0, max([row.high for row in rows] or [1.0]), names=names)


def win_share(tile: Row) -> tuple[float, float, float]:
    low, high = wilson(tile["win_share"] * tile["won"], tile["won"])
    return 100 * tile["win_share"], 100 * low, 100 * high


def alone(name: str) -> Callable[[Row], tuple[float, float, float]]:
    return lambda tile: (tile[name], tile[name], tile[name])


def write_charts(folder: Path, stats: Stats) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = stats.to_dict()
    won = [row for row in found["tiles"] if row["won"]]
    sold = [row for row in won if row["offered"]]
    flow = [(what, [found["workers"][season][what] for season in SEASONS]) for what in FLOW]
    sources = [(source_name(step), [row["a_winner"], row["a_seat"]]) for step, row in found["points"].items()]
    pictures = {
        "win-shares": tile_bars("Games won by a tile's owner, in %", won, win_share, "{:.0f} %"),
        "prices": tile_bars("Workers in the winning bid", sold, alone("mean_price"), "{:.1f}"),
        "uses": tile_bars(
            "Uses a game", [row for row in found["tiles"] if row["uses_a_game"]], alone("uses_a_game"), "{:.1f}"
        ),
        "tile-points": tile_bars("Points for the tile's owner", won, alone("mean_points"), "{:.1f}"),
        "workers": groups("Workers a game, by season", list(SEASON_FILLS.items()), flow),
        "points": groups("Points by source", [("winners", GREEN), ("all seats", GOLD)], sources),
        "scores": distributions("Points", [("all seats", stats.totals), ("winners", stats.winning)]),
    }
    for name, picture in pictures.items():
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
