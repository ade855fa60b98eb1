"""A configured table, looked at before play and served, with a virtual board at the end of the cable."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from companion import config
from companion.config import Config
from companion.core.model.errors import ConfigError, InputError
from companion.daemon.bench.check import check, open_bench
from companion.daemon.setup import Setup
from companion.daemon.wiring import configured
from companion.games import installed
from companion.journal import Journal
from companion.journal.game_records import read_game, read_games
from firmware_bridge.virtual_board import VirtualBoard
from hardware.board_map import load_board_map
from tests.games.plug_ins import install
from tests.system.running import Client, free_port, killed_on_failure

PROGRAM = [sys.executable, "-m", "companion.cli"]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Path]:
    """A configuration file whose device is a virtual board that lies under fast."""
    spots = load_board_map("malefiz-fast")
    board = VirtualBoard(
        path=tmp_path / "port",
        lines=spots.line_of,
        lights=spots.light_of,
        clock=lambda: time.monotonic_ns() // 1_000_000,
    )
    board.start()
    file = tmp_path / "table.toml"
    file.write_text(
        f'[[device]]\nname = "table"\nport = "{tmp_path / "port"}"\nmap = "malefiz-fast"\n'
        f'[web]\nhost = "127.0.0.1"\nport = {free_port()}\n[journal]\npath = "games.sqlite"\n'
    )
    yield file
    board.close()


def findings(table: Path, old: str = "", new: str = "") -> list[tuple[bool, str]]:
    table.write_text(table.read_text().replace(old, new, 1))
    loaded: Config = config.load(table)
    return [(finding.ok, finding.text) for finding in check(loaded, hello_s=1)]


def test_a_good_table_is_found_good(table: Path) -> None:
    first, journal, games, *others = findings(table)
    assert first == (True, f"configuration {table}: 1 device")
    assert journal[0]
    assert journal[1].startswith(f"journal {table.parent / 'games.sqlite'}, will be made, ")
    assert games == (True, f"games {', '.join(installed())}")
    assert others == [
        (True, "map of table: malefiz-fast, 92 spots"),
        (True, "link to table: firmware virtual 1.0, 92 lines, 92 lights"),
    ]


def test_two_devices_are_two_and_may_not_both_read_the_same_spots(table: Path) -> None:
    again = f'[[device]]\nname = "second"\nport = "{table.parent / "none"}"\nmap = "malefiz-fast"\n[web]'
    first, *others = findings(table, "[web]", again)
    assert first == (True, f"configuration {table}: 2 devices")
    wrong = [text for ok, text in others if not ok]
    assert "has a line on device second and on device table" in wrong[0]


def test_a_bench_that_ends_lets_its_devices_go(table: Path) -> None:
    def running() -> set[str]:
        return {thread.name for thread in threading.enumerate()}

    with open_bench(config.load(table)):
        assert "link table" in running()
    assert "link table" not in running()


def test_a_journal_that_cannot_be_kept_is_named(table: Path) -> None:
    journal = table.parent / "games.sqlite"
    journal.mkdir()
    assert findings(table)[1] == (False, f"journal {journal}: this is a folder; the journal is a file")
    journal.rmdir()
    os.mkfifo(journal)  # whoever opened it would wait for ever
    told = f"journal {journal}: this is a pipe or a device; the journal is a file"
    assert findings(table)[1] == (False, told)
    with pytest.raises(InputError, match="this is a pipe"):
        Journal.open(journal, lambda _row: None, lambda _text: None)
    journal.unlink()
    journal.write_text("a letter to grandmother, longer than the head of a database " * 20)
    ok, text = findings(table)[1]
    assert not ok
    assert text.startswith(f"journal {journal}: this is no journal that can be read")
    assert findings(table, "games.sqlite", "table.toml/games.sqlite")[1] == (
        False,
        f"journal {table / 'games.sqlite'}: {table} is a file, must be a folder",
    )


def test_a_journal_with_games_is_found_good(table: Path) -> None:
    path = table.parent / "games.sqlite"
    Journal.open(path, lambda _row: None, lambda _text: None).close()
    assert findings(table)[1][1].startswith(f"journal {path}, 0 games, ")


def test_a_full_disk_is_found_before_play(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _folder: SimpleNamespace(free=4096))
    ok, text = findings(table)[1]
    assert not ok
    assert "the disk is full, 4 kB are left" in text


@pytest.mark.slow
@pytest.mark.parametrize("command", ["run", "demo"])
def test_a_folder_in_the_journals_place_is_one_line_before_ready(table: Path, command: str) -> None:
    arguments = ["--config", str(table)]
    journal = table.parent / "games.sqlite"
    if command == "demo":
        arguments = ["--data", str(table.parent), "--port", str(free_port())]
        journal = table.parent / "journal.sqlite"
    journal.mkdir()
    done = subprocess.run(
        [*PROGRAM, command, *arguments], capture_output=True, text=True, timeout=20, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    told = f"companion {command}: {journal}: this is a folder; the journal is a file"
    assert [line for line in done.stderr.splitlines() if not line.startswith("INFO")] == [told]


@pytest.mark.slow
def test_a_closed_terminal_is_a_clean_stop(table: Path) -> None:
    with killed_on_failure(
        subprocess.Popen(
            [
                "env",
                "--default-signal=HUP",
                *PROGRAM,
                "run",
                "--config",
                table,
            ],  # also where the tests run under nohup
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
    ) as daemon:
        assert daemon.stdout
        assert any(line.startswith("ready ") for line in iter(daemon.stdout.readline, ""))
        daemon.send_signal(signal.SIGHUP)
        assert daemon.wait(20) == 0


@pytest.mark.slow
def test_under_nohup_the_table_outlives_its_terminal(table: Path) -> None:
    with killed_on_failure(
        subprocess.Popen(
            ["nohup", *PROGRAM, "run", "--config", table],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
    ) as daemon:
        assert daemon.stdout
        assert any(line.startswith("ready ") for line in iter(daemon.stdout.readline, ""))
        daemon.send_signal(signal.SIGHUP)
        with pytest.raises(subprocess.TimeoutExpired):
            daemon.wait(1)
        daemon.send_signal(signal.SIGTERM)
        assert daemon.wait(20) == 0


def test_a_board_that_is_too_small_for_its_map_is_named(table: Path) -> None:
    ok, text = findings(table, "malefiz-fast", "malefiz-classic")[-1]
    assert not ok
    assert text.startswith("link to table: wrong-board: the device has 92 lines and 92 lights, ")


@pytest.mark.slow
def test_a_port_where_nobody_answers_is_named(table: Path) -> None:
    ok, text = findings(table, "/port", "/prot")[-1]
    assert not ok
    assert text.startswith(f"link to table: no hello on {table.parent / 'prot'} within 1 s: ")
    assert "does not exist" in text


def test_an_unknown_transport_and_an_unknown_map_are_named(table: Path) -> None:
    assert findings(table, "port =", 'transport = "radio"\nport =')[-1] == (
        False,
        f"{table}: transport of device table is 'radio', must be one of: gpio, serial",
    )
    ok, text = findings(table, "malefiz-fast", "malefiz-fats")[-1]
    assert not ok
    assert "malefiz-fast" in text


def test_a_map_of_a_board_that_no_game_has_is_named(table: Path) -> None:
    own = Path(load_board_map.__code__.co_filename).parent / "boards" / "malefiz-fast.toml"
    (table.parent / "own.toml").write_text(own.read_text().replace('"malefiz-fast"', '"malefiz-slow"', 1))
    ok, text = findings(table, "malefiz-fast", "own.toml")[-1]
    boards = ", ".join(
        sorted(game.board(variant).name for game in installed().values() for variant in game.variants)
    )
    assert not ok
    assert text == (
        f"{table.parent / 'own.toml'}: board is 'malefiz-slow', no installed game has it: "
        f"right would be {boards}"
    )


@pytest.mark.slow
def test_check_prints_a_line_for_each_finding_and_fails_where_one_is_wrong(table: Path) -> None:
    done = subprocess.run([*PROGRAM, "check", "--config", table], capture_output=True, text=True, check=True)
    assert [line[:6] for line in done.stdout.splitlines()] == ["ok    "] * 5
    table.write_text(table.read_text().replace("malefiz-fast", "malefiz-classic"))
    done = subprocess.run([*PROGRAM, "check", "--config", table], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1].startswith("WRONG link to table: wrong-board: ")


@pytest.mark.slow
def test_a_configured_table_is_served_until_sigterm_and_only_once(table: Path) -> None:
    with killed_on_failure(
        subprocess.Popen(
            [*PROGRAM, "run", "--config", table], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
    ) as daemon:
        assert daemon.stdout
        port = config.load(table).web.port
        told = list(iter(daemon.stdout.readline, f"ready http://127.0.0.1:{port}/\n"))
        (code,) = (line.split()[-1] for line in told if line.startswith("host code "))
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            assert answer.status == 200
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/shelf?lang=en", timeout=5) as answer:
            (malefiz,) = (game for game in json.load(answer)["games"] if game["game"] == "malefiz")
        unwalked = {each["variant"]: each["unwalked"][:13] for each in malefiz["editions"]}
        assert unwalked == {"classic": "", "fast": "The walk test"}
        host = Client(port)
        host.become_host(code)
        host.post("/api/game", {"game": "malefiz", "variant": "fast", "seats": ["red", "blue"]})
        host.close()
        second = subprocess.run(
            [*PROGRAM, "run", "--config", table], capture_output=True, text=True, timeout=20, check=False
        )
        daemon.send_signal(signal.SIGTERM)
        _, err = daemon.communicate(timeout=20)
    assert second.returncode == 2
    journal = table.parent / "games.sqlite"
    in_use = f"companion run: {journal}: another companion has this journal open; stop it first"
    assert second.stderr.splitlines()[-1] == in_use
    assert "Traceback" not in err
    assert daemon.returncode == 0
    begun = read_game(journal, read_games(journal)[0].game_id).entries[0]
    assert begun.data["doubted"] is True  # a real table, for all that its configuration says


@pytest.mark.slow
def test_a_port_that_is_taken_is_one_line(table: Path) -> None:
    port = config.load(table).web.port
    with socket.create_server(("127.0.0.1", port)):
        done = subprocess.run(
            [*PROGRAM, "run", "--config", table], capture_output=True, text=True, timeout=20, check=False
        )
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert last.startswith("companion run: ")
    assert str(port) in last
    assert "Traceback" not in done.stderr


# --- games ---------------------------------------------------------------------------------------


def test_a_broken_game_is_told_with_the_way_out_and_can_be_left_out(
    table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "toy", "raise RuntimeError('no luck')")
    told = findings(table)
    assert told[3] == (
        False,
        (
            "the game toy is broken: it cannot be loaded: RuntimeError: no luck; update or uninstall it,"
            f' or leave it out in {table}: [games] off = ["toy"]'
        ),
    )
    assert [ok for ok, _ in told].count(False) == 1
    assert all(ok for ok, _ in findings(table, "[web]", '[games]\noff = ["toy"]\n[web]'))
    wrong = findings(table, '"toy"', '"tyo"')[-1]
    assert wrong[0] is False
    assert wrong[1].startswith(f"{table}: games.off: no game is called 'tyo', right would be ")


def test_a_table_serves_without_the_board_and_seats_of_a_game_that_is_away(
    table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "toy.toml").write_text(
        'board = "toy-classic"\nplaces = [{ spot = "a1", line = 0, x_mm = 0, y_mm = 0 }]\n'
    )
    table.write_text(
        table.read_text() + '[[device]]\nname = "toy"\nport = "/dev/no-such-port"\nmap = "toy.toml"\n'
        '[[dice]]\nname = "die"\naddress = "00:00:00:00:00:00"\nseats = ["purple"]\n'
    )
    served: list[Setup] = []

    def serve(setup: Setup) -> int:
        served.append(setup)
        return 0

    monkeypatch.setattr(configured, "run_table", serve)
    with pytest.raises(ConfigError, match="board is 'toy-classic', no installed game has it: right would be"):
        configured.run(config.load(table))
    install(tmp_path, monkeypatch, "toy", "raise RuntimeError")
    for _ in range(2):
        assert configured.run(config.load(table)) == 0
        (setup,) = served
        assert [one.link.device for one in setup.wired] == ["table"]
        assert set(setup.shelf.games) == set(setup.web.games) >= {"malefiz"}
        assert "toy" not in setup.shelf.games
        table.write_text(table.read_text() + '[games]\noff = ["toy"]\n' * (not setup.shelf.off))
        served.clear()
    assert config.load(table).games.off == ("toy",)
