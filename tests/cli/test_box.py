"""The companion in the terminal: what to take out of the box, score pads, the printed sheets."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from keyflower.companion import BoxWish, plan_of, tally
from keyflower.server.page import BUNDLE
from keyflower.words import languages

from .terminal import run

BOX = ("setup", "--box", "--players", "3", "--seed", "7", "--modules", "merchants")
PAD = {"format": "keyflower/pad/1", "players": 2, "start": 1, "seats": [{"village": [{"tile": "turn-order-1"}]}]}


def test_setup_tells_what_to_take_out_of_the_box() -> None:
    plan = plan_of(BoxWish(3, "7", ("merchants",), {}, ["miner"], ["gold-mine"]))
    found = json.loads(run(*BOX, "--lacking", "miner", "--missing", "gold-mine", "--view", "1", "--json").stdout)
    assert [seat["winter"] for seat in found["seats"]] == [[], plan.seats[1].winter, []]
    assert {**found, "seats": []} == {**asdict(plan), "seats": []}
    told = run(*BOX, "--language", "it").stdout
    assert "Giocatori" in told
    assert "Sea Breese" in told
    assert "plan-" not in told


def test_score_reads_a_pad_and_says_what_is_missing() -> None:
    found = json.loads(run("score", "-", "--json", typed=json.dumps(PAD)).stdout)
    assert found["totals"] == tally(PAD).result.totals == [0, 1]
    assert {"about": "counted", "seat": 0, "tile": "turn-order-1", "word": "adjacent_tile", "most": 1} in found["asked"]
    told = run("score", "-", typed=json.dumps(PAD)).stdout
    assert "how many tiles lie around it?" in told
    wrong = run("score", "-", typed=json.dumps({**PAD, "seats": [{"screen": {"blue": 99}}]}))
    assert wrong.returncode == 2
    sentence = "More blue workers are written down than the box has."
    assert wrong.stderr == f"keyflower: standard input: seats[0].screen: {sentence}\n"


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--lacking", "no-such"), "There is no tile no-such."),
        (("--lacking", "home-1,home-2,home-3,home-4"), "Not enough home tiles: 2 left, 3 needed."),
        (("--view", "3"), "there is no seat 3"),
    ],
)
def test_a_box_that_cannot_be_is_refused_in_a_line(more: tuple[str, ...], sentence: str) -> None:
    done = run(*BOX, *more)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_what_a_box_lacks_needs_a_box() -> None:
    done = run("setup", "--lacking", "tavern")
    assert (done.returncode, done.stderr) == (2, "keyflower: --lacking and --missing go with --box\n")


def test_the_sheets_are_written_in_every_language(tmp_path: Path) -> None:
    assert (BUNDLE / "paper").is_dir(), "build the page first: python hatch_build.py"
    for language in languages():
        out = tmp_path / f"{language}.pdf"
        assert run("aid", "--language", language, "--out", str(out)).returncode == 0
        body = out.read_bytes()
        assert body.startswith(b"%PDF-")
        assert b"/Count 4" in body
        assert b"/Subtype/Image" not in body.replace(b"/Subtype /Image", b"/Subtype/Image")  # all of it is drawn
    assert "no sheets in 'xx'" in run("aid", "--language", "xx", "--out", str(tmp_path / "no.pdf")).stderr
    assert run("aid", "--out", str(tmp_path)).returncode == 2
