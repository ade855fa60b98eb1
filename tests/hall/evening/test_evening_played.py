"""An evening of three rounds with a real broker; hall, broker and a board are killed in between."""

from __future__ import annotations

import json
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.mqtt.hall_messages import HallTopics
from companion.mqtt.messages import Topics
from companion.mqtt.results import Evening
from companion.ports.table import View
from tests.hall.onlooker import PATIENCE_S, HallProgram
from tests.hall.test_tables import CARD
from tests.mqtt.mosquitto import Listener, Mosquitto, needs_mosquitto
from tests.table import Table

pytestmark = [pytest.mark.slow, needs_mosquitto]
BOARDS = ("cafe0001", "cafe0002", "cafe0003")
BASE = "/api/hall/evening"
LAST = {"die": 1, "pieces": {"i13": "red", "a1": "blue"}, "house": {"red": 4, "blue": 4}}


class Board:
    """A board that plays games of one turn, and tells what its evening has counted, as a table does."""

    def __init__(self, identity: str, folder: Path) -> None:
        self.identity, self._folder, self._game = identity, folder, 0
        self._evening = Evening(folder)

    def tell(self, say: Listener, run: str = "a") -> None:
        """Say all that the broker keeps."""
        topics, hall = Topics(self.identity), HallTopics(self.identity)
        say.say(hall.table, json.dumps({**CARD, "title": self.identity, "run": run}), retain=True)
        say.say(topics.availability, "online", retain=True)
        say.say(hall.results, _json(self._evening.results()), retain=True)

    def wins(self, seat: str) -> None:
        """Play a game that this seat wins."""
        self._game += 1
        other = {"red": "blue", "blue": "red"}[seat]
        pieces = {"i13": seat, "a1": other}
        table = Table({**LAST, "turn": seat, "pieces": pieces})
        (goal,) = table.session.board.names(table.session.board.mask(table.session.board.marks["goal"]))
        self._evening.look(View(1, 0, table.session, game_id=self._game))
        table.enter(500 * self._game, f"i13-{goal}")
        assert table.session.over
        self._evening.look(View(2, 0, table.session, game_id=self._game))

    def killed(self) -> None:
        """Begin anew with what was kept."""
        self._evening = Evening(self._folder)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Host:
    """A host's phone."""

    def __init__(self, hall: HallProgram) -> None:
        self._hall = hall
        status, _, self._cookie = hall.ask("/api/hall/host", {"code": hall.code})
        assert status == 200

    def ask(self, what: str, **body: Any) -> Any:
        """Ask for a change until the hall does it: it may just not have its tables back."""
        status, told = self._until(lambda: self._hall.ask(f"{BASE}/{what}", body, Cookie=self._cookie)[:2])
        assert status == 200, told
        return json.loads(told)["evening"]

    def until(self, wanted: Callable[[Any], bool]) -> Any:
        """Wait until the evening is so."""
        return self._until(lambda: (200 if wanted(self.evening()) else 409, self.evening()))[1]

    def evening(self) -> Any:
        """The evening as everybody sees it."""
        return json.loads(self._hall.ask(BASE)[1])["evening"]

    @staticmethod
    def _until(ask: Callable[[], tuple[int, Any]]) -> tuple[int, Any]:
        pause, end = threading.Event(), time.monotonic() + PATIENCE_S
        while (found := ask())[0] == 409 and time.monotonic() < end:
            pause.wait(0.1)
        return found


def test_three_rounds_with_hall_broker_and_boards_killed_between(
    broker: Mosquitto, hall: HallProgram, tmp_path: Path
) -> None:
    boards = [Board(identity, tmp_path / identity) for identity in BOARDS]

    def tell_all() -> None:
        with Listener(broker.port, "nothing") as say:
            for board in boards:
                board.tell(say)

    boards[0].wins("red")  # before the evening: it counts for nothing
    tell_all()
    host = Host(hall)
    tables = [{"board": board, "game": "malefiz", "variant": "classic"} for board in BOARDS]
    names = ["Mia", "Ben", "Ali", "Zoe", "Lea", "Jan", "Ida"]
    host.ask("plan", rounds=3, size=2, players=names, tables=tables, seed=5)
    winners: list[set[int]] = []
    for number in (1, 2, 3):
        drawn = host.ask("draw", round=number)["drawn"][-1]
        assert (len(drawn["pairings"]), len(drawn["out"])) == (3, 1)
        seats = {one["board"]: one["seats"] for one in drawn["pairings"]}
        winner = {board: "red" if (place + number) % 2 else "blue" for place, board in enumerate(BOARDS)}
        boards[0].wins(winner[BOARDS[0]])
        tell_all()
        if number == 1:
            hall.kill()
        else:
            broker.kill()
        for board in boards[1:]:
            board.wins(winner[board.identity])
        boards[1].killed()
        if number == 1:
            tell_all()
            hall.start()
        else:
            broker.start()
            tell_all()
        tell_all()  # all of it once more
        told = host.until(lambda evening: evening is not None and evening["drawn"][-1]["done"])
        for one in told["drawn"][-1]["pairings"]:
            assert one["places"][0] == [seats[one["board"]][winner[one["board"]]]]
            assert one["fixes"] == []
        winners.append({seats[board][winner[board]] for board in BOARDS} | {*drawn["out"]})
    assert told["done"]
    assert told["odd"] == []
    wins = Counter(player for each in winners for player in each)
    points = {one["player"]: one["points"] for one in told["standings"]}
    assert points == {player: 4 * wins[player] + (3 - wins[player]) for player in range(1, 8)}
    with Listener(broker.port, "#") as listener:
        listener.until("/results")
        for _ in range(3 * len(BOARDS)):
            listener.until("")
            if len({topic for topic, _, _ in listener.heard}) == 3 * len(BOARDS) + 1:
                break
        assert not [payload for _, payload, _ in listener.heard if any(name in payload for name in names)]
