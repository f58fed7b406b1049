"""Legal actions as runs of neighbouring numbers: '2 to 5 red workers here' is one run of four."""


class Runs:
    """Actions in a fixed order. `edges` holds the first action of each run and how many there are, in turns."""

    def __init__(self) -> None:
        self.edges: list[int] = []

    def add(self, first: int, count: int = 1) -> None:
        self.edges.append(first)
        self.edges.append(count)

    def add_all(self, high: int, ways: "Runs") -> None:
        """Runs that lack their upper bits, with these bits."""
        edges = self.edges
        for at in range(0, len(ways.edges), 2):
            edges.append(high | ways.edges[at])
            edges.append(ways.edges[at + 1])

    def total(self) -> int:
        """How many actions there are."""
        found = 0
        for at in range(1, len(self.edges), 2):
            found += self.edges[at]
        return found

    def pick(self, number: int) -> int:
        """The action with this number, counted from 0."""
        at = 0
        while number >= self.edges[at + 1]:
            number -= self.edges[at + 1]
            at += 2
        return self.edges[at] + number

    def contains(self, code: int) -> bool:
        for at in range(0, len(self.edges), 2):
            if self.edges[at] <= code < self.edges[at] + self.edges[at + 1]:
                return True
        return False

    def single(self) -> int:
        """The one action there is; -1 if there are more or none."""
        return self.edges[0] if len(self.edges) == 2 and self.edges[1] == 1 else -1

    def expand(self) -> list[int]:
        codes: list[int] = []
        for at in range(0, len(self.edges), 2):
            codes.extend(range(self.edges[at], self.edges[at] + self.edges[at + 1]))
        return codes
