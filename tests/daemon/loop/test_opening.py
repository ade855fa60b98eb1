"""What a game begins with besides what the table has chosen."""

from __future__ import annotations

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.session.recorded import FRIENDLY, TOURNAMENT, Settings
from companion.daemon.loop.devices import Devices, Wired
from companion.daemon.loop.opening import Opening
from companion.games.labyrinth import GAME
from companion.games.malefiz import GAME as MALEFIZ
from companion.games.plugin_proxy import proxied
from companion.ports.commands import CommandRefused, NewGame
from tests.daemon.loop.test_devices import FakeLink, FakeMap

BOARDS = ("labyrinth-small", "labyrinth-big")
WANTED = NewGame("labyrinth", "small", ("red", "yellow"))


def opening() -> Opening:
    devices = Devices([Wired(FakeLink(board), FakeMap(board, {"a1": 0})) for board in BOARDS])
    return Opening({"labyrinth": proxied("labyrinth", GAME)}, Settings(), devices, lot=lambda: "one")


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


def test_the_companion_plays_where_it_can_and_with_luck_of_its_own() -> None:
    devices = Devices([Wired(FakeLink("malefiz"), FakeMap(MALEFIZ.board("fast").name, {"a1": 0}))])
    made = Opening({"malefiz": proxied("malefiz", MALEFIZ)}, Settings(), devices, lot=lambda: "one")
    wanted = NewGame("malefiz", "fast", ("red", "blue"), computer={"blue": "clever"})
    session, entry = made.new_game(wanted, 0)
    assert (entry.data["computer"], entry.data["luck"]) == ({"blue": "clever"}, "one")
    assert session.table.computer == {"blue": "clever"}
    assert not made.new_game(replace(wanted, computer={}), 0)[1].data.keys() & {"computer", "luck"}
    for computer, why in (
        ({"blue": "champion"}, "known are just-began"),
        ({"green": "best"}, "'green' does"),
    ):
        with pytest.raises(CommandRefused, match=why):
            made.new_game(replace(wanted, computer=computer), 0)
    with pytest.raises(CommandRefused, match="needs to know each number"):
        made.new_game(replace(wanted, options={"untyped_die": True}), 0)
    with pytest.raises(CommandRefused, match="known are none"):
        opening().new_game(replace(WANTED, computer={"red": "best"}), 0)
