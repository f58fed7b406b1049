"""A view as a picture: the auction and every village, drawn with the page's tiles."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from keyflower.catalogue import CATALOGUE
from keyflower.words import capital, t

from .art import art, at, colour, icon, write

View = Mapping[str, Any]

SIDE = 100  # of a tile, in the picture's own units
TALL = SIDE * sqrt(3)
BETWEEN = 30
LOT_WIDE = 2 * SIDE + BETWEEN
WIDE = 9 * LOT_WIDE  # two villages of a usual size beside each other
BID = 30  # the height of a line of bids
HEADING = 60  # the height of a heading
SHRUNK = 0.5  # the picture's units to pixels, unless another width is wanted

LETTERING = (
    "<style>.k-name{{font-family:{font};font-weight:700;text-anchor:middle;dominant-baseline:central}}"
    ".k-figures,.k-text{{font-family:DejaVu Sans,Liberation Sans,Helvetica,Arial,sans-serif}}</style>"
)


class Box:
    """A drawing and the room that it takes, from its upper left corner."""

    def __init__(self, wide: float, high: float, inner: str) -> None:
        self.wide = wide
        self.high = high
        self.inner = inner


def picture(view: View, width: int | None = None) -> str:
    """The table as one SVG document: what this view shows, and nothing else."""
    parts = [heading(view), auction(view)] if view["auction"] else [heading(view)]
    villages = [village(view, seat) for seat in range(view["players"])]
    wide = max([part.wide for part in parts] + [WIDE])
    parts += in_rows(villages, wide)
    wide = max(part.wide for part in parts) + 2 * BETWEEN
    inner, y = "", float(BETWEEN)
    for part in parts:
        inner += at(BETWEEN, y, part.inner)
        y += part.high + BETWEEN
    pixels = width or round(wide * SHRUNK)
    style = LETTERING.format(font=colour("font"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.6g} {y:.6g}" width="{pixels}"'
        f' height="{round(pixels * y / wide)}">{style}'
        f'<rect width="100%" height="100%" fill="{colour("paper")}"/>{inner}</svg>\n'
    )


def tile(shown: View) -> str:
    """One tile around (0, 0) as it lies: turned, upgraded, with what lies on it."""
    printed = CATALOGUE.tile(shown["tile"])
    turn, drawn = shown.get("turn", 0), art()
    side = min(int(bool(shown.get("upgraded"))), len(drawn["soil"][printed.id]) - 1)
    edges = "".join(printed.edges[(edge - turn) % 6] for edge in range(6))
    land = drawn["soil"][printed.id][side] + drawn["ways"][edges]
    goods = {**shown.get("goods", {}), **({"cabin": shown["cabins"]} if shown.get("cabins") else {})}
    return (
        f'<g stroke="none" stroke-linecap="butt">{land}</g>{drawn["above"][printed.id][side]}'
        + heap(goods, -1)
        + heap(shown.get("workers", {}), 1, shown.get("colour", ""))
    )


def heap(counts: Mapping[str, int], sign: int, standing: str = "", size: float = 26) -> str:
    """Pieces on a tile: goods towards its left corner, workers towards its right one."""
    kinds = [(name, count) for name, count in counts.items() if count]
    found = ""
    for index, (name, count) in enumerate(kinds):
        y = (index - (len(kinds) - 1) / 2) * size * 1.06
        wide = size * (1.72 if count > 1 else 1.1)
        chip = (
            f'<rect x="{-wide / 2:.4g}" y="{-size / 2:.4g}" width="{wide:.4g}" height="{size:.4g}"'
            f' rx="{size * 0.3:.3g}"'
            f' fill="{colour("paper")}" stroke="{colour("rim")}" stroke-width="1.2"/>'
        )
        piece = icon(name, bool(standing) and standing != name and name in art()["lying"])
        number = write(-size * 0.5, 0.5, str(count), size * 0.72, "middle", 700) if count > 1 else ""
        found += at(
            sign * (92 - wide / 2 - abs(y) * 0.5),
            y - 4,
            chip + at(size * 0.3 if count > 1 else 0, 0, piece, size / 28) + number,
        )
    return found


def heading(view: View) -> Box:
    season = capital(t(f"season-{view['season']}"))
    return Box(
        0, HEADING, write(0, HEADING / 2, f"{season} · {t('cli-start-player', name=view['names'][view['start']])}", 40)
    )


def auction(view: View) -> Box:
    lots = [lot(view, shown) for shown in view["auction"]]
    rows = in_rows(lots, WIDE)
    return stacked(rows)


def lot(view: View, shown: View) -> Box:
    inner = at(SIDE, TALL / 2, tile(shown))
    bids = sorted(shown.get("bids", []), key=lambda bid: -bid["count"])
    for line, bid in enumerate(bids):
        leads = bid["seat"] == shown.get("leader")
        y = TALL + BID * (line + 0.6)
        inner += at(14, y, icon(bid["colour"], bool(bid.get("flat"))), 0.9)
        inner += write(34, y, f"{bid['count']}  {view['names'][bid['seat']][:16]}", 21, weight=800 if leads else 400)
    return Box(LOT_WIDE, TALL + BID * len(bids), inner)


def village(view: View, seat: int) -> Box:
    tiles = view["seats"][seat]["village"]
    places = [centre(*shown["at"]) for shown in tiles]
    left = min((x for x, _ in places), default=0) - SIDE
    top = min((y for _, y in places), default=0) - TALL / 2
    inner = write(0, HEADING / 2, t("village-of", name=view["names"][seat]), 30)
    for shown, (x, y) in zip(tiles, places, strict=True):
        inner += at(x - left, y - top + HEADING, tile(shown))
    wide = max((x for x, _ in places), default=0) + SIDE - left
    high = max((y for _, y in places), default=0) + TALL / 2 - top
    return Box(max(wide, 4.5 * SIDE) + BETWEEN, high + HEADING, inner)


def centre(q: int, r: int) -> tuple[float, float]:
    return 1.5 * SIDE * q, TALL * (r + q / 2)


def in_rows(boxes: Sequence[Box], wide: float) -> list[Box]:
    """As many beside each other as fit."""
    rows: list[Box] = []
    for box in boxes:
        last = rows[-1] if rows else None
        if last is not None and last.wide + box.wide <= wide + 1:
            last.inner += at(last.wide, 0, box.inner)
            last.wide += box.wide
            last.high = max(last.high, box.high)
        else:
            rows.append(Box(box.wide, box.high, box.inner))
    return rows


def stacked(boxes: Sequence[Box]) -> Box:
    inner, y = "", 0.0
    for box in boxes:
        inner += at(0, y, box.inner)
        y += box.high + BETWEEN
    return Box(max(box.wide for box in boxes), y - BETWEEN, inner)
