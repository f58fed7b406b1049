"""Compares the scoring with the independent method on many random ends: `python -m tests.scoring.many 5000`."""

import argparse
import time
from random import Random

from keyflower.catalogue import SETS
from keyflower.game.scoring import Estate, best_total, score

from . import oracle
from .build import EVERY_STEP, check_sheet
from .positions import random_estate


def difference(estate: Estate) -> str:
    """What is wrong with the scoring of this estate; empty if nothing is."""
    expected = oracle.best_total(estate)
    total = best_total(estate, EVERY_STEP)
    sheet = score(estate, EVERY_STEP)
    if total != expected or sheet.total != expected:
        return f"expected {expected}, found {total}, on the sheet {sheet.total}"
    check_sheet(estate, sheet)
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sets", nargs="+", default=["base"], choices=SETS)
    parser.add_argument("--orders", type=int, default=0)
    options = parser.parse_args()
    start = time.perf_counter()
    wrong = 0
    for number in range(options.count):
        found = difference(random_estate(Random(f"{options.seed}/{number}"), tuple(options.sets), options.orders))
        if found:
            wrong += 1
            print(f"seed {options.seed}/{number}: {found}", flush=True)
    print(f"{options.count} ends, {wrong} wrong, {time.perf_counter() - start:.0f} s")
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
