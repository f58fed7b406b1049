"""Whole games and parts of games at the keyboard."""

import fcntl
import os
import pty
import random
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

import keyflower as kf
from keyflower.catalogue import CATALOGUE

from .terminal import COMMAND, Decoder, Keyboard, hear_interrupts, run

ALONE = ("--players", "2", "--seed", "4", "--bots", "1", "--names", "Ann")


@pytest.mark.parametrize("modules", ["", "merchants,promos"])
def test_a_whole_game_by_typed_numbers(tmp_path: Path, modules: str) -> None:
    """Two people answer everything with numbers from the lists that they are shown."""
    chance = random.Random(modules)
    saved = tmp_path / "game.txt"
    keyboard = Keyboard("--players", "2", "--bots", "0", "--names", "Ann,Ben", "--seed", "9", "--modules", modules)
    covers = 0
    for _ in range(2000):
        if keyboard.asks_for_choice:
            keyboard.type(chance.choice(keyboard.choices()))
        elif keyboard.shown.endswith("leaves. "):
            break
        else:
            covers += "Pass the keyboard to" in keyboard.shown
            keyboard.type("")
    assert "The end" in keyboard.shown
    assert covers > 20
    assert "not allowed" not in keyboard.shown.lower()
    ending = keyboard.shown
    keyboard.type(f"save {saved}")
    assert keyboard.leave() == 0
    game = kf.Game.replay(saved.read_text(encoding="utf-8"))
    assert game.is_over
    sheet = run("score", str(saved), "--plain").stdout
    for total, name in zip(game.scores().totals, ("Ann", "Ben"), strict=True):
        assert f"{total}  {name}" in sheet
        assert f"{total}  {name}" in ending


def test_bots_alone_play_to_the_end() -> None:
    done = run("play", "--plain", "--players", "3", "--bots", "3", "--seed", "1")
    assert done.returncode == 0
    assert "Winter begins." in done.stdout
    assert "The end" in done.stdout
    assert "The game is over." in done.stdout


def test_notation_is_played_and_refusals_name_their_rule() -> None:
    keyboard = Keyboard(*ALONE)
    refused = keyboard.type(f"bid {first_lot()} 9 red")
    assert "Not allowed (BID-2)" in refused
    assert "5 red workers behind your screen; 9 would be needed" in refused
    assert "Not allowed (BID-1)" in keyboard.type("bid scribes 1 red")
    assert "is neither a choice nor an action" in keyboard.type("dance")
    assert "write it as" in keyboard.type("bid woodcutter")
    assert "Ann bids 1 red worker for" in keyboard.type(f"bid {first_lot()} 1 red")
    keyboard.leave()


def first_lot() -> str:
    tile: str = kf.Game.new(2, "4").view()["auction"][0]["tile"]
    return tile


def test_why_tells_without_playing() -> None:
    keyboard = Keyboard(*ALONE)
    assert "That is allowed." in keyboard.type("why pass")
    assert "Not allowed (BID-2)" in keyboard.type(f"why bid {first_lot()} 20 red")
    assert "is no action" in keyboard.type("why dance")
    assert keyboard.asks_for_choice
    assert "Ann passes." not in keyboard.type("log")
    keyboard.leave()


def test_a_row_of_choices_is_followed_at_once() -> None:
    """'2 red 1': the second of the list, in red, one worker."""
    keyboard = Keyboard(*ALONE)
    shown = keyboard.type("2")
    assert "back: another choice" in shown
    keyboard.type("back")
    assert "Ann bids 1 red worker for" in keyboard.type("2 red 1")
    keyboard.leave()


def test_undo_takes_back_until_something_new_was_seen() -> None:
    keyboard = Keyboard(*ALONE)
    assert "nothing of yours can be taken back" in keyboard.type("undo")
    screen = line_of(keyboard.type("choices") + keyboard.type("show"), "Behind your screen")
    assert "or type undo" in keyboard.type("2 red 1")
    back = keyboard.type("undo")
    assert "Taken back." in back
    assert line_of(back, "Behind your screen") == screen
    keyboard.type("2 red 1")
    keyboard.type("")  # the turn ends and the bot answers
    assert "nothing of yours can be taken back" in keyboard.type("undo")
    keyboard.leave()


def test_a_draw_cannot_be_taken_back(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(
        '{"players": 2, "names": ["Ann", "Bot"], "auction": [{"tile": "apprentice-hall"}, {"tile": "keywood"}],'
        '"seats": [{"screen": {"red": 4}}]}',
        encoding="utf-8",
    )
    keyboard = Keyboard("--load", str(position), "--bots", "1")
    assert "or type undo" in keyboard.type("use keywood 1 red")
    keyboard.type("undo")
    drawn = keyboard.type("use apprentice-hall 1 red")
    assert "You draw: 1 " in drawn
    assert "or type undo" not in drawn
    assert "nothing of yours can be taken back" in keyboard.type("undo")
    keyboard.leave()


def test_a_contract_that_made_room_for_an_unseen_one_stays_taken(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(
        '{"players": 2, "names": ["Ann", "Bot"], "season": "summer",'
        '"modules": ["merchants"], "auction": [{"tile": "bookkeeper"}],'
        '"seats": [{"screen": {"red": 4}}], "merchants": {"row": ["contract-green-2"]}}',
        encoding="utf-8",
    )
    keyboard = Keyboard("--load", str(position), "--bots", "1")
    keyboard.type("use bookkeeper 1 red")
    keyboard.type("take contract")
    taken = keyboard.type("contract contract-green-2")
    assert "or type undo" not in taken
    assert "nothing of yours can be taken back" in keyboard.type("undo")
    keyboard.leave()


def line_of(text: str, beginning: str) -> str:
    return next(line for line in reversed(text.splitlines()) if line.startswith(beginning))


def test_save_and_load_go_on_where_one_left(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    keyboard = Keyboard(*ALONE)
    keyboard.type("2 red 1")
    keyboard.type("")
    assert "Saved." in keyboard.type(f"save {saved}")
    before = keyboard.type("show")
    keyboard.type("pass")
    keyboard.type("")
    assert "Loaded:" in keyboard.type(f"load {saved}")
    assert keyboard.type("show") == before
    keyboard.leave()
    again = Keyboard("--load", str(saved), "--bots", "1")
    assert again.type("show") == before
    assert "No such file" in again.type("load nowhere.txt")
    assert "save needs the name" in again.type("save")
    again.leave()


@pytest.mark.parametrize(
    ("level", "told", "saved_as"),
    [
        ("", ["Bot 2 and Bot 3: Level 2: a beginner (Dreamer)."], ["Bot 2 (Dreamer)", "Bot 3 (Dreamer)"]),
        (
            "3,Wanderer",
            ["Bot 2: Level 3: a solid player (Householder).", "Bot 3: Level 1: a wanderer (Wanderer)."],
            ["Bot 2 (Householder)", "Bot 3 (Wanderer)"],
        ),
        (
            "master:iterations=8",
            ["Bot 2 and Bot 3: Level 5: the strongest (Keymaster)."],
            ["Bot 2 (master:iterations=8)", "Bot 3 (master:iterations=8)"],
        ),
        ("random", [], ["Bot 2 (random)", "Bot 3 (random)"]),
    ],
)
def test_bots_are_introduced_and_a_saved_game_keeps_them(
    tmp_path: Path, level: str, told: list[str], saved_as: list[str]
) -> None:
    saved = tmp_path / "game.txt"
    options = ("--level", level) if level else ()
    keyboard = Keyboard("--players", "3", "--seed", "4", "--names", "Ann", *options)
    for sentence in told:
        assert sentence in keyboard.shown
    keyboard.type("2 red 1")
    keyboard.type("")
    keyboard.type(f"save {saved}")
    keyboard.leave()
    assert kf.Game.replay(saved.read_text(encoding="utf-8")).options.names == ["Ann", *saved_as]
    again = Keyboard("--load", str(saved))
    for sentence in told:
        assert sentence in again.shown
    assert again.asks_for_choice
    assert again.shown.endswith("Ann> ")
    again.leave()
    stronger = Keyboard("--load", str(saved), "--level", "3", "--bots", "1")
    assert "Bot 3: Level 3: a solid player (Householder)." in stronger.shown
    assert "Bot 2:" not in stronger.shown
    stronger.leave()


def test_a_file_starts_no_code_of_others(tmp_path: Path) -> None:
    """A name may tell one of our levels; a module and class are taken from the command line alone."""
    saved = tmp_path / "game.txt"
    game = kf.Game.new(2, "4", ["Ann", "Bob (os:getcwd)"])
    saved.write_text(game.record(), encoding="utf-8")
    keyboard = Keyboard("--load", str(saved))
    assert "(Dreamer)" in keyboard.shown
    keyboard.leave()


def test_the_same_seed_gives_the_same_bots(tmp_path: Path) -> None:
    def opening() -> str:
        keyboard = Keyboard(*ALONE, "--level", "1")
        keyboard.type("pass")
        shown = keyboard.type("")
        keyboard.leave()
        return shown

    assert opening() == opening()


def test_a_position_written_by_hand_is_played(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text('{"season": "winter", "players": 2, "auction": [{"tile": "scribes"}]}', encoding="utf-8")
    keyboard = Keyboard("--load", str(position), "--bots", "1")
    assert "Winter" in keyboard.shown
    assert "Scribes" in keyboard.shown
    keyboard.leave()


def test_quit_asks_once_when_nothing_is_saved() -> None:
    keyboard = Keyboard(*ALONE)
    keyboard.type("2 red 1")
    keyboard.type("")
    assert "not saved" in keyboard.type("quit")
    keyboard.type("quit")
    assert keyboard.over
    assert keyboard.process.wait(timeout=60) == 0


def test_a_hint_names_a_legal_move_and_plays_nothing() -> None:
    keyboard = Keyboard(*ALONE)
    shown = keyboard.type("hint")
    assert "(the best that comes to mind)" in shown
    assert "points less)" in shown
    assert "Ann " not in keyboard.type("log")
    keyboard.leave()


@pytest.mark.parametrize(
    ("language", "turn", "told"),
    [("pl", "Twoja tura", "Ann licytuje"), ("ro", "Rândul tău", "Ann licitează"), ("it", "Tocca a te", "Ann offre")],
)
def test_the_table_speaks_the_language_that_is_asked_for(language: str, turn: str, told: str) -> None:
    done = run("play", *ALONE, "--quick", "--language", language, typed="2 red 1\nquit\nquit\n")
    assert turn in done.stdout
    assert told in done.stdout
    assert "Your turn" not in done.stdout
    refused = run("play", "--language", "xx")
    assert refused.returncode == 2
    assert "there is no language" in refused.stderr


def test_help_score_village_and_tile() -> None:
    keyboard = Keyboard(*ALONE)
    assert "undo" in keyboard.type("help")
    assert "Your points as things stand" in keyboard.type("score")
    assert "Village of Bot 2" in keyboard.type("village Bot 2")
    assert "nobody is called Zoe" in keyboard.type("village Zoe")
    assert "Draw 2 workers" in keyboard.type("tile tavern")
    assert "there is no tile" in keyboard.type("tile palace")
    keyboard.leave()


def take_the_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    hear_interrupts()


class Seat(NamedTuple):
    """A game at a terminal of its own: the terminal's other end, the process, and what hears when all is over."""

    terminal: int
    process: subprocess.Popen[bytes]
    over: int

    def wait(self) -> int:
        """A shell that was ended does not wait for the game below it: this does."""
        assert select.select([self.over], [], [], 30)[0]
        os.close(self.over)
        return self.process.wait(timeout=30)

    def close_the_window(self) -> None:
        os.close(self.terminal)
        self.wait()

    def end_the_machine(self) -> None:
        self.process.terminate()
        rest_of(self.terminal)
        self.close_the_window()


BELOW_A_SHELL = ["sh", "-c", '"$@"; exit', "sh"]


def on_a_terminal(folder: Path, *more: str, below: Sequence[str] = ()) -> Seat:
    """Ann and Ben; the game is below this command, if any."""
    here, there = pty.openpty()
    over, playing = os.pipe()
    fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
    people = ["--players", "2", "--bots", "0", "--names", "Ann,Ben", "--seed", "3"]
    process = subprocess.Popen(
        [*below, *COMMAND, "play", *people, *more],
        stdin=there,
        stdout=there,
        stderr=there,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"},
        start_new_session=True,
        cwd=folder,
        preexec_fn=take_the_terminal,
        pass_fds=[playing],
    )
    os.close(there)
    os.close(playing)
    return Seat(here, process, over)


# Below a shell the game hears of a closed window by what fails, long before the shell passes the signal on.
@pytest.mark.parametrize(
    ("below", "end"),
    [((), Seat.close_the_window), (BELOW_A_SHELL, Seat.close_the_window), ((), Seat.end_the_machine)],
    ids=["the window is closed", "below a shell", "SIGTERM"],
)
@pytest.mark.parametrize(("more", "passing"), [((), b"pass\r"), (("--full",), b"\r")], ids=["plain", "full"])
def test_a_game_is_written_down_when_its_terminal_goes(
    more: tuple[str, ...], passing: bytes, below: Sequence[str], end: Callable[[Seat], None], tmp_path: Path
) -> None:
    seat = on_a_terminal(tmp_path, "--quick", *more, below=below)
    here = seat.terminal
    for typed, ending in ((b"", "the keyboard to"), (b"\r", "Your turn"), (passing, "the keyboard to")):
        os.write(here, typed)
        shown = ""
        while ending not in shown:
            if select.select([here], [], [], 1)[0]:
                shown += os.read(here, 65536).decode(errors="replace")
            else:
                os.write(here, typed)  # a screen that is just being drawn hears no keys
    end(seat)
    (saved,) = tmp_path.glob("keyflower-*.txt")
    assert kf.Game.replay(saved.read_text(encoding="utf-8")).actions[-1].endswith("pass")


@pytest.mark.parametrize(("keys", "what"), [(b"\x03", "Ctrl-C"), (b"\x04", "Ctrl-D")])
def test_on_a_terminal_the_cover_clears_what_was_seen(keys: bytes, what: str, tmp_path: Path) -> None:
    """Through a pseudo-terminal: colours, the screen wiped before the keyboard is passed on; both keys save."""
    seat = on_a_terminal(tmp_path, "--quick")
    here = seat.terminal
    first = until(here, "press Enter. ")
    os.write(here, b"\n")
    turn = until(here, "> ", "Your turn")
    name = "Ann" if "to Ann" in first else "Ben"
    assert f"{name}>" in turn
    assert "\x1b[" in turn  # colours
    os.write(here, b"pass\n")
    cover = until(here, "press Enter. ")
    assert cover.index("passes") < cover.index("\x1b[3J") < cover.index("Pass the keyboard to")
    while termios.tcgetattr(here)[3] & termios.ICANON:
        time.sleep(0.01)  # a Ctrl-D before the prompt listens would end a line that nobody reads
    os.write(here, keys)
    assert seat.wait() == 130, what
    left = rest_of(here)
    assert "Traceback" not in left
    os.close(here)
    (saved,) = tmp_path.glob("keyflower-*.txt")
    assert saved.name in left
    assert kf.Game.replay(saved.read_text(encoding="utf-8")).actions[-1].endswith("pass")


def until(terminal: int, ending: str, also: str = "") -> str:
    text, decode = "", Decoder().decode
    while not (re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).endswith(ending) and also in text):
        text += decode(os.read(terminal, 65536))
    return text


def rest_of(terminal: int) -> str:
    text, decode = "", Decoder(errors="replace").decode  # it may begin in the middle of a letter
    try:
        while data := os.read(terminal, 65536):
            text += decode(data)
    except OSError:  # the other end is closed
        pass
    return text


def test_others_secrets_are_not_shown() -> None:
    """Only one's own screen and winter tiles are on the screen, whatever is asked for."""
    game = kf.Game.new(3, "77")
    keyboard = Keyboard("--players", "3", "--seed", "77", "--bots", "2", "--names", "Ann")
    text = keyboard.shown + keyboard.type("show") + keyboard.type("score") + keyboard.type("log")
    hidden = [tile for seat in (1, 2) for tile in game.position()["seats"][seat]["winter"]]
    assert not [tile for tile in hidden if CATALOGUE.tile(tile).name in text]
    assert "Behind the screen of" not in text
    keyboard.leave()
