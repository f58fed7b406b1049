"""Keeps the engine as fast as it was: fails when it has become slower than recorded, beyond what noise can do.

    python bench/gate.py             compare with bench/recorded.json
    python bench/gate.py --record    measure thoroughly and write that file

Times of a machine mean nothing on another, nor on the same one an hour later. So each kind of work is compared with a
fixed loop in pure Python, measured in turns with it in the same process (`gate_round.py`): what is recorded is how much
of our work is done in the time of one loop. Noise is met by patience: what falls short is measured again, up to a
limit, and passes as soon as one round reaches the mark. A true loss stays in every round.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RECORDED = HERE / "recorded.json"
FORMS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
FLOOR = 0.75  # of what is recorded
ROUNDS = 12
RECORD_ROUNDS = 9

Ratios = dict[str, float]


def measure(form: str) -> Ratios:
    environment = {**os.environ, "PYTHONPATH": str(FORMS[form]), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(HERE / "gate_round.py")]
    found: Ratios = json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)
    return found


def record() -> None:
    rounds: dict[str, list[Ratios]] = {form: [] for form in FORMS}
    for number in range(RECORD_ROUNDS):
        for form in FORMS:
            rounds[form].append(measure(form))
        print(f"round {number + 1} of {RECORD_ROUNDS}", flush=True)
    ratios = {
        form: {name: float(f"{statistics.median(each[name] for each in found):.4g}") for name in found[0]}
        for form, found in rounds.items()
    }
    text = json.dumps({"python": platform.python_version(), "ratios": ratios}, indent=2)
    RECORDED.write_text(text + "\n", encoding="utf-8")
    print(text)


def compare() -> int:
    recorded: dict[str, Ratios] = json.loads(RECORDED.read_text(encoding="utf-8"))["ratios"]
    best = {form: dict.fromkeys(ratios, 0.0) for form, ratios in recorded.items()}
    slow = list(recorded)
    for _ in range(ROUNDS):
        for form in slow:
            for name, ratio in measure(form).items():
                best[form][name] = max(best[form][name], ratio / recorded[form][name])
        slow = [form for form in slow if min(best[form].values()) < FLOOR]
        if not slow:
            break
    for form, shares in best.items():
        for name, share in shares.items():
            verdict = "ok" if share >= FLOOR else f"SLOWER, below {FLOOR:.0%}"
            print(f"{form:9} {name:28} {share:6.0%} of the recorded speed  {verdict}")
    if slow:
        print("If this is meant, say why in docs/performance.md and record anew: python bench/gate.py --record")
    return 1 if slow else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Fails when the engine has become slower than recorded.")
    parser.add_argument("--record", action="store_true", help="write bench/recorded.json")
    if parser.parse_args().record:
        record()
        return 0
    return compare()


if __name__ == "__main__":
    sys.exit(main())
