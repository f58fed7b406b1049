"""Measures our engine beside others, all in one run on one core, and prints a table.

    python3 dev.py bench             everything (some two minutes on an idle machine)
    python3 dev.py bench --quick     shorter rounds
    python3 dev.py bench --keep      also write bench/results.json, the chart and the tables of docs/performance.md

Every figure is the best of three rounds over the same games, in time of the processor. What is measured runs in
processes of its own, one after the other: our engine plain and compiled, then the others.
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
from tables import markdown, memory_table, ratio_table, single_steps, target_table, whole_games

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
FORMS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PLAYERS = (2, 4, 6)
MODULES: dict[str, tuple[str, ...]] = {"base": (), "all modules": ("merchants", "promos")}
COPIES = 100_000
TABLES = (whole_games, single_steps, ratio_table, memory_table, target_table)
CHART = ROOT / "docs" / "images" / "bench.svg"
PAGE = ROOT / "docs" / "performance.md"
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
    task = progress.add_task("", total=len(configurations) + 1 + len(FORMS))
    ours: list[Figures] = []
    for form, players, modules in configurations:
        progress.update(task, description=f"{form}, {players} players, {modules}")
        found = measured("ours.py", FORMS[form], str(players), str(budget), *MODULES[modules])
        if found.pop("compiled") != (form == "compiled"):
            sys.exit(f"The engine in {FORMS[form]} is not {form}")
        ours.append({"form": form, "players": players, "modules": modules, **found})
        progress.advance(task)
    progress.update(task, description="other engines")
    others = measured("others.py", None, str(budget))
    progress.advance(task)
    memory = {}
    for form, path in FORMS.items():
        progress.update(task, description=f"memory, {form}")
        memory[form] = measured("memory.py", path, str(COPIES), *MODULES["all modules"])
        progress.advance(task)
    return {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {processor()}",
        "ours": ours,
        "others": others,
        "memory": memory,
    }


def keep(figures: Figures) -> None:
    """The figures, the chart, and the tables in the documentation."""
    (HERE / "results.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    CHART.parent.mkdir(exist_ok=True)
    CHART.write_text(draw(figures), encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not end:
        sys.exit(f"{PAGE.name} has no place for the figures")
    link = f"![Games, decisions and playouts a second]({CHART.relative_to(PAGE.parent).as_posix()})"
    parts = [begin, head_line(figures) + ".", link, *(markdown(table(figures)) for table in TABLES), end]
    PAGE.write_text(head + "\n\n".join(parts) + tail, encoding="utf-8")


def head_line(figures: Figures) -> str:
    return f"{figures['date']}, Python {figures['python']}, {figures['machine']}; one core"


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
        figures = measure_all(0.06 if options.quick else 0.25, progress)
    console.print(head_line(figures))
    for table in TABLES:
        console.print(table(figures))
    if options.keep:
        keep(figures)


if __name__ == "__main__":
    main()
