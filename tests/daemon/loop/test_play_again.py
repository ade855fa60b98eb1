"""The last game once more: the same players, seats and house rules; the next one begins."""

from __future__ import annotations

import pytest

from companion.core.model.commands import EndGame, SeatChange
from companion.core.model.fast_replace import replace
from companion.core.model.types import Entry, Lamp
from companion.daemon.loop.play_again import CALL_MS
from companion.games.malefiz import GAME
from companion.ports.commands import CommandRefused, ForgetNames, NewGame, PlayAgain, PutAway
from companion.ports.table import Again
from tests.daemon.loop.loop_rig import BOARD, TWO, Rig, begun, rig

SAFE = NewGame(
    "malefiz", "classic", ("red", "blue"), {"red": "Mia"}, options={"may_pass": True}, pawns={"red": 4}
)


def again(made: Rig) -> Again:
    found = made.loop.view().again
    assert found is not None
    return found


def test_a_game_that_has_ended_can_be_played_once_more_by_the_same_rules() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(SAFE)
        assert made.loop.view().again is None, "a game is on"
        made.loop.execute(SeatChange(0, "blue", "handover", "Papa"))
        made.loop.execute(EndGame(0))
        last = again(made)
        assert (last.wanted.seats, last.wanted.names) == (SAFE.seats, {"red": "Mia", "blue": "Papa"})
        assert (last.wanted.options, last.wanted.pawns) == (SAFE.options, SAFE.pawns)
        assert last.rules == SAFE.options
        assert last.wanted.first == "blue", "who sits next begins"
        view = made.loop.execute(PlayAgain(last.game_id))
        assert view.session is not None
        assert (view.session.seat, view.session.position.options.may_pass) == ("blue", True)
        assert view.session.table.names == {"red": "Mia", "blue": "Papa"}
        made.loop.execute(EndGame(0))
        assert again(made).wanted.first == "red"


def test_whoever_was_slower_begins_nothing() -> None:
    with rig() as made:
        begun(made)
        with pytest.raises(CommandRefused):
            made.loop.execute(PlayAgain(1))
        made.loop.execute(EndGame(0))
        last = again(made)
        made.loop.execute(PlayAgain(last.game_id))
        with pytest.raises(CommandRefused, match="meanwhile"):
            made.loop.execute(PlayAgain(last.game_id))


def test_after_a_start_it_is_known_which_game_was_the_last() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(SAFE)
        made.loop.execute(EndGame(0))
        last, rows = again(made), made.journal.rows
    with rig(rows=rows, ended={1, last.game_id}) as later:
        later.plug()
        later.go_round()
        found = later.until(lambda view: view.again is not None).again
        assert found is not None
        assert (found.game_id, found.wanted, found.stands) == (last.game_id, last.wanted, False)


def test_it_is_told_when_the_pieces_stand_whatever_nobody_plays() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(EndGame(0))
        assert again(made).stands
        made.magnets("red:1")
        made.until(lambda view: view.again is not None and not view.again.stands)
        made.magnets("red:1", "green:1")
        made.go_round()
        assert again(made).stands
        assert BOARD.names(GAME.picture(GAME.setup("classic", TWO.seats)))


def test_a_forgotten_name_comes_back_with_no_other_game_and_a_deleted_one_not_at_all() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(EndGame(0))
        last = again(made)
        made.loop.execute(ForgetNames(None, "mia"))
        assert again(made).wanted.names == {}
        made.loop.execute(PutAway(last.game_id))
        assert made.loop.view().again is None


def test_a_game_of_an_older_companion_does_not_say_how_it_was_ordered_and_is_not_offered() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(EndGame(0))
        rows = made.journal.rows
    untold = {key: value for key, value in rows[0][1].data.items() if key not in ("options", "first")}
    rows[0] = (1, Entry("game", 0, untold))
    with rig(rows=rows, ended=[1]) as later:
        later.go_round()
        assert later.loop.view().again is None


def test_where_nobody_sits_who_is_told_to_have_begun_the_first_seat_begins() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(EndGame(0))
        rows = made.journal.rows
    rows[0] = (1, Entry("game", 0, {**rows[0][1].data, "first": "nobody"}))
    with rig(rows=rows, ended=[1]) as later:
        later.go_round()
        assert again(later).wanted.first == TWO.seats[0]


def test_a_board_that_is_set_up_calls_for_the_game_by_its_lights_but_not_all_night() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(EndGame(0))
        breathing = {f"blue:{number}": Lamp("blue", "breathe") for number in range(1, 6)}
        assert made.loop.view().lights == breathing, "blue begins next"
        made.magnets("red:1")
        made.go_round()
        assert made.loop.view().lights != breathing
        made.magnets("red:1")
        made.go_round()
        assert made.loop.view().lights == breathing
        made.wait_ms(CALL_MS)
        made.until(lambda view: view.again is not None and view.again.stands and not view.lights)


def test_what_was_told_in_a_first_game_is_not_told_again_in_the_next() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(replace(SAFE, learns={"red": ()}))
        made.loop.execute(SeatChange(0, "red", "told", word="die"))
        made.loop.execute(EndGame(0))
        last = again(made)
        assert last.wanted.learns == {"red": ("die",)}
        view = made.loop.execute(PlayAgain(last.game_id))
        assert view.session is not None
        assert view.session.table.learns == {"red": ("die",)}
