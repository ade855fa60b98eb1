"""The demo: it says who can open it, and a newcomer has nothing to tidy."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from companion.web.join import own_addresses
from tests.system.running import CODE, PATIENCE_S, Client, Demo, demo

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


SMALL = {"game": "labyrinth", "variant": "small", "names": {}}


def begin(client: Client, *seats: str, **wanted: Any) -> None:
    """Begin a game: nobody is asked to set anything up, not even for a moment."""
    client.post("/api/game", {**SMALL, "seats": seats, **wanted})
    assert client.state()["phase"] in ("roll", "say")


def figures(client: Client) -> list[str]:
    """Where something stands that is no wall."""
    return sorted(spot for spot in client.get("/api/board")["magnets"] if "-" not in spot)


def test_a_new_game_finds_its_pieces_set_up_until_a_hand_has_moved_one(tmp_path: Path) -> None:
    running = Demo(tmp_path / "data", game="labyrinth", options=["--game=malefiz"])
    client = Client(running.port)
    try:
        client.become_host()
        client.until(lambda state: all(each["up"] for each in state["link"]["devices"]), PATIENCE_S)
        begin(client, "red", "yellow")
        assert figures(client) == ["a1", "d4"]
        client.post("/api/game/end", {})
        begin(client, "red", "green", "yellow", "blue")
        assert figures(client) == ["a1", "a4", "d1", "d4"]
        client.post("/api/game/end", {})
        begin(client, "red", "blue", game="malefiz", variant="classic")
        assert len(client.get("/api/board")["magnets"]) == 31, "what nobody plays may stay at home"
        client.post("/api/game/end", {})
        begin(client, "red", "green", "yellow")
        client.magnet("a1", on=False)
        client.magnet("b2", on=True)
        client.post("/api/game/end", {})
        client.post("/api/game", {**SMALL, "seats": ["red", "yellow"]})
        state = client.until(lambda state: len(state["steps"]) == 2, PATIENCE_S)
        assert state["phase"] == "arrange"
        assert "b2" in figures(client)
    finally:
        client.close()
        running.kill()
