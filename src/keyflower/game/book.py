"""The rules that go with a game's options. They never change, so that all games with the same options share them."""

from typing import Final

from .modules import make_modules
from .options import Options
from .rules import Rules
from .setup import make_rules

_shelf: Final[dict[str, Rules]] = {}


def rules_for(options: Options) -> Rules:
    """ValueError if the options name a module or variant that does not exist."""
    key = f"{options.players} {sorted(options.modules)} {sorted(options.variants.items())}"
    found = _shelf.get(key)
    if found is None:
        found = make_rules(options.players, make_modules(options))
        _shelf[key] = found
    return found
