"""The game on the whole screen, played by keys and mouse through Textual's own pilot."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static, TabbedContent

import keyflower as kf
from keyflower import words
from keyflower.cli.full import FullGame
from keyflower.cli.full.panes import Cover, Lot
from keyflower.cli.players import make_players
from keyflower.cli.table import Table

Play = Callable[[FullGame, Pilot[None]], Awaitable[None]]


def play(
    script: Play,
    size: tuple[int, int] = (120, 40),
    people: int = 1,
    language: str = "en",
    position: kf.Game | None = None,
) -> FullGame:
    words.use(language)
    game = position or kf.Game.new(2, "4", ["Ann", "Ben" if people == 2 else "Bot 2 (random)"])
    app = FullGame(Table(game, make_players({} if people == 2 else {1: "random"}, "x")))

    async def run() -> None:
        async with asyncio.timeout(60), app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)

    try:
        asyncio.run(run())
    finally:
        words.use("en")
    return app


async def settled(app: FullGame, pilot: Pilot[None]) -> None:
    """Until bots have answered and a person is asked something."""
    await pilot.pause()
    while any(not worker.is_finished for worker in app.workers) and not isinstance(app.screen, Cover):
        await asyncio.sleep(0.01)
    await pilot.pause()


def choices(app: FullGame) -> list[str]:
    shown = app.query_one("#choices", OptionList)
    return [str(shown.get_option_at_index(at).prompt) for at in range(shown.option_count)]


def text_of(app: FullGame, place: str) -> str:
    return str(app.query_one(f"#{place}", Static).render())


def covered(app: FullGame) -> str:
    """For whom the table is covered; nobody if it is seen."""
    return app.screen.player if isinstance(app.screen, Cover) else ""


def log_of(app: FullGame) -> str:
    return "\n".join(line.text for line in app.query_one(RichLog).lines)


def test_a_bid_by_keys_and_its_undo() -> None:
    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        assert "Your turn" in text_of(app, "question")
        await pilot.press("down", "enter")  # the first tile
        assert any(line.startswith("red") for line in choices(app))
        await pilot.press("escape")
        assert choices(app)[0].startswith("Pass")
        await pilot.press("down", "enter", "enter", "enter")
        await settled(app, pilot)
        assert "Ann bids 1 blue worker for" in log_of(app)
        assert choices(app) == ["End your turn", "Undo"]
        await pilot.press("u")
        await settled(app, pilot)
        assert app.game.actions == []
        assert "Taken back." in log_of(app)

    play(script)


def test_the_turn_goes_on_to_the_bot_and_comes_back() -> None:
    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "enter")
        await settled(app, pilot)
        assert "Ann passes." in log_of(app)
        assert "Bot 2" in log_of(app)
        assert app.asked()

    play(script)


def test_a_lot_is_touched_with_the_mouse() -> None:
    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        lot = app.query(Lot).first()
        await pilot.click(lot)
        await settled(app, pilot)
        assert {action.fields["tile"] for action in app.open} == {lot.tile}
        assert {action.verb for action in app.open} == {"bid", "use"}
        app.query_one("#choices", OptionList).focus()
        await pilot.press("enter")
        assert {action.verb for action in app.open} == {"bid"}

    play(script)


@pytest.mark.parametrize("size", [(100, 30), (160, 50)])
def test_it_fits_and_follows_the_window(size: tuple[int, int]) -> None:
    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(*size)
        await settled(app, pilot)
        side = app.query_one("#side")
        assert side.region.right <= size[0]
        assert side.region.width >= 38
        assert app.query_one("#choices").region.height >= 6
        assert app.query_one("#own").region.bottom < size[1]
        assert "Behind your screen" in text_of(app, "own")
        assert all(lot.region.right <= side.region.x for lot in app.query(Lot))

    play(script)


def test_the_tabs_show_villages_and_points() -> None:
    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        for key, tab in (("2", "village"), ("3", "others"), ("4", "points"), ("1", "auction")):
            await pilot.press(key)
            assert app.query_one(TabbedContent).active == tab
        assert "Home" in text_of(app, "village-shown")
        assert "Village of Bot 2" in text_of(app, "others-shown")

    play(script)


def test_a_hint_is_written_into_the_log() -> None:
    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await settled(app, pilot)
        assert "the best that comes to mind" in " ".join(log_of(app).split())
        assert app.game.actions == []

    play(script)


@pytest.mark.parametrize(("language", "turn"), [("pl", "Twoja tura"), ("ro", "Rândul tău"), ("it", "Tocca a te")])
def test_it_speaks_the_language(language: str, turn: str) -> None:
    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        assert turn in text_of(app, "question")
        assert "Pass" not in choices(app)[0].split() or language == "it"

    play(script, language=language)


def test_a_cover_comes_between_two_people() -> None:
    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        first = covered(app)
        assert first
        await pilot.press("enter")
        await settled(app, pilot)
        assert covered(app) == ""
        await pilot.press("enter", "enter")
        await settled(app, pilot)
        assert covered(app) not in ("", first)

    play(script, people=2)


def test_where_the_table_has_no_room_that_is_said_and_a_larger_window_mends_it() -> None:
    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        for size, fits in (((99, 40), False), ((100, 29), False), ((100, 30), True)):
            await pilot.resize_terminal(*size)
            await settled(app, pilot)
            assert app.query_one("#table").display is fits
            assert app.query_one("#small").display is not fits
        assert "100 columns and 30 lines" in text_of(app, "small")

    play(script)


def test_where_nothing_can_be_written_leaving_takes_saying_it_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()

    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "q")
        await pilot.pause()
        assert app.is_running
        assert app.lost
        await pilot.press("q")
        await pilot.pause()

    assert play(script).saved_as == ""


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.chdir(tmp_path)

    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        await pilot.press("enter", key)
        await pilot.pause()

    app = play(script)
    saved = tmp_path / app.saved_as
    assert kf.Game.replay(saved.read_text(encoding="utf-8")).actions == ["0: pass"]


def test_the_end_shows_the_sheets() -> None:
    position = kf.Game.from_position({"players": 2, "season": "winter", "names": ["Ann", "Bot 2"], "auction": []})

    async def script(app: FullGame, pilot: Pilot[None]) -> None:
        for _ in range(60):
            if app.game.is_over:
                break
            await pilot.press("enter")
            await settled(app, pilot)
        assert app.game.is_over
        assert app.query_one(TabbedContent).active == "points"
        assert "The game is over." in text_of(app, "question")
        assert choices(app) == ["Save", "Quit"]

    play(script, position=position)
