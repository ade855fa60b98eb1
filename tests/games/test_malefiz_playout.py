"""Random games: evenly drawn turns under the full rules, to the goal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from companion.core.model.errors import PositionError
from companion.games.malefiz import GAME, moves
from companion.games.malefiz.playout import Playout
from companion.games.malefiz.position import Position
from tests.games.malefiz_positions import at


def scripted(*numbers: float) -> Callable[[], float]:
    """A draw that gives these numbers in turn."""
    return iter(numbers).__next__


def turn(position: Position, *numbers: float) -> Position | None:
    """The position after one random turn with these draws; None where it would draw once more."""
    try:
        return Playout(position.variant).play(position, scripted(*numbers), 1)[0]
    except StopIteration:
        return None


def first_draws(position: Position, die: int) -> list[float]:
    """A first draw of a turn for each way that is drawn from; some are not there, or barred."""
    sources = len(moves.targets(position, die))
    ways = Playout(position.variant).ways[die - 1][0] * sources
    return [(die - 1 + (way + 0.5) / ways) / 6 for way in range(ways)]


def test_each_pawn_move_is_drawn_by_an_equal_share_of_numbers() -> None:
    position = at({"e3": "red", "g1": "red", "i3": "blue"}, house={"red": 2, "blue": 1})
    die, legal = 4, GAME.legal(position, 4)
    seen = Counter(turn(position, first) for first in first_draws(position, die))
    again = seen.pop(None)
    assert len(legal) > 8
    assert seen == Counter(GAME.apply(position, die, move) for move in legal)
    assert again == len(first_draws(position, die)) - len(legal)


def test_where_no_draw_was_legal_each_pawn_move_is_as_likely() -> None:
    position = at({"e3": "red", "g1": "red", "i3": "blue"}, house={"red": 2, "blue": 1})
    die, legal = 4, GAME.legal(position, 4)
    first = next(draw for draw in first_draws(position, die) if turn(position, draw) is None)
    again = (first * 6 % 1,) * 39
    seen = [turn(position, first, *again, (share + 0.5) / len(legal)) for share in range(len(legal))]
    assert sorted(map(str, seen)) == sorted(str(GAME.apply(position, die, move)) for move in legal)


def test_each_free_field_is_drawn_for_a_barricade_by_an_equal_share_of_numbers() -> None:
    position = at({"q2": "red", "q3": "barricade"})
    legal = [move for move in GAME.legal(position, 1) if "*" in move]
    takes = {GAME.apply(position, 1, move) for move in legal}
    take = next(first for first in first_draws(position, 1) if turn(position, first, 0.5) in takes)
    shares = len(legal) + 1  # the field of the barricade itself is drawn and refused
    seen = Counter(turn(position, take, (share + 0.5) / shares) for share in range(shares))
    assert seen == Counter([None, *takes])


def test_a_random_game_ends_with_one_pawn_on_the_goal_and_no_piece_lost() -> None:
    start = GAME.setup("fast", GAME.seats)
    end, turns = Playout("fast").play(start, random.Random(5).random, 10**6)
    assert end.over
    assert turns > 50
    assert end.barricades.bit_count() == 6
    for number in range(4):
        assert end.pawns[number].bit_count() + end.house[number] + end.forest[number] == 4
    assert GAME.load(GAME.dump(end)) == end


def test_a_seat_that_cannot_move_passes_and_the_next_one_draws() -> None:
    position = at({"i10": "red", "i9": "barricade", "i11": "barricade", "a1": "blue"})
    after, turns = Playout("classic").play(position, lambda: 0.99, 2)  # sixes
    assert turns == 2
    assert after.seat == "red"
    assert after.pawns[0] == position.pawns[0]
    assert after.pawns[1] != position.pawns[1]


def test_the_last_pawn_on_the_board_captured_comes_out_of_its_house_next() -> None:
    position = at({"a2": "red", "a1": "blue"})
    after, _turns = Playout("classic").play(position, scripted(0.0, 0.0, 0.0, 0.0), 2)
    captured = GAME.apply(position, 1, "a2xa1")
    assert after == GAME.apply(captured, 1, "house-o1")


def test_a_pawn_captured_in_the_village_comes_out_of_the_forest_next() -> None:
    position = at({"c8": "red", "b8": "blue"}, variant="fast")
    after, _turns = Playout("fast").play(position, scripted(0.0, 0.0, 0.0, 0.0), 2)
    captured = GAME.apply(position, 1, "c8xb8")
    assert after == GAME.apply(captured, 1, "forest-f4")


@pytest.mark.parametrize("option", ["six_again", "play_for_places"])
def test_house_rules_that_it_does_not_know_are_refused(option: str) -> None:
    start = GAME.setup("fast", ("red", "blue"), {option: True})
    with pytest.raises(PositionError, match=option):
        Playout("fast").play(start, scripted(), 1)


def test_where_own_pawns_are_spared_all_other_moves_stay_as_likely() -> None:
    position = at({"e3": "red", "g3": "red", "c3": "red"}, options={"capture_own": False})
    legal = {GAME.apply(position, 2, move): move for move in GAME.legal(position, 2)}
    chance, playout = random.Random(4), Playout("classic")

    def draws() -> Iterator[float]:
        yield 1 / 6 + chance.random() / 6  # a two
        while True:
            yield chance.random()

    seen = Counter(legal[playout.play(position, draws().__next__, 1)[0]] for _ in range(400 * len(legal)))
    assert len(legal) > 2
    assert set(seen) == set(legal.values())
    assert max(abs(count - 400) for count in seen.values()) < 80  # four times the spread of chance


def test_who_could_only_capture_an_own_pawn_passes() -> None:
    barricades = dict.fromkeys(("i13", "b13", "a12", "a11"), "barricade")
    position = at({"c13": "red", "g13": "red", **barricades}, options={"capture_own": False})
    assert GAME.legal(position, 4) == ["pass"]
    after, turns = Playout("classic").play(position, lambda: 0.6, 1)  # a four; one on the other
    assert turns == 1
    assert after == GAME.apply(position, 4, "pass")
