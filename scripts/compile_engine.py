"""Makes libraries of modules: mypyc translates them into C, the C compiler works on all cores.

python scripts/compile_engine.py LEVEL FOLDER MODULE ...    run in the sources' folder; LEVEL: of optimising, as in -O2

Three things make this several times as fast as mypyc's own command, for the same code at the same speed or better:

- C by the module instead of one file of 47 MB, gathered into UNITS files, which are compiled side by side. Fewer
  units would leave cores idle; more would read the common header more often and let less be inlined.
- No warnings: Python's own `-Wall` spends more time on mypyc's indentation than the compiler does on the rest.
- One small library with every module's door instead of one for each, copied to their places.
"""

import itertools
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

UNITS = 8
TRANSLATED = Path("c")  # mypyc's files, below the folder of work

# For gcc and clang, where they know them: calls between the engine's own functions go straight to their goal.
WANTED = ("-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-misleading-indentation", "-w")


class SideBySide(build_ext):  # type: ignore[misc]  # of no type where it is not installed
    """The ordinary build of extensions, with the sources of each compiled on all cores."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_some = compiler.compile

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(cores()) as pool:
                done = pool.map(lambda source: compile_some([source], **options), sources)
                return list(itertools.chain.from_iterable(done))

        if compiler.compiler_type == "unix":
            known = [flag for flag in WANTED if is_known(compiler, flag)]
            for extension in self.extensions:
                kept = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
                extension.extra_compile_args = [*kept, *known]
        elif hasattr(compiler, "initialize"):
            compiler.initialize()  # not left to whichever thread comes first
        compiler.compile = compile_all
        super().build_extensions()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_known(compiler: Any, flag: str) -> bool:
    with tempfile.TemporaryDirectory(dir=".") as name:
        probe = Path(name, "probe.c")
        probe.write_text("int probe;\n")
        try:
            compiler.compile([str(probe)], output_dir=name, extra_postargs=["-Werror", flag])
        except CompileError:
            return False
    return True


def gather(sources: Sequence[str]) -> list[str]:
    """Files that include the sources, neighbours together, about equally large."""
    sizes = [os.path.getsize(source) for source in sources]
    starts = itertools.accumulate(sizes, initial=0)
    units: dict[int, list[str]] = {}
    for source, start in zip(sources, starts, strict=False):
        units.setdefault(start * UNITS // sum(sizes), []).append(source)
    return [include(f"unit_{number}.c", files) for number, files in units.items()]


def include(name: str, sources: Sequence[str], before: str = "") -> str:
    file = TRANSLATED / name
    lines = (
        f'{before.format(number)}#include "{Path(source).relative_to(TRANSLATED).as_posix()}"\n'
        for number, source in enumerate(sources)
    )
    file.write_text("".join(lines))
    return str(file)


def join_doors(doors: Sequence[Extension]) -> list[list[Extension]]:
    """Those that can be one library: a door is called by the last part of its module's name."""
    groups: list[dict[str, Extension]] = []
    for door in doors:
        name = door.name.removesuffix(".__init__").rpartition(".")[2]
        group = next((group for group in groups if name not in group), None)
        if group is None:
            groups.append(group := {})
        group[name] = door
    return [list(group.values()) for group in groups]


def main(level: str, folder: str, modules: Sequence[str]) -> None:
    translated: list[Any] = mypycify(
        ["--follow-imports=silent", *modules],
        multi_file=True,
        opt_level=level,
        debug_level="0",
        target_dir=str(TRANSLATED),
    )
    engine, *doors = translated
    engine.sources = gather(engine.sources)
    groups = join_doors(doors)
    rename = "#undef PyInit___init__\n#define PyInit___init__ PyInit___init___{}\n"  # each door has one, for Windows
    for number, group in enumerate(groups):
        group[0].include_dirs = [str(TRANSLATED)]
        group[0].sources = [include(f"doors_{number}.c", [door.sources[0] for door in group], rename)]
    build = SideBySide(Distribution({"ext_modules": [engine, *(group[0] for group in groups)]}))
    build.build_lib = folder
    build.build_temp = "objects"
    build.ensure_finalized()
    build.run()
    for group in groups:
        for door in group[1:]:
            place = Path(build.get_ext_fullpath(door.name))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(build.get_ext_fullpath(group[0].name), place)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
