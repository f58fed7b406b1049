"""Who has won."""


def winners(totals: list[int], tie_break: list[int] | None = None) -> list[int]:
    """The seats with the most points. With a tie-break (seats, the best first) only the first of them wins."""
    most = max(totals)
    best = [seat for seat in range(len(totals)) if totals[seat] == most]
    if tie_break is not None and len(best) > 1:
        return [min(best, key=tie_break.index)]
    return best
