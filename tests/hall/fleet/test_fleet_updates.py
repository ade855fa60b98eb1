"""An update that the hall orders, end to end: hall, broker, board, and root's real helper with the real apt.

Only dpkg is left out, so that nothing needs root; the slots in which versions run are the real ones.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.words import fleet_words as words
from companion.words.care import update_words
from tests.hall.fleet.test_fleet_mosquitto import Host, until
from tests.hall.fleet.updated_machine import HelpedMachine
from tests.hall.onlooker import HallProgram
from tests.mqtt.mosquitto import mosquitto, needs_mosquitto
from tests.system.running import free_port
from tests.systemd.updates.update_rig import TOOLS, Keys, make_keys

pytestmark = [
    pytest.mark.slow,
    needs_mosquitto,
    pytest.mark.skipif(
        not all(map(shutil.which, TOOLS)), reason="apt-utils or gpg is missing: make packages"
    ),
]
BOARD, OLD, NEW = "abcd0123", "0.1.0", "0.2.0"
RUNS = update_words.RUNS.text.format(version=NEW)


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Keys:
    return make_keys(tmp_path_factory.mktemp("k"))


class Ordered:
    """A hall with one board, whose host orders updates."""

    def __init__(self, hall: HallProgram, board: HelpedMachine) -> None:
        self.board, self._host = board, Host(hall)
        board.power_on()
        until(lambda: bool(self._boards()) and not self._boards()[0]["note"])

    def order(self) -> None:
        """Order an update of the board."""
        assert self._host.order_of("update", BOARD) == 200

    def _boards(self) -> list[dict[str, dict[str, str]]]:
        found: list[dict[str, dict[str, str]]] = self._host.fleet()["boards"]
        return found

    def version(self) -> str:
        """The version that the hall tells of the board."""
        return self._boards()[0]["version"]["text"]

    def told(self) -> tuple[str, str]:
        """How the queue stands with the board: the state, and what is told."""
        (line,) = self._host.fleet()["queue"]
        return line["state"], line["text"]

    def until(self, state: str, text: str = "") -> None:
        """Wait until it stands so."""
        seen = []

        def stands() -> bool:
            seen.append(self.told())
            return seen[-1][0] == state and text in seen[-1][1]

        try:
            until(stands)
        except AssertionError:
            raise AssertionError(f"{seen[-1]}; the helper: {self.board.machine.state()}") from None


@pytest.fixture
def ordered(tmp_path: Path, keys: Keys) -> Iterator[Ordered]:
    with mosquitto(tmp_path / "broker") as broker:
        hall = HallProgram(broker.port, free_port(), tmp_path / "hall")
        (tmp_path / "board").mkdir()
        board = HelpedMachine(tmp_path / "board", keys, BOARD, broker.port)
        yield Ordered(hall, board)
        board.close()
        hall.kill()


def restart(board: HelpedMachine) -> None:
    """Start the service anew where the helper waits for it, as a package does."""
    until(lambda: board.is_held("restart"))
    board.start_service()
    board.let_go("restart")


def test_a_good_package_is_installed_and_runs(ordered: Ordered) -> None:
    ordered.board.offer(NEW)
    ordered.board.hold("restart")
    ordered.order()
    ordered.until("working", words.INSTALLING.text.format(version=NEW))
    restart(ordered.board)
    ordered.until("done", RUNS)
    until(lambda: ordered.version() == NEW)
    assert ordered.board.machine.installs() == [f"board-companion={NEW}"]
    assert not (ordered.board.folder / "app" / "trial").exists(), "it is taken for good"


def test_a_package_that_another_signed_is_not_installed_and_the_hall_says_why(ordered: Ordered) -> None:
    ordered.board.offer(NEW, key="forger")
    ordered.order()
    ordered.until("failed", update_words.WHY["signature"].text)
    assert ordered.board.machine.installs() == []
    assert ordered.version() == OLD


def test_a_version_that_does_not_start_gives_way_and_the_hall_says_so(ordered: Ordered) -> None:
    ordered.board.broken = {NEW}
    ordered.board.offer(NEW)
    ordered.board.hold("restart")
    ordered.order()
    restart(ordered.board)
    ordered.until("failed", update_words.WHY["start"].text.format(version=NEW))
    assert ordered.version() == OLD


@pytest.mark.sampled("where", ["unpack", "restart", "look"], sample=1)
def test_the_power_is_cut_in_the_middle(ordered: Ordered, where: str) -> None:
    board = ordered.board
    board.offer(NEW)
    board.hold(where)
    ordered.order()
    until(lambda: board.is_held(where))
    board.power_cut()
    board.pass_by(where)
    board.hold("restart")
    board.power_on()
    match where:
        case "look":  # it looks again, and goes on
            restart(board)
            ordered.until("done", RUNS)
        case "unpack":
            ordered.until("failed", update_words.WHY["cut"].text.format(version=NEW))
            assert ordered.version() == OLD
            ordered.order()
            restart(board)
            ordered.until("done", RUNS)
        case _:  # the new version was complete: it runs
            ordered.until("done", RUNS)
            assert ordered.version() == NEW


@pytest.mark.full
def test_a_game_that_begins_between_order_and_start_goes_first(ordered: Ordered) -> None:
    board = ordered.board
    board.offer(NEW)
    board.hold("look")
    board.hold("restart")
    ordered.order()
    until(lambda: board.is_held("look"))
    board.say("play")
    board.let_go("look")
    ordered.until("waiting", words.WAITS_PLAYING.text)
    assert board.machine.installs() == []
    board.say("pause")
    restart(board)
    ordered.until("done", RUNS)
