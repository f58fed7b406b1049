"""Which engine `dev.py play` takes, and what it does about it; nothing is built here."""

from pathlib import Path

import pytest

from workshop import packages
from workshop.environments import Environment, fingerprint
from workshop.packages import LATER, READY, EngineBuild


class Workplace:
    """The set-up with its tools replaced by notes of what they were asked to do."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.done: list[str] = []
        self.play = Environment(str(folder), "run.lock")
        self.running = False
        self.word = ""
        patch.delenv("KEYFLOWER_PURE", raising=False)
        patch.setattr(packages, "PLAY", self.play)
        patch.setattr(packages, "install_wheel", lambda where, version, plain="": self.done.append(f"wheel:{plain}"))
        patch.setattr(packages, "set_up_anew", self.set_up_anew)
        patch.setattr(EngineBuild, "is_running", lambda: self.running)
        patch.setattr(EngineBuild, "word", lambda: self.word)
        patch.setattr(EngineBuild, "begin_later", lambda: self.done.append("compile later"))

    def set_up_anew(self, plain: str, patience: float) -> str:
        self.done.append("anew")
        return plain or LATER

    def start(self) -> list[str]:
        self.done.clear()
        packages.set_up_play()
        return self.done


@pytest.fixture
def workplace(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Workplace:
    return Workplace(monkeypatch, tmp_path)


def test_the_engine_that_was_late_is_installed_at_the_next_start_and_only_once(workplace: Workplace) -> None:
    assert workplace.start() == ["anew"]
    workplace.running = True
    assert workplace.start() == []
    workplace.running, workplace.word = False, READY
    assert workplace.start() == ["wheel:"]
    assert workplace.start() == []


def test_an_engine_that_cannot_be_compiled_is_tried_once_and_the_reason_kept(workplace: Workplace) -> None:
    workplace.start()
    workplace.word = "there is no C compiler (cc)"
    assert workplace.start() == ["wheel:there is no C compiler (cc)"]
    assert workplace.start() == []


def test_compiling_that_was_cut_short_begins_again(workplace: Workplace) -> None:
    workplace.start()
    assert workplace.start() == ["compile later"]


def test_another_wish_for_the_engine_is_a_new_set_up(workplace: Workplace, monkeypatch: pytest.MonkeyPatch) -> None:
    workplace.start()
    monkeypatch.setenv("KEYFLOWER_PURE", "1")
    assert workplace.start() == ["anew"]


def test_what_the_set_up_makes_does_not_change_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workshop.environments.ROOT", tmp_path)
    source = tmp_path / "src" / "a.py"
    source.parent.mkdir()
    source.write_text("1")
    before = fingerprint([tmp_path / "src"])
    (source.parent / "__pycache__").mkdir()
    (source.parent / "__pycache__" / "a.pyc").write_text("made")
    assert fingerprint([tmp_path / "src"]) == before
    source.write_text("2")
    assert fingerprint([tmp_path / "src"]) != before
