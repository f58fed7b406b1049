"""A view drawn for the terminal: villages and auction as hexes, boats, screens and supply as lines."""

import textwrap
from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from keyflower.catalogue import CATALOGUE
from keyflower.words import capital, t
from keyflower.words.tiles import (
    contract_needs,
    few,
    letter,
    piece,
    pieces,
    short_set,
    short_side,
    side,
    tile_name,
)

from .hexes import FINE, PLAIN_SIGNS, RISE, Cell, Free, Signs, Styled, draw, fitting_top, turned
from .players import short_name
from .styles import SEASON_STYLES, style_of

View = Mapping[str, Any]

WIDTH = 100
LOT_TOP = 11
LOT_WIDTH = LOT_TOP + 2 * RISE
GAP = 1


class Board:
    """Draws the parts of one view."""

    def __init__(self, view: View, plain: bool = False, width: int = WIDTH) -> None:
        self.view = view
        self.signs: Signs = PLAIN_SIGNS if plain else FINE
        self.width = width
        self.names = [short_name(name) for name in view["names"]]

    # --- tiles -------------------------------------------------------------------------------------------------------

    def cell(self, tile: Mapping[str, Any], top: int) -> Cell:
        printed = CATALOGUE.tile(tile["tile"])
        upgraded = bool(tile.get("upgraded"))
        q, r = tile.get("at", (0, 0))
        name_style = SEASON_STYLES[printed.season]
        name = split_name(tile_name(printed.id), top)
        lines: list[Styled] = [[(part, name_style)] for part in name]
        effect: Styled = [(short_side(printed.id, upgraded), "")]
        goods = styled_counts(tile.get("goods", {}))
        if len(lines) == 1:
            lines.append(effect)
            lines.append(goods)
        else:
            lines.append(goods or effect)
        lines.append(self.crowd(tile))
        mark: Styled = [(self.signs.star, "bold yellow")] if upgraded else []
        if "extension" in tile:
            mark.append(("+", style_of(tile["colour"])))
        return Cell(q, r, turned(printed.edges, tile.get("turn", 0)), lines, mark)

    def crowd(self, tile: Mapping[str, Any]) -> Styled:
        """The workers on a tile, and how many the next use needs."""
        if tile.get("closed"):
            return [(t("short-closed"), "dim")]
        if not tile.get("workers"):
            return []
        line = styled_counts(tile["workers"])
        line.append((f" >{tile['last'] + 1}", "dim"))
        return line

    def lone(self, tile: str) -> list[Text]:
        """One tile by itself, both sides if it has two."""
        sides: list[dict[str, Any]] = [{"tile": tile}]
        if CATALOGUE.tile(tile).upgradable:
            sides.append({"tile": tile, "upgraded": True})
        return self.in_rows([self.block(shown) for shown in sides])

    def whole(self) -> list[Text]:
        """Everything on the table."""
        lines = [self.heading(), *self.auction(), Text(t("boats-title"), "bold"), *self.boats(), self.stock()]
        lines += self.papers(self.view["seat"])
        for seat, shown in enumerate(self.view["seats"]):
            title = t("cli-village-seat", name=self.names[seat], seat=seat)
            lines += [Text(""), Text(title, "bold"), *self.village(seat)]
            if "screen" in shown:
                lines += self.screen(seat)
        return lines

    # --- the auction -------------------------------------------------------------------------------------------------

    def auction(self) -> list[Text]:
        """The lots as hexes in rows, each with its bids under it."""
        return self.in_rows([self.lot(lot) for lot in self.view["auction"]])

    def lot(self, lot: Mapping[str, Any]) -> list[Text]:
        block = self.block(lot)
        printed = CATALOGUE.tile(lot["tile"])
        if printed.upgradable:
            line = f"{self.signs.star} {short_set(printed.cost)}: {short_side(printed.id, True)}"
            block += [Text(part, "dim") for part in textwrap.wrap(line, LOT_WIDTH, subsequent_indent="  ")]
        for bid in sorted(lot.get("bids", []), key=lambda bid: -bid["count"]):
            leads = bid["seat"] == lot.get("leader")
            flat = " " + t("short-flat") if bid.get("flat") else ""
            written = few(bid["colour"], bid["count"]) + flat
            text = Text(("> " if leads else "  ") + self.names[bid["seat"]][: LOT_WIDTH - 3 - len(written)] + " ")
            text.append(written, style_of(bid["colour"]))
            block.append(text)
        return block

    # --- a village ---------------------------------------------------------------------------------------------------

    def village(self, seat: int, free: Iterable[tuple[int, int]] = ()) -> list[Text]:
        tiles = self.view["seats"][seat]["village"]
        places = [(q, r) for q, r in (tile["at"] for tile in tiles)]
        open_places = [Free(q, r, f"{q},{r}") for q, r in free]
        top = fitting_top(places + [(place.q, place.r) for place in open_places], self.width)
        return draw([self.cell(tile, top) for tile in tiles], open_places, top, self.signs)

    def hand(self, seat: int) -> list[Text]:
        """The tiles that a seat has to add to its village, as they lie unturned."""
        tiles = self.view["seats"][seat].get("to_place", [])
        return self.in_rows([self.block({"tile": tile}) for tile in tiles])

    def turns(self, tile: str, turns: Iterable[int]) -> list[Text]:
        """One tile, turned in several ways."""
        return self.in_rows([[*self.block({"tile": tile, "turn": turn}), Text(f"{turn:>9}")] for turn in turns])

    def block(self, tile: Mapping[str, Any]) -> list[Text]:
        """A tile by itself."""
        return draw([self.cell(tile, LOT_TOP)], top=LOT_TOP, signs=self.signs)

    def in_rows(self, blocks: list[list[Text]]) -> list[Text]:
        """As many beside each other as fit."""
        across = max(1, (self.width + GAP) // (LOT_WIDTH + GAP))
        lines: list[Text] = []
        for start in range(0, len(blocks), across):
            lines += side_by_side(blocks[start : start + across], LOT_WIDTH + GAP)
        return lines

    def upgrades(self, seat: int) -> list[Text]:
        """What the tiles of a village that are not upgraded yet cost and become."""
        lines = []
        for tile in self.view["seats"][seat]["village"]:
            printed = CATALOGUE.tile(tile["tile"])
            if printed.upgradable and not tile.get("upgraded"):
                text = Text(f"  {tile_name(printed.id):<16} {pieces(printed.cost):<26}")
                text.append(f"{self.signs.star} {side(printed.id, True)}", "dim")
                lines.append(text)
        return lines

    # --- the rest ----------------------------------------------------------------------------------------------------

    def heading(self) -> Text:
        view = self.view
        text = Text()
        text.append(capital(t(f"season-{view['season']}")), "bold underline")
        text.append("   " + t("cli-start-player", name=self.names[view["start"]]))
        if view["passes"]:
            text.append("   " + t("passes", count=view["passes"], players=view["players"]))
        return text

    def stock(self) -> Text:
        supply = dict(self.view["supply"])
        skills = supply.pop("skills", 0)
        parts = [t("supply-bag", count=self.view["bag"]), t("text-supply", list=pieces(supply))]
        return Text("  ".join([*parts, t("supply-of", piece="skills", count=skills)]))

    def boats(self) -> list[Text]:
        lines = []
        for boat in self.view["boats"]:
            text = Text()
            text.append(f"  {tile_name(boat['tile']):<14} ", SEASON_STYLES["boat"])
            if "taken_by" in boat:
                text.append(t("text-taken", name=self.names[boat["taken_by"]]), "dim")
            elif boat.get("cargo"):
                append_counts(text, boat["cargo"])
            else:
                text.append(side(boat["tile"], False), "")
            lines.append(text)
        return lines

    def screen(self, seat: int) -> list[Text]:
        """What is behind a screen, as far as this view shows it."""
        own = self.view["seats"][seat]
        yours = seat == self.view["seat"]
        text = Text(f"{t('screen-title')}: " if yours else t("cli-screen-of", name=self.names[seat], list=""))
        append_counts(text, own.get("screen", {}))
        lines = [text]
        if own.get("winter"):
            names = ", ".join(f"{tile_name(tile)} ({short_side(tile, False)})" for tile in own["winter"])
            lines.append(Text(t("text-winter", list=names)))
        return lines

    def papers(self, seat: int | None) -> list[Text]:
        """Contracts and what else modules show."""
        lines = []
        contracts = self.view.get("contracts")
        if contracts:
            shown = "; ".join(contract_needs(paper) for paper in contracts["open"]) or t("none")
            more = t("cli-contracts-stack", count=contracts["stack"])
            lines.append(Text(f"{t('contracts-open')}: {shown} ({more})"))
        own = self.view["seats"][seat].get("contracts") if seat is not None else None
        if isinstance(own, list) and own:
            lines.append(Text(f"{t('screen-contracts')}: " + "; ".join(contract_needs(paper) for paper in own)))
        return lines


def split_name(name: str, room: int) -> list[str]:
    """One line if it fits, else two."""
    if len(name) <= room or " " not in name:
        return [name]
    first, rest = name.split(" ", 1)
    return [first, rest]


def styled_counts(counts: Mapping[str, int]) -> Styled:
    """'3 red' for one kind, '2r 1b' for several."""
    found = [(name, number) for name, number in counts.items() if number]
    if len(found) == 1:
        return [(few(*found[0]), style_of(found[0][0]))]
    line: Styled = []
    for at, (name, number) in enumerate(found):
        line.append(((" " if at else "") + f"{number}{letter(name)}", style_of(name)))
    return line


def append_counts(text: Text, counts: Mapping[str, int]) -> None:
    found = [(name, number) for name, number in counts.items() if number]
    if not found:
        text.append(t("nothing"))
    for at, (name, number) in enumerate(found):
        text.append(", " if at else "")
        text.append(piece(name, number), style_of(name))


def side_by_side(blocks: list[list[Text]], wide: int) -> list[Text]:
    lines = []
    for row in range(max(len(block) for block in blocks)):
        line = Text(no_wrap=True)
        for at, block in enumerate(blocks):
            line.pad_right(at * wide - line.cell_len)
            line.append(block[row] if row < len(block) else Text(""))
        line.rstrip()
        lines.append(line)
    return lines
