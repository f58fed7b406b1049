"""Makes libraries of modules: mypyc translates them into C, the C compiler works on all cores.

python scripts/compile_engine.py LEVEL FOLDER MODULE ... --lightly MODULE ...

Run it in the sources' folder. LEVEL: of optimising, as in -O2; the modules after --lightly get level 1. Four things
make this several times as fast as mypyc's own command, for the same code at the same speed or better:

- C by the module instead of one file of 47 MB, gathered into a few units, which are compiled side by side. Fewer would
  leave cores idle; more would read the common header more often and let less be inlined.
- Level 1 for modules that run once in a while: half of the compiler's time, and half of the sources are such.
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

UNITS = 5
LIGHT_UNITS = 4
LIGHT = "light_"  # how these units' names begin
TRANSLATED = Path("c")  # mypyc's files, below the folder of work

# For gcc and clang, where they know them: calls between the engine's own functions go straight to their goal.
WANTED = ("-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-misleading-indentation", "-w")


class SideBySide(build_ext):  # type: ignore[misc]  # of no type where it is not installed
    """The ordinary build of extensions, with the sources of each compiled on all cores."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_some = compiler.compile
        is_unix = compiler.compiler_type == "unix"

        def compile_one(source: str, extra_postargs: Sequence[str] = (), **options: Any) -> list[str]:
            flags = [*extra_postargs, *(level_of(source) if is_unix else ())]
            done: list[str] = compile_some([source], extra_postargs=flags, **options)
            return done

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(cores()) as pool:
                done = pool.map(lambda source: compile_one(source, **options), sources)
                return list(itertools.chain.from_iterable(done))

        if is_unix:
            known = [flag for flag in WANTED if is_known(compiler, flag)]
            for extension in self.extensions:
                kept = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
                extension.extra_compile_args = [*kept, *known]
        elif hasattr(compiler, "initialize"):
            compiler.initialize()  # not left to whichever thread comes first
        compiler.compile = compile_all
        super().build_extensions()


def level_of(source: str) -> list[str]:
    """A light unit's own; the last of several counts."""
    return ["-O1"] if Path(source).name.startswith(LIGHT) else []


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


def gather(sources: Sequence[str], light: Sequence[str]) -> list[str]:
    """Files that include the sources: those of the light modules last, they fill the cores at the end."""
    names = {
        f"__native_{module.removesuffix('.py').removesuffix('/__init__').replace('/', '___')}.c" for module in light
    }
    lightly = [source for source in sources if Path(source).name in names]
    fully = [source for source in sources if Path(source).name not in names]
    return share_out("unit_", fully, UNITS) + share_out(LIGHT, lightly, LIGHT_UNITS)


def share_out(name: str, sources: Sequence[str], count: int) -> list[str]:
    """So many files, neighbours together, about equally large."""
    sizes = [os.path.getsize(source) for source in sources]
    starts = itertools.accumulate(sizes, initial=0)
    units: dict[int, list[str]] = {}
    for source, start in zip(sources, starts, strict=False):
        units.setdefault(start * count // sum(sizes), []).append(source)
    return [include(f"{name}{number}.c", files) for number, files in units.items()]


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


def main(level: str, folder: str, modules: Sequence[str], light: Sequence[str]) -> None:
    translated: list[Any] = mypycify(
        ["--follow-imports=silent", *modules, *light],
        multi_file=True,
        opt_level=level,
        debug_level="0",
        target_dir=str(TRANSLATED),
    )
    engine, *doors = translated
    engine.sources = gather(engine.sources, light)
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
    level, folder, *modules = sys.argv[1:]
    at = modules.index("--lightly")
    main(level, folder, modules[:at], modules[at + 1 :])
