"""What the panel's buttons mean: a real referee, a panel of paper."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest

from companion.core.model.commands import Done, Pause
from companion.core.model.session import legal
from companion.daemon.desk.panel import HOLD_MS, LATE_MS, Attendant, run_shutdown
from companion.ports.commands import RollForMe
from companion.ports.panel import Face, PanelAway, PanelUp
from tests.daemon.desk.panel_rig import PATIENCE_S, Rig, view

# --- what is pressed ---------------------------------------------------------------------------


@pytest.fixture
def rig() -> Iterator[Rig]:
    made = Rig()
    made.attendant.start()
    yield made
    made.attendant.close()
    assert made.panel.closed
    assert not made.desk.listeners


def test_at_volume_nought_the_buzzer_is_silent_and_buttons_still_work(rig: Rig) -> None:
    rig.desk.volume = 0
    rig.desk.publish()
    rig.press("roll")
    assert isinstance(rig.asked(), RollForMe)
    rig.press("shutdown")  # would be answered by a buzz
    rig.press("done")  # answered after it
    assert isinstance(rig.asked(), Done)
    assert rig.panel.tunes.empty()
    rig.desk.volume = 1
    rig.desk.publish()
    rig.nothing()


def complete(rig: Rig) -> None:
    """Red has moved; the picture has not rested yet."""
    made = rig.desk.made
    assert made
    made.die(100, 1)
    target = next(m for m in legal(made.session) if m.startswith("a3-"))[3:]
    made.touch(200, "-a3", f"+{target}")
    made.until(400)
    assert made.now == "complete"


def test_the_roll_button_rolls_once(rig: Rig) -> None:
    rig.press("roll")
    assert isinstance(rig.asked(), RollForMe)
    rig.press("roll")
    assert rig.tune() == "refused"  # nobody rolls until a six comes
    rig.nothing()
    assert rig.panel.faces[-1] == Face("steady", 4, 1, 4)


def test_rolling_after_a_move_ends_that_turn_and_rolls_for_the_next(rig: Rig) -> None:
    complete(rig)
    rig.press("roll")
    assert isinstance(rig.asked(), RollForMe)
    assert rig.tune() == "legal"
    rig.nothing()
    session = rig.desk.view().session
    assert session
    assert (session.seat, session.die) == ("blue", 4)


def test_done_ends_a_complete_turn_at_once_and_is_refused_where_nothing_is_to_be_done(rig: Rig) -> None:
    complete(rig)
    rig.press("done")
    assert isinstance(rig.asked(), Done)
    assert rig.tune() == "legal"
    rig.press("done")
    assert isinstance(rig.asked(), Done)
    assert rig.tune() == "refused"
    rig.nothing()


def test_a_seats_button_rolls_and_then_ends_its_turn_and_buzzes_at_others_turns(rig: Rig) -> None:
    rig.press("seats.blue")
    assert rig.tune() == "refused"
    rig.press("seats.red")
    assert isinstance(rig.asked(), RollForMe)
    rig.press("seats.red")
    assert isinstance(rig.asked(), Done)
    assert rig.tune() == "illegal"  # there is a move, and it was not made
    rig.nothing()


def test_the_pause_button_pauses_and_goes_on_and_in_a_pause_nothing_sounds(rig: Rig) -> None:
    rig.press("pause")
    assert rig.asked() == Pause(0, on=True, by="button")
    rig.press("seats.blue")
    rig.press("done")
    assert rig.asked() == Done(0)
    rig.press("pause")
    assert rig.asked() == Pause(0, on=False, by="button")
    rig.nothing()


def test_the_pause_button_held_opens_the_hotspot_where_there_is_one(rig: Rig) -> None:
    rig.press("pause", "down", "held", "up")
    assert isinstance(rig.asked(), Pause)
    assert rig.tune() == "proved"
    rig.opens = False
    rig.press("pause", "down", "held", "up")
    assert isinstance(rig.asked(), Pause)
    assert rig.tune() == "refused"
    rig.nothing()


def test_without_a_game_there_is_nothing_to_pause(rig: Rig) -> None:
    rig.desk.made = None
    rig.press("pause")
    assert isinstance(rig.asked(), Pause)
    assert rig.tune() == "refused"
    rig.nothing()


def test_without_a_game_buttons_are_refused_kindly(rig: Rig) -> None:
    rig.desk.made = None
    rig.press("seats.red")
    assert rig.tune() == "refused"
    rig.press("roll")
    assert isinstance(rig.asked(), RollForMe)
    assert rig.tune() == "refused"
    rig.nothing()


def test_shutting_down_needs_a_hold(rig: Rig) -> None:
    rig.press("shutdown")
    assert rig.tune() == "refused"
    assert rig.shut == []
    rig.press("shutdown", "down", "held", "up")
    assert rig.tune() == "goodbye"
    rig.nothing()
    assert rig.shut == ["down"]
    rig.shuts = False
    rig.press("shutdown", "down", "held", "up")
    assert [rig.tune(), rig.tune()] == ["goodbye", "fault"]
    assert HOLD_MS["shutdown"] == 3000


def test_holding_done_proves_while_a_browser_waits_and_a_short_press_is_still_done(rig: Rig) -> None:
    rig.desk.hosts.asking = 1
    rig.press("done", "down", "held", "up")
    assert rig.tune() == "proved"
    rig.nothing()
    rig.desk.hosts.asking = 1
    rig.press("done", "down", "up")
    assert isinstance(rig.asked(), Done)
    assert rig.tune() == "refused"  # roll first


def test_with_two_browsers_asking_a_hold_asks_back_and_presses_are_counted_not_told(rig: Rig) -> None:
    rig.desk.hosts.asking = 2
    rig.press("done", "down", "held", "up")
    assert rig.tune() == "question"
    rig.press("done", "down", "up")
    rig.press("done", "down", "held", "up")
    assert rig.tune() == "question"
    rig.nothing()
    assert rig.desk.hosts.pressed == 1


def test_holding_done_without_a_proof_is_done_once(rig: Rig) -> None:
    complete(rig)
    rig.press("done", "down", "held", "up")
    assert isinstance(rig.asked(), Done)
    assert rig.tune() == "legal"
    rig.nothing()


@pytest.mark.parametrize("button", ["roll", "seats.red", "done"])
def test_a_press_that_had_to_wait_too_long_is_refused(rig: Rig, button: str) -> None:
    complete(rig)
    rig.press(button, ago_ms=LATE_MS + 1)
    assert rig.tune() == "refused"
    rig.nothing()
    rig.press(button, ago_ms=LATE_MS)
    assert rig.asked()
    assert rig.tune() == "legal"


def test_a_late_hold_neither_shuts_down_nor_proves(rig: Rig) -> None:
    rig.press("shutdown", "held", ago_ms=LATE_MS + 1)
    assert rig.tune() == "refused"
    assert rig.shut == []
    rig.desk.hosts.asking = 1
    rig.press("done", "down")
    rig.press("done", "held", "up", ago_ms=LATE_MS + 1)
    assert rig.tune() == "refused"
    rig.nothing()
    assert rig.desk.hosts.asking == 1


def test_after_a_shutdown_that_took_long_the_button_works_again(rig: Rig) -> None:
    rig.press("shutdown", "held")
    rig.press("shutdown", "up", ago_ms=LATE_MS + 1)
    assert rig.tune() == "goodbye"
    rig.nothing()  # whose own press of this button is short again


def test_a_press_that_fails_does_not_silence_the_others(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    rig.desk.fails = True
    rig.press("roll")
    assert rig.tune() == "fault"
    rig.press("roll")
    assert rig.tune() == "fault"
    assert caplog.text.count("panel has failed") == 1
    rig.desk.fails = False
    rig.press("roll")
    assert isinstance(rig.asked(), RollForMe)


def test_a_panel_that_cannot_be_used_is_told_to_the_table_and_its_coming_back_too(rig: Rig) -> None:
    rig.panel.tell(PanelAway(7, "no-pins: gone"))
    assert rig.desk.panel.get(timeout=PATIENCE_S) == "no-pins: gone"
    rig.panel.tell(PanelUp(8))
    assert rig.desk.panel.get(timeout=PATIENCE_S) == ""


def test_a_view_that_is_overtaken_is_not_shown(rig: Rig) -> None:
    (listener,) = rig.desk.listeners
    listener(view(None, rev=9))
    listener(view(rig.desk.made, rev=8))
    assert rig.panel.faces[-1].status == "breathe"


# --- shutting down -----------------------------------------------------------------------------


def test_the_shutdown_command_is_run_and_its_refusal_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    assert run_shutdown([sys.executable, "-c", "pass"])
    assert not run_shutdown([sys.executable, "-c", "import sys; sys.exit('Access denied')"])
    assert caplog.records[-1].getMessage().endswith(": Access denied")
    assert not run_shutdown(["/nowhere/poweroff"])
    assert "No such file" in caplog.records[-1].getMessage()
    assert all(record.exc_info is None for record in caplog.records)


@pytest.mark.slow
def test_closing_does_not_wait_for_a_shutdown_that_hangs() -> None:
    made, go_on = Rig(), threading.Event()
    made.attendant = Attendant(made.desk, made.panel, lambda: go_on.wait(PATIENCE_S), made.clock)
    made.attendant.start()
    made.press("shutdown", "down", "held")
    assert made.tune() == "goodbye"
    made.attendant.close()
    assert made.panel.closed
    go_on.set()
