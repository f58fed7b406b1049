"""Charts of statistics."""

from pathlib import Path

from .charts import bars, distributions
from .ratings import wilson
from .stats import Stats


def write_charts(folder: Path, stats: Stats) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = stats.to_dict()
    won = [row for row in found["tiles"] if row["won"]]
    wins = []
    for row in sorted(won, key=lambda row: -row["win_share"]):
        low, high = wilson(row["win_share"] * row["won"], row["won"])
        share = 100 * row["win_share"]
        wins.append((row["tile"], share, 100 * low, 100 * high, f"{share:.0f} %"))
    prices = [
        (row["tile"], row["mean_price"], row["mean_price"], row["mean_price"], f"{row['mean_price']:.1f}")
        for row in sorted(won, key=lambda row: -row["mean_price"])
    ]
    sources = [
        (step, row["a_winner"], row["a_seat"], row["a_winner"], f"{row['a_winner']:.1f} (all: {row['a_seat']:.1f})")
        for step, row in found["points"].items()
    ]
    highest = max([row[1] for row in prices] or [1.0])
    most = max([row[1] for row in sources] or [1.0])
    pictures = {
        "win-shares": bars("Games won by a tile's owner, in %", wins, 0, 100),
        "prices": bars("Workers in the winning bid", prices, 0, highest * 1.05),
        "points": bars("Points of winners by source", sources, 0, most * 1.15),
        "scores": distributions("Points", [("all seats", stats.totals), ("winners", stats.winning)]),
    }
    for name, picture in pictures.items():
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
