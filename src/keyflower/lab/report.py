"""A tournament's report: charts beside the games, and one HTML page that needs nothing else."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from .arena import Arena
from .charts import Bar, bars, distributions
from .match import Outcome
from .ratings import Line

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 Georgia, 'Times New Roman', serif; color: #2f2a25; background: #f6f0e4; margin: 0; }
main { max-width: 860px; margin: 0 auto; padding: 2rem 1.2rem 4rem; }
h1 { font-weight: normal; font-size: 2rem; margin: 0 0 .2rem; }
p.about { margin: 0 0 1.6rem; color: #6b5f50; }
section { background: #fffdf7; border: 1px solid #e2d7c3; border-radius: 10px; margin: 1.2rem 0; }
section { padding: 1.2rem 1.4rem; }
.table { overflow-x: auto; }
.narrow { display: none; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .35rem .6rem; border-bottom: 1px solid #eee4d2; white-space: nowrap; }
th { font-weight: normal; color: #6b5f50; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: #fffdf7; }
svg { width: 100%; height: auto; display: block; }
@media (max-width: 640px) {
  main { padding: 1.2rem .7rem 3rem; }
  section { padding: .6rem; }
  .wide { display: none; }
  .narrow { display: block; }
}
code { background: #efe6d5; border-radius: 4px; padding: .1rem .35rem; }
"""

COLUMNS = ("", "rating", "95 %", "wins", "95 %", "points", "deviation", "ms a decision", "99th")


def cells(line: Line, title: str) -> list[str]:
    """One row of the table, as on the screen so on the page."""
    low, high = line.share_interval
    return [
        title,
        f"{line.rating:.0f}",
        "–" if line.rating_low is None else f"{line.rating_low:.0f} to {line.rating_high:.0f}",
        f"{100 * line.share:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{line.mean:.1f}",
        f"{line.spread:.1f}",
        f"{1000 * line.seconds_each:.1f}",
        f"{1000 * line.slow_each:.1f}",
    ]


def draw(arena: Arena, lines: Sequence[Line], narrow: bool = False) -> dict[str, str]:
    """The charts by name."""
    titles = arena.titles
    ratings = []
    shares = []
    for line in lines:
        title, rating = titles[line.entrant], line.rating
        low, high = line.rating_low or rating, line.rating_high or rating
        ratings.append(Bar(title, rating, low, high, f"{rating:.0f}"))
        least, most = line.share_interval
        shares.append(Bar(title, 100 * line.share, 100 * least, 100 * most, f"{100 * line.share:.0f} %"))
    least = min([1400.0, *(bar.low - 50 for bar in ratings)])
    most = max([1600.0, *(bar.high + 50 for bar in ratings)])
    even = 100 / arena.players
    return {
        "ratings": bars("Ratings with 95 % intervals", ratings, least, most, narrow=narrow),
        "wins": bars(f"Games won by a seat, in % (even: {even:.0f})", shares, 0, 100, mark=even, narrow=narrow),
        "scores": distributions("Points", [(titles[line.entrant], line.scores) for line in lines], narrow=narrow),
    }


def write_report(folder: Path, arena: Arena, outcomes: Sequence[Outcome], lines: Sequence[Line]) -> Path:
    charts, narrow = draw(arena, lines), draw(arena, lines, narrow=True)
    for name, chart in charts.items():
        (folder / f"{name}.svg").write_text(chart, encoding="utf-8")
    with_what = ", ".join([*arena.modules, *arena.variants]) or "the base game"
    winners = [max(outcome["totals"]) for outcome in outcomes] or [0]
    about = (
        f"{len(outcomes)} games of {arena.players}, {with_what}; deals from the seed “{arena.seed}”, each in every "
        f"seating. Winners had {sum(winners) / len(winners):.1f} points on average."
    )
    head = "".join(f"<th scope='col'>{escape(column)}</th>" for column in COLUMNS)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells(line, arena.titles[line.entrant])) + "</tr>"
        for line in lines
    )
    sections = "".join(
        f"<section><div class='wide'>{chart}</div><div class='narrow'>{narrow[name]}</div></section>"
        for name, chart in charts.items()
    )
    page = (
        "<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
        f"<title>Keyflower arena</title><style>{STYLE}</style><main><h1>Keyflower arena</h1>"
        f"<p class='about'>{escape(about)}</p><section class='table'><table><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></section>{sections}"
        "<p>Ratings are Bradley-Terry strengths over the pairs of seats of each game, in Elo points; their intervals "
        "come from drawing the deals anew. Every game's record is in <code>games.jsonl</code>.</p></main></html>"
    )
    target = folder / "report.html"
    target.write_text(page, encoding="utf-8")
    return target
