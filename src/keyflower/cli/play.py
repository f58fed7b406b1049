"""`keyflower play`: a whole game in the terminal."""

from typing import Annotated

import typer

from . import Mistake
from .documents import Modules, Names, Plain, Variants

app = typer.Typer(add_completion=False)


@app.command()
def play(
    players: Annotated[int, typer.Option(help="Two to six.")] = 4,
    bots: Annotated[
        int | None, typer.Option(help="How many of the last seats bots play; by default all but the first.", min=0)
    ] = None,
    level: Annotated[str, typer.Option(help="Which bots.")] = "random",
    names: Names = "",
    seed: Annotated[str, typer.Option(help="For a deal that can be repeated; by default a new one.")] = "",
    modules: Modules = "",
    variants: Variants = "",
    load: Annotated[str, typer.Option(help="Go on with a saved record, or from a position.")] = "",
    quick: Annotated[bool, typer.Option("--quick", help="Do not wait at the end of a turn.")] = False,
    plain: Plain = False,
) -> None:
    """Play in the terminal: people in turn at one keyboard, and bots. `help` in the game tells the rest."""
    import secrets

    from .files import new_game, read_game
    from .players import make_player
    from .session import Session
    from .table import Table

    seed = seed or secrets.token_hex(16)
    if load:
        if load == "-":
            raise Mistake("--load needs a file: standard input is the keyboard")
        game = read_game(load)
        players = game.options.players
    many = players - 1 if bots is None else bots
    if many > players:
        raise Mistake(f"{many} bots for {players} seats")
    if not load:
        game = new_game(players, seed, full_names(names, players, many), modules, variants)
    try:
        seats = {seat: make_player(level, f"{seed} bot {seat}") for seat in range(players - many, players)}
    except ValueError as error:
        raise Mistake(str(error)) from None
    Session(Table(game, seats), plain=plain, quick=quick).run()


def full_names(names: str, players: int, bots: int) -> str:
    """The names of all seats: bots that nobody named are called by their seat."""
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > players:
        raise Mistake(f"{len(given)} names for {players} players")
    for seat in range(len(given), players):
        given.append(f"Player {seat + 1}" if seat < players - bots else f"Bot {seat + 1}")
    return ",".join(given)
