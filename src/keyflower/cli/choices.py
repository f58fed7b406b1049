"""A menu laid out in lines, in two columns where there is much to choose."""

from collections.abc import Sequence

from rich.text import Text

import keyflower as kf
from keyflower.catalogue import COLOURS
from keyflower.words import t
from keyflower.words.tiles import letter

from .menu import Menu, MenuLine
from .styles import STYLES

FEW = 12


def letter_styles() -> dict[str, str]:
    return {letter(colour): STYLES[colour].removeprefix("bold ") for colour in COLOURS}


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
        lines.append(Text("   " + t("cli-back"), "dim"))
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
    summary = summary_text(menu, entry)
    text.append(f"{entry.choice.label:<18}  " if summary.plain else entry.choice.label)
    text.append_text(summary)
    text.truncate(room, overflow="ellipsis")
    return text


def summary_text(menu: Menu, entry: MenuLine) -> Text:
    """What is open below an entry, each colour in its own."""
    text = Text()
    styles = letter_styles() if entry.choice.section else {}
    for word in menu.summary(entry).split():
        text.append(word + " ", styles.get(word.rstrip("+")[-1:], "dim"))
    return text


def turnings(actions: Sequence[kf.Action]) -> tuple[str, list[int]]:
    """The tile and the ways to turn it, when that is all that is left to choose."""
    laid = [action.fields for action in actions if action.verb == "build"]
    if len({(said["tile"], *said["at"]) for said in laid}) != 1:
        return "", []
    return laid[0]["tile"], [said["turn"] for said in laid]
