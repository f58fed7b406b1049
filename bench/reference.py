"""The fixed pure-Python loop that the gate compares the engine with. It must never change.

A little of everything that the interpreter does for an engine: method calls, attributes, lists of small numbers, a
table, objects that come and go. It has nothing to do with the game.
"""


class Counter:
    def __init__(self, rows: list[int]) -> None:
        self.rows = rows
        self.total = 0

    def step(self, word: int) -> int:
        at = word % len(self.rows)
        self.rows[at] += 1
        self.total += self.rows[at] & 7
        return (word * 1103515245 + 12345) & 0x7FFFFFFF

    def copy(self) -> "Counter":
        return Counter(self.rows[:])


def reference(loops: int) -> int:
    """The work; its unit is one loop."""
    word = 1
    found: dict[int, int] = {}
    counter = Counter([0] * 64)
    for loop in range(loops):
        counter = counter.copy()
        for _ in range(20):
            word = counter.step(word)
        pairs = [(value, at) for at, value in enumerate(counter.rows) if value & 1]
        found[loop & 255] = len(pairs) + counter.total
    return sum(found.values())
