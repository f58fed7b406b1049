"""Score sheets in the terminal."""

from rich.table import Table
from rich.text import Text

from keyflower.game.ending import Result
from keyflower.game.scoring import Sheet
from keyflower.game.scoring.sheet import Item

from . import words

# Lines that name no pieces, by their note.
NOTES = {"printed": "printed points", "doubled": "doubled by its extension", "flat": "its own points"}


def reason(item: Item) -> str:
    """What a line's points are for."""
    if item.step == "improve":
        done = "turns {} to its better side" if item.note == "turned" else "extends {}"
        return done.format(words.tile_name(item.about)) + " for free"
    return words.pieces(item.what) if item.what else NOTES.get(item.note, item.note.replace("-", " "))


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
        table.add_row(source, str(item.points), reason(item))
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
