"""What walks decide by the state alone: what hands may take back, and when a phone has to come back."""

from __future__ import annotations

from typing import Any

from companion.core.model.commands import Given
from companion.core.model.footprint import Footprint
from companion.core.model.inputs import Input
from companion.games.barbarossa import GAME
from companion.games.labyrinth import GAME as LABYRINTH
from companion.ports.commands import NewGame
from tests.state.test_public_state import state_of
from tests.system.running import Client
from tests.system.walker.hands import Hands, is_asked_secretly, touches
from tests.system.walker.riddles import SEATS
from tests.web.fake_table import FakeTable


def test_hands_take_back_nothing_on_another_board_than_they_played_on() -> None:
    hands = Hands(Client(0))
    hands.last, hands.board = [("a2-a3", False)], ("labyrinth", "small")
    told: dict[str, Any] = {"game": "labyrinth", "variant": "small", "spots": []}
    assert hands.can_take_back(told)
    assert not hands.can_take_back(told | {"variant": "big"})


def test_a_phone_that_was_given_up_comes_back_for_a_secret_alone() -> None:
    table = FakeTable(game=GAME)
    table.execute(NewGame("barbarossa", "classic", SEATS, {}, {}))
    prepared = [f"{seat}> {word}" for seat in SEATS for word in (*["word"] * 3, "ready")]
    prepared += [f"{seat}> placed" for seat in SEATS]
    asked = []
    for text in (
        *prepared,
        "red> begins:blue",
        "blue> elf:3",
        "blue> wizard:cave:4",
        "blue> stop",
        "blue> attempt:red:1",
    ):
        seat, _, given = text.partition("> ")
        word, _, value = given.partition(":")
        table.execute(Given(0, Input(word, value), seat))
        if word in ("begins", "stop", "attempt"):
            asked.append(is_asked_secretly(state_of(table), "blue"))
    assert asked == [False, False, True]


def test_a_figure_that_is_slid_past_another_one_leaves_it_where_it_stands() -> None:
    board = LABYRINTH.board("big")
    at = board.spots.index
    path = (at("b3"), at("a3"))
    slid = Footprint("walk:b2-b3-a3", removed=1 << at("b2"), added=1 << at("a3"), path=path)
    assert touches(board, frozenset({"b2", "b3"}), slid) == [("b2", False), ("a3", True)]
    assert touches(board, frozenset({"b2"}), slid)[1:3] == [("b3", True), ("b3", False)]
