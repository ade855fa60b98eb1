"""The root helper of updates: it installs what is signed and newer, and takes nothing else from the page.

The real apt looks and checks; only unpacking is left out (tests/packages does that in fresh roots).
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from companion.words.care.update_words import WHY
from tests.systemd.updates.update_rig import HELPER, TOOLS, Keys, Machine, make_keys, make_package

PROGRAMS = 6
"""So many programs an installation starts."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not all(map(shutil.which, TOOLS)), reason="apt-utils or gpg is missing: make packages"
    ),
]


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Keys:
    return make_keys(tmp_path_factory.mktemp("k"))


@pytest.fixture
def machine(tmp_path: Path, keys: Keys) -> Machine:
    return Machine(tmp_path, keys)


def outcome(machine: Machine, request: str) -> tuple[str, str, list[str]]:
    """How a request ends: the phase, why, and what apt was asked to install."""
    state = machine.ask(request)
    assert not machine.work.exists()
    assert not machine.request.exists()
    return state["phase"], state["why"], machine.installs()


# --- what is right -------------------------------------------------------------------------------


def test_what_is_newer_on_the_stick_is_told_with_what_is_new_in_it(machine: Machine) -> None:
    machine.offer("0.1.5")
    machine.offer("0.2.0")
    state = machine.ask("look")
    assert (state["phase"], state["troubles"]) == ("idle", [])
    assert state["found"] == [{"place": "stick", "version": "0.2.0", "news": ["Something new."]}]


def test_the_folder_on_the_stick_may_have_a_name(machine: Machine) -> None:
    folder = machine.stick / "board-companion-packages"
    folder.mkdir()
    make_package(folder, "0.2.0")
    machine.keys.sign(folder, "release")
    assert [each["version"] for each in machine.ask("look")["found"]] == ["0.2.0"]


def test_a_version_that_was_found_is_installed(machine: Machine) -> None:
    machine.offer("0.2.0")
    assert outcome(machine, "install 0.2.0") == ("done", "", ["board-companion=0.2.0"])


def test_the_version_that_was_given_up_may_be_tried_again(machine: Machine) -> None:
    machine.offer("0.2.0")
    machine.has("0.2.0")
    (machine.app / "a" / "whole").write_text("0.1.0")
    machine.program("dpkg", f'echo "$@" >>{machine.folder}/dpkg; exec {shutil.which("dpkg")} "$@"')
    assert [each["version"] for each in machine.ask("look")["found"]] == ["0.2.0"]
    assert outcome(machine, "install 0.2.0") == ("done", "", ["board-companion=0.2.0"])
    assert "--configure board-companion\n" in (machine.folder / "dpkg").read_text()
    assert "--reinstall" in (machine.folder / "asked").read_text()


def test_by_hand_the_newest_of_a_folder_is_installed(machine: Machine) -> None:
    machine.offer("0.2.0")
    machine.stick_out()
    assert machine.helper("folder", machine.stick).returncode == 0
    assert machine.installs() == ["board-companion=0.2.0"]


def test_the_way_back_restarts_the_service(machine: Machine) -> None:
    assert outcome(machine, "back") == ("done", "", [])
    assert (machine.folder / "slots").read_text() == "back\n"
    assert (machine.folder / "systemctl").read_text() == "restart board-companion\n"
    machine.program("slots", "exit 2")
    assert outcome(machine, "back") == ("failed", "no-back", [])


def test_nothing_newer_is_no_failure(machine: Machine) -> None:
    machine.offer("0.1.0")
    state = machine.ask("look")
    assert (state["phase"], state["found"]) == ("idle", [])


def test_without_a_stick_and_an_address_that_is_told(machine: Machine) -> None:
    machine.stick_out()
    assert outcome(machine, "look") == ("failed", "none", [])


def test_the_address_of_a_host_comes_before_that_of_the_configuration(machine: Machine) -> None:
    machine.stick_out()
    kept = machine.folder / "update-address"
    assert machine.ask("look")["why"] == "none"
    for text in ("file:///srv\n", "http://127.0.0.1:9/a [trusted=yes]\n", "x" * 500):
        kept.write_text(text)
        assert machine.ask("look")["why"] == "none"
    kept.write_text("http://127.0.0.1:9/none\n")
    assert machine.ask("look")["troubles"] == [{"place": "address", "why": "away"}]
    kept.unlink()
    kept.symlink_to(machine.config)
    assert machine.ask("look")["why"] == "none"


def test_an_address_that_does_not_answer_hides_no_stick(machine: Machine) -> None:
    machine.offer("0.2.0")
    machine.config.write_text('device = []\n[updates]\naddress = "http://127.0.0.1:9/none"\n')
    state = machine.ask("look")
    assert [each["version"] for each in state["found"]] == ["0.2.0"]
    assert state["troubles"] == [{"place": "address", "why": "away"}]


# --- attacks: what lies on the stick -------------------------------------------------------------


SIGNED, LATER_S = "2030-01-02T03:04:05Z", 1_893_557_045
"""Half an hour before a signature, as sqv tells it, and an hour after that."""


def test_what_is_signed_moves_a_clock_on_that_stood_still(machine: Machine) -> None:
    machine.offer("0.2.0")
    machine.clock_stands_still(SIGNED)
    assert [each["version"] for each in machine.ask("look")["found"]] == ["0.2.0"]
    assert (machine.folder / "date").read_text() == f"--set=@{LATER_S}\n"


def test_what_is_not_signed_leaves_the_clock_as_it_was(machine: Machine) -> None:
    machine.offer("0.2.0", "forger")
    machine.clock_stands_still(SIGNED)
    before_s = int(time.time())
    state = machine.ask("look")
    assert (state["found"], state["troubles"]) == ([], [{"place": "stick", "why": "signature"}])
    there, back = (machine.folder / "date").read_text().splitlines()
    assert there == f"--set=@{LATER_S}"
    assert before_s <= int(back.removeprefix("--set=@")) <= int(time.time()) + 1


def test_a_clock_that_is_right_is_left_alone(machine: Machine) -> None:
    machine.offer("0.2.0")
    machine.clock_stands_still(SIGNED)
    (machine.folder / "synchronized").touch()
    assert machine.ask("look")["troubles"] == [{"place": "stick", "why": "signature"}]
    assert not (machine.folder / "date").exists()


def test_another_key_is_refused(machine: Machine) -> None:
    machine.offer("0.2.0", key="forger")
    assert machine.ask("look")["troubles"] == [{"place": "stick", "why": "signature"}]
    assert outcome(machine, "install 0.2.0") == ("failed", "signature", [])


def test_a_list_that_was_changed_after_signing_is_refused(machine: Machine) -> None:
    machine.offer("0.2.0")
    for name in ("Packages", "Packages.gz"):
        (machine.stick / name).unlink()
    make_package(machine.stick, "0.3.0")
    (machine.stick / "Packages").write_text("Package: board-companion\nVersion: 0.3.0\n")
    phase, why, installs = outcome(machine, "install 0.3.0")
    assert (phase, installs) == ("failed", [])
    assert why in ("damaged", "away", "signature")


def test_an_older_version_is_refused(machine: Machine) -> None:
    machine.offer("0.0.9")
    assert outcome(machine, "install 0.0.9") == ("failed", "older", [])
    assert machine.helper("folder", machine.stick).returncode == 2
    assert machine.state()["why"] == "older"


def test_a_package_of_another_name_is_never_taken(machine: Machine) -> None:
    machine.offer("0.2.0", name="board-companion-extra")
    assert machine.ask("look")["found"] == []
    assert outcome(machine, "install 0.2.0") == ("failed", "gone", [])


def test_a_damaged_package_is_refused(machine: Machine) -> None:
    package = machine.offer("0.2.0")
    data = bytearray(package.read_bytes())
    data[len(data) // 2] ^= 1
    package.write_bytes(data)
    assert outcome(machine, "install 0.2.0")[:2] == ("failed", "damaged")


@pytest.mark.parametrize("name", ["InRelease", "Packages.gz", "package"])
def test_links_are_not_followed(machine: Machine, name: str) -> None:
    package = machine.offer("0.2.0")
    file = package if name == "package" else machine.stick / name
    if name == "Packages.gz":
        (machine.stick / "Packages").unlink()
    file.rename(machine.folder / "elsewhere")
    file.symlink_to(machine.folder / "elsewhere")
    phase, _, installs = outcome(machine, "install 0.2.0")
    assert (phase, installs) == ("failed", [])


def test_a_pipe_holds_nothing_up(machine: Machine) -> None:
    package = machine.offer("0.2.0")
    package.unlink()
    os.mkfifo(package)
    assert outcome(machine, "install 0.2.0") == ("failed", "damaged", [])


def test_a_stick_that_is_pulled_out_in_the_middle_changes_nothing(machine: Machine) -> None:
    machine.offer("0.2.0")
    machine.programs(after=f"rm -rf {machine.stick}")
    assert outcome(machine, "install 0.2.0") == ("failed", "away", [])


def test_what_is_exchanged_after_it_was_checked_is_not_installed(machine: Machine) -> None:
    package = machine.offer("0.2.0")
    machine.programs(before=f"echo other >{package}")
    assert outcome(machine, "install 0.2.0")[:2] == ("done", "")  # apt has a copy that nobody else can reach
    assert package.read_text() == "other\n"


# --- attacks: what the page may ask --------------------------------------------------------------


@pytest.mark.parametrize(
    "request_",
    ["", "reboot", "install", "install ../../x", "install 1;reboot", "install 0.2.0\nback", "look " * 50],
)
def test_a_request_that_is_none_does_nothing(machine: Machine, request_: str) -> None:
    machine.offer("0.2.0")
    phase, why, installs = outcome(machine, request_)
    assert (phase, installs) == ("failed", [])
    assert why in ("request", "damaged")
    assert not (machine.folder / "slots").exists()


@pytest.mark.parametrize("kind", ["link", "pipe", "folder"])
def test_a_request_that_is_no_file_is_taken_away_unread(machine: Machine, kind: str) -> None:
    secret = machine.folder / "secret"
    secret.write_text("back\n")
    if kind == "link":
        machine.request.symlink_to(secret)
    elif kind == "pipe":
        os.mkfifo(machine.request)
    else:
        machine.request.mkdir()
        (machine.request / "file").symlink_to(secret)
    assert machine.helper("serve").returncode == 2
    assert machine.state()["phase"] == "failed"
    assert not os.path.lexists(machine.request)
    assert secret.read_text() == "back\n"
    assert not (machine.folder / "slots").exists()


def test_only_one_helper_works_at_a_time(machine: Machine) -> None:
    machine.offer("0.2.0")
    machine.told.mkdir()
    with (machine.told / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        said = machine.helper("folder", machine.stick)
    assert (said.returncode, said.stderr) == (
        2,
        "companion: another update goes on; please wait until it is done\n",
    )
    assert machine.installs() == []


# --- what else goes wrong ------------------------------------------------------------------------


def test_a_version_that_fails_its_test_is_told(machine: Machine) -> None:
    machine.offer("0.2.0")
    machine.programs(
        before="echo companion: version 0.2.0 failed its test; what ran before runs on; exit 100"
    )
    assert outcome(machine, "install 0.2.0")[:2] == ("failed", "test")


def test_without_a_key_or_a_package_nothing_is_looked_for(machine: Machine) -> None:
    machine.offer("0.2.0")
    (machine.folder / "trusted.gpg").unlink()
    assert machine.ask("look")["troubles"] == [{"place": "stick", "why": "key"}]
    machine.program("dpkg-query", "exit 1")
    assert outcome(machine, "look") == ("failed", "source", [])


def test_a_helper_that_was_ended_does_not_seem_to_work_for_ever(machine: Machine) -> None:
    machine.told.mkdir()
    (machine.told / "state.json").write_text('{"phase": "installing", "asked": "install", "why": ""}')
    assert machine.helper("ended").returncode == 0
    assert (machine.state()["phase"], machine.state()["why"]) == ("failed", "broken")
    machine.offer("0.2.0")
    machine.ask("look")
    machine.helper("ended")
    assert machine.state()["phase"] == "idle"


def cut_power(machine: Machine) -> None:
    """Have the helper end in the middle of an install, and what lies in memory be gone."""
    machine.offer("0.2.0")
    machine.programs(before="kill -9 $PPID")
    machine.ask("install 0.2.0")
    shutil.rmtree(machine.told)


@pytest.mark.parametrize(("runs", "phase", "why"), [("0.1.0", "failed", "cut"), ("0.2.0", "done", "")])
def test_a_power_cut_in_the_middle_is_told_at_the_next_start(
    machine: Machine, tmp_path: Path, runs: str, phase: str, why: str
) -> None:
    cut_power(machine)
    (machine.app / "a" / "whole").write_text(runs)
    (machine.app / "b" / "lib").mkdir(parents=True)
    places = tmp_path / "places"
    places.mkdir()
    for name, script in (("slots", "slots.sh"), ("updates", "updates.py")):
        shutil.copy(HELPER.with_name(script), places / name)
    for _ in range(2):
        subprocess.run([places / "slots", "start"], env=machine.environ(), check=True)
        told = machine.state()
        assert (told["phase"], told["why"]) == (phase, why)
        assert (told["asked"], told["version"]) == ("install", "0.2.0")
        assert not (machine.app / "b").exists()
        assert [each.name for each in machine.work.glob("*")] == ([] if phase == "done" else ["version"])
    shutil.rmtree(machine.told)
    machine.helper("cut")
    assert (machine.told / "state.json").exists() == (phase == "failed")


def test_a_power_cut_before_anything_is_installed_is_told_too(machine: Machine) -> None:
    machine.offer("0.2.0")
    machine.cut(1, after=False)
    machine.ask("install 0.2.0")
    shutil.rmtree(machine.told)
    machine.helper("cut")
    assert (machine.state()["why"], machine.state()["version"]) == ("cut", "0.2.0")


def test_a_start_in_the_middle_of_an_update_leaves_it_alone(machine: Machine) -> None:
    machine.offer("0.2.0")
    machine.programs(before="kill -9 $PPID")
    machine.ask("install 0.2.0")
    assert machine.helper("cut").returncode == 0
    assert (machine.state()["phase"], machine.work.exists()) == ("installing", True)


@pytest.mark.sampled("at", range(14), sample=2)
def test_a_helper_that_is_killed_anywhere_leaves_nothing_and_the_next_one_works(
    machine: Machine, at: int
) -> None:
    machine.offer("0.2.0")
    machine.cut(at // 2, after=bool(at % 2))
    machine.request.write_text("install 0.2.0\n")
    killed = machine.helper("serve").returncode == -9
    machine.whole()
    if killed:
        assert machine.helper("ended").returncode == 0
        assert machine.state()["phase"] in ("failed", "done")
    assert outcome(machine, "install 0.2.0")[:2] == ("done", "")
    assert killed == (at // 2 < PROGRAMS)


def test_the_page_has_words_for_every_reason() -> None:
    text = HELPER.read_text()
    table = re.search(r"WHY = \{(.*?)\}", text, re.DOTALL)
    assert table
    reasons = set(re.findall(r'RefusedError\("([a-z-]+)"\)', text)) | set(
        re.findall(r'(?m)^    "(\w+)":', table[1])
    )
    assert reasons - {"request"} <= set(WHY)
