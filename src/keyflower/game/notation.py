"""From a line of text to an action."""

from .events import NotationError
from .rules import Rules

LONGEST_LINE = 600


def split_seat(line: str) -> tuple[int | None, str]:
    """'2: pass' -> 2, 'pass'; 'pass' -> None, 'pass'."""
    head, colon, rest = line.partition(":")
    if not colon:
        return None, line.strip()
    if not head.strip().isdigit():
        raise NotationError(f"'{head}' before the colon is no seat")
    return int(head), rest.strip()


def read_action(rules: Rules, line: str, seat: int, lots: list[int]) -> int:
    if len(line) > LONGEST_LINE:
        raise NotationError("the line is too long to be an action")
    words = line.split()
    if not words:
        raise NotationError("the line is empty")
    verbs = rules.words.get(words[0])
    if verbs is None:
        raise NotationError(f"'{words[0]}' is no action; there are {', '.join(sorted(rules.words))}")
    problem: NotationError | None = None
    for verb in verbs:  # several verbs may share a word: pay red, pay anvil, pay +tavern
        try:
            return verb.read(words[1:], seat, lots)
        except NotationError as error:
            problem = problem or error
    assert problem is not None
    raise problem
