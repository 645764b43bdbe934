"""Tests that name a ``case`` run for every game and variant, some of them with several seeds."""

from collections.abc import Iterator

import pytest

from tests.contract import tiny
from tests.contract.playing import cases, variants


@pytest.fixture(autouse=True, scope="session")
def tiny_game() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        tiny.register(monkeypatch)
        yield


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for name, choices in (("case", cases), ("variant", variants)):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, choices(), ids=str)
