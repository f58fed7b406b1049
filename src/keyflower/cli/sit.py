"""`keyflower sit`: a bot takes a seat at a table of any server, as a person would."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import Mistake

if TYPE_CHECKING:
    from keyflower.client import AskedSeat, Seat, TableLink
    from keyflower.lab.entrants import Entrant

app = typer.Typer(add_completion=False)


@app.command()
def sit(
    link: Annotated[str, typer.Argument(help="https://HOST/t/TABLE, with #seat=... or #invite=... as it was given.")],
    bot: Annotated[str, typer.Option(help="A bot of one's own, as mine:Thrifty.", show_default=False)] = "",
    level: Annotated[str, typer.Option(help="Or one of ours: 1 to 5 or a name. By default 3.")] = "",
    name: Annotated[str, typer.Option(help="What it is called at the table; by default as the bot.")] = "",
    keep: Annotated[
        str, typer.Option(help="A file for the session's secret, to come back to the seat when started again.")
    ] = "",
) -> None:
    """Let a bot take a seat on a server and play there to the end. It comes back after a loss of connection."""
    import asyncio

    from keyflower.client import TableLink
    from keyflower.lab.entrants import Entrant

    if bot and level:
        raise Mistake("--bot or --level, not both")
    try:
        address = TableLink.read(link)
        entrant = Entrant(bot or level or "3")
    except ValueError as error:
        raise Mistake(str(error)) from None
    asyncio.run(play_there(address, entrant, name or entrant.name.rpartition(":")[2], keep))


async def play_there(link: "TableLink", entrant: "Entrant", name: str, keep: str) -> None:
    from keyflower.client import Client, RefusedByServer, Turned

    try:
        async with Client(link.server, name, read_secret(keep)) as client:
            keep_secret(keep, client.token)
            seat = await client.sit(link)
            seat.on_loss = lambda reason: typer.echo(f"The connection was lost ({reason}); trying again.", err=True)
            typer.echo(f"{name} sits at seat {seat.seat + 1}.")
            await play_seat(seat, entrant)
            tell_result(seat)
    except RefusedByServer as refused:
        raise Mistake(f"the server says no: {refused}") from None
    except (OSError, Turned) as error:
        raise Mistake(str(error)) from None


async def play_seat(seat: "Seat", entrant: "Entrant") -> None:
    import asyncio
    import random

    from keyflower.lab.entrants import Fault, answer

    bot = entrant.make(f"{seat.table} {seat.seat}")

    def chosen(question: "AskedSeat") -> str:
        question.budget = entrant.budget
        return answer(bot, question)

    async for question in seat.questions():
        try:
            action = await asyncio.to_thread(chosen, question)
        except Fault as fault:
            action = random.choice(question.actions)
            typer.echo(f"The bot failed ({fault}); chance has answered instead.", err=True)
        refused = await seat.answer(question, action)
        if refused:
            raise Mistake(f"the server refused {action!r}: {refused.get('reason') or refused['code']}")


def tell_result(seat: "Seat") -> None:
    result = seat.info["result"] if seat.info else None
    if result:
        typer.echo(f"The game is over: {result['totals'][seat.seat]} points, place {result['places'][seat.seat]}.")
    else:
        typer.echo("The table is closed.")


def read_secret(keep: str) -> str:
    try:
        return Path(keep).read_text(encoding="ascii").strip() if keep and Path(keep).exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake(f"{keep}: {error}") from None


def keep_secret(keep: str, token: str) -> None:
    """For the owner's eyes only: whoever has it has the seats."""
    if not keep:
        return
    try:
        file = os.open(keep, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(file, "w", encoding="ascii") as out:
            out.write(token + "\n")
    except OSError as error:
        raise Mistake(f"{keep}: {error.strerror or error}") from None
