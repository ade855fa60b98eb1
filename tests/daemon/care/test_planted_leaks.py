"""Leaks that were thought of are planted, one after the other: the search for others' secrets finds each."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.inputs import read_input
from companion.core.model.types import Say
from companion.games.barbarossa import BarbarossaGame
from companion.journal import write_backup
from companion.state.private_state import private_views
from companion.web.answers import json_answer
from tests.daemon.secret_party import SEATS, LeakError, party, watched


def _whole_position(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BarbarossaGame, "public", lambda self, position, **_: self.dump(position))


def _whole_history(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.state.history_lines.is_secret", lambda *_: False)


def _whole_verdicts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.core.decision.fold.secret", lambda *_: False)


def _whole_export(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.journal.notation.text.secret", lambda *_: False)


def _whole_story(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.state.stored_games.stored_story.secret", lambda *_: False)


def _whole_bundle(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.daemon.care.bundle.hides", lambda _: False)


def _whole_backup(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.daemon.care.caretaker.write_backup", lambda *all_, **_: write_backup(*all_))


def _everybodys_seats(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        "companion.web.routes.read.private_views",
        lambda session, _, *more: private_views(session, SEATS, *more),
    )


def _public_for_seats(patch: pytest.MonkeyPatch) -> None:
    own = BarbarossaGame.public
    patch.setattr(
        BarbarossaGame, "public", lambda self, position, *, over: own(self, position, over=over, seat="green")
    )


def _letters_as_deeds(patch: pytest.MonkeyPatch) -> None:
    tell = BarbarossaGame.tell
    patch.setattr(
        BarbarossaGame,
        "tell",
        lambda self, before, given, taken: Say(
            "{what} {value}", {"what": tell(self, before, given, taken), "value": given.value}
        ),
    )
    patch.setattr("companion.words.input_words.is_secret", lambda *_: False)


def _logged(patch: pytest.MonkeyPatch) -> None:
    def read(text: str, known: Any) -> Any:
        logging.getLogger("companion.web").debug("an input: %s", text)
        return read_input(text, known)

    patch.setattr("companion.web.routes.play.read_input", read)


def _kept_by_phones(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("companion.web.access.security.POLICY", "")
    patch.setattr("companion.web.routes.read.json_answer", _cached)


def _cached(value: Any, status: int = 200) -> Any:
    answer = json_answer(value, status)
    answer.headers["Cache-Control"] = "max-age=60"
    return answer


LEAKS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    _whole_position: "state",
    _whole_history: "history",
    _whole_verdicts: "state",
    _whole_export: "export",
    _whole_story: "game",
    _whole_bundle: "bundle",
    _whole_backup: "backup",
    _everybodys_seats: "mine",
    _public_for_seats: "events",
    _letters_as_deeds: "game",
    _logged: "me",
    _kept_by_phones: "mine",
}
"""Ways to leak, and an endpoint where the leak shows (the log has none)."""


@pytest.mark.slow
@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_leak_would_be_found(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    caplog.set_level(logging.DEBUG)
    plant(monkeypatch)
    with party(tmp_path, 3, host_plays=False, steps=40) as table, pytest.raises(LeakError):
        watched(table, tmp_path, lambda: caplog.text, (LEAKS[plant],))
