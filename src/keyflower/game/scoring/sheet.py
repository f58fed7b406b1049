"""The score sheet: which tile, boat or order scored how much, with which pieces."""


class Item:
    """One line of a sheet.

    `source` is the id of a tile or an order, or empty for gold left over. `what` names the pieces given (or the things
    counted) with their numbers. `note` is the key of a sentence about the line; `about` is the kind or tile that was
    chosen, where there was a choice.
    """

    def __init__(self, step: str, source: str, points: int, what: dict[str, int], note: str, about: str = "") -> None:
        self.step = step
        self.source = source
        self.points = points
        self.what = what
        self.note = note
        self.about = about

    def to_dict(self) -> dict[str, object]:
        found: dict[str, object] = {"step": self.step, "source": self.source, "points": self.points, "note": self.note}
        if self.what:
            found["what"] = dict(self.what)
        if self.about:
            found["about"] = self.about
        return found

    def __repr__(self) -> str:
        return f"Item({self.step} {self.source} {self.points} {self.what} {self.note} {self.about})"


class Sheet:
    def __init__(self, total: int, items: list[Item]) -> None:
        self.total = total
        self.items = items

    def of(self, source: str) -> int:
        """The points of one tile, boat or order, over all its lines."""
        return sum([item.points for item in self.items if item.source == source])

    def to_dict(self) -> dict[str, object]:
        return {"total": self.total, "items": [item.to_dict() for item in self.items]}
