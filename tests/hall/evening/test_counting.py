"""What tables tell counts once, and only where it belongs."""

from __future__ import annotations

import pytest

from companion.core.model.fast_replace import replace
from companion.hall.evening.changes import Refused, accept, fix, next_round
from companion.hall.evening.counting import bind, count
from companion.hall.evening.plan import Evening, Fix, Round
from companion.mqtt.results import Results
from tests.hall.evening.evenings import BOARDS, evening, pairing, won

ONE = BOARDS[0]
RED, BLUE = ["red"], ["blue"]


@pytest.fixture
def begun() -> Evening:
    two = pairing(1, 2)
    return evening(2, 1, drawn=[Round((replace(two, seats={"red": 1, "blue": 2}),))])


def result(evening: Evening, number: int = 1) -> object:
    return evening.drawn[number - 1].pairings[0].counts


def again(evening: Evening) -> Evening:
    """The same with one round more at the same table."""
    fresh = replace(evening.drawn[0].pairings[0], number=0, began_ms=0, places=(), fixes=())
    return replace(evening, drawn=(*evening.drawn, Round((fresh,))))


def test_a_result_counts_once_however_often_it_is_told(begun: Evening) -> None:
    told = won((8, [BLUE, RED]))
    after = count(begun, ONE, told)
    assert result(after) == ((2,), (1,))
    assert count(after, ONE, told) == after
    assert count(after, ONE, won((8, [BLUE, RED]), now=9)) == after


def test_what_was_there_before_the_draw_does_not_count(begun: Evening) -> None:
    before = bind(begun, ONE, won((7, [RED, BLUE])))
    assert count(before, ONE, won((7, [RED, BLUE]))) == before
    assert result(count(before, ONE, won((7, [RED, BLUE]), (8, [BLUE, RED])))) == ((2,), (1,))


def test_boards_that_are_not_in_the_plan_and_times_without_a_round_count_nothing(begun: Evening) -> None:
    assert count(begun, BOARDS[5], won((8, [RED, BLUE]))) == begun
    fresh = replace(begun, drawn=())
    assert count(fresh, ONE, won((8, [RED, BLUE]))) == fresh


def test_a_win_that_is_taken_back_counts_no_more_and_another_one_does(begun: Evening) -> None:
    after = count(begun, ONE, won((8, [RED, BLUE])))
    back = count(after, ONE, won((8, [])))
    assert result(back) == ()
    assert back.drawn[0].pairings[0].open
    assert result(count(back, ONE, won((8, [BLUE, RED]), began_ms=500))) == ((2,), (1,))


def test_a_further_game_at_the_table_is_told_as_odd(begun: Evening) -> None:
    after = count(begun, ONE, won((8, [RED, BLUE]), (9, [BLUE, RED])))
    assert result(after) == ((1,), (2,))
    assert [(odd.game, odd.why) for odd in after.odd] == [(9, "extra")]
    assert result(count(again(after), ONE, won((8, [RED, BLUE]), (9, [BLUE, RED]))), 2) == ()


@pytest.mark.parametrize("places", [[RED, ["green"]], [["green"], RED], [RED, RED], [["purple"]]])
def test_others_than_were_drawn_are_told_as_odd(begun: Evening, places: list[list[str]]) -> None:
    after = count(begun, ONE, won((8, places)))
    assert result(after) == ()
    assert [odd.why for odd in after.odd] == ["seats"]
    assert result(count(after, ONE, won((8, places), (9, [RED, BLUE])))) == ((1,), (2,)), (
        "the next one counts"
    )


def test_another_game_is_told_as_odd_and_a_host_may_let_it_count(begun: Evening) -> None:
    (ended,) = won((8, [BLUE, RED])).ended
    after = count(begun, ONE, Results(ended=(replace(ended, variant="other"),)))
    assert result(after) == ()
    assert [odd.why for odd in after.odd] == ["game"]
    counted = accept(after, ONE, 8)
    assert result(counted) == ((2,), (1,))
    assert not counted.odd
    with pytest.raises(Refused):
        accept(counted, ONE, 8)


def test_of_two_boards_with_one_identity_nothing_counts_until_one_is_away(begun: Evening) -> None:
    after = count(begun, ONE, won((8, [BLUE, RED])), twice=True)
    assert result(after) == ()
    assert [odd.why for odd in after.odd] == ["twice"]
    assert count(after, ONE, won((8, [BLUE, RED])), twice=True) == after
    put_right = count(after, ONE, won((8, [RED, BLUE])))
    assert result(put_right) == ((1,), (2,)), "what the right one tells"
    assert not put_right.odd


def test_a_board_with_the_same_numbers_is_another_board(begun: Evening) -> None:
    after = count(begun, ONE, won((8, [RED, BLUE]), began_ms=100))
    other = count(after, ONE, won((8, [BLUE, RED]), began_ms=7))
    assert result(other) == ((1,), (2,))
    assert [odd.why for odd in other.odd] == ["extra"], "hosts see it"
    assert count(other, ONE, won((8, [BLUE, RED]), began_ms=7)) == other


def test_who_has_left_the_game_is_last(begun: Evening) -> None:
    three = replace(begun, drawn=(Round((pairing(1, 2, 3),)),))
    assert result(count(three, ONE, won((8, [["yellow"], ["red"]])))) == ((3,), (1,), (2,))


def test_a_round_that_was_missed_and_the_one_after_it_count_in_order(begun: Evening) -> None:
    after = count(again(begun), ONE, won((8, [RED, BLUE]), (9, [BLUE, RED])))
    assert (result(after), result(after, 2)) == (((1,), (2,)), ((2,), (1,)))


def test_a_game_in_play_when_its_table_was_put_right_counts_for_no_later_round(begun: Evening) -> None:
    fixed = fix(begun, 1, ONE, (), won(now=8))
    after = next_round(fixed, 2, [ONE], {ONE: won(now=8)})
    late = count(after, ONE, won((8, [RED, BLUE])))
    assert result(late) == (), "the host's word stands"
    assert late.drawn[0].pairings[0].places == ((1,), (2,)), "what the referee told is kept"
    assert result(late, 2) == ()
    first = late.drawn[1].pairings[0].seats["red"]
    assert late.drawn[1].pairings[0].open
    assert result(count(late, ONE, won((8, [RED, BLUE]), (9, [RED, BLUE]))), 2) == ((first,), (3 - first,))


def test_a_correction_stands_whatever_is_told_later_and_is_seen(begun: Evening) -> None:
    after = fix(count(begun, ONE, won((8, [RED, BLUE]))), 1, ONE, ((2,), (1,)), Results())
    assert after.drawn[0].pairings[0].fixes == (Fix(((1,), (2,)), ((2,), (1,))),)
    assert result(count(after, ONE, won((8, [])))) == ((2,), (1,))
    assert fix(after, 1, ONE, ((2,), (1,)), Results()) == after, "a second tap"
    for wrong in (((1,),), ((1,), (1,)), ((1,), (2,), (3,)), ((1, 2), ())):
        with pytest.raises(Refused):
            fix(after, 1, ONE, wrong, Results())
    for number, board in ((2, ONE), (0, ONE), (1, BOARDS[4])):
        with pytest.raises(Refused):
            fix(after, number, board, (), Results())
