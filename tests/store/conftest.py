"""Files of the tiny game can be read in all tests of the store."""

from collections.abc import Iterator

import pytest

from tests.contract import tiny


@pytest.fixture(autouse=True, scope="session")
def tiny_game() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        tiny.register(monkeypatch)
        yield
