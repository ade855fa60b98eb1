"""Overrulings through the loop: from the magnets into the journal, and back after a restart."""

from __future__ import annotations

import pytest

from companion.core.model.commands import Agree, DieRolled, Overrule
from companion.core.model.session import Session
from companion.games.malefiz import GAME
from companion.ports.commands import CommandRefused
from companion.ports.table import View
from tests.daemon.loop.loop_rig import Rig, begun, rig


def session(view: View) -> Session:
    assert view.session is not None
    return view.session


def wrong(made: Rig) -> None:
    """Red rolled a 2 and went to g1, which is five away."""
    begun(made)
    made.loop.execute(DieRolled(0, 2))
    made.magnets("red:5")
    made.wait_ms(200)
    made.magnets("g1")
    made.wait_ms(200)
    made.wait_ms(1000)
    made.until(lambda view: view.session is not None and view.session.phase == "illegal")


def test_an_accepted_move_is_durable_and_there_after_a_restart() -> None:
    with rig() as made:
        wrong(made)
        shown = session(made.loop.execute(Overrule(0, "accept")))
        assert GAME.dump(shown.position)["pieces"]["g1"] == "red"
        assert (shown.seat, shown.phase) == ("blue", "roll")
        assert made.journal.kinds() == ["game", "roll", "illegal", "overruled"]
        rows = list(made.journal.rows)
    with rig(rows=rows) as again:
        view = again.until(lambda view: view.session is not None)
        assert session(view).position == shown.position
        assert session(view).progress.history[-1].over == shown.progress.history[-1].over


def test_what_both_seats_want_is_done_with_the_second_and_written_down_as_asked_for() -> None:
    with rig() as made:
        wrong(made)
        assert session(made.loop.execute(Overrule(0, "accept", seats=("red",)))).dialogue.proposal is not None
        assert "overruled" not in made.journal.kinds()
        assert session(made.loop.execute(Agree(0, ("blue",)))).progress.history[-1].over is not None
        asked = [entry.data["is"] for _, entry in made.journal.rows if entry.data.get("is")]
        assert asked[-2:] == ["Overrule", "Agree"]


def test_what_cannot_be_now_is_refused_with_what_would_help() -> None:
    with rig() as made:
        begun(made)
        with pytest.raises(CommandRefused, match="edit the position"):
            made.loop.execute(Overrule(0, "accept"))
        with pytest.raises(CommandRefused, match="Nothing is proposed"):
            made.loop.execute(Agree(0, ("red",)))
