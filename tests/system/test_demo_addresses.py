"""Who can open the demo: it says so, and can be kept to this machine."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from companion.web.join import own_addresses
from tests.system.running import CODE, demo

pytestmark = pytest.mark.slow


def reaches(address: str, port: int) -> bool:
    with socket.socket() as line:
        line.settimeout(5)
        return line.connect_ex((address, port)) == 0


@pytest.mark.parametrize(("options", "network"), [((), True), (("--local",), False)])
def test_the_demo_says_where_it_can_be_opened_and_is_reached_there_alone(
    tmp_path: Path, options: tuple[str, ...], network: bool
) -> None:
    outer = own_addresses()[0]
    with demo(tmp_path / "data", *options) as running:
        told = (tmp_path / "data" / "console.log").read_text().splitlines()
        (where,) = (line for line in told if line.startswith("can be opened by "))
        assert told[-1] == f"ready http://127.0.0.1:{running.port}/"
        assert reaches("127.0.0.1", running.port)
        if not outer.startswith("127."):
            assert reaches(outer, running.port) == network
            assert (f"http://{outer}:{running.port}/" in where) == network
        assert ("this machine alone" in where) != network
        assert any(line.endswith(f"#code={CODE}") for line in told)
