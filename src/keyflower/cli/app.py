"""All commands in one list."""

import sys
from typing import Annotated

import typer

from . import dataset, documents, host, lab, man, many, paper, picture, play, serve, sit

app = typer.Typer(
    help="Keyflower: villages through four seasons, for two to six players.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for part in (
    play.app, many.app, documents.app, picture.app, paper.app, lab.app, dataset.app, serve.app, host.app, sit.app,
    man.app,
):  # fmt: skip
    app.add_typer(part)


def facts() -> dict[str, str]:
    """What this installation is."""
    import keyflower
    from keyflower.game import state

    compiled = (state.__file__ or "").endswith((".so", ".pyd"))
    return {
        "version": keyflower.__version__,
        "rules": str(keyflower.RULES_VERSION),
        "python": sys.version.split()[0],
        "engine": "compiled" if compiled else "plain Python",
    }


def why_plain() -> str:
    """The build leaves word in a plain package; the sources themselves have none."""
    from importlib import resources

    word = resources.files("keyflower").joinpath("plain.txt")
    return word.read_text(encoding="utf-8").strip() if word.is_file() else "it runs from its sources"


def tell_version(wanted: bool) -> None:
    if wanted:
        known = facts()
        typer.echo(
            f"keyflower {known['version']} (rules {known['rules']}, Python {known['python']}, {known['engine']} engine)"
        )
        raise typer.Exit


@app.callback(invoke_without_command=True)
def keyflower(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def doctor(json: documents.Json = False) -> None:
    """Say what is installed, and play a game to see that it works."""
    import time

    from .extras import installed
    from .players import play_out

    known = facts()
    if known["engine"] != "compiled":
        known["engine"] += f": {why_plain()}"
    start = time.perf_counter()
    game = play_out(4, "doctor", (), ())
    known["a random game"] = f"{(time.perf_counter() - start) * 1000:.0f} ms, {len(game.actions)} actions"
    known["page"] = "built" if has_page() else "not built"
    known["extras"] = ", ".join(installed()) or "none"
    if json:
        from .screen import print_json

        print_json(known)
        return
    for what, value in known.items():
        typer.echo(f"{what + ':':<16}{value}")


def has_page() -> bool:
    from importlib import resources

    return resources.files("keyflower").joinpath("server", "page", "index.html").is_file()
