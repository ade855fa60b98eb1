"""The engine and the naive generator agree on random positions, both boards, all options."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model.footprint import Footprint
from companion.core.model.replace import replace
from companion.core.model.types import Mask
from companion.games.malefiz import GAME, moves
from companion.games.malefiz.playout import Playout
from companion.games.malefiz.position import Position
from companion.games.malefiz.tables import tables
from tests.games.malefiz_positions import NUMBERS, positions
from tests.naive import NaiveMalefiz

NAIVE = {variant: NaiveMalefiz(variant) for variant in GAME.variants}
numbers = st.sampled_from(NUMBERS)
pytestmark = pytest.mark.slow


@given(positions(), numbers)
@settings(max_examples=300, deadline=None)
def test_the_lists_of_legal_turns_are_the_same(position: Position, die: int) -> None:
    wanted = NAIVE[position.variant].legal(GAME.dump(position), die)
    assert GAME.legal(position, die) == wanted
    assert GAME.count(position, die) == len(wanted)


@given(positions(), numbers, st.data())
@settings(max_examples=300, deadline=None)
def test_a_turn_leads_to_the_same_position(position: Position, die: int, data: st.DataObject) -> None:
    move = data.draw(st.sampled_from(GAME.legal(position, die)))
    wanted = NAIVE[position.variant].apply(GAME.dump(position), die, move)
    assert GAME.dump(GAME.apply(position, die, move)) == wanted


@given(positions(), numbers, st.data())
@settings(max_examples=300, deadline=None)
def test_a_footprint_turns_the_picture_before_into_the_picture_after(
    position: Position, die: int, data: st.DataObject
) -> None:
    footprints = GAME.footprints(replace(position, die=die))
    texts = [move for move in GAME.legal(position, die) if move != "pass"]
    assert [each.move for each in footprints] == texts
    if not footprints:
        return
    footprint = data.draw(st.sampled_from(footprints))
    after = GAME.apply(position, die, footprint.move)
    board = GAME.board(position.variant)
    goal = board.mask(board.marks["goal"])
    expected = GAME.picture(after)
    if position.options.play_for_places:  # the pawn stands on the goal, and then is taken off the board
        expected |= footprint.added & goal
    assert board.key(expected) == stamped(position, footprint)


def stamped(position: Position, footprint: Footprint) -> tuple[int, ...]:
    """The key of the picture before, changed as the footprint says; it must fit what stood there."""
    board = GAME.board(position.variant)
    fields, *pools = board.key(GAME.picture(position))
    assert footprint.removed & ~fields == 0
    assert footprint.added & fields == 0
    assert footprint.lifted & ~fields == 0
    assert footprint.lifted & footprint.removed == 0
    for pool, change in footprint.pools:
        pools[pool] += change
    for pool in footprint.pool_lifts:
        assert board.key(GAME.picture(position))[1 + pool]
    sources = footprint.removed | footprint.lifted
    for field, came_from in footprint.arrivals:
        assert (footprint.added | footprint.lifted) >> field & 1
        assert came_from & ~board.fields or came_from & ~sources == 0
    return (fields & ~footprint.removed | footprint.added, *pools)


@given(positions(), numbers)
@settings(max_examples=100, deadline=None)
def test_random_turns_are_the_legal_ones_each_drawn_by_an_equal_share(position: Position, die: int) -> None:
    """All pairs of draws, since whoever draws a capture that is barred draws again."""
    options = replace(position.options, six_again=False, play_for_places=False, may_pass=False)
    plain = replace(position, options=options, places=())
    playout, walks = Playout(plain.variant), tables(plain.variant)
    listed, rolled = moves.targets(plain, die), (die - 0.5) / 6
    open_ones = sum(ends.bit_count() for _source, ends in listed)
    all_ones = sum(walks.look(die, source, plain.barricades).bit_count() for source, _ends in listed)
    legal = [move for move in GAME.legal(plain, die) if move != "pass"]
    wanted = Counter(GAME.apply(plain, die, move) for move in legal if "*" not in move)
    with_barricade = {GAME.apply(plain, die, move) for move in legal if "*" in move}
    seen = Counter(
        playout.play(plain, repeat(rolled, (first + 0.5) / all_ones, (again + 0.5) / open_ones), 1)[0]
        for first in range(all_ones)
        for again in range(open_ones)
    )
    assert {after for after in seen if after not in wanted} <= with_barricade
    assert {after: seen[after] for after in wanted} == {after: n * all_ones for after, n in wanted.items()}


def repeat(*first: float) -> Callable[[], float]:
    """A draw that gives these numbers, and then goes through the free fields one by one."""
    return itertools.chain(first, itertools.count(0.001, 0.009)).__next__


@given(positions(), numbers)
@settings(max_examples=100, deadline=None)
def test_the_target_list_names_each_source_of_the_seat_to_move(position: Position, die: int) -> None:
    listed = moves.targets(position, die)
    wanted = dict(NAIVE[position.variant].targets(GAME.dump(position), die))
    board = GAME.board(position.variant)
    found: dict[str, set[str]] = {
        moves.source_name(position, source): set(names(position, ends)) for source, ends in listed
    }
    assert len(listed) == len(found)
    assert found == wanted
    assert all(ends & ~board.fields == 0 for _source, ends in listed)


def names(position: Position, mask: Mask) -> tuple[str, ...]:
    return GAME.board(position.variant).names(mask)
