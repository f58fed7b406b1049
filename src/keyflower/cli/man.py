"""`keyflower man`: the manual page, made from the commands themselves."""

import inspect
from collections.abc import Iterator
from typing import Any

import typer

app = typer.Typer(add_completion=False)


@app.command()
def man() -> None:
    """Write the manual page: keyflower man > keyflower.1"""
    typer.echo("\n".join(manual()))


def manual() -> Iterator[str]:
    """The page in roff, line by line."""
    import keyflower

    from .app import app as commands

    whole: Any = typer.main.get_command(commands)
    yield f'.TH KEYFLOWER 1 "" "keyflower {keyflower.__version__}" "Keyflower"'
    yield from section("NAME", "keyflower \\- the board game: in the terminal, on a server, in the lab")
    yield from section("SYNOPSIS", ".B keyflower\n.I COMMAND\n[OPTIONS]")
    yield from section("DESCRIPTION", plain(whole.help))
    yield ".SH COMMANDS"
    for name, command in sorted(whole.commands.items()):
        yield from told(f"keyflower {name}", command)
    yield from section("ENVIRONMENT", "")
    for variable, words in VARIABLES_TOLD.items():
        yield from (".TP", f".B {variable}", plain(words))


VARIABLES_TOLD = {
    "KEYFLOWER_LANGUAGE": "The terminal's language in two letters, such as pl; else LC_ALL, LC_MESSAGES or LANG say.",
    "NO_COLOR": "Take the colours away.",
    "KEYFLOWER_...": "Every setting of serve, as keyflower serve --help tells.",
}  # fmt: skip


def section(title: str, text: str) -> Iterator[str]:
    yield f".SH {title}"
    if text:
        yield text


def plain(text: str | None) -> str:
    """Words that roff must not take for its own."""
    said = " ".join(inspect.cleandoc(text or "").split())
    return said.replace("\\", "\\\\").replace("-", "\\-").lstrip(".'")


def told(name: str, command: Any) -> Iterator[str]:
    """A command with its arguments and options; one that has commands of its own tells those."""
    if hasattr(command, "commands"):
        for below, each in sorted(command.commands.items()):
            yield from told(f"{name} {below}", each)
        return
    arguments = [each for each in command.params if each.param_type_name == "argument"]
    wanted = " ".join(str(each.name).upper() for each in arguments)
    yield f".SS {plain(name)} {plain(wanted)}".rstrip()
    yield plain(command.help)
    for each in command.params:
        if each.param_type_name == "option" and not each.hidden and each.name != "help":
            yield from (".TP", f".B {plain(', '.join([*each.opts, *each.secondary_opts]))}", plain(each.help))
