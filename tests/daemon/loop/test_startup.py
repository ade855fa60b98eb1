"""A start: the game is coming back, nothing is carried out meanwhile, and what breaks is put away."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core import timed_play as plays
from companion.core.guidance import lights
from companion.core.model.commands import DieRolled
from companion.core.model.types import Entry
from companion.daemon.loop.startup import Startup
from companion.daemon.start_record import NAME, StartRecord
from companion.ports.commands import CommandRefused, NewGame, Resume, SetAside, Starting
from companion.ports.table import View
from companion.state.public_state import public_state
from companion.words.i18n import translator
from tests.daemon.loop.loop_rig import PATIENCE_S, Rig, begun, rig


@contextmanager
def started() -> Iterator[Rig]:
    """A loop whose journal is not open yet."""
    made = Rig()
    thread = threading.Thread(target=made.loop.run)
    thread.start()
    try:
        yield made
    finally:
        made.loop.stop()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


def played() -> list[tuple[int, Entry]]:
    """The rows of a game in which a number was rolled."""
    with rig() as made:
        begun(made)
        made.loop.execute(DieRolled(0, 4))
        return list(made.journal.rows)


def shown(view: View) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(public_state(view, translator("en"), "en"))
    return told


def test_from_the_first_look_on_a_table_says_that_it_is_starting() -> None:
    assert Rig().loop.view().starting


def test_until_the_journal_is_open_pages_say_so_and_nothing_is_carried_out() -> None:
    with started() as made:
        first = made.until(lambda view: view.starting)
        state = shown(first)
        assert state["phase"] == "starting"
        assert state["awaiting"]["what"] == "starting"
        assert state["awaiting"]["text"] == "One moment, your game is coming back."
        made.plug("a1")
        for command in (DieRolled(0, 1), NewGame("malefiz", "classic", ("red", "blue")), Resume(1)):
            with pytest.raises(Starting):
                made.loop.execute(command)
        with pytest.raises(Starting):
            made.loop.games()
        with pytest.raises(Starting):
            made.loop.export(1)
        assert made.loop.alive()
        made.journal.rows.extend(played())
        made.loop.open(made.journal).result(PATIENCE_S)  # type: ignore[arg-type]  # a journal in memory
        view = made.loop.view()
        assert view.session is not None
        assert not view.starting
        assert view.session.die == 4
        revs = [each.rev for each in made.views]
        assert revs == sorted(set(revs))
        assert made.loop.games()


def test_whoever_pulls_the_plug_once_it_is_ready_has_made_no_start_fail(tmp_path: Path) -> None:
    kept: list[str] = []
    told, stop = threading.Event(), threading.Event()
    with started() as made, closing(StartRecord.open(tmp_path, tmp_path / "games.sqlite")) as record:

        def ready() -> None:
            kept.append((tmp_path / NAME).read_text(encoding="utf-8"))
            told.set()

        startup = Startup(lambda _: made.journal, made.loop, record, ready, stop)  # type: ignore[arg-type, return-value]  # a journal in memory
        startup.start()
        assert told.wait(PATIENCE_S)
        assert startup.close()
    assert startup.error is None
    assert json.loads(kept[0])["phase"] == "running"


def test_a_journal_of_a_newer_companion_is_told_on_the_page() -> None:
    with started() as made:
        made.journal.newer = "0099-future"
        made.loop.open(made.journal).result(PATIENCE_S)  # type: ignore[arg-type]  # a journal in memory
        state = shown(made.loop.view())
        assert state["phase"] == "idle"
        assert state["awaiting"]["text"].startswith("A newer companion wrote the games here")


def test_revisions_grow_from_run_to_run() -> None:
    revs = []
    for run in (1, 2, 3):
        made = Rig(run=run)
        made.loop.stop()
        made.loop.run()
        revs.append(made.loop.view().rev)
    assert revs == sorted(revs)
    assert max(revs) < 2**53


@pytest.mark.parametrize("broken", ["last_unfinished", "entries"])
def test_whatever_breaks_while_the_game_is_read_it_is_put_away_and_another_can_begin(
    broken: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = Rig()
    made.journal.rows.extend(played())

    def no_json(*_: object) -> None:
        json.loads("{")

    monkeypatch.setattr(made.journal, broken, no_json)
    thread = threading.Thread(target=made.loop.run, args=(made.journal,))
    with caplog.at_level(logging.ERROR):
        thread.start()
        view = made.until(lambda view: not view.starting)
    try:
        assert view.session is None
        assert (view.aside, view.aside_id) == (("?", None) if broken == "last_unfinished" else ("malefiz", 1))
        assert shown(view)["aside"]["game_id"] == view.aside_id
        assert "put away" in shown(view)["awaiting"]["text"]
        assert caplog.text.count("JSONDecodeError") >= 1
        assert len(caplog.records) == 1
        assert made.loop.execute(NewGame("malefiz", "classic", ("red", "blue"))).aside == ""
    finally:
        made.loop.stop()
        thread.join(PATIENCE_S)


def test_a_game_whose_end_is_missing_goes_on_only_once_the_host_takes_it_up() -> None:
    made = Rig()
    made.journal.rows.extend(played())
    made.journal.cut.add(1)
    thread = threading.Thread(target=made.loop.run, args=(made.journal,))
    thread.start()
    try:
        view = made.until(lambda view: not view.starting)
        assert view.session is None
        assert (view.aside, view.aside_id) == ("malefiz", 1)
        assert made.journal.cut == {1}
        text = shown(view)["aside"]["text"]
        assert "Nothing is lost" not in text
        assert "says what is missing" in text
        assert shown(view)["awaiting"]["text"] == text
        view = made.loop.execute(Resume(1))
        assert view.session is not None
        assert made.journal.cut == set()
    finally:
        made.loop.stop()
        thread.join(PATIENCE_S)


def raising(*_: object, **__: object) -> None:
    """Fails as a bug of ours does, not as a plug-in."""
    raise KeyError("a bug")


@pytest.mark.parametrize(
    ("module", "name"), [(lights, "light_plan"), (plays, "levels"), (plays, "advance"), (plays, "lost")]
)
def test_a_bug_in_play_puts_the_game_away_once_and_it_can_be_tried_again_or_set_aside(
    module: Any, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with rig() as made:
        begun(made)
        with monkeypatch.context() as bug, caplog.at_level(logging.ERROR):
            bug.setattr(module, name, raising)
            made.magnets("c1")
            made.wait_ms(100)
            if name == "lost":
                made.unplug()
            view = made.until(lambda view: bool(view.aside))
            assert (view.session, view.aside, view.aside_id) == (None, "malefiz", 1)
            for _ in range(20):
                made.wait_ms(50)
            assert made.loop.alive()
            assert [each.getMessage() for each in caplog.records] == ["put away: game 1 (malefiz): 'a bug'"]
        assert made.loop.execute(Resume(1)).session is not None
        with pytest.raises(CommandRefused):
            made.loop.execute(SetAside(1))


def test_a_game_that_was_set_aside_stays_there_until_somebody_resumes_it() -> None:
    asides: set[int] = set()
    with rig(asides=asides) as made:
        begun(made)
        made.loop.failed(KeyError("a bug"), made.loop.view().game_id)
        made.until(lambda view: view.aside_id == 1)
        with pytest.raises(CommandRefused):
            made.loop.execute(SetAside(7))
        view = made.loop.execute(SetAside(1))
        assert (view.aside, view.aside_id, asides) == ("", None, {1})
        rows = list(made.journal.rows)
    with rig(rows=rows, asides=asides) as again:
        view = again.until(lambda view: not view.starting)
        assert (view.session, view.aside) == (None, "")
        assert again.loop.execute(Resume(1)).session is not None
        assert not asides


def test_a_page_that_cannot_show_a_game_that_has_gone_meanwhile_disturbs_no_other() -> None:
    with rig() as made:
        begun(made)
        made.loop.failed(KeyError("a bug"), 77)
        assert made.loop.execute(DieRolled(0, 1)).session is not None


def test_without_a_game_a_bug_is_told_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with rig() as made:
        with monkeypatch.context() as bug, caplog.at_level(logging.ERROR):
            bug.setattr(made.devices, "take", raising)
            for _ in range(5):
                made.wait_ms(50)
            with pytest.raises(CommandRefused):
                made.loop.execute(DieRolled(0, 1))
            assert len(caplog.records) == 1
        begun(made)
