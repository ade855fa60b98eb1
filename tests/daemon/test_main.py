"""How the program ends; all else of it, `tests.test_check_and_run` shows."""

from __future__ import annotations

import signal
from contextlib import closing
from pathlib import Path

from companion.config.sections import Referee
from companion.daemon.main import run_table
from companion.daemon.setup import PAUSE_AFTER_MS, Setup
from companion.daemon.start_record import StartRecord
from companion.web import WebSettings


def test_a_table_without_a_configuration_pauses_after_as_long_as_one_with_a_configuration() -> None:
    assert Referee().pause_after_min * 60_000 == PAUSE_AFTER_MS


def test_who_stops_it_in_safe_mode_is_told_that_all_went_well(tmp_path: Path) -> None:
    journal, said = tmp_path / "games.sqlite", list[str]()
    for _ in range(2):
        with closing(StartRecord.open(tmp_path, journal)) as record:
            record.doing("game")

    def tell(line: str) -> None:
        said.append(line)
        signal.raise_signal(signal.SIGTERM)

    assert run_table(Setup([], journal, "127.0.0.1", 0, WebSettings(port=0), tell=tell)) == 0
    assert "safe mode" in said[0]
    assert not journal.exists()
