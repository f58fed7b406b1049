"""Score sheets in the terminal."""

from rich.table import Table
from rich.text import Text

from keyflower.game.ending import Result
from keyflower.game.scoring import Sheet

from . import words

# The parts of a sheet, in words. A step that is not here is named by its own word.
STEPS = {
    "printed": "printed points",
    "doubled": "doubled by its extension",
    "on_tile": "goods on the tile",
    "lying": "goods on the tile",
    "give": "pieces",
    "orders": "contract",
    "contracts": "contract",
    "winter": "winter tile",
    "boats": "boat",
    "turn_order": "turn order",
    "gold_left": "gold left over",
}


def sheet_table(sheet: Sheet, title: str) -> Table:
    """One seat's points, line by line."""
    table = Table(title=Text(title), title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column("from", style="cyan")
    table.add_column("points", justify="right")
    table.add_column("for")
    for item in sheet.items:
        if not item.points and not item.about:
            continue
        source = words.tile_name(item.source) if item.source else "Gold"
        if item.source.startswith("contract-"):
            source = "Contract"
        what = words.pieces(item.what) if item.what else STEPS.get(item.step, item.step.replace("_", " "))
        if item.about:
            what += f" ({words.tile_name(item.about)})"
        table.add_row(source, str(item.points), what)
    table.add_section()
    table.add_row("Total", str(sheet.total), "", style="bold")
    return table


def result_lines(result: Result, names: list[str], over: bool) -> list[str]:
    order = sorted(range(len(names)), key=lambda seat: -result.totals[seat])
    lines = [f"  {result.totals[seat]:>4}  {names[seat]}" for seat in order]
    who = words.many([names[seat] for seat in result.winners])
    if over:
        lines.append(f"{who} {'wins' if len(result.winners) == 1 else 'share the win'}.")
    else:
        lines.append(f"The game is not over; as things stand {who} {'leads' if len(result.winners) == 1 else 'lead'}.")
    return lines
