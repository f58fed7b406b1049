"""Commands on records, positions and the catalogue: setup, replay, legal, score, tiles."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import Mistake

if TYPE_CHECKING:
    import keyflower as kf
    from keyflower.catalogue import Tile

app = typer.Typer(add_completion=False)

Json = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
Plain = Annotated[bool, typer.Option("--plain", help="No colours, only ASCII signs.")]
Players = Annotated[int, typer.Option(help="Two to six.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same deal.")]
Names = Annotated[str, typer.Option(help="The players' names, with commas between.")]
Modules = Annotated[
    str,
    typer.Option(
        help="merchants, emporium, monument, key-celeste; promos for these three; more-promos for later ones."
    ),
]
Variants = Annotated[str, typer.Option(help="open, merchants, handicap=0,2; with spaces between.")]
Language = Annotated[
    str, typer.Option("--language", help="Two letters, such as pl; by default that of the environment (LANG).")
]
TileNames = Annotated[
    bool, typer.Option("--translate-names", help="Tiles by translated names where there is one, not as printed.")
]
View = Annotated[int | None, typer.Option("--view", help="Only what this seat may know; seats count from 0.")]
GameFile = Annotated[str, typer.Argument(help="A record or a position; - for standard input.", show_default=False)]


def speak(language: str, translate_names: bool = False) -> None:
    """Everything from here on is said in this language."""
    from keyflower import words

    try:
        words.use(language, translate_names)
    except ValueError as error:
        raise Mistake(str(error)) from None


def show_board(game: "kf.Game", seat: int | None, plain: bool) -> None:
    from keyflower.words import t
    from keyflower.words.answers import question

    from .board import Board
    from .screen import drawing_width, make_console, needs_ascii, say

    console = make_console(plain)
    board = Board(game.view(seat), plain or needs_ascii(), drawing_width(console))
    say(console, board.whole())
    for decision in game.decisions:
        asked = question(decision.kind, decision.about, board.view["season"])
        told = t("cli-asked", name=board.names[decision.seat], seat=decision.seat, question=asked)
        console.print(told, soft_wrap=True)


@app.command()
def setup(
    players: Players = 4,
    seed: Seed = "0",
    names: Names = "",
    modules: Modules = "",
    variants: Variants = "",
    view: View = None,
    json: Json = False,
    plain: Plain = False,
    language: Language = "",
    translate_names: TileNames = False,
    box: Annotated[bool, typer.Option("--box", help="What to take out of a real box.")] = False,
    lacking: Annotated[str, typer.Option(help="With --box: tiles that the box does not have.")] = "",
    missing: Annotated[str, typer.Option(help="With --box: drawn but not found; others come in their place.")] = "",
) -> None:
    """Deal a game and show it. With --json: its position, for legal, score and play --load."""
    speak(language, translate_names)
    from .files import check_seat, new_game

    if box:
        from .box import tell_box

        tell_box(players, seed, modules, variants, lacking, missing, view, json)
        return
    if lacking or missing:
        raise Mistake("--lacking and --missing go with --box")
    game = new_game(players, seed, names, modules, variants)
    tell_position(game, check_seat(game, view), json, plain)


def tell_position(game: "kf.Game", seat: int | None, json: bool, plain: bool) -> None:
    """A position as a drawing, or as JSON: the whole truth, or a seat's view of it."""
    from .screen import print_json

    if json:
        print_json(game.position() if seat is None else game.view(seat))
    else:
        show_board(game, seat, plain)


@app.command()
def replay(
    record: Annotated[str, typer.Argument(help="A record; - for standard input.", show_default=False)],
    to: Annotated[int | None, typer.Option("--to", help="Stop after so many actions.", min=0)] = None,
    view: View = None,
    log: Annotated[bool, typer.Option("--log", help="Tell every action and what came of it.")] = False,
    json: Json = False,
    plain: Plain = False,
    language: Language = "",
    translate_names: TileNames = False,
) -> None:
    """Play a record again and show where it leads. With --json: the position."""
    speak(language, translate_names)
    from .files import check_seat, read_record
    from .screen import make_console, print_json
    from .sheets import result_lines

    whole = read_record(record)
    seat = check_seat(whole, view)
    lines = whole.actions
    if to is not None and to > len(lines):
        raise Mistake(f"the record has {len(lines)} actions, not {to}")
    lines = lines if to is None else lines[:to]
    game, steps = play_again(whole, lines, seat)
    console = make_console(plain)
    if json and log:
        print_json(steps)
        return
    if log:
        from keyflower.words.events import sentences

        for step in steps:
            console.print(step["action"], style="bold", soft_wrap=True)
            for sentence in sentences(step["events"], whole.options.names, seat):
                console.print(f"    {sentence}", soft_wrap=True)
    if not log:
        tell_position(game, seat, json, plain)
    if not json and game.is_over:
        for line in result_lines(game.scores(), whole.options.names, True):
            console.print(line, soft_wrap=True)


def play_again(whole: "kf.Game", lines: list[str], seat: int | None) -> tuple["kf.Game", list[dict[str, Any]]]:
    """The game after these lines, and each line with its events as a viewer saw them."""
    import keyflower as kf

    options = whole.options
    if whole.opening is not None:
        game = kf.Game.from_position(whole.opening)
    else:
        game = kf.Game.new(options.players, whole.seed, options.names, options.modules, options.variants)
    steps = []
    for line in lines:
        events = game.play(line)
        secret = line.partition(": ")[2].startswith("offer ") and not line.startswith(f"{seat}:")
        told = line.partition(":")[0] + ": offer ..." if secret else line
        steps.append({"action": told, "events": [event.seen_by(seat) for event in events]})
    return game, steps


@app.command()
def legal(
    position: GameFile,
    seat: Annotated[int | None, typer.Option(help="Only this seat; seats count from 0.")] = None,
    json: Json = False,
) -> None:
    """List every legal action of a position, or of the end of a record."""
    from .files import check_seat, read_game
    from .screen import print_json

    game = read_game(position)
    check_seat(game, seat)
    asked = [decision for decision in game.decisions if seat is None or decision.seat == seat]
    found = [
        {**decision.to_dict(), "actions": [action.text for action in game.legal_actions(decision.seat)]}
        for decision in asked
    ]
    if json:
        print_json({"over": game.is_over, "decisions": found})
        return
    for entry in found:
        for text in entry["actions"]:
            print(f"{entry['seat']}: {text}")


@app.command()
def score(
    position: GameFile,
    json: Json = False,
    plain: Plain = False,
    language: Language = "",
    translate_names: TileNames = False,
) -> None:
    """Write the score sheets of a position, a record or a score pad: as things stand, or the result."""
    speak(language, translate_names)
    from .box import asked_lines
    from .files import read_score
    from .screen import make_console, print_json
    from .sheets import result_lines, sheet_table

    tally, over = read_score(position)
    result, names = tally.result, tally.names
    if json:
        told = {"over": over, "names": names, "totals": result.totals, **result.to_dict()}
        print_json({**told, "asked": tally.to_dict()["asked"]} if tally.asked else told)
        return
    console = make_console(plain)
    for seat, sheet in enumerate(result.sheets):
        console.print(sheet_table(sheet, f"{names[seat]} (seat {seat})"))
        console.print()
    for line in [*result_lines(result, names, over), *asked_lines(tally)]:
        console.print(line, soft_wrap=True)


@app.command()
def tiles(
    tile: Annotated[str, typer.Argument(help="A tile's id, such as tavern.", show_default=False)] = "",
    only: Annotated[str, typer.Option("--set", help="base, merchants or promos.")] = "",
    season: Annotated[str, typer.Option(help="home, spring, summer, autumn, winter, boat, turn-order, special.")] = "",
    json: Json = False,
    plain: Plain = False,
    language: Language = "",
    translate_names: TileNames = False,
) -> None:
    """Show what is printed on the tiles: both sides, the price of the upgrade, the edges."""
    speak(language, translate_names)
    from keyflower.catalogue import CATALOGUE, SETS

    from .screen import make_console, print_json

    if only and only not in SETS:
        raise Mistake(f"there is no set {only!r}; there are {', '.join(SETS)}")
    seasons = list(dict.fromkeys(printed.season for printed in CATALOGUE.tiles))
    if season and season not in seasons:
        raise Mistake(f"there is no season {season!r}; there are {', '.join(seasons)}")
    if tile:
        find_tile(tile)
    found = [
        printed
        for printed in CATALOGUE.tiles
        if (not tile or printed.id == tile)
        and (not only or printed.set == only)
        and (not season or printed.season == season)
    ]
    if json:
        print_json([tile_dict(printed) for printed in found])
        return
    console = make_console(plain)
    if tile and found:
        show_tile(found[0], plain)
    else:
        console.print(tile_table(found))


def find_tile(tile: str) -> "Tile":
    from keyflower.catalogue import CATALOGUE

    found = CATALOGUE.find(tile)
    if found is None:
        import difflib

        near = difflib.get_close_matches(tile, [printed.id for printed in CATALOGUE.tiles], 3)
        raise Mistake(f"there is no tile {tile!r}" + (f"; did you mean {' or '.join(near)}?" if near else ""))
    return found


def tile_dict(printed: "Tile") -> dict[str, Any]:
    from keyflower.words.tiles import side

    shown = {
        "id": printed.id, "name": printed.name, "set": printed.set, "kind": printed.kind, "season": printed.season,
        "edges": printed.edges, "cost": printed.cost, "points": list(printed.points), "front": dict(printed.front),
        "back": dict(printed.back), "score": dict(printed.score), "gain": dict(printed.gain),
        "ability": dict(printed.ability), "cargo": printed.cargo, "min_players": printed.min_players,
        "words": [side(printed.id, False)],
    }  # fmt: skip
    if printed.upgradable:
        shown["words"] = [side(printed.id, False), side(printed.id, True)]
    return {key: value for key, value in shown.items() if value}


def tile_table(found: list["Tile"]) -> Any:
    from rich.table import Table

    from keyflower.words import t
    from keyflower.words.tiles import pieces, side

    from .styles import SEASON_STYLES

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("id", no_wrap=True)
    table.add_column(t("cli-column-edges"), no_wrap=True)
    for heading in ("does", "cost", "upgraded"):
        table.add_column(t(f"cli-column-{heading}"), overflow="fold")
    last = ""
    for printed in found:
        if printed.season != last:
            last = printed.season
            table.add_row(f"[{SEASON_STYLES[last]}]{t(f'kinds-{last}')}[/]", "", "", "", "")
        better = side(printed.id, True) if printed.upgradable else ""
        cost = pieces(printed.cost) if printed.upgradable else ""
        table.add_row("  " + printed.id, printed.edges, side(printed.id, False), cost, better)
    return table


def show_tile(printed: "Tile", plain: bool) -> None:
    from keyflower.words import t
    from keyflower.words.tiles import cargo_lines, kind, pieces, side, tile_name

    from .board import Board
    from .screen import make_console, needs_ascii, say

    console = make_console(plain)
    board = Board({"names": []}, plain or needs_ascii())
    say(console, board.lone(printed.id))
    lines = [f"{tile_name(printed.id)} ({printed.id}), {kind(printed)}, {printed.set}"]
    lines += [t("cli-tile-edges", edges=printed.edges), t("cli-does", list=side(printed.id, False))]
    if printed.upgradable:
        lines += [t("upgrade-cost", list=pieces(printed.cost)), t("cli-upgraded-does", list=side(printed.id, True))]
    lines += cargo_lines(printed)
    for line in lines:
        console.print(line, soft_wrap=True)
