"""Pieces lifted and put back one at a time: only on a board at rest, and nothing else touched in between."""

from __future__ import annotations

import pytest

from companion.core.model.commands import DieRolled
from companion.core.model.fast_replace import replace
from companion.core.model.hand_times import REBOUND_MS
from companion.core.tracking import lift_gestures
from companion.core.tracking.lift_gestures import MOST_LIFTS, Lifts
from companion.games.malefiz import GAME
from tests.table import Table

REST, A, B, C = 0b0111, 0b0001, 0b0010, 0b1000


def run(*pictures: int, free: int = REST, turns: str = "", ms: int = 200) -> list[int]:
    """The spots lifted and put back, by pictures in order (one each 200 ms)."""
    state = Lifts()
    for number, seen in enumerate((REST, *pictures)):
        turn = turns[number] if turns else "a"
        state, _ = lift_gestures.step(state, ms * number, REST, seen, free, turn)
    return [lift.spot for lift in state.done]


def test_a_piece_lifted_and_put_back_is_a_lift() -> None:
    assert run(REST & ~A, REST, REST & ~B, REST) == [0, 1]


def test_a_contact_that_bounces_late_makes_one_lift_of_one() -> None:
    up = REST & ~A
    assert run(up, REST, up, REST, up, REST, ms=REBOUND_MS - 1) == [0]
    assert run(up, REST, up, REST, up, REST, ms=REBOUND_MS) == [0, 0, 0]


def test_a_piece_in_the_air_is_none_yet() -> None:
    assert run(REST & ~A) == []


@pytest.mark.parametrize(
    "other",
    [
        (REST & ~A & ~B,),  # two in the air
        (REST | C,),  # something more is put down
        (REST & ~B | C,),  # a turn: from one spot to another
        (REST & ~B, REST & ~A),  # one comes, another goes, at once
    ],
)
def test_any_other_touch_forgets_all_lifts(other: tuple[int, ...]) -> None:
    assert run(REST & ~A, REST, *other, REST) == []
    assert run(REST & ~A, REST, *other, REST, REST & ~A, REST) == [0]


def test_a_lift_of_a_piece_that_means_something_forgets_all_lifts() -> None:
    assert run(REST & ~A, REST, REST & ~B, REST, free=REST & ~B) == []


def test_a_step_of_the_game_forgets_all_lifts() -> None:
    assert run(REST & ~A, REST, REST & ~A, REST, turns="aaabb") == []


def test_only_the_last_lifts_are_kept() -> None:
    pictures = [seen for _ in range(MOST_LIFTS + 3) for seen in (REST & ~A, REST)]
    assert len(run(*pictures)) == MOST_LIFTS


def test_a_board_that_was_not_at_rest_must_rest_first() -> None:
    state, _ = lift_gestures.step(Lifts(), 0, REST, REST & ~A, REST, "a")
    state, lift = lift_gestures.step(state, 100, REST, REST, REST, "a")
    assert lift is None
    assert state.done == ()


def test_pieces_that_a_turn_may_begin_with_are_not_free_and_others_are() -> None:
    made = Table({"turn": "red", "pieces": {"e3": "red", "k3": "blue"}, "house": {"red": 4, "blue": 4}})
    board = made.session.board
    free = set(board.names(lift_gestures.lifts_free(made.session)))
    assert {"e3", "k3", "red:1"} <= free  # nobody has rolled
    made.tell(DieRolled(0, 2))
    free = set(board.names(lift_gestures.lifts_free(made.session)))
    assert "e3" not in free
    assert "red:1" not in free
    assert {"k3", "blue:1"} <= free


def test_nothing_is_quiet_while_something_is_asked_or_put_right() -> None:
    made = Table({"turn": "red", "pieces": {}, "house": {"red": 5, "blue": 5}})
    session = made.session
    assert lift_gestures.is_quiet(None)
    assert lift_gestures.is_quiet(session)
    assert lift_gestures.is_quiet(replace(session, progress=replace(session.progress, ended=True)))
    assert not lift_gestures.is_quiet(replace(session, turn=replace(session.turn, arranging=True)))
    assert not lift_gestures.is_quiet(replace(session, dialogue=replace(session.dialogue, take_back_offer=3)))
    assert not lift_gestures.is_quiet(
        replace(session, dialogue=replace(session.dialogue, swap_question=(("a1", "red"),)))
    )
    assert not lift_gestures.is_quiet(replace(session, dialogue=replace(session.dialogue, asking=("a1-c1",))))
    assert GAME.name == session.game.name
