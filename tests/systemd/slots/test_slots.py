"""An update that goes wrong, or is cut off anywhere, leaves a version that works with all games."""

from __future__ import annotations

import gzip
import os
import shutil
from pathlib import Path
from random import Random

import pytest

from companion.config import load
from companion.daemon.care.update import go_back, self_test
from companion.journal import read_games
from companion.journal.integrity.losses import read_losses
from companion.words.care.loss_words import tell_journal_loss
from companion.words.i18n import translator
from tests.systemd.slots.kept_versions import Machine, make_version

KEPT = Path(__file__).parents[2] / "journal" / "kept" / "journal.gz"
GAMES = 15
CUT = ("timeout", "sync", "mv", "ln", "rm", "cp", "cat", "sed", "readlink", "mkdir", "getent")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a machine on which version 0.1.0 has run, with all games."""
    folder = tmp_path_factory.mktemp("machine")
    one = Machine(folder)
    assert one.slots("install", make_version(folder / "old", "0.1.0")).returncode == 0
    one.journal.write_bytes(gzip.decompress(KEPT.read_bytes()))
    assert one.serve() == 1
    return folder


@pytest.fixture
def machine(installed: Path, tmp_path: Path) -> Machine:
    """A machine of its own, like that one."""
    shutil.copytree(
        installed, tmp_path, symlinks=True, dirs_exist_ok=True, ignore=shutil.ignore_patterns("notify")
    )
    return Machine(tmp_path)


def told(machine: Machine) -> list[str]:
    return [translator("en")(tell_journal_loss(loss)) for loss in read_losses(machine.journal)]


def games(machine: Machine) -> int:
    return len(read_games(machine.journal))


def test_a_version_that_works_takes_over(machine: Machine, tmp_path: Path) -> None:
    assert machine.slots("install", make_version(tmp_path / "new", "0.2.0", migrates=True)).returncode == 0
    assert machine.serve() == 1
    assert (machine.version(), games(machine), told(machine)) == ("0.2.0", GAMES, [])
    assert not (machine.app / "trial").exists()
    assert [copy.name[-14:] for copy in (machine.state / "copies").iterdir()] == ["-update.sqlite"]


def test_one_that_fails_its_test_is_not_taken(machine: Machine, tmp_path: Path) -> None:
    before = machine.journal.read_bytes()
    said = machine.slots("install", make_version(tmp_path / "new", "0.2.0", migrates=True, fault="test"))
    assert (said.returncode, said.stderr) == (
        2,
        "companion: version 0.2.0 failed its test; what ran before runs on\n",
    )
    assert machine.journal.read_bytes() == before
    assert machine.serve() == 1
    assert (machine.version(), games(machine)) == ("0.1.0", GAMES)
    assert not (machine.app / "b").exists()
    assert told(machine) == [
        "Version 0.2.0 failed its test, so the update was not made. This version runs on with all games."
    ]


@pytest.mark.sampled("fault", ["dies", "hangs"], sample=1)
def test_one_that_is_not_ready_gives_way_by_itself(machine: Machine, tmp_path: Path, fault: str) -> None:
    assert machine.slots("install", make_version(tmp_path / "new", "0.2.0", fault=fault)).returncode == 0
    machine.hang_s = 5 if fault == "hangs" else machine.wait_s
    assert machine.serve() == 2
    assert (machine.version(), games(machine)) == ("0.1.0", GAMES)
    assert told(machine) == ["Version 0.2.0 did not start. The version before runs again with all games."]
    assert not (machine.app / "back").exists()


def test_games_are_as_before_where_the_version_before_cannot_read_them_now(
    machine: Machine, tmp_path: Path
) -> None:
    new = make_version(tmp_path / "new", "0.2.0", migrates=True, fault="dies")
    assert machine.slots("install", new).returncode == 0
    assert machine.serve() == 2
    assert (machine.version(), games(machine)) == ("0.1.0", GAMES)
    (said,) = told(machine)
    assert said.startswith("The version before 0.2.0 runs again, with the games from before the update.")
    (aside,) = (loss.aside for loss in read_losses(machine.journal))
    assert (machine.state / aside).exists()


def test_somebody_goes_back(machine: Machine, tmp_path: Path) -> None:
    assert machine.slots("install", make_version(tmp_path / "new", "0.2.0")).returncode == 0
    machine.serve()
    assert machine.slots("back").returncode == 0
    assert machine.serve() == 1
    assert machine.version() == "0.1.0"
    assert told(machine) == [
        "Version 0.2.0 was given up, as wished. The version before runs again with all games."
    ]
    again = machine.slots("back")
    assert (again.returncode, again.stderr) == (2, "companion: there is no version to go back to\n")
    assert machine.serve() == 1


def test_whoever_keeps_the_wifi_gets_the_version_that_is_trusted(machine: Machine, tmp_path: Path) -> None:
    programs, asked = tmp_path / "programs", tmp_path / "asked"
    programs.mkdir()
    program = programs / "systemctl"
    program.write_text(f'#!/bin/sh\necho "$*" >>{asked}\n')
    program.chmod(0o755)
    path = str(programs)
    assert machine.slots("install", make_version(tmp_path / "new", "0.2.0"), path=path).returncode == 0
    assert machine.slots("start", path=path).returncode == 0
    assert not asked.exists()
    renewed = "--no-block try-restart board-companion-network.service\n"
    for count, words in enumerate((("confirm",), ("confirm",), ("back",), ("start",))):
        assert machine.slots(*words, path=path).returncode == 0
        assert asked.read_text() == renewed * (1 + count // 3)
    assert machine.version() == "0.1.0"


def test_one_power_cut_at_the_first_start_is_not_the_new_versions_fault(
    machine: Machine, tmp_path: Path
) -> None:
    assert machine.slots("install", make_version(tmp_path / "new", "0.2.0")).returncode == 0
    machine.slots("start")
    machine.power_on()
    assert machine.serve() == 1
    assert machine.version() == "0.2.0"


@pytest.mark.full
def test_a_second_update_gives_up_the_one_that_is_tried_never_the_one_that_works(
    machine: Machine, tmp_path: Path
) -> None:
    assert machine.slots("install", make_version(tmp_path / "new", "0.2.0", fault="dies")).returncode == 0
    assert machine.slots("install", make_version(tmp_path / "newer", "0.3.0", fault="dies")).returncode == 0
    assert machine.serve() == 2
    assert machine.version() == "0.1.0"


def test_a_downgrade_that_could_not_read_the_games_is_refused(machine: Machine, tmp_path: Path) -> None:
    assert machine.slots("install", make_version(tmp_path / "new", "0.2.0", migrates=True)).returncode == 0
    machine.serve()
    said = machine.slots("install", make_version(tmp_path / "older", "0.1.5"))
    assert said.returncode == 2
    assert "a newer companion made this copy (schema 0099-test)" in said.stderr
    assert machine.serve() == 1
    assert (machine.version(), games(machine)) == ("0.2.0", GAMES)


def test_without_room_for_a_copy_nothing_is_exchanged(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.journal.copies.folder.ROOM_LEFT", 2**60)
    monkeypatch.setenv("STATE_DIRECTORY", str(machine.state))
    with pytest.raises(Exception, match="the games cannot be copied before the update: no room"):
        self_test(load(machine.config))
    assert not list(machine.state.glob(".self-test-*"))


def test_what_was_unpacked_of_a_version_that_is_not_taken_makes_room_again(machine: Machine) -> None:
    new = make_version(machine.app / "tree", "0.2.0", fault="test")
    assert machine.slots("install", new).returncode == 2
    assert (machine.version(), new.exists()) == ("0.1.0", False)
    again = machine.slots("install", new)
    assert (again.returncode, again.stderr.count("\n"), "not taken before" in again.stderr) == (0, 1, True)
    assert machine.version() == "0.1.0"


@pytest.mark.parametrize("shared", [True, False])
def test_after_a_power_cut_only_what_runs_stays_unpacked(
    machine: Machine, tmp_path: Path, *, shared: bool
) -> None:
    new = make_version(machine.app / "tree", "0.2.0")
    assert machine.slots("install", new).returncode == 0
    (new / "lib").mkdir()
    (new / "lib" / "half.py.dpkg-new").touch()
    if not shared:
        shutil.copy(new / "bin" / "companion", tmp_path / "other")
        (tmp_path / "other").replace(new / "bin" / "companion")
    machine.work.mkdir()
    (machine.work / "version").write_text("0.3.0")
    assert machine.slots("start").returncode == 0
    assert (new.exists(), (new / "lib" / "half.py.dpkg-new").exists()) == (shared, False)
    assert machine.version() == "0.2.0"


def test_a_way_back_without_a_copy_says_so(machine: Machine, tmp_path: Path) -> None:
    assert machine.slots("install", make_version(tmp_path / "new", "0.2.0", migrates=True)).returncode == 0
    machine.serve()
    shutil.rmtree(machine.state / "copies")
    os.environ["STATE_DIRECTORY"] = str(machine.state)
    with pytest.raises(Exception, match="there is no copy from before"):
        go_back(load(machine.config), "0.2.0", "asked")


# --- cut off anywhere ----------------------------------------------------------------------------


def cutting(folder: Path, at: int) -> str:
    """A folder of programs that count, and end the whole group of processes at this one, before or after."""
    folder.mkdir()
    count = folder / "count"
    count.write_text("0\n")
    for name in CUT:
        real = shutil.which(name)
        # `timeout` has a group of its own: that of the session goes first.
        kill = f'[ "$n" != {at // 2} ] || {{ kill -9 -- "-$(ps -o sid= -p $$ | tr -d " ")"; kill -9 0; }}'
        before, after = (":", kill) if at % 2 else (kill, ":")
        program = folder / name
        program.write_text(
            f"#!/bin/sh\nread -r n <{count}\nn=$((n + 1))\necho $n >{count}\n"
            f'{before}\n{real} "$@"\nstatus=$?\n{after}\nexit $status\n'
        )
        program.chmod(0o755)
    return str(folder)


KINDS = ((True, ""), (True, "dies"), (False, ""), (False, "dies"), (True, "test"))


@pytest.mark.sampled("at", range(180), sample=1)
def test_an_update_is_cut_off_anywhere(machine: Machine, tmp_path: Path, at: int) -> None:
    draw = Random(at)
    migrates, fault = KINDS[at % len(KINDS)]
    new = make_version(tmp_path / "new", "0.2.0", migrates=migrates, fault=fault)
    programs = cutting(tmp_path / "bin", draw.randrange(2, 110))
    cut = machine.slots("install", new, path=programs).returncode == -9
    if not cut:  # all steps of the exchange are done: the cut is at a start or on the way back
        cut = machine.slots("start", path=programs).returncode == -9
    machine.power_on()
    machine.serve()
    machine.power_on()
    machine.serve()
    assert machine.version() in ("0.1.0", "0.2.0")
    if fault:
        assert machine.version() == "0.1.0"
    assert games(machine) == GAMES
    assert machine.slots("install", make_version(tmp_path / "third", "0.3.0")).returncode == (
        2 if machine.version() == "0.2.0" and migrates else 0
    )
    machine.serve()
    assert games(machine) == GAMES
