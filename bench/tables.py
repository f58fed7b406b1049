"""The figures of the bench as tables for the terminal."""

from typing import Any

from rich.table import Table

Figures = dict[str, Any]

MODULES = "all modules"


def number(value: float | None) -> str:
    if value is None:
        return ""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def label(row: Figures) -> str:
    return f"{row['form']}, {row['players']} players, {row['modules']}"


def rows(figures: Figures) -> list[tuple[str, Figures]]:
    return [(label(row), row) for row in figures["ours"]] + [(row["name"], row) for row in figures["others"].values()]


def filled(title: str, columns: dict[str, str], figures: Figures) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("engine", no_wrap=True)
    for heading in columns.values():
        table.add_column(heading, justify="right")
    last = ""
    for name, row in rows(figures):
        form = row.get("form", "others")
        if last and form != last:
            table.add_section()
        last = form
        table.add_row(name, *(number(row.get(key)) for key in columns))
    return table


def whole_games(figures: Figures) -> Table:
    columns = {
        "games": "games/s",
        "decisions": "decisions/s",
        "length": "decisions a game",
        "answers": "legal actions",
        "open_games": "games/s, public interface",
        "uniform": "playouts/s, uniform",
        "thrifty": "playouts/s, thrifty",
        "policy": "playouts/s, the bots' policy",
    }
    return filled("Whole random games, the full list of legal actions made at every decision", columns, figures)


def single_steps(figures: Figures) -> Table:
    columns = {
        "copy": "copy",
        "runs": "legal actions",
        "list": "as a list",
        "play": "play",
        "view": "view",
        "imagine": "imagine from a view",
        "score": "score a seat",
        "score_rich": "score, thrifty play",
        "deal": "deal",
    }
    return filled("One step, in µs", columns, figures)


def find(figures: Figures, form: str, players: int = 4, modules: str = "base") -> Figures:
    wanted = {"form": form, "players": players, "modules": modules}
    found: Figures = next(row for row in figures["ours"] if wanted.items() <= row.items())
    return found


def ratio_table(figures: Figures) -> Table:
    table = Table(title="How many times as fast as the others: 4 players, base game", title_justify="left")
    table.add_column("against", no_wrap=True)
    for form in ("plain", "compiled"):
        for heading in ("games/s", "decisions/s", "copies/s"):
            table.add_column(f"{form}: {heading}", justify="right")
    for row in [*figures["others"].values(), {"name": "our plain engine", **find(figures, "plain")}]:
        cells = []
        for form in ("plain", "compiled"):
            ours = find(figures, form)
            cells += [ours["games"] / row["games"], ours["decisions"] / row["decisions"], row["copy"] / ours["copy"]]
        table.add_row(row["name"], *(number(cell) for cell in cells))
    return table


ENVIRONMENT = {
    "tables": "many games in one call",
    "aec": "PettingZoo",
    "solo": "Gymnasium, random others",
}


def environment_table(figures: Figures) -> Table:
    title = "A step of the environment beside one of the engine: 4 players, base game"
    table = Table(title=title, title_justify="left")
    table.add_column("form", no_wrap=True)
    headings = ("µs a step", "times the engine's", "steps a decision", "µs a decision", "times the engine's")
    for heading in headings:
        table.add_column(heading, justify="right")
    for form, found in figures["environment"].items():
        engine = found["engine"]
        table.add_row(f"{form}: the engine, with its list of legal actions", number(engine), "", "", number(engine), "")
        for key, name in ENVIRONMENT.items():
            step, steps = found[key]["step"], found[key]["steps"]
            cells = (step, step / engine, steps, step * steps, step * steps / engine)
            table.add_row(f"{form}: {name}", *(number(cell) for cell in cells))
        table.add_section()
    return table


def random_steps(figures: Figures) -> Table:
    table = Table(title="Random play beside other environments", title_justify="left")
    table.add_column("environment", no_wrap=True)
    table.add_column("steps/s", justify="right")
    for form, found in figures["environment"].items():
        for key, name in ENVIRONMENT.items():
            table.add_row(f"{form}: {name}", number(found[key]["random"]))
        table.add_section()
    for name, steps in figures["other_environments"].items():
        table.add_row(name, number(steps))
    return table


def memory_table(figures: Figures) -> Table:
    table = Table(title="Memory", title_justify="left")
    for heading in ("engine", "a running game, KB", "a copy, KB", "100,000 copies, MB"):
        table.add_column(heading, justify="left" if heading == "engine" else "right")
    for form, games in figures["memory"].items():
        for game, found in games.items():
            sizes = (found["state_bytes"] / 1024, found["copy_bytes"] / 1024, found["resident"] / 2**20)
            table.add_row(f"{form}, {game}", *(number(size) for size in sizes))
    return table


def target_table(figures: Figures) -> Table:
    """What we ask of the engine; four players, base game unless another is named."""
    plain, compiled = find(figures, "plain"), find(figures, "compiled")
    everything, memory = find(figures, "compiled", modules=MODULES), figures["memory"]["compiled"]
    environment = figures["environment"]["compiled"]
    at_least: list[tuple[str, float, float]] = [
        ("plain: games/s", 100, plain["games"]),
        ("compiled: decisions/s through the public interface", 600_000, compiled["open_decisions"]),
        ("compiled: decisions/s with the list as integers", 500_000, compiled["decisions"]),
        ("compiled: decisions/s inside uniform playouts", 1_200_000, compiled["uniform_decisions"]),
        ("compiled: steps/s of the vector environment, at random", 500_000, environment["tables"]["random"]),
        ("compiled: whole games/s of the bots' policy", 600, compiled["policy"]),
    ]
    at_most: list[tuple[str, float, float]] = [
        ("plain: copy, µs", 20, plain["copy"]),
        ("compiled: copy, µs", 0.5, compiled["copy"]),
        ("compiled: view, µs", 20, compiled["view"]),
        ("compiled: imagine a world from a view, µs", 125, compiled["imagine"]),
        ("compiled: score a seat with all modules, µs", 200, max(everything["score"], everything["score_rich"])),
        *((f"compiled: a running game, {game}, KB", 8, found["state_bytes"] / 1024) for game, found in memory.items()),
        *((f"compiled: 100,000 copies, {game}, MB", 1024, found["resident"] / 2**20) for game, found in memory.items()),
        ("compiled: a step of the environment, in the engine's", 2, environment["aec"]["step"] / environment["engine"]),
        ("compiled: the same, many games in one call", 2, environment["tables"]["step"] / environment["engine"]),
    ]
    table = Table(title="Targets", title_justify="left")
    for heading in ("what", "target", "measured", ""):
        table.add_column(heading, justify="left" if heading in ("what", "") else "right")
    for what, target, found in at_least:
        table.add_row(what, f"≥ {target:,}", number(found), "met" if found >= target else "missed")
    for what, target, found in at_most:
        table.add_row(what, f"≤ {target:,}", number(found), "met" if found <= target else "missed")
    return table


def markdown(table: Table) -> str:
    """A table for the documentation, with its title as a heading."""
    columns = [list(column.cells) for column in table.columns]
    marks = ["---:" if column.justify == "right" else "---" for column in table.columns]
    lines = [[str(column.header) for column in table.columns], marks, *zip(*columns, strict=True)]
    rows = "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)
    return f"### {table.title}\n\n{rows}"
