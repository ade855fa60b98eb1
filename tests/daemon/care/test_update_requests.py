"""What the service asks of the machine for an update, and what it tells of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.errors import InputError
from companion.daemon.care.update_requests import TAKEN_MS, UpdateRequests, find_updates
from companion.ports.commands import CommandRefused
from companion.ports.updates import GOES_ON, GONE, NO_WAY_BACK, FoundUpdate, NoUpdates
from tests.daemon.loop.loop_rig import FakeClock


class Rig:
    """A service in a folder, and a helper that tells what the test says."""

    def __init__(self, folder: Path) -> None:
        self.app, self.request, self.told = folder / "app", folder / "run" / "update", folder / "state.json"
        for place, version in {"a": "0.1.0", "b": "0.0.9"}.items():
            (self.app / place).mkdir(parents=True)
            (self.app / place / "whole").write_text(version + "\n")
        (self.app / "current").symlink_to("a")
        self.clock = FakeClock()
        self.address = folder / "update-address"
        self.updates = UpdateRequests("0.1.0", self.app, self.request, self.told, self.address, self.clock)

    def tell(self, **state: Any) -> None:
        self.told.write_text(json.dumps({"phase": "idle", "asked": "look"} | state))

    def found(self) -> None:
        self.tell(found=[{"place": "stick", "version": "0.2.0", "news": ["New."]}])


@pytest.fixture
def rig(tmp_path: Path) -> Rig:
    return Rig(tmp_path)


def test_what_runs_and_what_is_kept_is_told(rig: Rig) -> None:
    look = rig.updates.look()
    assert (look.can, look.kept, look.phase) == (True, "0.0.9", "none")
    (rig.app / "b" / "whole").unlink()
    assert rig.updates.look().kept == ""


def test_an_address_is_kept_until_it_is_taken_away(rig: Rig) -> None:
    rig.updates.set_address("https://example.org/companion")
    assert rig.address.read_bytes() == b"https://example.org/companion\n"
    assert rig.updates.look().address == "https://example.org/companion"
    rig.updates.set_address("")
    rig.updates.set_address("")
    assert not rig.address.exists()
    assert rig.updates.look().address == ""


@pytest.mark.parametrize(
    "address",
    [
        "somewhere",
        "file:///srv",
        "https://",
        "https://a b",
        "https://a\nb",
        "https://a]x[",
        "https://u:p@a/",
        "https://ü.de",
        "https://" + "a" * 301,
    ],
)
def test_what_is_no_address_is_refused_and_what_is_kept_stays(rig: Rig, address: str) -> None:
    rig.updates.set_address("http://example.org")
    with pytest.raises(CommandRefused):
        rig.updates.set_address(address)
    assert rig.updates.look().address == "http://example.org"
    rig.address.write_bytes(address.encode())
    assert rig.updates.look().address == ""


def test_a_request_is_one_line_for_the_service_alone(rig: Rig) -> None:
    rig.found()
    assert rig.updates.look().found == (FoundUpdate("stick", "0.2.0", ("New.",)),)
    rig.updates.ask("install", "0.2.0")
    assert rig.request.read_bytes() == b"install 0.2.0\n"
    assert rig.request.stat().st_mode & 0o777 == 0o600
    assert rig.updates.look().phase == "asked"
    rig.request.unlink()
    rig.tell(phase="checking", asked="install", version="0.2.0")
    assert rig.updates.look().phase == "checking"


@pytest.mark.parametrize("phase", ["looking", "checking", "installing", "back"])
def test_only_one_thing_is_asked_for_at_a_time(rig: Rig, phase: str) -> None:
    rig.updates.ask("look")
    with pytest.raises(CommandRefused) as refused:
        rig.updates.ask("back")
    assert refused.value.say == GOES_ON
    rig.request.unlink()
    rig.tell(phase=phase)
    with pytest.raises(CommandRefused):
        rig.updates.ask("look")
    assert not rig.request.exists()


def test_only_what_was_found_is_installed(rig: Rig) -> None:
    rig.found()
    with pytest.raises(CommandRefused) as refused:
        rig.updates.ask("install", "0.3.0")
    assert refused.value.say == GONE.fill({"version": "0.3.0"})
    (rig.app / "b" / "whole").unlink()
    with pytest.raises(CommandRefused) as refused:
        rig.updates.ask("back")
    assert refused.value.say == NO_WAY_BACK
    assert not rig.request.exists()


def test_a_request_that_nobody_takes_is_given_up(rig: Rig) -> None:
    rig.updates.ask("look")
    rig.clock.now_ms += TAKEN_MS - 1
    assert rig.updates.look().phase == "asked"
    rig.clock.now_ms += 1
    assert (rig.updates.look().phase, rig.updates.look().why) == ("failed", "helper")
    assert not rig.request.exists()
    rig.updates.ask("look")
    assert rig.updates.look().phase == "asked"


def test_an_update_whose_version_does_not_run_did_not_start(rig: Rig) -> None:
    rig.tell(phase="done", asked="install", version="0.1.0")
    assert rig.updates.look().phase == "done"
    rig.tell(phase="done", asked="install", version="0.2.0")
    assert (rig.updates.look().phase, rig.updates.look().why) == ("failed", "start")


@pytest.mark.parametrize("told", ["", "{}", "[]", '{"phase": "dancing", "asked": "look"}', "\udcff"])
def test_what_the_helper_tells_may_be_broken(rig: Rig, told: str) -> None:
    rig.told.write_bytes(told.encode(errors="surrogateescape"))
    assert rig.updates.look().phase == "none"


def test_a_disk_that_is_full_is_told(rig: Rig) -> None:
    rig.request.parent.write_text("no folder")
    with pytest.raises(OSError, match="exists"):
        rig.updates.ask("look")


def test_only_an_installed_service_updates_itself(tmp_path: Path) -> None:
    environ = {"COMPANION_APP": str(tmp_path), "RUNTIME_DIRECTORY": str(tmp_path)}
    assert isinstance(find_updates("1", FakeClock(), environ), UpdateRequests)
    for name in environ:
        nowhere = find_updates("1", FakeClock(), environ | {name: ""})
        assert isinstance(nowhere, NoUpdates)
        assert not nowhere.look().can
        with pytest.raises(InputError, match="cannot update itself"):
            nowhere.ask("look")
