"""`keyflower picture`: a position as a picture, drawn with the tiles of the page."""

from pathlib import Path
from typing import Annotated

import typer

from . import Mistake
from .documents import GameFile, Language, View, speak

app = typer.Typer(add_completion=False)


@app.command()
def picture(
    position: GameFile,
    out: Annotated[str, typer.Argument(help="The file to write: .svg or .png.", show_default=False)],
    view: View = None,
    width: Annotated[int | None, typer.Option(help="In pixels.", min=100, max=20000)] = None,
    language: Language = "",
) -> None:
    """Draw a position, or where a record leads: the auction and all villages."""
    from keyflower.pictures import picture as drawn

    from .files import check_seat, read_game, write_text

    speak(language)
    game = read_game(position)
    svg = drawn(game.view(check_seat(game, view)), width)
    kind = Path(out).suffix.lower()
    if kind == ".svg":
        write_text(out, svg)
    elif kind == ".png":
        write_png(out, svg)
    else:
        raise Mistake(f"{out}: a picture is .svg or .png")


def write_png(out: str, svg: str) -> None:
    import resvg_py

    try:
        Path(out).write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg)))
    except OSError as error:
        raise Mistake(f"{out}: {error.strerror or error}") from None
