"""`keyflower dataset`: games of bots as Parquet files to learn from."""

from pathlib import Path
from typing import Annotated

import typer

from . import Mistake
from .documents import Json, Modules, Variants

app = typer.Typer(add_completion=False)


@app.command()
def dataset(
    out: Annotated[Path, typer.Argument(help="The folder for the files.", show_default=False)],
    entrants: Annotated[
        list[str],
        typer.Argument(help="A bot for each seat: 1 to 6, 5:iterations=64, or module:Class.", show_default=False),
    ],
    games: Annotated[int, typer.Option(help="So many games.", min=1)] = 100,
    shard: Annotated[int, typer.Option(help="So many games in a file.", min=1)] = 50,
    seed: Annotated[str, typer.Option(help="The deals.")] = "dataset",
    modules: Modules = "",
    variants: Variants = "",
    workers: Annotated[int, typer.Option(help="Processes; 0: one for each core, 1: this one alone.", min=0)] = 1,
    json: Json = False,
) -> None:
    """Write games of bots as Parquet: what each mover knew, could do and chose, and how it ended."""
    from keyflower.lab import dataset as made
    from keyflower.lab.executors import spread

    from .files import split_variants, split_words
    from .many import progress_bar
    from .screen import print_json

    count = {"games": 0, "steps": 0}
    try:
        work = made.tasks(out, entrants, games, shard, seed, split_words(modules), split_variants(variants))
        made.open_folder(work[0])
        with progress_bar(shown=not json) as progress:
            bar = progress.add_task("shards", total=len(work))
            for found in spread(made.write_shard, work, workers):
                count = {kind: count[kind] + found[kind] for kind in count}
                progress.advance(bar)
    except ValueError as error:
        raise Mistake(str(error)) from None
    except OSError as error:
        raise Mistake(f"{out}: {error.strerror or error}") from None
    if json:
        print_json(count | {"shards": len(work), "folder": str(out)})
    else:
        typer.echo(f"{count['games']} games, {count['steps']} steps in {len(work)} shards: {out}")
