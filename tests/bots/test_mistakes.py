"""The list of reviewed mistakes says of its records what is true."""

import pytest

from .mistakes import Mistake, is_avoided, is_one_of, mistakes, moments


def test_there_are_fifteen() -> None:
    assert len(mistakes()) == 15


@pytest.mark.parametrize("mistake", mistakes(), ids=lambda mistake: mistake["what"])
def test_the_record_makes_the_mistake(mistake: Mistake) -> None:
    """What should not be answered was played at each moment; what should have been done could be done and was not."""
    found = moments(mistake)
    played = [line.partition(": ")[2] for _, _, line in found]
    assert not is_avoided(mistake, played)
    if "never" in mistake:
        assert all(is_one_of(answer, mistake["never"]) for answer in played)
    else:
        legal = [action.text for _, game, _ in found for action in game.legal_actions(game.decisions[0].seat)]
        assert any(is_one_of(answer, mistake["once"]) for answer in legal)
