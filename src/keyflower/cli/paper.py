"""The sheets for a table at home, as a file to print. They are made with the page, in every language."""

from typing import Annotated

import typer

from . import Mistake

app = typer.Typer(add_completion=False)


@app.command()
def aid(
    out: Annotated[str, typer.Option(help="Where to write the PDF.")] = "aid.pdf",
    language: Annotated[str, typer.Option(help="Two letters, such as pl.")] = "en",
) -> None:
    """Write player aids, a score sheet and a set-up card as a PDF of four A4 pages."""
    from pathlib import Path

    from keyflower.server.page import BUNDLE

    sheets = {path.stem.removeprefix("keyflower-"): path for path in sorted((BUNDLE / "paper").glob("keyflower-*.pdf"))}
    if not sheets:
        raise Mistake("the sheets are made together with the page, which was not built into this installation")
    if language not in sheets:
        raise Mistake(f"there are no sheets in {language!r}; there are {', '.join(sheets)}")
    try:
        Path(out).write_bytes(sheets[language].read_bytes())
    except OSError as error:
        raise Mistake(f"{out}: {error.strerror or error}") from None
    typer.echo(out)
