"""Says whether the engine that is found on the path is the compiled one; fails if it is not, or not all of it.

python scripts/check_compiled.py
"""

import importlib
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import keyflower

SETTINGS = Path(__file__).resolve().parent.parent / "pyproject.toml"


def main() -> int:
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    where = Path(keyflower.__path__[0])
    files = {file for pattern in hook["compile"] for file in where.parent.glob(pattern)}
    files -= {where.parent / file for file in hook["interpreted"]}
    names = {".".join(file.relative_to(where.parent).with_suffix("").parts) for file in files}
    names = {name.removesuffix(".__init__") for name in names}
    plain = [
        name
        for name in sorted(names)
        if not str(importlib.import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))
    ]
    if plain:
        print(
            f"{where}: {len(plain)} of {len(names)} modules of the engine are plain Python: {', '.join(plain[:5])} ..."
        )
        return 1
    print(f"{where}: the engine is compiled, all {len(names)} modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
