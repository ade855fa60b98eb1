"""The Malefiz boards as data: graph facts, and a picture that can be drawn."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import pytest

from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.game import Board, bits
from companion.games.malefiz import GAME, moves, position as position_module, walk_tables
from companion.games.malefiz.board import ground
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import TABLES, count_sources, tables, walks

BOARDS = [GAME.board(variant) for variant in GAME.variants]
each_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)


def neighbours(board: Board) -> dict[int, set[int]]:
    near: dict[int, set[int]] = {spot: set() for spot in bits(board.fields)}
    for a, b in board.edges:
        near[a].add(b)
        near[b].add(a)
    return near


def steps_to(board: Board, start: int) -> dict[int, int]:
    near, found, waiting = neighbours(board), {start: 0}, [start]
    for field in waiting:
        for other in near[field] - found.keys():
            found[other] = found[field] + 1
            waiting.append(other)
    return found


@pytest.mark.parametrize(
    ("board", "fields", "links", "spots", "steps"),
    [(BOARDS[0], 112, 121, 132, 40), (BOARDS[1], 60, 66, 92, 26)],
    ids=["classic", "fast"],
)
def test_fields_links_spots_and_steps_to_the_goal_are_as_the_rules_say(
    board: Board, fields: int, links: int, spots: int, steps: int
) -> None:
    assert board.fields.bit_count() == fields
    assert len(board.edges) == links
    assert len(board.spots) == len(board.xy) == spots
    (goal,) = board.marks["goal"]
    distance = steps_to(board, board.index[goal])
    assert len(distance) == fields, "all fields hang together"
    assert distance[board.index[board.marks["first:red"][0]]] + 1 == steps
    assert len(neighbours(board)[board.index[goal]]) == 1


def test_classic_rows_hold_as_many_fields_as_on_the_printed_board() -> None:
    rows = ground("classic").rows
    assert [rows[row].bit_count() for row in range(1, 15)] == [17, 5, 17, 4, 13, 2, 9, 2, 5, 1, 17, 2, 17, 1]


@each_board
def test_links_join_fields_and_each_only_once(board: Board) -> None:
    assert len({frozenset(edge) for edge in board.edges}) == len(board.edges)
    assert all(a != b and board.fields >> a & board.fields >> b & 1 for a, b in board.edges)


@each_board
def test_no_two_spots_lie_nearer_than_half_a_field_width(board: Board) -> None:
    assert min(math.dist(a, b) for a, b in itertools.combinations(board.xy, 2)) >= 0.5


@each_board
def test_houses_lie_below_the_field_grid_in_front_of_their_first_fields(board: Board) -> None:
    for pool in board.pools[:4]:
        x, _y = board.xy[board.index[board.marks[f"first:{pool.name}"][0]]]
        places = [board.xy[spot] for spot in bits(pool.mask)]
        assert all(y < 0 for _x, y in places)
        assert sum(px for px, _y in places) / len(places) == x
        assert max(abs(px - x) for px, _y in places) <= 1


def test_the_forest_lies_in_the_empty_middle_of_the_fast_board() -> None:
    board = GAME.board("fast")
    forest = board.pools[4]
    assert (forest.name, forest.kind, forest.mask.bit_count()) == ("forest", None, 16)
    for spot in bits(forest.mask):
        x, y = board.xy[spot]
        assert 3 < x < 7
        assert 1 < y < 3
    assert board.marks["first:forest"] == ("f4",)


@each_board
def test_places_of_a_pool_are_named_from_1_up_in_bit_order(board: Board) -> None:
    for pool in board.pools:
        names = [board.spots[spot] for spot in bits(pool.mask)]
        assert names == [f"{pool.name}:{number}" for number in range(1, len(names) + 1)]


def test_an_unknown_variant_is_named() -> None:
    with pytest.raises(PositionError, match="unknown variant 'slow': malefiz has classic and fast"):
        GAME.board("slow")


def test_within_six_steps_each_classic_walk_meets_its_end_by_at_most_two_ways() -> None:
    ways = {
        (number, len(crossed))
        for source in range(count_sources(ground("classic")))
        for number, found in enumerate(walks("classic", source))
        for _target, crossed in found
    }
    assert {count for number, count in ways if number < 6} == {1}, "the shortest cycle has 12 fields"
    assert (6, 2) in ways


def test_sources_follow_the_seat_to_move_and_its_pawns() -> None:
    def named(position: Position) -> list[str]:
        return [moves.source_name(position, source) for source in position.sources]

    start = GAME.setup("fast", ["red", "blue"])
    assert named(start) == ["house"]
    out = replace(start, pawns=(start.ground.board.mask(["c1", "e1"]), 0), house=(0, 4), forest=(2, 0))
    assert named(out) == ["forest", "e1", "c1"]
    assert named(replace(out, turn=1)) == ["house"]
    assert replace(out, sources=()) == out


def test_lists_after_their_tables_were_thrown_away_are_as_before() -> None:
    position = GAME.setup("fast", ["red", "blue"])
    before = moves.targets(position, 6)
    TABLES.clear()
    walks.cache_clear()
    assert moves.targets(position, 6) == before


def test_the_memory_of_open_walks_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk_tables, "LIMIT", 2)
    table, board = tables("classic"), GAME.board("classic")
    source, one, two = (board.index[field] for field in ("g1", "f1", "h1"))
    answers = [table.look(2, source, around) for around in (0, 1 << one, 1 << two, 1 << one | 1 << two)]
    assert [board.names(targets) for _source, targets in answers] == [
        ("e1", "i1"),
        ("i1",),
        ("e1",),
        (),
    ]
    assert {number for number, _targets in answers} == {source}
    assert len(table.rows[2][-1][source]) <= 2


def test_the_memory_of_lists_of_sources_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_module, "CACHE_SIZE", 2)
    position_module.LISTED.clear()
    start = GAME.setup("classic", ["red", "blue"])
    pawns = [replace(start, pawns=(1 << field, 0)) for field in range(5)]
    assert [position.sources[1:] for position in pawns] == [(field,) for field in range(5)]
    assert len(position_module.LISTED) <= 2


def test_rows_hold_each_field_once_from_below_and_from_the_left() -> None:
    board = GAME.board("classic")
    heights, rows = list(board.rows), list(board.rows.values())
    assert heights == sorted(heights)
    assert all(board.xy[a][0] < board.xy[b][0] for row in rows for a, b in itertools.pairwise(row))
    assert sorted(itertools.chain(*rows)) == list(bits(board.fields))


@pytest.mark.parametrize("read", [ground, tables], ids=["ground", "tables"])
def test_a_board_that_is_none_is_refused_by_name(read: Callable[[str], object]) -> None:
    with pytest.raises(PositionError, match="unknown variant 'slow': malefiz has classic and fast"):
        read("slow")


def test_the_walks_are_found_where_a_game_begins_or_is_opened_and_not_in_the_first_turn() -> None:
    TABLES.clear()
    start = GAME.setup("fast", ["red", "blue"])
    assert list(TABLES) == ["fast"]
    TABLES.clear()
    GAME.load(GAME.dump(start))
    assert list(TABLES) == ["fast"]
