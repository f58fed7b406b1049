"""Games of bots as tables to learn from: Parquet files in shards, with a card and a schema. `keyflower dataset`.

    games/00000.parquet       a row for each game: who played, how it ended, the record
    steps/00000.parquet       a row for each step of each answer: what the mover knew, what was possible, what it chose,
                              and how the game ended for it
    schema.json, README.md    what the columns are; the card, with the versions of rules, engine and encoding

A shard is a task of its own and is always the same, whatever else is written; one that is there is not written again,
so that an interrupted run goes on where it was.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from keyflower.game.action import Action
from keyflower.game.chance import Chance
from keyflower.game.ending import totals_of, winners_of
from keyflower.game.game import Game

from .arrays import Block
from .asking import ask_at
from .encoding import SIZE, steps_of
from .entrants import Entrant
from .observation import LENGTH
from .provenance import changed, versions
from .version import ENCODING

DATASET_FORMAT: Final = "keyflower/dataset/1"
KINDS_OF_TABLE: Final = ("games", "steps")

GAME_COLUMNS: Final = {
    "game": (pa.string(), "the name of the deal, with which it can be dealt again"),
    "seats": (pa.list_(pa.string()), "who sat there, as for `keyflower arena`"),
    "totals": (pa.list_(pa.int16()), "the points of each seat"),
    "winners": (pa.list_(pa.int8()), "the seats that won"),
    "steps": (pa.int32(), "how many rows of `steps` it has"),
    "record": (pa.string(), "the whole game as text; `Game.replay` reads it"),
}
STEP_COLUMNS: Final = {
    "game": (pa.string(), "as in `games`"),
    "number": (pa.int32(), "of the step, from 0"),
    "action": (pa.int32(), "of the game's actions, from 0: an action may take several steps"),
    "seat": (pa.int8(), "who answers"),
    "bot": (pa.string(), "who sits there"),
    "season": (pa.int8(), "0 to 3"),
    "observation": (pa.list_(pa.int16(), LENGTH), "what the seat knows (docs/observation.json)"),
    "possible": (pa.list_(pa.int16()), f"the numbers below {SIZE} that are possible: the mask"),
    "chosen": (pa.int16(), "the number that was chosen, one of them"),
    "line": (pa.string(), "the action that the answer led to, as a line of notation"),
    "total": (pa.int16(), "the seat's points at the end"),
    "lead": (pa.int16(), "the same less the best other's"),
    "won": (pa.float32(), "1 for a win, shared wins shared"),
}

Task = dict[str, Any]


def schema_of(columns: dict[str, Any]) -> pa.Schema:
    fields = [pa.field(name, kind, metadata={"says": says}) for name, (kind, says) in columns.items()]
    return pa.schema(fields, metadata={"format": DATASET_FORMAT, "encoding": ENCODING})


SCHEMAS: Final = {"games": schema_of(GAME_COLUMNS), "steps": schema_of(STEP_COLUMNS)}


def tasks(
    out: Path, seats: list[str], games: int, size: int, seed: str, modules: list[str], variants: list[str]
) -> list[Task]:
    """One for each shard of so many games."""
    for text in seats:
        Entrant(text)
    Game.new(len(seats), "check", modules=modules, variants=variants)
    common = {"out": str(out), "seats": seats, "seed": seed, "modules": modules, "variants": variants}
    return [
        {**common, "shard": at, "first": first, "games": min(size, games - first)}
        for at, first in enumerate(range(0, games, size))
    ]


def settings_of(task: Task) -> dict[str, Any]:
    """What a folder is about: shards of other settings do not belong there."""
    told = {name: task[name] for name in ("seats", "seed", "modules", "variants")}
    return {"format": DATASET_FORMAT, "encoding": ENCODING, **told, "versions": versions(task["seats"])}


def open_folder(task: Task) -> None:
    """Makes the folder with its card. ValueError if it is about something else."""
    out = Path(task["out"])
    wanted = settings_of(task)
    path = out / "dataset.json"
    if path.exists():
        before = json.loads(path.read_text(encoding="utf-8"))
        if before != wanted:
            other = [name for name in wanted if name != "versions" and before.get(name) != wanted[name]]
            other += changed(before.get("versions", {}), wanted["versions"])
            raise ValueError(f"{out} holds another dataset: its {', '.join(other)} differ")
        return
    for kind in KINDS_OF_TABLE:
        (out / kind).mkdir(parents=True, exist_ok=True)
    (out / "schema.json").write_text(json.dumps(schema_table(), indent=1) + "\n", encoding="utf-8")
    (out / "README.md").write_text(card(wanted), encoding="utf-8")
    path.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")


def shard_path(task: Task, kind: str) -> Path:
    return Path(task["out"]) / kind / f"{task['shard']:05}.parquet"


def write_shard(task: Task) -> dict[str, int]:
    """Plays a shard's games and writes them, unless it is there. How many games and steps it holds."""
    paths = {kind: shard_path(task, kind) for kind in KINDS_OF_TABLE}
    if not paths["steps"].exists():  # it comes last
        partial = {kind: path.with_suffix(f".{os.getpid()}.part") for kind, path in paths.items()}
        writers = {
            kind: pq.ParquetWriter(path, SCHEMAS[kind], compression="zstd", compression_level=3)
            for kind, path in partial.items()
        }
        for number in range(task["first"], task["first"] + task["games"]):
            for kind, table in zip(KINDS_OF_TABLE, play(task, f"{task['seed']} {number}"), strict=True):
                writers[kind].write_table(table)
        for kind in KINDS_OF_TABLE:
            writers[kind].close()
            partial[kind].replace(paths[kind])
    return {kind: pq.ParquetFile(path).metadata.num_rows for kind, path in paths.items()}


def play(task: Task, deal: str) -> tuple[pa.Table, pa.Table]:
    """One game, as a row of `games` and rows of `steps`."""
    players = len(task["seats"])
    at = sum(deal.encode()) % players  # who begins where changes with the deal
    names = task["seats"][at:] + task["seats"][:at]
    entrants = [Entrant(text) for text in names]
    bots = [entrant.make(f"{deal} {seat}") for seat, entrant in enumerate(entrants)]
    inside = [bot.inside() for bot in bots]
    luck = Chance.from_seed(f"{deal} inside")
    game = Game.new(players, deal, names, task["modules"], task["variants"])
    state = game.state
    block = Block(1)
    (desk,) = block.desks
    desk.sit(state.copy())
    rows: list[Any] = []
    possible: list[Any] = []
    told: dict[str, list[Any]] = {name: [] for name in ("action", "seat", "chosen", "line", "season")}
    while desk.state is not None and not desk.state.over:
        seat, now = desk.seat, desk.state
        policy = inside[seat]
        if policy is not None:
            code = policy.choose(now, seat, desk.runs, luck)
        else:
            code = ask_at(desk, bots[seat], game.options, entrants[seat].budget)
        line, action, season = Action(code, now.rules, now.lots).text, desk.played, now.season
        for number in steps_of(desk.runs, code):
            desk.write()
            rows.append(block.rows[0].copy())
            possible.append(np.flatnonzero(block.masks[0]).astype(np.int16))
            for name, value in (
                ("action", action), ("seat", seat), ("chosen", number), ("line", line), ("season", season)
            ):  # fmt: skip
                told[name].append(value)
            desk.answer(number)
    assert desk.state is not None
    return _tables(game, deal, names, desk.state, rows, possible, told)


def _tables(
    game: Game, deal: str, names: list[str], end: Any, rows: list[Any], possible: list[Any], told: dict[str, list[Any]]
) -> tuple[pa.Table, pa.Table]:
    totals = totals_of(end)
    winners = winners_of(end, totals)
    count = len(rows)
    seats = np.array(told["seat"], np.int8)
    best = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(len(totals))]
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(totals))]
    offsets = np.concatenate([[0], np.cumsum([len(numbers) for numbers in possible])]).astype(np.int32)
    steps = {
        "game": pa.array([deal] * count),
        "number": pa.array(np.arange(count, dtype=np.int32)),
        "action": pa.array(told["action"], pa.int32()),
        "seat": pa.array(seats),
        "bot": pa.array([names[seat] for seat in told["seat"]]),
        "season": pa.array(told["season"], pa.int8()),
        "observation": pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(rows)), LENGTH),
        "possible": pa.ListArray.from_arrays(pa.array(offsets), pa.array(np.concatenate(possible))),
        "chosen": pa.array(told["chosen"], pa.int16()),
        "line": pa.array(told["line"]),
        "total": pa.array(np.array(totals, np.int16)[seats]),
        "lead": pa.array((np.array(totals, np.int16) - np.array(best, np.int16))[seats]),
        "won": pa.array(np.array(won, np.float32)[seats]),
    }
    one = {
        "game": [deal],
        "seats": [names],
        "totals": [totals],
        "winners": [winners],
        "steps": [count],
        "record": [_record(game, told)],
    }
    games = pa.table({name: pa.array(one[name], kind) for name, (kind, _) in GAME_COLUMNS.items()}, SCHEMAS["games"])
    return games, pa.table(steps, SCHEMAS["steps"])


def _record(game: Game, told: dict[str, list[Any]]) -> str:
    """Plays the lines again, with the actions between them that were the only ones possible."""
    lines = dict(zip(told["action"], zip(told["seat"], told["line"], strict=True), strict=True))
    while not game.is_over:
        found = lines.get(len(game.actions))
        if found is None:
            game.play(game.legal_actions(game.decisions[0].seat)[0])
        else:
            game.play(found[1], found[0])
    return game.record()


def schema_table() -> dict[str, Any]:
    """The columns of both tables, for programs."""
    return {
        kind: [
            {"name": name, "type": str(pa_type).replace("item:", "element:"), "says": says}
            for name, (pa_type, says) in columns.items()
        ]
        for kind, columns in (("games", GAME_COLUMNS), ("steps", STEP_COLUMNS))
    }


def card(settings: dict[str, Any]) -> str:
    """What a person reads first; the head is for Hugging Face's `datasets`, which reads the folder as it is."""
    lines = ["---", "pretty_name: Games of Keyflower", "tags: [board-game, imitation-learning, reinforcement-learning]"]
    lines.append("configs:")
    for kind in reversed(KINDS_OF_TABLE):
        lines += [f"- config_name: {kind}", f"  data_files: {kind}/*.parquet"]
    lines += ["---", "", "# Games of Keyflower", ""]
    lines.append(f"Played by {', '.join(settings['seats'])} on deals of the seed `{settings['seed']}`; modules: ")
    lines[-1] += f"{', '.join(settings['modules']) or 'none'}; variants: {', '.join(settings['variants']) or 'none'}."
    lines.append(f"Encoding of actions and observations: `{settings['encoding']}`.")
    lines += ["", "| of what | version |", "| --- | --- |"]
    lines += [f"| {what} | {version} |" for what, version in settings["versions"].items()]
    for kind, columns in schema_table().items():
        lines += ["", f"## {kind}", "", "| column | type | what it is |", "| --- | --- | --- |"]
        lines += [f"| {column['name']} | {column['type']} | {column['says']} |" for column in columns]
    return "\n".join(lines) + "\n"


def read_steps(folder: Path) -> Iterator[dict[str, Any]]:
    """The steps of all shards in order, in blocks, as NumPy arrays: `observation`, `mask`, `chosen`, `total`, `lead`,
    `won`, `seat`.

    >>> from tempfile import TemporaryDirectory
    >>> folder = TemporaryDirectory()
    >>> work = tasks(Path(folder.name), ["1", "random"], 1, 1, "example", [], [])
    >>> open_folder(work[0])
    >>> found = write_shard(work[0])
    >>> sum(len(block["chosen"]) for block in read_steps(Path(folder.name))) == found["steps"]
    True
    >>> folder.cleanup()
    """
    for path in sorted((folder / "steps").glob("*.parquet")):
        file = pq.ParquetFile(path)
        for group in range(file.num_row_groups):
            yield as_arrays(file.read_row_group(group))


def as_arrays(table: pa.Table) -> dict[str, Any]:
    """A table of steps, or a part of one, as NumPy arrays.

    >>> table = play({"seats": ["1", "random"], "modules": [], "variants": []}, "example")[1]
    >>> as_arrays(table)["mask"].shape == (table.num_rows, SIZE)
    True
    """
    table = table.combine_chunks()
    count = table.num_rows
    seen = table["observation"].combine_chunks()
    possible = table["possible"].combine_chunks()
    mask = np.zeros((count, SIZE), np.int8)
    lengths = np.diff(possible.offsets.to_numpy())
    mask[np.repeat(np.arange(count), lengths), possible.flatten().to_numpy()] = 1
    found: dict[str, Any] = {"observation": seen.flatten().to_numpy().reshape(count, LENGTH), "mask": mask}
    for name in ("chosen", "total", "lead", "won", "seat"):
        found[name] = table[name].to_numpy()
    return found
