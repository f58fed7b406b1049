"""`keyflower play`: a whole game in the terminal."""

from typing import TYPE_CHECKING, Annotated

import typer

from . import Mistake
from .documents import Language, Modules, Names, Plain, TileNames, Variants, speak

if TYPE_CHECKING:
    from .table import Table

app = typer.Typer(add_completion=False)

FRIENDLY = "2"  # whom one meets without asking for somebody else: a beginner who plays the whole game


@app.command()
def play(
    players: Annotated[int, typer.Option(help="Two to six.")] = 4,
    bots: Annotated[
        int | None, typer.Option(help="How many of the last seats bots play; by default all but the first.", min=0)
    ] = None,
    level: Annotated[
        str,
        typer.Option(
            help="How strong they are: 1 to 6 or a name (see keyflower levels); 3,2,2: one for each."
            " By default 2, or as saved.",
            show_default=False,
        ),
    ] = "",
    names: Names = "",
    seed: Annotated[str, typer.Option(help="For a deal that can be repeated; by default a new one.")] = "",
    modules: Modules = "",
    variants: Variants = "",
    load: Annotated[str, typer.Option(help="Go on with a saved record, or from a position.")] = "",
    quick: Annotated[bool, typer.Option("--quick", help="Do not wait at the end of a turn.")] = False,
    full: Annotated[bool, typer.Option("--full", help="On the whole screen, with mouse and keys.")] = False,
    plain: Plain = False,
    language: Language = "",
    translate_names: TileNames = False,
) -> None:
    """Play in the terminal: people in turn at one keyboard, and bots. `help` in the game tells the rest."""
    import secrets

    from .ending import hear_the_end
    from .files import new_game, read_game
    from .players import kinds_for, make_players
    from .session import Session
    from .table import Table

    speak(language, translate_names)
    seed = seed or secrets.token_hex(16)
    try:
        if load:
            if load == "-":
                raise Mistake("--load needs a file: standard input is the keyboard")
            game = read_game(load)
            kinds = loaded_kinds(game.options.names, bots, level)
            game.options.names[:] = with_levels(game.options.names, kinds)
        else:
            seated = last_seats(players, bots)
            kinds = dict(zip(seated, kinds_for(level or FRIENDLY, len(seated)), strict=True))
            everybody = ",".join(with_levels(full_names(names, players, kinds), kinds))
            game = new_game(players, seed, everybody, modules, variants)
        seats = make_players(kinds, seed)
    except ValueError as error:
        raise Mistake(str(error)) from None
    hear_the_end()
    if full:
        play_full(Table(game, seats), quick)
    else:
        Session(Table(game, seats), plain=plain, quick=quick).run()


def play_full(table: "Table", quick: bool) -> None:
    import sys

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Mistake("--full needs a terminal; without it the game is played in plain lines")
    from keyflower.words import t

    from .ending import write_down
    from .full import FullGame

    app = FullGame(table, quick)
    try:
        app.run()
    finally:  # also when its screen is gone, before any signal says so
        file = write_down(table) or app.saved_as
    if file:
        typer.echo(t("cli-interrupted", file=file))


def last_seats(players: int, bots: int | None) -> range:
    many = players - 1 if bots is None else bots
    if many > players:
        raise Mistake(f"{many} bots for {players} seats")
    return range(players - many, players)


def loaded_kinds(names: list[str], bots: int | None, level: str) -> dict[int, str]:
    """The bots of a saved game: those whose names tell it, unless the options say something else."""
    from .players import kinds_for, saved_kinds

    kinds = saved_kinds(names)
    if bots is not None or not kinds:
        kinds = {seat: kinds.get(seat, FRIENDLY) for seat in last_seats(len(names), bots)}
    return dict(zip(kinds, kinds_for(level, len(kinds)), strict=True)) if level else kinds


def full_names(names: str, players: int, kinds: dict[int, str]) -> list[str]:
    """The names of all seats; who has none is called by the seat."""
    from keyflower.words import t

    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > players:
        raise Mistake(f"{len(given)} names for {players} players")
    for seat in range(len(given), players):
        given.append(t("bot-name" if seat in kinds else "cli-player-name", number=seat + 1))
    return given


def with_levels(names: list[str], kinds: dict[int, str]) -> list[str]:
    """The names as they are saved: a bot's with its level, nobody else's."""
    from .players import called, saved_kinds, short_name

    bare = [short_name(name) if seat in saved_kinds(names) else name for seat, name in enumerate(names)]
    return [called(name, kinds[seat]) if seat in kinds else name for seat, name in enumerate(bare)]
