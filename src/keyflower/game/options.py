"""The options of a game, in one normal form."""

from collections.abc import Iterable, Mapping
from typing import Any

Variants = dict[str, list[int]]


class Options:
    def __init__(self, players: int, names: list[str], modules: tuple[str, ...], variants: Variants) -> None:
        self.players = players
        self.names = names
        self.modules = modules
        self.variants = variants

    def to_dict(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "names": list(self.names),
            "modules": list(self.modules),
            "variants": {name: list(seats) for name, seats in self.variants.items()},
        }


def normal_options(
    players: int,
    names: Iterable[str] | None,
    modules: Iterable[str],
    variants: Iterable[str] | Mapping[str, Iterable[int]],
) -> Options:
    """Checks the form of the options. Variants may be written `("open", "handicap=0,2")` or as a table; a single text
    holds one or several modules or variants."""
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 6:
        raise ValueError(f"Keyflower is for 2 to 6 players, not {players} [SET-1]")
    if isinstance(names, str):
        raise ValueError("the names are a list, a name for each player")
    called = list(names) if names is not None else [f"Player {seat + 1}" for seat in range(players)]
    if len(called) != players:
        raise ValueError(f"{len(called)} names for {players} players")
    if isinstance(modules, str):  # one of them, or several in a line
        modules = modules.replace(",", " ").split()
    if isinstance(variants, str):
        variants = variants.split()
    for name in called:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise ValueError(f"{name!r} cannot be a player's name")
    table: Variants = {}
    if isinstance(variants, Mapping):
        for name, seats in variants.items():
            table[name] = sorted(seats)
    else:
        for written in variants:
            if not isinstance(written, str):
                raise ValueError(f"{written!r} cannot be a variant")
            name, _, seats_text = written.partition("=")
            try:
                table[name] = sorted(int(seat) for seat in seats_text.split(",") if seat)
            except ValueError:
                raise ValueError(f"variant {written!r}: seats are numbers, as in handicap=0,2") from None
    for name, seats in table.items():
        for seat in seats:
            if not 0 <= seat < players:
                raise ValueError(f"variant {name!r}: there is no seat {seat}")
    return Options(players, called, tuple(modules), table)
