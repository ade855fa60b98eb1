"""The support bundle: what is in it, what never is, and that it is decided again as it was."""

from __future__ import annotations

import io
import json
import logging
import socket
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import config
from companion.cli import main
from companion.core.model.errors import InputError
from companion.core.model.types import Heard, LinkLost, LinkUp, SensorFrame
from companion.daemon.care.bundle import Support, save
from companion.daemon.care.recent import MOST_FRAMES, MOST_LINES, RecentFrames, RecentLog
from companion.daemon.care.redaction import config_facts
from companion.daemon.main import _logged as kept_log
from companion.daemon.wiring.configured import bundle_of_files
from companion.journal.recent import KEPT_MS
from firmware_bridge.virtual_board import FIRMWARE
from tests.daemon.loop.test_devices import FakeMap
from tests.daemon.table_play import LINES, RandomTable

MARK = "xqmarker"
NAMES = {"red": f"{MARK}Anna", "blue": f"Mo {MARK}"}
ALWAYS = ["README.txt", "about.json", "config.json", "maps.json", "faults.json"]
PLAYED = [*ALWAYS, "trace.jsonl", "verdicts.jsonl"]
CONFIG = f"""
[[device]]
name = "{MARK}-board"
port = "/home/{MARK}/tty"
map = "malefiz-classic"
[[device]]
name = "fast"
port = "/dev/ttyACM1"
map = "malefiz-fast"
[web]
title = "At {MARK}"
names = ["{MARK}.example.org"]
host = "192.168.77.88"
port = 8123
[journal]
path = "{MARK}/games.sqlite"
[referee]
odds = 500
[panel]
done = "GPIO17"
shutdown_command = ["/opt/{MARK}", "{MARK}"]
"""
log = logging.getLogger("companion.daemon.loop.loop")


@pytest.fixture
def lines() -> Iterator[RecentLog]:
    kept = RecentLog(lambda: 77)
    log.addHandler(kept)
    yield kept
    log.removeHandler(kept)


def configured(folder: Path) -> config.Config:
    (folder / MARK).mkdir(exist_ok=True)
    file = folder / f"{MARK}.toml"
    file.write_text(CONFIG)
    return config.load(file)


def played(folder: Path, *, minutes: float = 0.5, seed: int = 3) -> RandomTable:
    folder.mkdir(exist_ok=True)
    table = RandomTable(folder, seed)
    table.new_game(NAMES)
    table.play(int(minutes * 60_000))
    assert table.journal.wait_written(10)
    while not table.loop._inbox.empty():  # what has just been written is announced, too
        table._round(table.loop._inbox.get())
    return table


def support(table: RandomTable, folder: Path, kept: RecentLog) -> Support:
    while table.loop.view().game_id is None:  # the view waits until the disk, slow here and there, has it
        table._round(table.loop._inbox.get(timeout=10))
    device = f"{MARK}-board"
    frames = RecentFrames([device])
    frames.note(LinkUp(device, table.clock(), "1.2.0 atmega2560", 132, 132, "abc123def"))
    frames.note(SensorFrame(device, 4, table.clock(), 0b101))
    frames.note(LinkLost(device, table.clock(), f"no-port: /home/{MARK}/tty does not exist"))
    maps = [FakeMap("malefiz-classic", LINES)]
    facts = config_facts(configured(folder))
    return Support(table.loop, table.journal, table.clock, table.settings, maps, facts, frames, kept)


def unpacked(bundle: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(bundle)) as found:
        assert found.testzip() is None
        return {name: found.read(name) for name in found.namelist()}


def log_secrets() -> None:
    log.warning("device %s is lost: %s", f"{MARK}-board", f"unplugged: {MARK}")
    log.warning("%s", f"journal /home/{MARK} cannot be written")
    logging.getLogger("companion.daemon.loop.loop.deeper").warning("port %s, code %d", MARK, 17)
    try:
        Path(f"/home/{MARK}").read_bytes()
    except OSError:
        log.exception("it has failed")


def test_no_name_and_no_secret_is_in_any_byte_of_it(tmp_path: Path, lines: RecentLog) -> None:
    table = played(tmp_path / "state")
    log_secrets()
    found = unpacked(support(table, tmp_path, lines).bundle())
    assert list(found) == [*PLAYED, "frames.jsonl", "log.jsonl"]
    secrets = [MARK, "192.168", "example.org", "/home", str(Path.home()), socket.gethostname(), str(tmp_path)]
    for name, content in found.items():
        text = content.decode().lower()
        assert [secret for secret in secrets if secret.lower() in text] == [], name
    table.close()


def test_it_tells_what_is_needed(tmp_path: Path, lines: RecentLog) -> None:
    table = played(tmp_path / "state")
    log_secrets()
    found = unpacked(support(table, tmp_path, lines).bundle())
    about, told = json.loads(found["about.json"]), json.loads(found["config.json"])
    assert about["versions"]["companion"]
    assert about["versions"]["libraries"]["flask"]
    assert about["links"] == [
        {
            "device": 1,
            "firmware": "1.2.0 atmega2560",
            "git": "abc123def",
            "lines": 132,
            "lights": 132,
            "polarity": False,
            "frames": 1,
            "proofs": 0,
            "ups": 1,
            "lost": {"no-port": 1},
        }
    ]
    assert told["device"][0] == {"transport": "serial", "map": "malefiz-classic", "port": "other"}
    assert told["device"][1]["port"] == "/dev/ttyACM1"
    assert (told["web"]["port"], told["referee"]["odds"], told["panel"]["done"]) == (8123, 500, "GPIO17")
    assert json.loads(found["maps.json"])[0]["line_of"]["a1"] == LINES["a1"]
    assert [json.loads(line) for line in found["frames.jsonl"].splitlines()][1]["bits"] == "5"
    texts = [json.loads(line)["text"] for line in found["log.jsonl"].splitlines()]
    assert texts[-4:] == [
        "device ... is lost: unplugged",
        "...",
        "port ..., code 17",
        "it has failed",
    ]
    table.close()


def replayed(path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> list[bytes]:
    capfdbinary.readouterr()
    assert main(["replay", str(path)]) == 0
    return capfdbinary.readouterr().out.splitlines()


@pytest.mark.slow
@pytest.mark.sampled("minutes", [2, 12, 25], sample=1)
def test_the_bundle_is_decided_again_as_it_was(
    tmp_path: Path, lines: RecentLog, capfdbinary: pytest.CaptureFixture[bytes], minutes: int
) -> None:
    table = played(tmp_path / "state", minutes=minutes)
    made = support(table, tmp_path, lines).bundle()
    (tmp_path / "bundle.zip").write_bytes(made)
    verdicts = unpacked(made)["verdicts.jsonl"].splitlines()
    assert len(verdicts) > 5
    assert replayed(tmp_path / "bundle.zip", capfdbinary) == verdicts
    last = [verdict.to_json() for verdict in table.said[-len(verdicts) :]]
    told = [json.loads(line) for line in verdicts]
    start_ms = last[0]["ms"] - told[0]["ms"]
    assert [{**verdict, "ms": verdict["ms"] - start_ms} for verdict in last] == told
    table.close()


@pytest.mark.slow
def test_after_the_power_went_out_the_journal_alone_makes_one(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    settings = configured(tmp_path)
    table = played(tmp_path / MARK, minutes=12)
    table.close()
    out = tmp_path / "bundle.zip"
    assert main(["bundle", "--config", str(settings.file), "--out", str(out)]) == 0
    found = unpacked(out.read_bytes())
    assert list(found) == PLAYED
    assert not any(MARK.encode() in content for content in found.values())
    assert replayed(out, capfdbinary) == found["verdicts.jsonl"].splitlines()


def test_without_a_game_it_says_what_is_known(tmp_path: Path) -> None:
    assert list(unpacked(bundle_of_files(configured(tmp_path)))) == ALWAYS


def described(found: dict[str, bytes]) -> list[str]:
    """The files that README.txt tells of."""
    return [line.split()[0] for line in found["README.txt"].decode().splitlines() if line.startswith("  ")]


def test_its_readme_tells_of_the_files_that_are_there_and_of_no_others(
    tmp_path: Path, lines: RecentLog
) -> None:
    found = unpacked(bundle_of_files(configured(tmp_path)))
    assert described(found) == ALWAYS[1:]
    assert b"replay" not in found["README.txt"]
    table = played(tmp_path / "state")
    log_secrets()
    found = unpacked(support(table, tmp_path, lines).bundle())
    assert described(found) == [*PLAYED[1:], "frames.jsonl", "log.jsonl"]
    assert b"companion replay bundle.zip" in found["README.txt"]
    table.close()


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "bundle.zip"
    out.write_text("precious")
    with pytest.raises(InputError, match="there is a file already"):
        save(b"", out)
    with pytest.raises(InputError, match="cannot be written"):
        save(b"", tmp_path / "nowhere" / "bundle.zip")
    assert out.read_text() == "precious"


def zipped(name: str, text: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr(name, text)
    return out.getvalue()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (zipped("other.txt", ""), "there is no trace.jsonl in it"),
        (zipped("trace.jsonl", "nonsense"), "line 1: no JSON"),
        (zipped("trace.jsonl", "nonsense" * 9)[:60], "damaged"),
        (b"PK\x03\x04", "damaged"),
    ],
    ids=["no-trace", "no-json", "cut-off", "nothing"],  # a zip tells the time, each worker another
)
def test_a_file_that_is_no_sound_bundle_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, why: str
) -> None:
    path = tmp_path / "bundle.zip"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert why in said


@pytest.mark.parametrize(
    "said",
    [
        "0.1.0 atmega328p",
        "0.1.0+dev atmega2560",
        "0.1.0 host",
        FIRMWARE,
        "gpio lgpio Raspberry Pi Zero2W, scanned",
    ],
)
def test_what_our_devices_say_of_themselves_is_told_and_nothing_else_of_a_device(said: str) -> None:
    frames = RecentFrames(["board", "other"])
    frames.note(LinkUp("board", 5, said, 132, 132))
    frames.note(LinkUp("other", 5, f"{said} {MARK}", 132, 132))
    assert [link["firmware"] for link in frames.links()] == [said, ""]


def test_what_is_kept_of_reports_is_bounded_in_time_and_number() -> None:
    frames = RecentFrames(["board"])
    for number in range(MOST_FRAMES + 50):
        frames.note(SensorFrame("board", number, number, number % 7))
        frames.note(SensorFrame("board", number, number, number % 7))
    assert len(frames.rows(MOST_FRAMES)) == MOST_FRAMES
    assert frames.links()[0]["frames"] == 2 * (MOST_FRAMES + 50)
    frames.note(Heard("board", 2 * KEPT_MS))
    frames.note(SensorFrame("board", 1, 2 * KEPT_MS, 9))
    assert len(frames.rows(2 * KEPT_MS)) == 1
    assert frames.rows(4 * KEPT_MS) == []


def test_what_is_kept_of_the_log_is_bounded() -> None:
    kept = RecentLog(lambda: 1)
    for number in range(MOST_LINES + 9):
        kept.emit(logging.LogRecord("companion", logging.INFO, "", number, "line %d", (number,), None))
    assert [row["line"] for row in kept.rows()] == list(range(9, MOST_LINES + 9))


@pytest.mark.parametrize(
    ("name", "message", "arguments", "text"),
    [
        ("waitress", f"client {MARK}", (), "..."),
        ("companion.web", "%s of %s", (True, ValueError(MARK)), "True of ValueError"),
        ("companion.web", "%d", (MARK,), "%d"),
        ("companion.web", ValueError(MARK), (), "..."),
    ],
)
def test_a_line_of_the_log_shows_constants_and_numbers_alone(
    name: str, message: str, arguments: tuple[object, ...], text: str
) -> None:
    kept = RecentLog(lambda: 1)
    kept.emit(logging.LogRecord(name, logging.INFO, "", 1, message, arguments, None))
    assert kept.rows()[0]["text"] == text


def test_a_bug_that_is_in_the_way_of_the_trace_is_told_instead(
    tmp_path: Path, lines: RecentLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError(MARK)

    table = played(tmp_path / "state")
    monkeypatch.setattr("companion.core.decision.fold.restore", broken)
    found = unpacked(support(table, tmp_path, lines).bundle())
    failed = json.loads(found["trace-failed.json"])
    assert (failed["fault"], "trace.jsonl" in found) == ("ValueError", False)
    assert "trace-failed.json" in described(found)
    assert any(place.startswith("trace.py:") for place in failed["at"])
    assert not any(MARK.encode() in content for content in found.values())
    table.close()


def test_what_was_told_on_the_console_is_told_there_still(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    with kept_log(RecentLog(lambda: 1)) as kept:
        log.warning("the cable is out")
    assert [row["text"] for row in kept.rows()] == ["the cable is out"]
    assert capsys.readouterr().err == "the cable is out\n"
    assert logging.getLogger().handlers == []


def test_a_line_that_cannot_be_kept_harms_nobody_who_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> int:
        raise MemoryError

    monkeypatch.setattr(logging, "raiseExceptions", False)
    RecentLog(full).emit(logging.LogRecord("companion", logging.ERROR, "", 1, "a word", (), None))
