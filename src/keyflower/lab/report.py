"""A tournament's report: charts beside the games, and one HTML page that needs nothing else."""

from collections.abc import Iterable, Sequence
from datetime import date
from html import escape
from pathlib import Path

from .arena import Arena
from .charts import GRID, INK, PAPER, Bar, bars, distributions
from .match import Outcome
from .provenance import versions
from .ratings import Interval, Line, pairs

STYLE = """
:root { color-scheme: light dark; }
:root { --ink: #2f2a25; --paper: #fffdf7; --grid: #d9cfbf; --desk: #f6f0e4; --quiet: #6b5f50; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece4d6; --paper: #2a2622; --grid: #4a433a; --desk: #1e1b18; --quiet: #b3a690; }
}
body { font: 16px/1.5 Georgia, 'Times New Roman', serif; color: var(--ink); background: var(--desk); margin: 0; }
main { max-width: 980px; margin: 0 auto; padding: 2rem 1.2rem 4rem; }
h1 { font-weight: normal; font-size: 2rem; margin: 0 0 .2rem; }
h2 { font-weight: normal; font-size: 1.1rem; margin: 0 0 .6rem; }
p.about { margin: 0 0 1.6rem; color: var(--quiet); }
section { background: var(--paper); border: 1px solid var(--grid); border-radius: 10px; margin: 1.2rem 0; }
section { padding: 1.2rem 1.4rem; }
.table { overflow-x: auto; }
.narrow { display: none; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .35rem .6rem; border-bottom: 1px solid var(--grid); vertical-align: top; }
th { font-weight: normal; color: var(--quiet); }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--paper); }
small { display: block; color: var(--quiet); white-space: nowrap; }
svg { width: 100%; height: auto; display: block; }
@media (max-width: 640px) {
  main { padding: 1.2rem .7rem 3rem; }
  section { padding: .6rem; }
  th, td { padding: .3rem .35rem; font-size: .86rem; }
  .wide { display: none; }
  .narrow { display: block; }
}
code { background: var(--desk); border-radius: 4px; padding: .1rem .35rem; }
"""

COLUMNS = ("", "rating", "wins", "points", "ms a decision")
NIGHT = {INK: "var(--ink)", PAPER: "var(--paper)", GRID: "var(--grid)"}


def span(found: Interval | None, form: str = ".0f") -> str:
    return "" if found is None else f"{found[0]:{form}}–{found[1]:{form}}"


def cells(line: Line, title: str) -> list[tuple[str, str]]:
    """One row of the table, as on the screen so on the page: each figure, and its interval or what else it needs."""
    low, high = line.share_interval
    return [
        (title, f"forfeited {line.forfeits}" if line.forfeits else ""),
        (f"{line.rating:.0f}", span(line.rating_interval)),
        (f"{100 * line.share:.0f} %", span((100 * low, 100 * high))),
        (f"{line.mean:.1f}", span(line.mean_interval, ".1f")),
        (f"{1000 * line.seconds_each:.1f}", f"99th {1000 * line.slow_each:.0f}"),
    ]


def cross_table(outcomes: Sequence[Outcome], lines: Sequence[Line], titles: dict[str, str]) -> list[list[str]]:
    """How often the one in the row was ahead of the one in the column, when they sat at one table."""
    beaten = pairs(outcomes, [line.entrant for line in lines])
    rows = [["ahead of", *(titles[line.entrant] for line in lines)]]
    for one, line in enumerate(lines):
        row = [titles[line.entrant]]
        for other in range(len(lines)):
            ahead, behind = beaten.get((one, other), 0.0), beaten.get((other, one), 0.0)
            row.append(f"{100 * ahead / (ahead + behind):.0f} % of {ahead + behind:.0f}" if ahead + behind else "")
        rows.append(row)
    return rows


def seat_table(lines: Sequence[Line], players: int, titles: dict[str, str]) -> list[list[str]]:
    """How often each won from each seat; the last row is everybody's."""
    rows = [["wins from seat", *(str(seat) for seat in range(players))]]
    for line in lines:
        row = [titles[line.entrant]]
        for seat in range(players):
            wins, games = line.by_seat.get(seat, (0.0, 0))
            row.append(f"{100 * wins / games:.0f} %" if games else "")
        rows.append(row)
    everybody = ["everybody"]
    for seat in range(players):
        met = [line.by_seat.get(seat, (0.0, 0)) for line in lines]
        games = sum(games for _, games in met)
        everybody.append(f"{100 * sum(wins for wins, _ in met) / games:.0f} %" if games else "")
    return [*rows, everybody]


def draw(arena: Arena, lines: Sequence[Line], narrow: bool = False) -> dict[str, str]:
    """The charts by name."""
    titles = arena.titles
    ratings = []
    shares = []
    for line in lines:
        title, rating = titles[line.entrant], line.rating
        low, high = line.rating_interval or (rating, rating)
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
        f"{date.today().isoformat()}: {len(outcomes)} games of {arena.players}, {with_what}; deals from the seed "
        f"“{arena.seed}”, each in every seating. Winners had {sum(winners) / len(winners):.1f} points on average."
    )
    found = versions(arena.entrants)
    played_by = "; ".join(f"{what} <code>{escape(mark)}</code>" for what, mark in found.items())
    main_table = [list(COLUMNS)]
    for line in lines:
        main_table.append([_stacked(*cell) for cell in cells(line, arena.titles[line.entrant])])
    tables = (
        _table("The table", main_table)
        + _table("Who was ahead of whom", _escaped(cross_table(outcomes, lines, arena.titles)))
        + _table("The seats' effect", _escaped(seat_table(lines, arena.players, arena.titles)))
    )
    sections = "".join(
        f"<section><div class='wide'>{_by_night(chart)}</div>"
        f"<div class='narrow'>{_by_night(narrow[name])}</div></section>"
        for name, chart in charts.items()
    )
    page = (
        "<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
        f"<title>Keyflower arena</title><style>{STYLE}</style><main><h1>Keyflower arena</h1>"
        f"<p class='about'>{escape(about)}</p>{tables}{sections}"
        "<p>Ratings are Bradley-Terry strengths over the pairs of seats of each game, in Elo points. All intervals are "
        "of 95 %, from drawing whole deals anew. Every game's record is in <code>games.jsonl</code>.</p>"
        f"<p>Played by: {played_by}.</p></main></html>"
    )
    target = folder / "report.html"
    target.write_text(page, encoding="utf-8")
    return target


def _by_night(chart: str) -> str:
    """A chart inside the page takes the page's colours."""
    for colour, variable in NIGHT.items():
        chart = chart.replace(f'"{colour}"', f'"{variable}"')
    return chart


def _stacked(figure: str, below: str) -> str:
    return escape(figure) + (f"<small>{escape(below)}</small>" if below else "")


def _escaped(rows: Iterable[Sequence[str]]) -> list[list[str]]:
    return [[escape(cell) for cell in row] for row in rows]


def _table(title: str, rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th scope='col'>{cell}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return (
        f"<section><h2>{escape(title)}</h2><div class='table'><table><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div></section>"
    )
