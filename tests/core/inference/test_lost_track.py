"""A child that sweeps over the board: the referee knows when it is lost, and the picture alone leads back."""

from __future__ import annotations

import pytest

from companion.core.decision import fold
from companion.core.guidance import way_back
from companion.core.inference import likelihood
from companion.core.model.commands import Choose, Pause
from companion.core.model.types import BoardFound
from companion.core.reducer import step
from companion.core.tracking import arrangements, tracker
from tests.sweeping_hands import BOARDS, middle_of_turn, put, sweep, words
from tests.table import SETTINGS, Table

Board = tuple[str, str]
RECORDED = ("input", "overruled", "undo", "won")


def recorded(table: Table) -> list[str]:
    return [entry.kind for entry in table.entries if entry.kind in RECORDED]


def lost(board: Board, seed: int = 1) -> tuple[Table, int, int]:
    """A table whose board was swept over: with the time, and what was recorded before."""
    table, at_ms = middle_of_turn(*board, seed)
    before = len(recorded(table))
    table.said.clear()
    for now_ms in sweep(table, at_ms, 150, seed=seed):
        at_ms = now_ms
    assert table.session.turn.tracker.ways.lost
    return table, at_ms, before


@pytest.mark.parametrize("board", BOARDS, ids="-".join)
def test_once_it_is_lost_a_touch_is_followed_no_more_and_no_more_is_kept_of_it(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, at_ms, _ = lost(board)
    monkeypatch.setattr(likelihood.Turn, "explain", None)
    monkeypatch.setattr("companion.core.tracking.arrangements.follow", None)
    monkeypatch.setattr("companion.core.tracking.arrangements.SortedWays", None)
    monkeypatch.setattr("companion.core.inference.input_sequences.shown", None)
    monkeypatch.setattr(type(table.session.game), "judge", None)
    for _ in sweep(table, at_ms, 60, seed=2):
        now = table.session.turn.tracker
        assert len(now.seen.touches) <= tracker.MANY
        assert now.arrangements is None
        assert len(now.ways.possible) == 1
        assert len(way_back.steps(table.session)) <= 2 * way_back.FEW
        assert table.session.phase in ("illegal", "ask")


@pytest.mark.parametrize("board", BOARDS, ids="-".join)
def test_what_is_followed_is_bounded_from_the_first_touch_on(board: Board) -> None:
    for seed in range(3):
        table, at_ms = middle_of_turn(*board)
        ways = 0
        for number, _ in enumerate(sweep(table, at_ms, 130, seed=seed), 1):
            now = table.session.turn.tracker
            ways = max(ways, len(now.ways.possible))
            fresh = (
                now.seen.since_ms > 0 and len(now.seen.touches) < number
            )  # a foul or a stone has counted meanwhile
            assert now.ways.lost or fresh or number <= 2 * tracker.MANY  # fluttering counts once
        assert ways <= arrangements.MOST_ARRANGEMENTS


@pytest.mark.parametrize("board", BOARDS, ids="-".join)
def test_put_right_the_game_goes_on_by_itself_and_nothing_was_recorded(board: Board) -> None:
    table, at_ms, _ = lost(board)
    start = table.session.turn.tracker.began.picture
    free = next(s for s in range(len(table.session.board.spots)) if not start >> s & 1)
    moved = start.bit_length() - 1
    at_ms = put(table, at_ms, start & ~(1 << moved) | 1 << free)
    assert words(table.said)[-1:] == ["illegal"]
    before = recorded(table)
    told = table.said[-1]
    assert told.lost
    assert told.reason == "unexplained"
    at_ms = put(table, at_ms, table.session.turn.tracker.began.picture)
    assert words(table.said)[-1] == "restored"
    assert not table.session.turn.tracker.ways.lost
    assert recorded(table) == before
    assert table.session.phase not in ("illegal", "ask", "arrange")


def test_a_turn_that_ends_it_is_asked_about_and_recorded_by_the_answer_alone() -> None:
    for seed in range(1, 6):
        table, at_ms, before = lost(("malefiz", "classic"), seed)
        turn = next(f for f in table.session.turn.footprints if f.added and not f.pools)
        start = table.session.turn.tracker.began.picture
        at_ms = put(table, at_ms, start & ~turn.removed | turn.added)
        assert words(table.said)[-1] == "ambiguous"
        assert turn.move in table.said[-1].moves
        assert len(recorded(table)) == before
        table.choose(at_ms + 10, turn.move)
        assert recorded(table)[before:] == ["input"]
        assert not table.session.turn.tracker.ways.lost


def test_once_the_picture_was_right_in_between_a_turn_counts_by_itself_again() -> None:
    table, at_ms, before = lost(("malefiz", "classic"))
    at_ms = put(table, at_ms, table.session.turn.tracker.began.picture)
    turn = next(
        f for f in table.session.turn.footprints if f.added and f.removed and not (f.lifted or f.pools)
    )
    start = table.session.turn.tracker.began.picture
    put(table, at_ms, start & ~turn.removed | turn.added)
    assert recorded(table)[before:] == ["input"]


def test_pieces_of_several_colours_that_were_lifted_are_asked_about_once_it_is_right() -> None:
    table, at_ms, _ = lost(("malefiz", "classic"))
    lifted = table.session.turn.tracker.seen.lifted
    put(table, at_ms, table.session.turn.tracker.began.picture)
    assert set(dict(table.session.dialogue.swap_question)) <= set(table.names(lifted))
    assert len({kind for _, kind in table.session.dialogue.swap_question}) > 1
    assert table.session.phase == "move"


@pytest.mark.parametrize("board", BOARDS, ids="-".join)
def test_ten_minutes_of_sweeping_tell_no_more_than_what_stands_wrong_at_rest(board: Board) -> None:
    table, at_ms, before = lost(board)
    said = len(table.said)
    for round_ in range(12):
        for now_ms in sweep(table, at_ms, 12, seed=round_, apart_ms=400):
            at_ms = now_ms
        at_ms += 45_000
        table.until(at_ms)
    assert set(words(table.said[said:])) <= {"illegal", "ambiguous"}
    assert len(table.said) - said <= 13
    assert len(recorded(table)) >= before
    assert not [one for one in table.said if one.verdict == "fault"]
    at_ms = put(table, at_ms, table.session.turn.tracker.began.picture)
    assert table.session.phase not in ("illegal", "ask", "arrange")


def test_after_a_restart_the_way_back_is_shown_and_a_turn_is_still_asked_about() -> None:
    table, at_ms, _ = lost(("malefiz", "classic"))
    table.until(at_ms + 2000)
    again = fold.restore(table.session.game, SETTINGS, table.entries)
    again, _ = step.step(again, BoardFound(10, table.raw))
    assert again.turn.arranging
    assert again.turn.tracker.ways.lost
    assert way_back.steps(again)
    turn = next(f for f in again.turn.footprints if f.added and not f.pools)
    shown = again.pictures.expected & ~turn.removed | turn.added
    again, _ = step.step(again, BoardFound(20, shown))
    assert again.observation.kind == "complete"
    assert not again.observation.sure


def test_a_storm_in_a_pause_is_only_compared_afterwards() -> None:
    table, at_ms = middle_of_turn("malefiz", "classic")
    start = table.session.pictures.expected
    table.tell(Pause(at_ms, on=True))
    for now_ms in sweep(table, at_ms, 100):
        at_ms = now_ms
    table.tell(Pause(at_ms + 10, on=False))
    assert table.session.phase == "arrange"
    put(table, at_ms + 100, start)
    assert table.session.phase == "move"


def test_a_storm_while_it_is_asked_ends_the_question_and_none_of_it_counts() -> None:
    table, at_ms, before = lost(("malefiz", "classic"))
    turn = next(f for f in table.session.turn.footprints if f.added and not f.pools)
    at_ms = put(table, at_ms, table.session.turn.tracker.began.picture & ~turn.removed | turn.added)
    assert table.session.phase == "ask"
    for now_ms in sweep(table, at_ms, 60, seed=9):
        at_ms = now_ms
    table.until(at_ms + 2000)
    assert table.session.phase == "illegal"
    table.tell(Choose(at_ms + 2100, turn.move))
    assert len(recorded(table)) == before


def test_a_storm_while_a_number_is_missing_takes_the_number_and_asks_about_what_stands_then() -> None:
    start, _ = middle_of_turn("malefiz", "classic")
    table = Table(start.session.game.dump(start.session.game.unrolled(start.session.position)))
    table.until(3000)
    at_ms = 3000
    for now_ms in sweep(table, at_ms, 100):
        at_ms = now_ms
    assert table.session.turn.tracker.ways.lost
    table.die(at_ms + 10, 3)
    assert table.session.die == 3
    assert "input" not in recorded(table)
    put(table, at_ms + 100, table.session.turn.tracker.began.picture)
    assert table.session.phase == "move"


def test_a_contact_that_flutters_does_not_lose_it() -> None:
    table, at_ms = middle_of_turn("malefiz", "classic")
    spot = table.session.board.spots[next(i for i in range(132) if table.raw >> i & 1)]
    for number in range(100):
        table.edge(at_ms + 40 * number, spot, number % 2 == 1)
    assert not table.session.turn.tracker.ways.lost
    assert [one.kind for one in table.said if one.verdict == "fault"] == ["chatter"]


def test_slow_hands_that_follow_the_way_back_see_the_next_step_after_every_touch() -> None:
    table, at_ms, _ = lost(("malefiz", "fast"))
    at_ms += 2000
    table.until(at_ms)
    for _ in range(100):
        way = way_back.steps(table.session)
        if not way:
            break
        for spot, on in ((way[0].frm, False), (way[0].to, True)):
            if spot is not None:
                at_ms += 1000
                table.edge(at_ms, table.session.board.spots[spot], on)
                table.until(at_ms + 31)
    table.until(at_ms + 2000)
    assert not table.session.turn.tracker.ways.lost
    assert words(table.said)[-1] == "restored"
