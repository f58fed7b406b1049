"""From games to figures: ratings, win shares, scores, each with its 95 % interval."""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from .match import Outcome

Z = 1.96
SAMPLES = 200
ELO = 400 / math.log(10)


class Line:
    """What a table says of one entrant."""

    def __init__(self, entrant: str) -> None:
        self.entrant = entrant
        self.games = 0
        self.wins = 0.0
        self.scores: list[int] = []
        self.seconds = 0.0
        self.decisions = 0
        self.slow: list[float] = []
        self.rating = 0.0
        self.rating_low: float | None = None  # an interval needs several deals
        self.rating_high: float | None = None

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def share_interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    @property
    def spread(self) -> float:
        if len(self.scores) < 2:
            return 0.0
        return math.sqrt(sum((score - self.mean) ** 2 for score in self.scores) / (len(self.scores) - 1))

    @property
    def seconds_each(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def slow_each(self) -> float:
        """The median over games of the slowest hundredth of decisions."""
        return sorted(self.slow)[len(self.slow) // 2] if self.slow else 0.0

    def to_dict(self) -> dict[str, Any]:
        low, high = self.share_interval
        return {
            "entrant": self.entrant,
            "seats": self.games,
            "win_share": round(self.share, 4),
            "win_share_95": [round(low, 4), round(high, 4)],
            "rating": round(self.rating),
            "rating_95": [None if edge is None else round(edge) for edge in (self.rating_low, self.rating_high)],
            "mean_score": round(self.mean, 2),
            "score_deviation": round(self.spread, 2),
            "seconds_a_decision": round(self.seconds_each, 5),
            "seconds_99th": round(self.slow_each, 5),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, which is right for small counts too)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    width = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def table(outcomes: Sequence[Outcome], seed: int = 1) -> list[Line]:
    """A line for each entrant, the best first."""
    lines: dict[str, Line] = {}
    for outcome in outcomes:
        for seat, entrant in enumerate(outcome["seats"]):
            line = lines.setdefault(entrant, Line(entrant))
            line.games += 1
            if seat in outcome["winners"]:
                line.wins += 1 / len(outcome["winners"])
            line.scores.append(outcome["totals"][seat])
            line.seconds += outcome["seconds"][seat]
            line.decisions += outcome["decisions"][seat]
            line.slow.append(outcome["slow"][seat])
    names = list(lines)
    rate(outcomes, names, lines, seed)
    return sorted(lines.values(), key=lambda line: -line.rating)


def rate(outcomes: Sequence[Outcome], names: list[str], lines: dict[str, Line], seed: int) -> None:
    """Bradley-Terry over the pairs of each game, as Elo points around 1500; intervals by drawing deals anew."""
    by_deal: dict[str, dict[tuple[int, int], float]] = {}
    for outcome in outcomes:
        beaten = by_deal.setdefault(outcome["deal"], {})
        seats = [names.index(entrant) for entrant in outcome["seats"]]
        totals = outcome["totals"]
        for one, other in ((a, b) for a in range(len(seats)) for b in range(len(seats)) if seats[a] != seats[b]):
            if totals[one] >= totals[other]:
                pair = (seats[one], seats[other])
                beaten[pair] = beaten.get(pair, 0.0) + (1.0 if totals[one] > totals[other] else 0.5)
    deals = list(by_deal.values())
    found = strengths(deals, len(names))
    random = Random(seed)
    samples = [
        strengths(random.choices(deals, k=len(deals)), len(names)) for _ in range(SAMPLES if len(deals) > 1 else 0)
    ]
    for at, name in enumerate(names):
        lines[name].rating = found[at]
        if samples:
            ordered = sorted(sample[at] for sample in samples)
            lines[name].rating_low = ordered[int(0.025 * (len(ordered) - 1))]
            lines[name].rating_high = ordered[int(0.975 * (len(ordered) - 1))]


def strengths(deals: Sequence[dict[tuple[int, int], float]], count: int) -> list[float]:
    """The strengths under which the pairs' results are likeliest. Half a win either way keeps them finite."""
    wins = [[0.0] * count for _ in range(count)]
    for beaten in deals:
        for (winner, loser), times in beaten.items():
            wins[winner][loser] += times
    for one in range(count):
        for other in range(count):
            if one != other and wins[one][other] + wins[other][one] > 0:
                wins[one][other] += 0.5
    strength = [1.0] * count
    for _ in range(60):
        fresh: list[float] = []
        for one in range(count):
            won = sum(wins[one])
            met = sum(
                (wins[one][other] + wins[other][one]) / (strength[one] + strength[other])
                for other in range(count)
                if other != one
            )
            fresh.append(won / met if met else 1.0)
        mean = math.exp(sum(math.log(value) for value in fresh) / count)
        strength = [value / mean for value in fresh]
    return [1500 + ELO * math.log(value) for value in strength]
