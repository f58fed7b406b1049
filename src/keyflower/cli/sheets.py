"""Score sheets in the terminal."""

from rich.table import Table
from rich.text import Text

from keyflower.game.result import Result
from keyflower.game.scoring import Sheet
from keyflower.words import both, t
from keyflower.words.sheet import line, source


def sheet_table(sheet: Sheet, title: str) -> Table:
    """One seat's points, line by line."""
    table = Table(title=Text(title), title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column(t("sheet-source"), style="cyan")
    table.add_column(t("cli-points"), justify="right")
    table.add_column(t("cli-for-what"))
    for item in sheet.items:
        if not item.points and not item.about:
            continue
        table.add_row(Text(source(item)), str(item.points), Text(line(item)))
    table.add_section()
    table.add_row(t("sheet-total"), str(sheet.total), "", style="bold")
    return table


def result_lines(result: Result, names: list[str], over: bool) -> list[str]:
    order = sorted(range(len(names)), key=lambda seat: -result.totals[seat])
    lines = [f"  {result.totals[seat]:>4}  {names[seat]}" for seat in order]
    key = "log-game-over" if over else "cli-leads-now"
    lines.append(t(key, list=both(names[seat] for seat in result.winners), count=len(result.winners)))
    return lines
