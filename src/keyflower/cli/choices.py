"""A menu laid out in lines, in two columns where there is much to choose."""

from collections.abc import Sequence

from rich.text import Text

import keyflower as kf

from .menu import Menu, MenuLine
from .words import LETTERS, STYLES

FEW = 12
LETTER_STYLES = {LETTERS[colour]: STYLES[colour].removeprefix("bold ") for colour in ("blue", "red", "yellow", "green")}


def choice_lines(menu: Menu, width: int, narrowed: bool) -> list[Text]:
    lines: list[Text] = []
    if menu.said:
        lines.append(Text(" ".join(menu.said) + ":", "bold"))
    section = ""
    batch: list[MenuLine] = []
    for entry in [*menu.entries, None]:
        if entry is None or entry.choice.section != section:
            lines += columns(menu, batch, width, 2 if len(menu.entries) > FEW else 1)
            batch = []
            if entry is not None:
                section = entry.choice.section
                if section:
                    lines.append(Text(section, "bold"))
        if entry is not None:
            batch.append(entry)
    if narrowed:
        lines.append(Text("   back: another choice", "dim"))
    return lines


def columns(menu: Menu, entries: list[MenuLine], width: int, many: int) -> list[Text]:
    """The entries in columns, read downwards."""
    rows = -(-len(entries) // many)
    wide = width // many
    lines = []
    for row in range(rows):
        line = Text(no_wrap=True)
        for column in range(many):
            at = column * rows + row
            if at < len(entries):
                line.pad_right(column * wide - line.cell_len)
                line.append(entry_text(menu, entries[at], wide - 1))
        line.rstrip()
        lines.append(line)
    return lines


def entry_text(menu: Menu, entry: MenuLine, room: int) -> Text:
    text = Text(no_wrap=True)
    text.append(f"{entry.key:>4}  ", "bold cyan")
    summary = menu.summary(entry)
    text.append(f"{entry.choice.label:<18}  " if summary else entry.choice.label)
    for word in summary.split(" "):
        text.append(word + " ", LETTER_STYLES.get(word.rstrip("+")[-1:], "dim") if entry.choice.section else "dim")
    text.truncate(room, overflow="ellipsis")
    return text


def turnings(actions: Sequence[kf.Action]) -> tuple[str, list[int]]:
    """The tile and the ways to turn it, when that is all that is left to choose."""
    laid = [action.fields for action in actions if action.verb == "build"]
    if len({(said["tile"], *said["at"]) for said in laid}) != 1:
        return "", []
    return laid[0]["tile"], [said["turn"] for said in laid]
