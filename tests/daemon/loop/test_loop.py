"""The loop between devices, disk and pages."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from companion.core.catalog.table_settings import Counting
from companion.core.model.commands import DieRolled, Undo
from companion.core.model.types import NO_POLES
from companion.daemon.loop.loop import ALIVE_MS
from companion.daemon.loop.view_publisher import SAVING_MS
from companion.games.malefiz import GAME
from companion.ports.commands import CommandRefused, NewGame, Resume, RollForMe, SeatLights
from companion.ports.table import View
from tests.daemon.loop.loop_rig import BOARD, PATIENCE_S, TWO, Rig, begun, rig


def test_poles_reach_the_table_and_a_pole_that_turns_over_is_a_touch() -> None:
    with rig() as made:
        begun(made)
        made.felt("a3", "i3")
        made.wait_ms(100)
        seen = made.until(
            lambda view: view.session is not None and view.session.pictures.poles != NO_POLES
        ).session
        assert seen is not None
        assert BOARD.names(seen.pictures.poles.norths) == ("a3", "i3")
        made.felt("i3")
        made.clock.now_ms += 100
        made.felt("i3")
        shown = made.until(
            lambda view: view.session is not None and bool(view.session.turn.tracker.seen.touches)
        )
        assert shown.session is not None
        (touch,) = shown.session.turn.tracker.seen.touches
        assert (BOARD.spots[touch.spot], touch.north, touch.exchanged) == ("a3", False, True)


def test_a_turn_goes_from_the_magnets_to_the_page_and_into_the_journal() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(DieRolled(0, 1))
        made.magnets("red:5")
        made.wait_ms(100)
        made.until(lambda view: view.session is not None and view.session.observation.kind == "in-hand")
        made.magnets("c1")
        made.wait_ms(100)
        made.until(lambda view: view.session is not None and view.session.observation.kind == "complete")
        made.wait_ms(550)
        view = made.until(lambda view: view.session is not None and bool(view.session.progress.history))
        assert view.session is not None
        assert view.session.progress.history[0].move == "house-c1"
        assert made.journal.kinds() == ["game", "roll", "input"]


def test_nothing_decided_is_seen_before_it_is_durable_and_a_slow_disk_is_told() -> None:
    with rig(slow=True) as made, ThreadPoolExecutor(1) as phone:
        made.plug(*BOARD.names(GAME.picture(GAME.setup("classic", ("red", "blue")))))
        asked = phone.submit(made.loop.execute, TWO)
        assert made.journal.written.wait(PATIENCE_S)
        made.go_round()  # the view waits for the disk
        made.wait_ms(SAVING_MS - 1)
        made.go_round()
        assert not any(view.saving for view in made.views)
        made.wait_ms(1)
        made.until(lambda view: view.saving)
        assert all(view.session is None for view in made.views)
        assert not asked.done()
        made.loop.on_durable(1)
        assert asked.result(PATIENCE_S).session is not None
        assert not made.loop.view().saving


def test_after_a_restart_the_game_goes_on_with_the_number_rolled() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(DieRolled(0, 4))
        rows = list(made.journal.rows)
    with rig(rows=rows) as again:
        view = again.until(lambda view: view.session is not None)
        assert view.session is not None
        assert (view.session.die, view.session.phase) == (4, "move")  # nobody has seen the board yet
        again.plug("a1")
        again.until(lambda view: view.session is not None and view.session.phase == "arrange")
        again.plug(*BOARD.names(view.session.pictures.expected))
        again.until(lambda view: view.session is not None and view.session.phase == "move")


def test_a_command_that_cannot_be_carried_out_is_refused_with_its_reason() -> None:
    with rig() as made:
        with pytest.raises(CommandRefused, match="No game has been started"):
            made.loop.execute(DieRolled(0, 1))
        with pytest.raises(CommandRefused, match="no game called chess"):
            made.loop.execute(NewGame("chess", "classic", ("red", "blue")))
        with pytest.raises(CommandRefused, match="two to four"):
            made.loop.execute(NewGame("malefiz", "classic", ("red",)))
        with pytest.raises(CommandRefused, match="no sensors for that board"):
            made.loop.execute(NewGame("malefiz", "fast", ("red", "blue")))
        with pytest.raises(CommandRefused, match="no stored game"):
            made.loop.execute(Resume(77))
        begun(made)
        with pytest.raises(CommandRefused, match="nothing to take back"):
            made.loop.execute(Undo(0))


def test_the_companion_rolls_and_a_seat_plays_without_lights() -> None:
    with rig() as made:
        begun(made)
        view = made.loop.execute(RollForMe())
        assert view.session is not None
        assert view.session.die in range(1, 7)
        assert view.session.progress.how_rolled == "rolled"
        assert view.lights
        assert not made.loop.execute(SeatLights("red", on=False)).lights
        assert made.loop.execute(SeatLights("red", on=True)).lights
        assert made.link.shown[-1]


def test_a_request_is_done_by_its_gesture_at_the_board_and_all_screens_tell_of_it() -> None:
    with rig() as made:
        begun(made)
        made.go_round()
        request = made.loop.hosts.ask("phone", "10.0.0.2")
        made.until(lambda view: view.hosts.asks)
        for spot in request.gesture:
            made.magnets(spot)
            made.wait_ms(300)
            made.magnets(spot)
            made.wait_ms(300)
        made.go_round()
        found = made.loop.hosts.find("phone", "10.0.0.2", request.request_id)
        assert found is not None
        assert (found.state, found.how) == ("done", "gesture")
        assert made.loop.hosts.use("phone", "10.0.0.2", request.request_id, to_host=False)
        made.loop.hosts.tell_new()
        made.until(lambda view: view.hosts.fresh and view.hosts.made == 1 and not view.hosts.asks)


def test_trouble_is_shown_while_a_decision_waits_for_the_disk() -> None:
    with rig(slow=True) as made, ThreadPoolExecutor(1) as phone:
        made.plug(*BOARD.names(GAME.picture(GAME.setup("classic", ("red", "blue")))))
        asked = phone.submit(made.loop.execute, TWO)
        assert made.journal.written.wait(PATIENCE_S)
        made.loop.on_trouble("the disk is full")
        made.until(lambda view: not view.journal_ok)
        made.loop.on_trouble("")
        made.loop.on_durable(1)
        assert asked.result(PATIENCE_S).journal_ok
        assert made.loop.view().journal_ok


def test_a_command_that_fails_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise OverflowError("a bug")

    with rig() as made:
        begun(made)
        monkeypatch.setattr(made.journal, "entries", broken)
        with pytest.raises(CommandRefused, match="damaged"):
            made.loop.execute(Resume(1))
        assert made.loop.execute(DieRolled(0, 3)).session.die == 3  # type: ignore[union-attr]  # a game is on


def test_after_a_stored_game_that_cannot_be_restored_turns_still_go_to_the_game_in_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("a bug")

    with rig() as made:
        begun(made)
        first = made.loop.view().game_id
        begun(made)
        second = made.loop.view().game_id
        assert first != second
        monkeypatch.setattr("companion.core.decision.fold.restore", broken)
        with pytest.raises(CommandRefused, match="is broken"):
            made.loop.execute(Resume(first or 0))
        assert made.loop.execute(DieRolled(0, 3)).game_id == second
        assert [game for game, entry in made.journal.rows if entry.kind == "roll"] == [second]


def test_trouble_with_the_journal_is_shown_and_its_end_too() -> None:
    with rig() as made:
        made.loop.on_trouble("the disk is full")
        made.until(lambda view: not view.journal_ok)
        made.views.clear()
        made.loop.on_trouble("")
        made.until(lambda view: view.journal_ok)


def test_a_page_that_fails_does_not_stop_the_game() -> None:
    def broken(_: View) -> None:
        raise RuntimeError("a page")

    with rig() as made:
        made.loop.watch(broken)
        begun(made)
        forget = made.loop.watch(broken)
        forget()


def test_a_loop_that_no_longer_goes_round_is_not_alive() -> None:
    with rig() as made:
        made.plug()
        made.wait_ms(1_000_000)  # as on a machine that has run for a while
        made.go_round()
        assert made.loop.alive()
        made.clock.now_ms += ALIVE_MS
        assert not made.loop.alive()


@pytest.mark.slow
def test_what_counts_for_lights_and_sounds_is_shown_when_it_changes_by_hand_or_by_the_clock() -> None:
    counting = [Counting(80, quiet=False, brightness=90)]
    made = Rig(counting=lambda: counting[0])
    thread = threading.Thread(target=made.loop.run, args=(made.journal,))
    thread.start()
    try:
        assert made.loop.view().care == counting[0]
        counting[0] = Counting(10, quiet=True, brightness=20)  # the clock has struck; nobody tells the loop
        assert made.until(lambda view: view.care.quiet).care == counting[0]
        counting[0] = Counting(11)
        made.loop.look_up()
        made.until(lambda view: view.care.volume == 11)
        rev = made.loop.view().rev
        made.loop.look_up()  # nothing else counts: no new view
        made.go_round()
        assert made.loop.view().rev == rev
    finally:
        made.loop.stop()
        thread.join(PATIENCE_S)
