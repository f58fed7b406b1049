from collections.abc import Iterator

import pytest

from keyflower import words


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    words.use("en")
    yield
    words.use("en")
