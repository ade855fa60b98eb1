"""The plug is pulled at any moment: what was announced is there again, and the game goes on."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from companion.games.malefiz import GAME
from companion.simulate import Hand
from tests import short_and_full
from tests.system.running import Client, Demo, demo

SEATS = ("red", "blue")
OPTIONS = {"capture_own": False}


class Table:
    """A game that goes on over kills: the hand knows the pieces, ``told`` what was announced."""

    def __init__(self, running: Demo, seed: int) -> None:
        self.running = running
        self.draw = random.Random(seed)
        self.client = Client(running.port)
        self.client.become_host()
        self.client.new_game(variant="classic", seats=SEATS, options=OPTIONS)
        start = GAME.setup("classic", SEATS, OPTIONS)
        self.hand = Hand(GAME, GAME.board("classic"), start, self.draw)
        self.told: list[str] = []

    def turn(self, kill_after: int | None = None) -> None:
        """One turn; the plug is pulled after so many touches, if that many come."""
        die = self.draw.randint(1, 6)
        self.client.post("/api/roll", {"number": die})
        move = self.draw.choice(GAME.legal(self.hand.position, die))
        edges = self.hand.play(die, move, 0)
        for number, edge in enumerate(edges):
            if number == kill_after:
                self.kill()
            self.client.magnet(edge.spot, on=edge.on)
            time.sleep(0.08)  # as hands do; the debounce takes 30 ms of it
        if kill_after is not None and kill_after >= len(edges):
            time.sleep(self.draw.random() * 0.8)  # before, while or after the turn is recorded
            self.kill()
        state = self.client.until(lambda s: s["past"]["lines"] > len(self.told) or s["phase"] == "ask")
        if state["phase"] == "ask":  # a lift was not seen, because nobody was there to see it
            assert move in [choice["move"] for choice in state["ask"]]
            self.client.post("/api/answer", {"move": move})
            state = self.client.until(lambda s: s["past"]["lines"] > len(self.told))
        self.told.append(move)
        assert [past["move"] for past in self.client.history()] == self.told

    def kill(self) -> None:
        """Kill -9, start again, and compare what is remembered with what was announced."""
        before = [past["move"] for past in self.client.history()]
        self.client.close()
        self.running.kill()
        self.running.restart()
        self.client.become_host()
        self.client.until(lambda s: s["phase"] != "idle")
        after = [past["move"] for past in self.client.history()]
        assert after[: len(before)] == before
        assert len(after) <= len(before) + 1


@pytest.mark.slow
@pytest.mark.thorough
def test_a_game_survives_being_killed_at_random_moments(tmp_path: Path) -> None:
    with demo(tmp_path) as running:
        table = Table(running, seed=11)
        for number in range(12 if short_and_full.FULL else 6):
            table.turn(kill_after=table.draw.randint(0, 3) if number % 2 else None)
        table.client.close()


@pytest.mark.slow
def test_after_a_kill_the_board_is_compared_and_the_difference_is_guided(tmp_path: Path) -> None:
    with demo(tmp_path) as running:
        table = Table(running, seed=12)
        table.turn()
        moved = next(spot for spot in table.client.state()["spots"] if spot.startswith("blue:"))
        table.client.close()
        running.kill()
        tray = tmp_path / "tray-malefiz-classic.json"
        tray.write_text(tray.read_text().replace(f'"{moved}"', '"g5"'))  # somebody moved a piece meanwhile
        running.restart()
        client = table.client
        state = client.until(lambda s: s["phase"] == "arrange")
        assert [(step["from"], step["to"]) for step in state["steps"]] == [("g5", moved)]
        client.magnet("g5", on=False)
        client.magnet(moved, on=True)
        client.until(lambda s: s["phase"] == "roll")
        client.close()


@pytest.mark.slow
def test_killed_in_a_pause_it_is_paused_still_while_a_child_plays_with_the_pieces(tmp_path: Path) -> None:
    with demo(tmp_path) as running:
        table = Table(running, seed=13)
        table.turn()
        client = table.client
        moved = next(spot for spot in client.state()["spots"] if spot.startswith("blue:"))
        assert client.request("POST", "/api/pause", {"on": True})[0] == 200
        client.magnet(moved, on=False)
        client.close()
        running.kill()
        running.restart()
        state = client.until(lambda s: s["phase"] == "paused")
        assert state["paused"]["by"] == "page"
        assert state["paused"]["since_ms"] <= state["at_ms"]
        client.magnet("g5", on=True)
        assert client.until(lambda s: "g5" in s["spots"])["steps"] == []
        client.become_host()
        assert client.request("POST", "/api/roll", {})[0] == 409
        assert client.request("POST", "/api/pause", {"on": False})[0] == 200
        state = client.until(lambda s: s["phase"] == "arrange")
        assert [(step["from"], step["to"]) for step in state["steps"]] == [("g5", moved)]
        client.magnet("g5", on=False)
        client.magnet(moved, on=True)
        assert client.until(lambda s: s["phase"] == "roll")["past"]["lines"]
        client.close()


@pytest.mark.slow
def test_sigterm_ends_the_demo_cleanly_and_soon(tmp_path: Path) -> None:
    with demo(tmp_path) as running:
        client = Client(running.port)
        client.state()
        client.close()
        begun = time.monotonic()
        assert running.stop() == 0
        assert time.monotonic() - begun < 3
