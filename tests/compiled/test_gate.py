"""The gate lets noise pass and a true loss not."""

import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture
def gate(tmp_path: Path) -> ModuleType:
    """The gate with a record of its own."""
    spec = importlib.util.spec_from_file_location("gate", BENCH / "gate.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    recorded = tmp_path / "recorded.json"
    recorded.write_text(json.dumps({"ratios": {"plain": {"games": 1.0}, "compiled": {"games": 40.0, "copies": 200.0}}}))
    module.RECORDED = recorded  # type: ignore[attr-defined]
    return module


def measuring(gate: ModuleType, plain: list[float], games: list[float], copies: list[float]) -> list[str]:
    """Rounds that find these shares of what is recorded, the last one for ever. Returns what was measured, in order."""
    asked: list[str] = []

    def endless(shares: list[float]) -> Iterator[float]:
        yield from shares
        while True:
            yield shares[-1]

    plain_shares, game_shares, copy_shares = endless(plain), endless(games), endless(copies)

    def measure(form: str) -> dict[str, float]:
        asked.append(form)
        if form == "plain":
            return {"games": next(plain_shares)}
        return {"games": 40 * next(game_shares), "copies": 200 * next(copy_shares)}

    gate.measure = measure  # type: ignore[attr-defined]
    return asked


def test_as_fast_as_recorded_passes_at_once(gate: ModuleType) -> None:
    asked = measuring(gate, [1.0], [0.9], [0.76])
    assert gate.compare() == 0
    assert asked == ["plain", "compiled"]


def test_a_noisy_round_is_measured_again(gate: ModuleType) -> None:
    asked = measuring(gate, [1.0], [0.4, 0.9], [0.9, 0.3])
    assert gate.compare() == 0
    assert asked == ["plain", "compiled", "compiled"]


@pytest.mark.parametrize("which", ["plain", "games", "copies"])
def test_a_loss_of_more_than_a_quarter_fails(gate: ModuleType, which: str, capsys: pytest.CaptureFixture[str]) -> None:
    shares = {name: [0.74] if name == which else [1.0] for name in ("plain", "games", "copies")}
    asked = measuring(gate, shares["plain"], shares["games"], shares["copies"])
    assert gate.compare() == 1
    assert len(asked) == 1 + gate.ROUNDS  # only what falls short is measured again
    assert "74% of the recorded speed  SLOWER" in capsys.readouterr().out


def test_the_record_has_all_that_is_measured() -> None:
    ratios = json.loads((BENCH / "recorded.json").read_text(encoding="utf-8"))["ratios"]
    kinds = {"games", "games with all modules", "playouts", "playouts by the bots' policy", "copies"}
    assert {form: set(found) for form, found in ratios.items()} == {"plain": kinds, "compiled": kinds}
