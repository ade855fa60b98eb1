"""A game that raises while it is played: off the table, told, nothing lost, and all others go on."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.core.model.commands import DieRolled, Enter
from companion.core.model.errors import PluginError
from companion.core.model.game import Game
from companion.ports.commands import CommandRefused, NewGame, Resume
from companion.words.sentences import tell_broken
from tests.daemon.loop.loop_rig import Rig, begun, rig
from tests.games.plug_ins import fails, install

TOY = NewGame("toy", "classic", ("red", "blue"))
MALEFIZ = NewGame("malefiz", "classic", ("red", "blue"))


@pytest.fixture
def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Game[Any]]:
    """The toy is on the first board, Malefiz on the other."""
    install(tmp_path, monkeypatch, "toy")
    found = games.look().games
    return {name: found[name] for name in ("toy", "malefiz")}


def gone(made: Rig) -> None:
    view = made.until(lambda view: view.aside == "toy")
    assert (view.session, view.game_id, view.lights) == (None, None, {})
    assert made.loop.alive()


def test_a_word_that_breaks_a_game_is_refused_and_the_game_is_kept_for_later(
    both: dict[str, Game[Any]], caplog: pytest.LogCaptureFixture
) -> None:
    with rig(games=both) as made:
        begun(made, TOY)
        made.loop.execute(DieRolled(0, 1))
        made.loop.execute(Enter(0, "house-c1"))
        rows = list(made.journal.rows)
        fails("toy").update(("kinds", "outcome"))
        with caplog.at_level(logging.ERROR), pytest.raises(CommandRefused) as refused:
            made.loop.execute(DieRolled(0, 2))
        assert refused.value.say == tell_broken("toy")
        gone(made)
        assert "put away: game 1 (toy): the game toy is broken: " in caplog.text
        assert "has raised ZeroDivisionError: division by zero" in caplog.text
        assert made.journal.rows[: len(rows)] == rows
        with pytest.raises(CommandRefused) as again:  # it is no better now
            made.loop.execute(Resume(1))
        assert again.value.say == tell_broken("toy")
        view = made.loop.execute(MALEFIZ)
        assert view.session is not None
        assert (view.session.game.name, view.aside) == ("malefiz", "")
        with pytest.raises(CommandRefused):  # what cannot be taken up does not disturb the game in play
            made.loop.execute(Resume(1))
        assert made.loop.view().session == view.session
        fails("toy").clear()
        view = made.loop.execute(Resume(1))
        assert view.session is not None
        assert [past.move for past in view.session.progress.history] == ["house-c1"]


@pytest.mark.parametrize(
    ("method", "spot"), [("judge", "i5"), ("kinds", "i5"), ("outcome", "c1"), ("seat_to_move", "c1")]
)
def test_hands_that_break_a_game_and_time_that_does(
    both: dict[str, Game[Any]], method: str, spot: str
) -> None:
    with rig(games=both) as made:
        begun(made, TOY)
        made.loop.execute(DieRolled(0, 1))
        fails("toy").add(method)
        made.magnets("red:5")
        made.wait_ms(100)
        made.magnets(spot)
        made.wait_ms(100)
        made.wait_ms(1500)
        gone(made)


def test_a_game_that_breaks_the_start_leaves_the_table_to_others(both: dict[str, Game[Any]]) -> None:
    with rig(games=both) as made:
        begun(made, TOY)
        rows = made.journal.rows
    fails("toy").add("kinds")
    with rig(games=both, rows=rows) as made:
        gone(made)
        assert made.loop.execute(MALEFIZ).session is not None


def test_a_game_that_is_no_longer_installed_leaves_the_table_to_others(both: dict[str, Game[Any]]) -> None:
    with rig(games=both) as made:
        begun(made, TOY)
        rows = made.journal.rows
    with rig(games={"malefiz": both["malefiz"]}, rows=rows) as made:
        gone(made)
        assert made.loop.execute(MALEFIZ).session is not None


def test_a_page_that_cannot_be_made_puts_its_game_away_and_no_other(both: dict[str, Game[Any]]) -> None:
    with rig(games=both) as made:
        begun(made, TOY)
        made.loop.failed(PluginError("malefiz", "of a stored game"))
        assert made.loop.execute(DieRolled(0, 1)).session is not None
        made.loop.failed(PluginError("toy", "tell_spot has raised KeyError"))
        gone(made)
