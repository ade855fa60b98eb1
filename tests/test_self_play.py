"""Hands of the demo: which move they choose."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.core.model.session import legal
from companion.ports.commands import NewGame
from companion.self_play import SelfPlay
from tests.table import Table


def test_of_a_few_moves_the_one_that_is_furthest_is_chosen() -> None:
    table = Table(
        {"turn": "red", "die": 1, "pieces": {"i13": "red", "a1": "blue"}, "house": {"red": 4, "blue": 4}}
    )
    nobody: Any = None
    hands = SelfPlay(nobody, nobody, NewGame("malefiz", "classic", ("red", "blue")), Random(1))
    moves = legal(table.session)
    assert len(moves) > 1
    assert hands._chosen(table.session, moves).endswith("-i14"), "the goal"
