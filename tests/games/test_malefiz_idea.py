"""Ideas: legal, the best the net knows, and each reason true on the board."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings, strategies as st

from companion.core.model.capabilities import Idea
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.games.malefiz import GAME, idea, moves
from companion.games.malefiz.board import ground
from companion.games.malefiz.player.net import distances
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import tables
from tests.games.malefiz_positions import NUMBERS, at, positions
from tests.games.player.samples import on_the_way

EACH = 60
"""Positions of a part."""


def the(position: Position, die: int) -> Idea:
    found = GAME.idea(replace(position, die=die))
    assert found is not None
    return found


@settings(deadline=None, max_examples=25)
@given(positions(), st.sampled_from(NUMBERS))
def test_an_idea_is_a_legal_turn_and_there_is_one_where_a_pawn_can_move(position: Position, die: int) -> None:
    found = GAME.idea(replace(position, die=die))
    legal = [move for move in GAME.legal(position, die) if move != "pass"]
    if found is None:
        assert not legal
    else:
        assert found.move in legal
        assert ("{piece}" in found.why.text) == bool(found.piece)


def test_it_is_the_turn_of_the_best_player() -> None:
    for position in on_the_way("fast", 2, {}, 15):
        found = GAME.idea(position)
        if found is not None:
            assert found.move == GAME.best(position, GAME.levels[-1], 0)[0]


def test_the_goal_comes_before_all_else_ma_15() -> None:
    found = the(at({"i13": "red", "c1": "red", "d1": "blue"}), 1)
    assert found.move == "i13-i14"
    assert "goal" in found.why.text


def test_a_pawn_near_the_goal_is_captured() -> None:
    found = the(at({"c1": "red", "e13": "red", "g13": "blue"}), 2)
    assert (found.move, found.piece) == ("e13xg13", "blue")


def test_an_own_pawn_is_not_captured_where_another_turn_is_left() -> None:
    assert "x" not in the(at({"c1": "red", "e1": "red"}), 2).move


def test_whoever_reaches_the_goal_next_is_told_with_which_numbers() -> None:
    found = the(at({"f13": "red", "c1": "blue"}), 1)
    assert found.why == idea.WINS_WITH.fill({"number": 3})


def test_the_same_position_gives_the_same_idea() -> None:
    position = GAME.setup("fast", GAME.seats)
    assert [GAME.idea(replace(position, die=die)) for die in NUMBERS] == [
        GAME.idea(replace(position, die=die)) for die in NUMBERS
    ]


# --- the truth of what is said, found from the lists of legal turns --------------------------------


class Seen:
    """A position, an idea for it, and what can be read of its turn."""

    def __init__(self, position: Position, found: Idea) -> None:
        self.before, self.seat, self.found = position, position.seat, found
        self.then = GAME.apply(position, position.die, found.move)
        text, _taken, self.place = found.move.partition(">")
        self.source, self.target = next(text.split(sign) for sign in "-x*" if sign in text)
        self.index = ground(position.variant).board.index

    def numbers(self) -> str:
        """The numbers that the reason names."""
        return str(self.found.why.args.get("numbers", self.found.why.args.get("number", "")))

    def ends(self, position: Position, seat: str, die: int) -> set[str]:
        """Where pawns of a seat may end with a number, if it were to move."""
        asked = replace(position, turn=position.seats.index(seat), die=die)
        texts = (text.partition(">")[0] for text in moves.legal(asked, die) if text != "pass")
        return {text.replace("x", "-").replace("*", "-").split("-")[1] for text in texts}

    def hits(self, position: Position, spot: str) -> list[int]:
        """With which numbers one of the others could capture a pawn there."""
        others = [seat for seat in position.seats if seat != self.seat]
        return [die for die in NUMBERS if any(spot in self.ends(position, seat, die) for seat in others)]

    def wins(self) -> list[int]:
        """With which numbers the seat would reach the goal after the turn."""
        return [die for die in NUMBERS if any(map(self.is_goal, self.ends(self.then, self.seat, die)))]

    def is_goal(self, spot: str) -> bool:
        """Whether this is the goal's field."""
        return bool(ground(self.before.variant).goal >> self.index[spot] & 1)

    def on_board(self, position: Position) -> int:
        """How many pawns stand on fields."""
        return sum(mask.bit_count() for mask in position.pawns)

    def stopped(self) -> bool:
        """Whether the foremost pawn of the seat that is named has a longer way to the goal."""
        number = self.before.seats.index(self.found.piece)
        now, then = self.far()
        table, seat = tables(self.before.variant), self.found.piece
        sources = [*bits(self.before.pawns[number]), *[table.house[seat]] * self.before.house[number]]
        sources += [table.forest] * self.before.forest[number]
        return min(then[source] for source in sources) > min(now[source] for source in sources)

    def far(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The steps to the goal of each source, before and after the turn."""
        now, then = (distances(each.variant, each.barricades) for each in (self.before, self.then))
        return now, then

    def shorter(self) -> int:
        """How much shorter the way of the pawn that went is; for one that stood on a field."""
        now, then = self.far()
        return now[self.index[self.source]] - then[self.index[self.target]]


def as_told(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


OFF_BOARD = {"house", "forest"}

TRUE: dict[str, Callable[[Seen], bool]] = {
    idea.REACHES.text: lambda seen: seen.is_goal(seen.target),
    idea.CAPTURES.text: lambda seen: (
        seen.before.owner(seen.index[seen.target]) == seen.before.seats.index(seen.found.piece)
        and seen.on_board(seen.then) == seen.on_board(seen.before) - (seen.source not in OFF_BOARD)
        and seen.found.piece != seen.seat
    ),
    idea.STOPS.text: lambda seen: bool(seen.place) and seen.stopped(),
    idea.FREES.text: lambda seen: (
        bool(seen.place) and (seen.source in OFF_BOARD or seen.shorter() > seen.before.die)
    ),
    idea.WINS_WITH.text: lambda seen: seen.numbers() == as_told(seen.wins()),
    idea.WINS_WITH_MANY.text: lambda seen: seen.numbers() == as_told(seen.wins()),
    idea.ESCAPES.text: lambda seen: (
        bool(seen.hits(seen.before, seen.source)) and not seen.hits(seen.then, seen.target)
    ),
    idea.HIT_BY.text: lambda seen: seen.numbers() == as_told(seen.hits(seen.then, seen.target)),
    idea.HIT_BY_MANY.text: lambda seen: seen.numbers() == as_told(seen.hits(seen.then, seen.target)),
    idea.ENTERS.text: lambda seen: seen.source in OFF_BOARD,
    idea.CLOSER.text: lambda seen: seen.shorter() > 0,
    idea.SEEMS_BEST.text: lambda seen: seen.found.move == GAME.best(seen.before, GAME.levels[-1], 0)[0],
}
"""Each reason, and whether it is so."""


@pytest.mark.slow
@pytest.mark.sampled("part", range(12), sample=1)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("variant", GAME.variants)
def test_what_is_said_is_true(variant: str, seats: int, part: int) -> None:
    said: Counter[str] = Counter()
    chance = random.Random(part)
    for position in on_the_way(variant, seats, {}, EACH * (part + 1))[-EACH:]:
        rolled = replace(position, die=chance.randint(1, 6))
        if found := GAME.idea(rolled):
            assert TRUE[found.why.text](Seen(rolled, found)), (GAME.dump(rolled), found)
            said[found.why.text] += 1
    assert len(said) > 2
