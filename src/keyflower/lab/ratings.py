"""From games to figures: ratings, win shares, scores, each with its 95 % interval.

The games of one deal, played in every seating, share its luck; so intervals come from drawing whole deals anew. Each
draw gives every deal a weight of its own (Rubin's Bayesian bootstrap), and weighs what was believed before any game
anew as well: otherwise whoever won everything would seem to be known exactly.
"""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from .match import Outcome, forfeited

DRAWS = 400
BEFORE = 0.5  # of a result either way is believed before any game
ELO = 400 / math.log(10)
MIDDLE = 1500.0
CLOSE = 1e-9
LONGEST_STEP = 2.0  # the step of a strength towards its best value

Interval = tuple[float, float]
Beaten = dict[tuple[int, int], float]  # how often one has beaten another


class Line:
    """What a table says of one entrant."""

    def __init__(self, entrant: str) -> None:
        self.entrant = entrant
        self.games = 0
        self.wins = 0.0
        self.forfeits = 0
        self.scores: list[int] = []
        self.seconds = 0.0
        self.decisions = 0
        self.slow: list[float] = []
        self.share_interval: Interval = (0.0, 1.0)
        self.mean_interval: Interval | None = None  # this one and the next need several deals
        self.rating = MIDDLE
        self.rating_interval: Interval | None = None
        self.by_seat: dict[int, tuple[float, int]] = {}  # wins and games

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

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
        return {
            "entrant": self.entrant,
            "seats": self.games,
            "win_share": round(self.share, 4),
            "win_share_95": [round(edge, 4) for edge in self.share_interval],
            "win_share_by_seat": {seat: round(wins / games, 4) for seat, (wins, games) in sorted(self.by_seat.items())},
            "rating": round(self.rating),
            "rating_95": self.rating_interval and [round(edge) for edge in self.rating_interval],
            "mean_score": round(self.mean, 2),
            "mean_score_95": self.mean_interval and [round(edge, 2) for edge in self.mean_interval],
            "score_deviation": round(self.spread, 2),
            "forfeits": self.forfeits,
            "seconds_a_decision": round(self.seconds_each, 5),
            "seconds_99th": round(self.slow_each, 5),
        }

    def count(self, outcome: Outcome, seat: int) -> None:
        won = won_by(outcome, seat)
        self.games += 1
        self.wins += won
        wins, games = self.by_seat.get(seat, (0.0, 0))
        self.by_seat[seat] = (wins + won, games + 1)
        if seat in forfeited(outcome):
            self.forfeits += 1
        else:
            self.scores.append(outcome["totals"][seat])
        self.seconds += outcome["seconds"][seat]
        self.decisions += outcome["decisions"][seat]
        self.slow.append(outcome["slow"][seat])


def won_by(outcome: Outcome, seat: int) -> float:
    """A seat's share of the win."""
    winners: list[int] = outcome["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def table(outcomes: Sequence[Outcome], seed: int = 1) -> list[Line]:
    """A line for each entrant, the best first."""
    lines: dict[str, Line] = {}
    deals: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome["deal"], []).append(outcome)
        for seat, entrant in enumerate(outcome["seats"]):
            lines.setdefault(entrant, Line(entrant)).count(outcome, seat)
    random = Random(seed)
    by_deal = list(deals.values())
    rate(by_deal, lines, random)
    for line in lines.values():
        measure(by_deal, line, random)
    return sorted(lines.values(), key=lambda line: -line.rating)


def measure(deals: Sequence[Sequence[Outcome]], line: Line, random: Random) -> None:
    """The intervals of an entrant's win share and mean score."""
    won: list[tuple[float, float]] = []
    scored: list[tuple[float, float]] = []
    for deal in deals:
        seats = [
            (outcome, seat)
            for outcome in deal
            for seat, entrant in enumerate(outcome["seats"])
            if entrant == line.entrant
        ]
        if seats:
            won.append((sum(won_by(outcome, seat) for outcome, seat in seats), len(seats)))
        played = [outcome["totals"][seat] for outcome, seat in seats if seat not in forfeited(outcome)]
        if played:
            scored.append((sum(played), len(played)))
    line.share_interval = share_interval(won, random)
    if len(scored) > 1:
        line.mean_interval = interval([_mean(scored, _weights(random, len(scored))) for _ in range(DRAWS)])


def share_interval(won: Sequence[tuple[float, float]], random: Random) -> Interval:
    """Of wins and games by deal. Before any game a deal is thought to be half won and half lost."""
    if not won:
        return 0.0, 1.0
    size = sum(games for _, games in won) / len(won)
    sums = [*won, (size, size), (0.0, size)]
    return interval([_mean(sums, [*_weights(random, len(won)), *_believed(random)]) for _ in range(DRAWS)])


def _weights(random: Random, count: int) -> list[float]:
    return [random.expovariate(1.0) for _ in range(count)]


def _believed(random: Random) -> Interval:
    """The weights of a win and of a loss before any game."""
    return random.gammavariate(BEFORE, 1.0), random.gammavariate(BEFORE, 1.0)


def _mean(sums: Sequence[tuple[float, float]], weights: Sequence[float]) -> float:
    """Of sums and their counts, weighed."""
    counts = sum(weight * count for weight, (_, count) in zip(weights, sums, strict=True))
    return sum(weight * total for weight, (total, _) in zip(weights, sums, strict=True)) / counts


def interval(draws: Sequence[float]) -> Interval:
    """Between which all but the lowest and the highest fortieth lie."""
    ordered = sorted(draws)
    return ordered[int(0.025 * (len(ordered) - 1))], ordered[math.ceil(0.975 * (len(ordered) - 1))]


# --- ratings ---------------------------------------------------------------------------------------------------------


def rate(deals: Sequence[Sequence[Outcome]], lines: dict[str, Line], random: Random) -> None:
    """Bradley-Terry over the pairs of each game, as Elo points around 1500."""
    names = list(lines)
    beaten = [pairs(deal, names) for deal in deals]
    for line, rating in zip(lines.values(), strengths(beaten, len(names)), strict=True):
        line.rating = rating
    if len(deals) < 2:
        return
    draws = [drawn(beaten, len(names), random) for _ in range(DRAWS)]
    for at, line in enumerate(lines.values()):
        line.rating_interval = interval([draw[at] for draw in draws])


def pairs(deal: Sequence[Outcome], names: Sequence[str]) -> Beaten:
    """Who was ahead of whom in a deal's games; equal totals are half a win for both. Who forfeits is behind all."""
    beaten: Beaten = {}
    for outcome in deal:
        seats = [names.index(entrant) for entrant in outcome["seats"]]
        gone = forfeited(outcome)
        totals = [-1 if seat in gone else total for seat, total in enumerate(outcome["totals"])]
        for one in range(len(seats)):
            for other in range(len(seats)):
                if seats[one] != seats[other] and totals[one] >= totals[other]:
                    pair = (seats[one], seats[other])
                    beaten[pair] = beaten.get(pair, 0.0) + (1.0 if totals[one] > totals[other] else 0.5)
    return beaten


def drawn(deals: Sequence[Beaten], count: int, random: Random) -> list[float]:
    """The strengths when every deal, and what was believed before, weighs something else."""
    weights = _weights(random, len(deals))
    return strengths(deals, count, weights, [_believed(random) for _ in range(count)])


def strengths(
    deals: Sequence[Beaten],
    count: int,
    weights: Sequence[float] | None = None,
    before: Sequence[Interval] | None = None,
) -> list[float]:
    """The likeliest strengths, by Newton's way. `before`: wins and losses against an average player, believed of
    everybody before any game, so that nobody is thought to be infinitely strong and whoever never met can be compared.
    """
    won = [[0.0] * count for _ in range(count)]
    for number, beaten in enumerate(deals):
        weight = weights[number] if weights else 1.0
        for (winner, loser), times in beaten.items():
            won[winner][loser] += weight * times
    believed = before or [(BEFORE, BEFORE)] * count
    strength = [0.0] * count
    for _ in range(200):
        step = _newton(won, believed, strength)
        longest = max(abs(value) for value in step)
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strength = [value + shorter * move for value, move in zip(strength, step, strict=True)]
        if longest < CLOSE:
            break
    middle = sum(strength) / count
    return [MIDDLE + ELO * (value - middle) for value in strength]


def _newton(won: Sequence[Sequence[float]], believed: Sequence[Interval], strength: Sequence[float]) -> list[float]:
    """The step towards the likeliest strengths: slope divided by curvature."""
    count = len(strength)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for one in range(count):
        wins, losses = believed[one]
        chance = _chance(strength[one])
        slope[one] += wins - (wins + losses) * chance
        curve[one][one] += (wins + losses) * chance * (1 - chance)
        for other in range(count):
            met = won[one][other] + won[other][one]
            if one != other and met:
                chance = _chance(strength[one] - strength[other])
                slope[one] += won[one][other] - met * chance
                bend = met * chance * (1 - chance)
                curve[one][one] += bend
                curve[one][other] -= bend
    return _solve(curve, slope)


def _chance(ahead: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-500.0, min(500.0, ahead))))


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss elimination; the curvature is positive, so the diagonal can be trusted but for what is next to nothing."""
    count = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(count):
        pivot = max(rows[at][at], 1e-12)
        for below in range(at + 1, count):
            share = rows[below][at] / pivot
            for column in range(at, count + 1):
                rows[below][column] -= share * rows[at][column]
    found = [0.0] * count
    for at in reversed(range(count)):
        rest = rows[at][count] - sum(rows[at][other] * found[other] for other in range(at + 1, count))
        found[at] = rest / max(rows[at][at], 1e-12)
    return found
