"""A running game in a few lines of text: what `render_mode="ansi"` gives."""

from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]


def draw(view: View) -> str:
    """The table as one seat sees it, or as everybody does.

    >>> import keyflower as kf
    >>> print(draw(kf.Game.new(players=2, seed=7).view(0)).splitlines()[0])
    spring, 2 players, seat 1 is asked (turn)
    """
    asked = ", ".join(f"seat {decision['seat']} is asked ({decision['kind']})" for decision in view["decisions"])
    lines = [f"{view['season']}, {view['players']} players, {asked or 'over'}"]
    for lot in view["auction"]:
        bids = ", ".join(f"seat {bid['seat']} {bid['count']} {bid['colour']}" for bid in lot.get("bids", ()))
        lines.append(f"  for sale  {lot['tile']}{_on(lot)}{': ' + bids if bids else ''}")
    for seat, shown in enumerate(view["seats"]):
        lines.append(f"seat {seat} {view['names'][seat]}{' (you)' if seat == view['seat'] else ''}")
        if "screen" in shown:
            lines.append(f"  screen    {_counts(shown['screen'])}")
        for tile in shown["village"]:
            q, r = tile["at"]
            better = " upgraded" if tile.get("upgraded") else ""
            goods = f", {_counts(tile['goods'])}" if tile.get("goods") else ""
            lines.append(f"  {q:3},{r:<3}   {tile['tile']}{better}{goods}{_on(tile)}")
    return "\n".join(lines) + "\n"


def _on(tile: View) -> str:
    return f" [{_counts(tile['workers'])}]" if tile.get("workers") else ""


def _counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or "nothing"
