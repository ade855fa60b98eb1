"""The command that keeps the network: a socket that cannot be made is told in one line."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import Wrong


@pytest.fixture(autouse=True)
def signals() -> Iterator[None]:
    """The command takes these signals; the test's process has them back afterwards."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def test_a_socket_that_cannot_be_made_is_named(wrong: Wrong, tmp_path: Path) -> None:
    door = tmp_path / "nowhere" / "door"
    assert f"--door {door}: No such file or directory; right would be" in wrong("network", "--door", door)
