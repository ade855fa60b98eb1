"""The engine and the naive generator agree on random positions, both boards, all options."""

from __future__ import annotations

from collections import Counter
from unittest.mock import patch

import pytest
from hypothesis import given, strategies as st

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.malefiz import GAME, moves, playout as playout_module
from companion.games.malefiz.playout import Playout, Table
from companion.games.malefiz.position import Position
from tests.games.malefiz_positions import NUMBERS, positions
from tests.naive_malefiz import NaiveMalefiz
from tests.short_and_full import examples

NAIVE = {variant: NaiveMalefiz(variant) for variant in GAME.variants}
numbers = st.sampled_from(NUMBERS)
pytestmark = pytest.mark.slow


@given(positions(), numbers)
@examples(100, 300)
def test_the_lists_of_legal_turns_are_the_same(position: Position, die: int) -> None:
    wanted = NAIVE[position.variant].legal(GAME.dump(position), die)
    assert GAME.legal(position, die) == wanted
    assert GAME.count(position, die) == len(wanted)


@given(positions(), numbers, st.data())
@examples(100, 300)
def test_a_turn_leads_to_the_same_position(position: Position, die: int, data: st.DataObject) -> None:
    move = data.draw(st.sampled_from(GAME.legal(position, die)))
    wanted = NAIVE[position.variant].apply(GAME.dump(position), die, move)
    assert GAME.dump(GAME.apply(position, die, move)) == wanted


@given(positions(), numbers, st.data())
@examples(100, 300)
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
@examples(40, 100)
def test_random_turns_are_the_legal_ones_each_drawn_by_an_equal_share(position: Position, die: int) -> None:
    options = replace(position.options, six_again=False, play_for_places=False, may_pass=False)
    plain = replace(position, options=options, places=())
    playout, listed = Playout(plain.variant), moves.targets(plain, die)
    wanted = turns(plain, die, listed)
    ways = playout.ways[die - 1][0] * len(listed)
    seen = Counter(drawn(playout, plain, die, (way + 0.5) / ways) for way in range(ways))
    assert seen - Counter({None: ways}) == wanted
    with patch.object(playout_module, "DRAWS", 0):  # from the list of legal moves
        count = wanted.total()
        seen = Counter(drawn(playout, plain, die, (share + 0.5) / count) for share in range(count))
        assert seen == wanted
        if not count:
            assert drawn(playout, plain, die, 0.5) == GAME.apply(plain, die, "pass")


class TakenError(Exception):
    """A barricade was taken; its place is drawn next."""


def turns(position: Position, die: int, listed: list[tuple[int, Mask]]) -> Counter[Position | int | None]:
    """What `drawn` tells of each legal pawn move."""
    taken = (field for _source, ends in listed for field in bits(ends & position.barricades))
    others = (move for move in GAME.legal(position, die) if move != "pass" and "*" not in move)
    return Counter([*taken, *(GAME.apply(position, die, move) for move in others)])


def drawn(playout: Playout, position: Position, die: int, share: float) -> Position | int | None:
    """The position after a random turn, or the field of the barricade it takes; None where it draws again."""

    def put(_table: Table, taken: int, _draw: object) -> None:
        raise TakenError(taken)

    with patch.object(Table, "put", put):
        try:
            return playout.play(position, iter([(die - 1 + share) / 6]).__next__, 1)[0]
        except TakenError as taken:
            field: int = taken.args[0]
            return field
        except StopIteration:
            return None


@given(positions(), numbers)
@examples(40, 100)
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
