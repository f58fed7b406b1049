"""Commands on many games, and on what bots are and would do: arena, stats, levels, hint."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from . import Mistake
from .documents import GameFile, Json, Modules, Variants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from keyflower.lab.arena import Arena
    from keyflower.lab.match import Outcome, Task
    from keyflower.lab.ratings import Line

app = typer.Typer(add_completion=False)

HERE = "here"
ADDRESS = re.compile(r"auto|local|ray://.+|[^=]+:\d+")


class WithCluster(TyperCommand):
    """`--ray` with or without an address. What follows is one only if it looks so, because a bot may stand there."""

    def parse_args(self, context: Any, arguments: list[str]) -> list[str]:
        given: list[str] = []
        for at, word in enumerate(arguments):
            following = arguments[at + 1] if at + 1 < len(arguments) else ""
            given += [word, HERE] if word == "--ray" and not ADDRESS.fullmatch(following) else [word]
        return super().parse_args(context, given)


@app.command(cls=WithCluster)
def arena(
    entrants: Annotated[
        list[str],
        typer.Argument(
            help="A bot for each seat: 1 to 6, 3/builder, 5:iterations=64, module:Class.", show_default=False
        ),
    ],
    players: Annotated[int, typer.Option(help="With more entrants than players: every choice of them.")] = 0,
    deals: Annotated[int, typer.Option(help="So many deals, each played in every seating.", min=1)] = 10,
    seed: Annotated[str, typer.Option(help="The deals.")] = "arena",
    modules: Modules = "",
    variants: Variants = "",
    out: Annotated[Path, typer.Option(help="The folder for games, charts and the report.")] = Path("arena"),
    workers: Annotated[int, typer.Option(help="Processes; 0: one for each core, 1: this one alone.", min=0)] = 1,
    ray: Annotated[
        str,
        typer.Option(
            metavar="[ADDRESS]",
            help="Play on a Ray cluster; without an address on this machine's, which is started if need be.",
            show_default=False,
        ),
    ] = "",
    json: Json = False,
) -> None:
    """Let bots play against each other, and rate them. An interrupted run goes on where it was."""
    from keyflower.lab import executors
    from keyflower.lab.arena import Arena, Folder, missing
    from keyflower.lab.match import play_match
    from keyflower.lab.ratings import table
    from keyflower.lab.report import write_report

    from .files import split_variants, split_words
    from .screen import print_json

    outcomes: list[Outcome] = []
    try:
        wanted = Arena(entrants, players, deals, seed, split_words(modules), split_variants(variants))
        folder = Folder(out)
        with folder.locked():
            outcomes = folder.open(wanted)
            tasks = missing(wanted, outcomes)
            if ray:
                stream = executors.on_ray(tasks, "" if ray == HERE else ray)
            else:
                stream = executors.spread(play_match, tasks, workers)
            for outcome in with_progress(stream, tasks, len(outcomes), quiet=json):
                folder.add(outcome)
                outcomes.append(outcome)
            lines = table(outcomes)
            page = write_report(out, wanted, outcomes, lines)
    except ValueError as error:
        raise Mistake(str(error)) from None
    except OSError as error:
        raise Mistake(f"{out}: {error.strerror or error}") from None
    except KeyboardInterrupt:
        typer.echo(f"{len(outcomes)} games are kept in {out}; the same command goes on from there.", err=True)
        raise
    for outcome in outcomes:
        for forfeit in outcome.get("forfeits", ()):
            name = outcome["seats"][forfeit["seat"]]
            typer.echo(
                f"{name} forfeited game {outcome['id']} at action {forfeit['action']}: {forfeit['why']}", err=True
            )
    if json:
        print_json({"games": len(outcomes), "entrants": [line.to_dict() for line in lines], "report": str(page)})
    else:
        show_table(wanted, lines)
        typer.echo(f"{len(outcomes)} games in {out}; report: {page}")


def with_progress(stream: "Iterator[Outcome]", tasks: "list[Task]", before: int, quiet: bool) -> "Iterator[Outcome]":
    """A bar with the time left, unless nobody would see it."""
    from .many import progress_bar

    with progress_bar(shown=not quiet) as progress:
        bar = progress.add_task("games", total=before + len(tasks), completed=before)
        for outcome in stream:
            yield outcome
            progress.advance(bar)


def show_table(arena: "Arena", lines: "list[Line]") -> None:
    from rich.table import Table

    from keyflower.lab.report import COLUMNS, cells

    from .screen import make_console

    table = Table(box=None, pad_edge=False)
    for number, column in enumerate(COLUMNS):
        table.add_column(column, justify="right" if number else "left", no_wrap=number > 0)
    for line in lines:
        table.add_row(
            *(f"{figure} ({more})" if more else figure for figure, more in cells(line, arena.titles[line.entrant]))
        )
    make_console().print(table)


@app.command()
def stats(
    records: Annotated[
        Path, typer.Argument(help="A folder of records, an arena's too, or one file.", show_default=False)
    ],
    charts: Annotated[Path | None, typer.Option(help="Write charts (SVG) into this folder.")] = None,
    json: Json = False,
) -> None:
    """Tell from records what tiles cost and bring, how workers flow, and where points come from."""
    from keyflower.lab.stats import Stats, records_in

    from .many import progress_bar
    from .screen import print_json

    if not records.exists():
        raise Mistake(f"{records}: there is no such file or folder")
    found = Stats()
    with progress_bar() as progress:
        found.read(progress.track(list(records_in(records)), description="records"))
    if not found.games:
        raise Mistake(f"{records}: no record of a whole game")
    if charts is not None:
        from keyflower.lab.charting import write_charts

        try:
            write_charts(charts, found)
        except OSError as error:
            raise Mistake(f"{charts}: {error.strerror or error}") from None
    if json:
        print_json(found.to_dict())
    else:
        show_stats(found.to_dict())


def show_stats(found: dict[str, Any]) -> None:
    from rich.table import Table

    from keyflower.lab.stats import source_name

    from .screen import make_console

    console = make_console()
    console.print(
        f"{found['games']} games, {found['mean_score']} points a seat, {found['mean_winning_score']} a winner"
        + (f"; {found['unreadable']} records could not be read" if found["unreadable"] else "")
    )
    tiles = Table("tile", "season", box=None, pad_edge=False)
    for column in ("offered", "won", "price", "owner wins", "uses", "points"):
        tiles.add_column(column, justify="right")
    for row in found["tiles"]:
        sold, won = row["offered"] > 0, row["won"] > 0
        tiles.add_row(
            row["tile"],
            row["season"],
            str(row["offered"]) if sold else "",
            str(row["won"]) if sold or won else "",
            f"{row['mean_price']:.1f}" if sold and won else "",
            f"{100 * row['win_share']:.0f} %" if won else "",
            f"{row['uses_a_game']:.1f}" if row["uses_a_game"] else "",
            f"{row['mean_points']:.1f}" if won else "",
        )
    console.print(tiles)
    workers, seasons = found["workers"], list(found["workers"])
    flow = {what: [workers[season][what] for season in seasons] for what in workers[seasons[0]]}
    show_figures("workers a game", seasons, flow)
    points = {source_name(step): list(row.values()) for step, row in found["points"].items()}
    show_figures("points", ["a seat", "a winner"], points)


def show_figures(title: str, columns: list[str], rows: dict[str, list[float]]) -> None:
    from rich.table import Table

    from .screen import make_console

    table = Table(title, box=None, pad_edge=False)
    for column in columns:
        table.add_column(column, justify="right")
    for name, values in rows.items():
        table.add_row(name, *(f"{value:.1f}" for value in values))
    console = make_console()
    console.print()
    console.print(table)


@app.command()
def levels(json: Json = False) -> None:
    """Say who the bots are. play, simulate, arena and hint take their numbers and names, with a style as 3/builder."""
    from rich.table import Table

    from keyflower.bots import LEVELS
    from keyflower.bots.styles import CHARACTERS

    from .screen import make_console, print_json

    if json:
        fields = ("number", "key", "name", "description", "style", "styles")
        print_json([{field: getattr(level, field) for field in fields} for level in LEVELS])
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    for level in LEVELS:
        table.add_row(str(level.number), level.name, f"{level.description} {level.style}")
    styled = ", ".join(str(level.number) for level in LEVELS if level.styles)
    table.add_section()
    for style in CHARACTERS.values():
        table.add_row(f"{styled}", f"/{style.key}", style.description)
    make_console().print(table)


@app.command()
def hint(
    position: GameFile,
    seat: Annotated[int | None, typer.Option(help="Whose; by default the seat that is asked.")] = None,
    level: Annotated[str, typer.Option(help="Which bot: 1 to 6, a name, or module:Class.")] = "5",
    seconds: Annotated[float, typer.Option(help="How long it may think.", min=0.05)] = 1.0,
    count: Annotated[int, typer.Option(help="So many alternatives.", min=1)] = 3,
    json: Json = False,
) -> None:
    """Say what a bot would do here, and what it thinks of the alternatives. It sees only that seat's view."""
    from keyflower.bots import Budget
    from keyflower.lab.entrants import Entrant, Fault, explain

    from .files import check_seat, read_game
    from .screen import print_json

    game = read_game(position)
    asked = game.decisions
    if not asked:
        raise Mistake("this game is over")
    check_seat(game, seat)
    decision = asked[0] if seat is None else next((one for one in asked if one.seat == seat), None)
    if decision is None:
        raise Mistake(f"seat {seat} is not asked now; seat {asked[0].seat} is")
    at = decision.seat
    try:
        told = explain(Entrant(level).make("hint"), game, at, Budget(seconds=seconds), count)
    except Fault as fault:
        raise Mistake(f"{level} failed: {fault}") from None
    except ValueError as error:
        raise Mistake(str(error)) from None
    if json:
        print_json({"seat": at, "kind": decision.kind, "alternatives": [one.to_dict() for one in told]})
        return
    typer.echo(f"Seat {at}, {decision.kind}:")
    for one in told:
        tries = f"  {one.tries} games imagined" if one.tries else ""
        typer.echo(f"  {one.text:<40} {one.value:7.2f} {one.value - told[0].value:+7.2f}{tries}")
    typer.echo("In points, as the bot reckons; what counts is the difference.")
