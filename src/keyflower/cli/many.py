"""`keyflower simulate` and `keyflower soak`: many games, on several cores."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from keyflower import __version__

from . import Mistake
from .documents import Json, Modules, Plain, Players, Seed, Variants

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

    from keyflower.lab.soak_folder import SoakFolder

app = typer.Typer(add_completion=False)

Games = Annotated[int, typer.Argument(help="How many games.", min=1)]
Jobs = Annotated[int, typer.Option(help="Processes; 0 for one on each core.", min=0)]
Given = TypeVar("Given")
Found = TypeVar("Found")


def at_work(work: Callable[[Given], Found], tasks: Sequence[Given], jobs: int) -> Iterator[Found]:
    """The results as they come, from several processes."""
    from keyflower.lab.executors import WorkDied, spread

    try:
        yield from spread(work, tasks, jobs)
    except WorkDied as died:
        raise Mistake(str(died)) from None


def batches(games: int, jobs: int, size: int) -> list[range]:
    """The games in rows of a handy size."""
    size = max(1, min(size, games // (4 * (jobs or os.cpu_count() or 1))))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def progress_bar(shown: bool = True) -> "Progress":
    """With the time so far and the time left; on standard error, so that the results can be piped."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=not shown or not console.is_terminal)


def check_options(players: int, modules: str, variants: str) -> tuple[list[str], list[str]]:
    """A mistake in the options is told before the work begins."""
    from .files import new_game, split_variants, split_words

    new_game(players, "0", "", modules, variants)
    return split_words(modules), split_variants(variants)


# --- simulate --------------------------------------------------------------------------------------------------------

Outcome = tuple[list[int], list[int], int, list[str]]  # totals, winners, actions, answers that failed
SimulateTask = tuple[range, int, str, list[str], list[str], str]


def simulate_batch(task: SimulateTask) -> list[Outcome]:
    from .players import play_out

    numbers, players, seed, modules, variants, level = task
    found = []
    for number in numbers:
        faults: list[str] = []
        game = play_out(players, f"{seed}-{number}", modules, variants, level, faults)
        result = game.scores()
        found.append((result.totals, result.winners, len(game.actions), faults))
    return found


@app.command()
def simulate(
    games: Games = 100,
    players: Players = 4,
    level: Annotated[str, typer.Option(help="Who plays: random, 1 to 6 or a name; 3,2,2: seat by seat.")] = "random",
    seed: Seed = "0",
    modules: Modules = "",
    variants: Variants = "",
    jobs: Jobs = 0,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Play many games between bots and say how they went."""
    import time

    from .players import kinds_for
    from .screen import make_console, print_json

    module_list, variant_list = check_options(players, modules, variants)
    try:
        kinds_for(level, players)
    except ValueError as error:
        raise Mistake(str(error)) from None
    tasks = [(numbers, players, seed, module_list, variant_list, level) for numbers in batches(games, jobs, 50)]
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    with progress_bar() as progress:
        bar = progress.add_task("games", total=games)
        for found in at_work(simulate_batch, tasks, jobs):
            outcomes += found
            progress.advance(bar, len(found))
    summary = summarise(outcomes, players)
    summary["seconds"] = round(time.perf_counter() - start, 2)
    faults: list[str] = summary.pop("faults")
    if json:
        print_json(summary | {"failed": len(faults), "first_fault": faults[0] if faults else ""})
        return
    console = make_console(plain)
    console.print(result_table(summary))
    length = summary["actions"]
    console.print(
        f"{games} games, {length['mean']:.1f} actions each ({length['least']} to {length['most']}), "
        f"{summary['shared']} shared wins, {games / max(summary['seconds'], 0.01):.0f} games a second",
        soft_wrap=True,
    )
    if faults:
        console.print(f"{len(faults)} answers failed, and chance answered; the first: {faults[0]}", soft_wrap=True)


def figures(values: Sequence[int]) -> dict[str, Any]:
    return {
        "mean": round(fmean(values), 2),
        "spread": round(pstdev(values), 2),
        "least": min(values),
        "most": max(values),
    }


def summarise(outcomes: list[Outcome], players: int) -> dict[str, Any]:
    seats = []
    for seat in range(players):
        wins = sum(1 / len(winners) for _, winners, _, _ in outcomes if seat in winners)
        totals = [totals[seat] for totals, _, _, _ in outcomes]
        seats.append({"seat": seat, "wins": round(wins, 2), "points": figures(totals)})
    return {
        "games": len(outcomes),
        "players": players,
        "seats": seats,
        "winning": figures([max(totals) for totals, _, _, _ in outcomes]),
        "actions": figures([actions for _, _, actions, _ in outcomes]),
        "shared": sum(len(winners) > 1 for _, winners, _, _ in outcomes),
        "faults": [fault for _, _, _, faults in outcomes for fault in faults],
    }


def result_table(summary: dict[str, Any]) -> "Table":
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("seat")
    for heading in ("wins", "share", "points", "spread", "least", "most"):
        table.add_column(heading, justify="right")
    rows = [(str(row["seat"]), row["wins"], row["points"]) for row in summary["seats"]]
    rows.append(("winner", None, summary["winning"]))
    for name, wins, points in rows:
        share = "" if wins is None else f"{100 * wins / summary['games']:.1f} %"
        table.add_row(
            name,
            "" if wins is None else f"{wins:g}",
            share,
            f"{points['mean']:.2f}",
            f"{points['spread']:.2f}",
            str(points["least"]),
            str(points["most"]),
        )
    return table


# --- soak ------------------------------------------------------------------------------------------------------------

Trouble = tuple[str, str, str]  # seed, what is wrong, record


@dataclass(frozen=True)
class Soaking:
    """What is played, and how closely it is looked at."""

    players: int
    seed: str
    modules: list[str]
    variants: list[str]
    mixed: bool
    every: int
    replays: int


SoakTask = tuple[range, Soaking]


def soak_batch(task: SoakTask) -> tuple[int, int, int, Trouble | None]:
    """The number of the first game, games played, actions in all, and the first that went wrong."""
    from keyflower.lab.soak import SoakFailure, Variants, mixed, soak_game

    numbers, wish = task
    actions = 0
    for done, number in enumerate(numbers):
        players = wish.players or 2 + number % 5
        modules: list[str] = wish.modules
        variants: Variants = wish.variants
        if wish.mixed:
            modules, variants = mixed(number, players)
        replay = number % wish.replays == 0
        try:
            actions += soak_game(players, f"{wish.seed}-{number}", modules, variants, wish.every, replay)
        except SoakFailure as failure:
            return numbers.start, done, actions, (failure.seed, failure.what, failure.record)
    return numbers.start, len(numbers), actions, None


@app.command()
def soak(
    games: Games = 1000,
    players: Annotated[int, typer.Option(help="Two to six; 0 for all in turn.")] = 0,
    seed: Seed = "0",
    modules: Modules = "",
    variants: Variants = "",
    mixed: Annotated[bool, typer.Option(help="Other modules and variants in every game: none, some, all.")] = False,
    jobs: Jobs = 0,
    every: Annotated[int, typer.Option(min=1, help="Look thoroughly after one action in so many.")] = 1,
    replays: Annotated[int, typer.Option(min=1, help="Replay the record of one game in so many.")] = 1,
    folder: Annotated[str, typer.Option(help="Keep the count here; a soak that was stopped goes on.")] = "",
    out: Annotated[str, typer.Option(help="Where the record of a failing game is written.")] = "soak-failure.txt",
    json: Json = False,
) -> None:
    """Play many random games and check every position; stop at the first that cannot be.

    Pieces, tiles, villages, bids and lists of answers are audited after every action; the thorough look at documents,
    views and notation comes as often as --every says."""
    import time

    from .files import write_text
    from .screen import print_json

    if mixed and (modules or variants):
        raise Mistake("--mixed chooses the modules and variants itself")
    module_list, variant_list = check_options(players or 4, modules, variants)
    wish = Soaking(players, seed, module_list, variant_list, mixed, every, replays)
    start = time.perf_counter()
    played = actions = 0
    trouble: Trouble | None = None
    with kept_in(folder, wish) as kept, progress_bar() as progress:
        if kept is None:
            rows = batches(games, jobs, 20)
        else:
            rows = kept.left(games)
        bar = progress.add_task("games", total=sum(map(len, rows)))
        for first, done, count, trouble in at_work(soak_batch, [(row, wish) for row in rows], jobs):
            played += done
            actions += count
            progress.advance(bar, done)
            if kept is not None:
                kept.add(first, done, count)
            if trouble is not None:
                break
        if kept is not None:
            played, actions = kept.games, kept.actions
    seconds = time.perf_counter() - start
    if trouble is not None:
        write_text(out, trouble[2])
    if json:
        failure = None if trouble is None else {"seed": trouble[0], "what": trouble[1], "record": out}
        print_json({"games": played, "actions": actions, "seconds": round(seconds, 2), "failure": failure})
    elif trouble is None:
        typer.echo(f"{played} games, {actions} actions, every position sound, {seconds:.1f} s")
    else:
        typer.echo(f"keyflower: the game with seed {trouble[0]} went wrong {trouble[1]}; record: {out}", err=True)
    if trouble is not None:
        raise typer.Exit(1)


@contextmanager
def kept_in(folder: str, wish: Soaking) -> Iterator["SoakFolder | None"]:
    """The folder of a soak, for this run alone; None without one."""
    from keyflower.game.game import RULES_VERSION
    from keyflower.lab.soak_folder import SoakFolder

    if not folder:
        yield None
        return
    with ExitStack() as held:
        try:
            kept = SoakFolder(Path(folder), {**asdict(wish), "rules": RULES_VERSION, "version": __version__})
            held.enter_context(kept.locked())
        except (OSError, ValueError) as error:
            raise Mistake(str(error)) from None
        yield kept
