"""Which way a piece was seen to go, where that matters."""

from __future__ import annotations

import pytest

from companion.core.model.footprint import Footprint
from companion.core.tracking import slide_path
from tests.table import Table

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}


@pytest.mark.parametrize(
    ("path", "unseen"),
    [((), False), (("b1", "c1"), False), (("c1",), True), (("a1", "b1", "c1"), True)],
    ids=["any", "as seen", "another", "longer"],
)
def test_only_a_way_that_matters_and_was_not_gone_is_unseen(path: tuple[str, ...], *, unseen: bool) -> None:
    one = Table(RED)
    one.touch(1000, "-a1", "+b1", "-b1", "+c1")
    one.until(1500)
    board = one.session.board
    a1, c1 = board.index["a1"], board.index["c1"]
    way = tuple(board.index[spot] for spot in path)
    done = Footprint("a1-c1", 1 << a1, 1 << c1, arrivals=((c1, 1 << a1),), path=way)
    assert slide_path.is_path_unseen(one.session.turn.tracker, done) is unseen


def test_hands_go_on_from_the_way_that_was_seen_and_from_what_has_none() -> None:
    one = Table(RED)
    one.touch(1000, "-a1", "+b1", "-b1", "+c1")
    one.until(1500)
    spots = one.session.board.index
    a1, b1, c1, house = (1 << spots[spot] for spot in ("a1", "b1", "c1", "d1"))

    def way(move: str, added: int, *path: str) -> Footprint:
        return Footprint(move, a1, added, arrivals=((0, a1),), path=tuple(spots[spot] for spot in path))

    ways = [way("seen", b1, "b1"), way("any way", b1), way("another", c1, "d1", "c1"), way("no way", house)]
    assert [each.move for each in slide_path.on_begun_paths(one.session.turn.tracker, ways)] == [
        "seen",
        "no way",
    ]
