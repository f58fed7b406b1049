"""Measures our engine beside others, all in one run on one core, and prints a table.

    python3 dev.py bench             everything (some two minutes on an idle machine)
    python3 dev.py bench --quick     shorter rounds
    python3 dev.py bench --keep      also write bench/results.json, the chart and the tables of docs/performance.md
                                     and docs/lab.md

Every figure is the best of three rounds over the same games, in time of the processor. What is measured runs in
processes of its own, one after the other: our engine plain and compiled, then the others; the research environment in
the same way.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

from chart import draw
from rich.console import Console
from rich.progress import Progress
from tables import (
    environment_table,
    markdown,
    memory_table,
    random_steps,
    ratio_table,
    single_steps,
    target_table,
    whole_games,
)

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
FORMS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PLAYERS = (2, 4, 6)
MODULES: dict[str, tuple[str, ...]] = {"base": (), "all modules": ("merchants", "promos")}
COPIES = 100_000
CHART = ROOT / "docs" / "images" / "bench.svg"
PAGES = {
    ROOT / "docs" / "performance.md": (whole_games, single_steps, ratio_table, memory_table, target_table),
    ROOT / "docs" / "lab.md": (environment_table, random_steps),
}
BEGIN = "<!-- figures: written by `python3 dev.py bench --keep` -->"
END = "<!-- end of figures -->"

Figures = dict[str, Any]


def measured(script: str, path: Path | None, *arguments: str) -> Any:
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    if path:
        environment["PYTHONPATH"] = str(path)
    command = [sys.executable, str(HERE / script), *arguments]
    return json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)


def processor() -> str:
    known = Path("/proc/cpuinfo")
    lines = known.read_text().splitlines() if known.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def measure_all(budget: float, progress: Progress) -> Figures:
    configurations = [(form, players, modules) for form in FORMS for players in PLAYERS for modules in MODULES]
    task = progress.add_task("", total=len(configurations) + 2 + 2 * len(FORMS))
    ours: list[Figures] = []
    for form, players, modules in configurations:
        progress.update(task, description=f"{form}, {players} players, {modules}")
        found = measured("ours.py", FORMS[form], str(players), str(budget), *MODULES[modules])
        check_form(form, found)
        ours.append({"form": form, "players": players, "modules": modules, **found})
        progress.advance(task)
    progress.update(task, description="other engines")
    others = measured("others.py", None, str(budget))
    progress.advance(task)
    memory = {}
    for form, path in FORMS.items():
        progress.update(task, description=f"memory, {form}")
        memory[form] = {
            f"{players} players, {modules}": measured("memory.py", path, str(players), str(COPIES), *MODULES[modules])
            for players, modules in ((4, "base"), (6, "base"), (6, "all modules"))
        }
        progress.advance(task)
    environment = {}
    for form, path in FORMS.items():
        progress.update(task, description=f"environment, {form}")
        environment[form] = measured("environment.py", path, "4", str(budget))
        check_form(form, environment[form])
        progress.advance(task)
    progress.update(task, description="other environments")
    other_environments = measured("other_environments.py", None, str(budget))
    progress.advance(task)
    return {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {processor()}",
        "ours": ours,
        "others": others,
        "memory": memory,
        "environment": environment,
        "other_environments": other_environments,
    }


def check_form(form: str, found: Figures) -> None:
    if found.pop("compiled") != (form == "compiled"):
        sys.exit(f"The engine in {FORMS[form]} is not {form}")


def keep(figures: Figures) -> None:
    """The figures, the chart, and the tables in the documentation."""
    (HERE / "results.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    CHART.parent.mkdir(exist_ok=True)
    CHART.write_text(draw(figures), encoding="utf-8")
    for page, tables in PAGES.items():
        text = page.read_text(encoding="utf-8")
        head, begin, rest = text.partition(BEGIN)
        _, end, tail = rest.partition(END)
        if not end:
            sys.exit(f"{page.name} has no place for the figures")
        parts = [begin, head_line(figures) + "."]
        if whole_games in tables:
            parts.append(f"![Games, decisions and playouts a second]({CHART.relative_to(page.parent).as_posix()})")
        parts += [*(markdown(table(figures)) for table in tables), end]
        page.write_text(head + "\n\n".join(parts) + tail, encoding="utf-8")


def head_line(figures: Figures) -> str:
    line = f"{figures['date']}, Python {figures['python']}, {figures['machine']}; one core"
    return line if "fast_catan" in figures["others"] else line + "; without fastcatan, which needs Python 3.12"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the engine, plain and compiled, beside others.")
    parser.add_argument("--quick", action="store_true", help="shorter rounds, for a first look")
    parser.add_argument(
        "--keep", action="store_true", help="write the figures, the chart and the documentation's tables"
    )
    options = parser.parse_args()
    # Wide enough for all columns where the output is no terminal.
    console = Console(width=None if sys.stdout.isatty() else 150)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        figures = measure_all(0.03 if options.quick else 0.12, progress)
    console.print(head_line(figures))
    for tables in PAGES.values():
        for table in tables:
            console.print(table(figures))
    if options.keep:
        keep(figures)


if __name__ == "__main__":
    main()
