"""How a game ended, as the outside sees it. Not compiled, so that `help` shows all of it."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .scoring import Sheet


class Result:
    """The sheets of all seats, and who won. Several winners share the win (SCO-10).

    >>> import keyflower as kf
    >>> result = kf.Game.new(players=2, seed=7).scores()  # as things stand
    >>> len(result.sheets), len(result.totals)
    (2, 2)
    """

    def __init__(self, sheets: "list[Sheet]", winners: list[int]) -> None:
        self.sheets = sheets
        self.winners = winners

    @property
    def totals(self) -> list[int]:
        """The points of each seat."""
        return [sheet.total for sheet in self.sheets]

    def to_dict(self) -> dict[str, Any]:
        """For JSON: every sheet with its items, and the winners."""
        return {"sheets": [sheet.to_dict() for sheet in self.sheets], "winners": list(self.winners)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Result({self.totals}, winners {self.winners})"
