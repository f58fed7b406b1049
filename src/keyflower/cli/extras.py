"""What is installed beside the engine, bots and terminal. The extras are those of the package's own metadata."""

import re
from importlib import metadata

OFFERED = ("server", "postgres", "lab", "cluster", "client", "screen", "pictures")


def extras() -> dict[str, list[str]]:
    """The distributions that each extra asks for; none of them where the package runs without being installed."""
    found: dict[str, list[str]] = {extra: [] for extra in OFFERED}
    try:
        requirements = metadata.requires("keyflower") or []
    except metadata.PackageNotFoundError:
        return found
    for requirement in requirements:
        wanted = re.match(r"""([\w.-]+).*extra\s*==\s*['"](\w+)['"]""", requirement)
        if wanted and wanted[2] in found:
            found[wanted[2]].append(wanted[1])
    return found


def installed() -> list[str]:
    return [extra for extra, names in extras().items() if names and all(map(is_there, names))]


def is_there(distribution: str) -> bool:
    try:
        metadata.distribution(distribution)
    except metadata.PackageNotFoundError:
        return False
    return True


def extra_with(module: str) -> str:
    """The extra that brings a module which could not be imported, or nothing."""
    wanted = module.partition(".")[0].replace("_", "-").lower()
    for extra, names in extras().items():
        if any(name.lower().startswith(wanted) for name in names):
            return extra
    return ""
