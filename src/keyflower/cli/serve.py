"""`keyflower serve`: one command starts the page, the API and the database."""

from __future__ import annotations

import inspect
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from keyflower.server.settings import BadSettings, Settings, from_file

app = typer.Typer(add_completion=False)

DEFAULT_FILE = Path("keyflower.toml")
ENVIRONMENT = "KEYFLOWER_"


def fail(sentence: str) -> typer.Exit:
    typer.echo(f"keyflower: {sentence}", err=True)
    return typer.Exit(2)


def read_config(context: typer.Context, path: Path | None) -> Path | None:
    """The file gives defaults: flags and the environment go before it."""
    source = path or (DEFAULT_FILE if DEFAULT_FILE.is_file() else None)
    if source is not None:
        try:
            found = from_file(source)
        except BadSettings as error:
            raise typer.BadParameter(str(error)) from None
        context.default_map = {**(context.default_map or {}), **found}
    return path


Config = Annotated[
    Path | None,
    typer.Option(
        help="A TOML file with settings; keyflower.toml here if there is one.",
        callback=read_config,
        is_eager=True,
        envvar=ENVIRONMENT + "CONFIG",
        dir_okay=False,
    ),
]


def as_options() -> list[inspect.Parameter]:
    """Every setting as a flag and an environment variable."""
    kinds = get_type_hints(Settings)
    found = []
    for each in fields(Settings):
        option = typer.Option(help=each.metadata["meaning"], envvar=ENVIRONMENT + each.name.upper())
        default = each.default if each.default is not MISSING else []
        kind: Any = Annotated.__class_getitem__((kinds[each.name], option))  # type: ignore[attr-defined]
        found.append(inspect.Parameter(each.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind))
    return found


def serve(
    *,
    config: Config = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    **given: Any,
) -> None:
    """Start a table for people and bots: the page, its API and the database, all in one.

    Flags go before the environment, the environment before the file.
    """
    from keyflower.server.run import CannotStart, serve

    try:
        settings = Settings(**given)
        if open_page:
            open_when_ready(settings.shown)
        serve(settings)
    except (BadSettings, CannotStart) as error:
        raise fail(str(error)) from None


own = inspect.signature(serve, eval_str=True)
parameters = [own.parameters["config"], *as_options(), own.parameters["open_page"]]
serve.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
serve.__annotations__ = {each.name: each.annotation for each in parameters} | {"return": None}
app.command()(serve)


def open_when_ready(address: str) -> None:
    """Opens the page as soon as the server answers."""
    import threading
    import time
    import urllib.request
    import webbrowser

    def wait() -> None:
        for _ in range(100):
            try:
                with urllib.request.urlopen(address + "/readyz", timeout=1):
                    webbrowser.open(address)
                    return
            except OSError:
                time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()
