"""Levels of help and the manner of a game through the loop: into the journal, and back after a restart."""

from __future__ import annotations

import pytest

from companion.core.guidance.assist_levels import level
from companion.core.model.commands import DieRolled, Pause, SeatChange
from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.ports.commands import CommandRefused
from companion.ports.table import View
from tests.daemon.loop.loop_rig import TWO, begun, rig


def session(view: View) -> Session:
    assert view.session is not None
    return view.session


def test_the_levels_are_there_after_a_restart_and_the_lights_with_them() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(SeatChange(0, "red", "hints", level="idea"))
        view = made.loop.execute(DieRolled(0, 2))
        assert [lamp.colour for lamp in view.lights.values()].count("cyan") == 2
        rows = list(made.journal.rows)
    with rig(rows=rows) as again:
        found = session(again.until(lambda view: view.session is not None))
        assert (level(found, "red"), level(found, "blue")) == ("idea", "which")


def test_a_tournament_is_one_after_a_restart() -> None:
    with rig() as made:
        assert session(made.loop.execute(replace(TWO, manner="tournament"))).table.tournament
        rows = list(made.journal.rows)
    assert rows[0][1].data["manner"] == "tournament"
    with rig(rows=rows) as again:
        found = session(again.until(lambda view: view.session is not None))
        assert found.table.tournament
        assert found.table.settings.strict
        with pytest.raises(CommandRefused, match="nobody gets help"):
            again.loop.execute(SeatChange(0, "red", "hints", level="idea"))


def test_a_friendly_game_is_written_down_as_ever() -> None:
    with rig() as made:
        begun(made)
        assert "manner" not in made.journal.rows[0][1].data


def test_the_level_can_be_chosen_in_a_pause() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(Pause(0, on=True, by="page"))
        assert level(session(made.loop.execute(SeatChange(0, "red", "hints", level="none"))), "red") == "none"
