"""Says whether the engine that is found on the path is the compiled one; fails if it is not, or not all of it.

python scripts/check_compiled.py
"""

import importlib
import pkgutil
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import keyflower.game

SETTINGS = Path(__file__).resolve().parent.parent / "pyproject.toml"


def main() -> int:
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    interpreted = {path.removesuffix(".py").replace("/", ".") for path in hook["interpreted"]}
    names = {module.name for module in pkgutil.walk_packages(keyflower.game.__path__, "keyflower.game.")} - interpreted
    plain = [
        name
        for name in sorted(names)
        if not str(importlib.import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))
    ]
    where = Path(keyflower.game.__path__[0]).parent
    if plain:
        print(
            f"{where}: {len(plain)} of {len(names)} modules of the engine are plain Python: {', '.join(plain[:5])} ..."
        )
        return 1
    print(f"{where}: the engine is compiled, all {len(names)} modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
