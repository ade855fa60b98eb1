"""A listener knows the small labyrinth's places by their words, and what leads to a target."""

from __future__ import annotations

from random import Random

from companion import games
from companion.words.i18n import translator
from tests.system.screen_reader.guides import CURIOUS, listed, place, to_target


def test_each_field_and_slot_is_where_its_words_say() -> None:
    game = games.named("labyrinth")
    board, tell = game.board("small"), translator("en")

    def at(field: str) -> complex:
        return complex(ord(field[0]) - ord("a") + 1, int(field[1]))

    for spot in board.spots:
        ends = spot.split("-")
        wanted = sum(map(at, ends)) / len(ends)
        assert place(tell(game.tell_spot(board, spot))) == wanted, spot


def test_ways_are_told_apart() -> None:
    told = "2 ways. 1: Go: the top left corner. 2: Pull a wall: the wall slot in the middle of the top row."
    assert listed(told) == [
        "Go: the top left corner",
        "Pull a wall: the wall slot in the middle of the top row",
    ]


def test_what_is_nearest_to_the_target_is_gone_and_what_was_called_is_read() -> None:
    certain = Random(1)
    while certain.random() < CURIOUS:
        pass
    heard = ["The next target: the top right corner. Anna (red), call a colour.", "Anna (red) calls: green."]
    go, pull = (
        "Go: the second field from the right in the top row",
        "Pull a wall: the first wall slot from the left in the top row",
    )
    near = [to_target([pull, go, "blue"], heard, Random(seed)) for seed in range(40)]
    assert near.count(go) > 30
    assert to_target([pull, "blue"], heard, certain) == "blue"
    read = [to_target(["blue", "green"], heard, Random(seed)) for seed in range(40)]
    assert read.count("green") > 30
    assert "blue" in read
