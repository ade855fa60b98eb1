"""What a game begins with besides what the table has chosen."""

from __future__ import annotations

from companion.core.model.replace import replace
from companion.core.model.session.recorded import FRIENDLY, TOURNAMENT, Settings
from companion.daemon.loop.devices import Devices, Wired
from companion.daemon.loop.opening import Opening
from companion.games.guard import guarded
from companion.games.labyrinth import GAME
from companion.ports.commands import NewGame
from tests.daemon.loop.test_devices import FakeLink, FakeMap

BOARDS = ("labyrinth-small", "labyrinth-big")
WANTED = NewGame("labyrinth", "small", ("red", "yellow"))


def opening() -> Opening:
    devices = Devices([Wired(FakeLink(board), FakeMap(board, {"a1": 0})) for board in BOARDS])
    return Opening({"labyrinth": guarded("labyrinth", GAME)}, Settings(), devices, lot=lambda: "one")


def rules(wanted: NewGame) -> dict[str, object]:
    """The house rules of a game that has begun, as it is written."""
    _, entry = opening().new_game(wanted, 0)
    options: dict[str, object] = entry.data["position"].get("options", {})
    return options


def test_a_tournament_reads_strictly_what_nobody_has_chosen() -> None:
    assert rules(replace(WANTED, manner=FRIENDLY)) == {}
    strict = rules(replace(WANTED, manner=TOURNAMENT))
    assert strict == {"ask_late_call": False, "foreign_pull_back": False}
    kind = replace(WANTED, manner=TOURNAMENT, options={"ask_late_call": True})
    assert rules(kind) == {"foreign_pull_back": False}


def test_chance_settles_the_walls_where_the_companion_has_them() -> None:
    _, entry = opening().new_game(replace(WANTED, variant="big", options={"walls": 19}), 0)
    assert len(entry.data["position"]["hidden"]["walls"]) == 19
    _, balls = opening().new_game(replace(WANTED, variant="big"), 0)
    assert not balls.data["position"].get("hidden", {}).get("walls")
