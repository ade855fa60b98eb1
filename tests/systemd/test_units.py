"""The unit files: sound, hardened (scored by systemd itself), and in step with the code and each other."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from companion.cli.commands import find_command
from companion.config import Web
from companion.daemon.care.update_requests import REQUEST, TOLD
from companion.daemon.loop.loop import ALIVE_MS, BEAT_MS
from companion.daemon.notify import LONGEST_PAUSE_MS
from companion.daemon.start_record import WITHIN_MS
from companion.web.serving import SPARE_THREADS

UNITS = Path(__file__).parents[2] / "systemd"
SERVICE = UNITS / "board-companion.service"
MOST_EXPOSURE = 2.0

with_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is missing: apt-get install systemd"
)


def unit(path: Path = SERVICE) -> dict[str, dict[str, list[str]]]:
    """A unit file: section -> key -> values, in order."""
    found: dict[str, dict[str, list[str]]] = {}
    section = ""
    for line in path.read_text().splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif "=" in line and not line.startswith("#"):
            key, value = line.split("=", 1)
            found.setdefault(section, {}).setdefault(key, []).append(value)
    return found


def exposure(path: Path) -> float:
    """How exposed a service is, 0 to 10, as systemd counts it."""
    said = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", path], capture_output=True, text=True, check=True
    )
    found = re.search(r"exposure level for \S+: ([0-9.]+)", said.stdout)
    assert found, said
    return float(found[1])


@with_systemd
@pytest.mark.slow
def test_the_service_is_hardened(
    capsys: pytest.CaptureFixture[str], record_property: Callable[[str, object], None]
) -> None:
    score = exposure(SERVICE)
    record_property("systemd_exposure", score)
    with capsys.disabled():
        sys.stdout.write(f"\nsystemd-analyze security: {score} (at most {MOST_EXPOSURE})\n")
    assert score <= MOST_EXPOSURE


@with_systemd
@pytest.mark.slow
def test_who_keeps_the_network_is_root_without_its_rights() -> None:
    assert exposure(UNITS / "board-companion-network.service") <= 1.0


@with_systemd
@pytest.mark.slow
def test_the_score_would_notice_a_softer_service(tmp_path: Path) -> None:
    soft = tmp_path / "soft.service"
    soft.write_text(re.sub(r"(?m)^(CapabilityBoundingSet|SystemCallFilter)=.*\n", "", SERVICE.read_text()))
    assert exposure(soft) > MOST_EXPOSURE


@with_systemd
@pytest.mark.slow
def test_systemd_finds_no_fault_in_the_units(tmp_path: Path) -> None:
    for path in (*UNITS.glob("*.service"), *UNITS.glob("*.path")):
        text = re.sub(r"(?m)^(Exec\w+=[-+]*)/(opt|usr/local)/\S+", r"\1/bin/true", path.read_text())
        (tmp_path / path.name).write_text(text)
    units = sorted(tmp_path.iterdir())
    assert len(units) == 7
    said = subprocess.run(
        ["systemd-analyze", "verify", "--recursive-errors=no", *units],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (said.returncode, said.stdout + said.stderr) == (0, "")


def test_the_service_runs_the_command_that_exists_on_the_installed_configuration() -> None:
    (command,) = unit()["Service"]["ExecStart"]
    program, name, option, table = command.split()
    assert Path(program).name == "companion"
    assert option in {each for parameter in find_command(name).params for each in parameter.opts}
    assert table == "/etc/board-companion/table.toml"


def test_the_watchdog_waits_for_several_beats_and_until_the_loop_counts_as_dead() -> None:
    service = unit()["Service"]
    assert service["Type"] == ["notify"]
    patience_ms = 1000 * int(service["WatchdogSec"][0])
    assert patience_ms >= 4 * max(BEAT_MS, LONGEST_PAUSE_MS)
    assert patience_ms > ALIVE_MS


HALL_MB = 108
"""Daemon, hall and broker with 12 tables and 500 onlookers in a control group (tests/hall/memory.py)."""


def test_a_hall_has_room_beside_the_table_and_may_speak() -> None:
    service = unit()["Service"]
    assert int(service["MemoryMax"][0].removesuffix("M")) >= 2 * HALL_MB
    assert {"AF_UNIX", "AF_INET", "AF_INET6"} <= set(service["RestrictAddressFamilies"][0].split())


def test_whatever_ends_is_started_anew_for_ever_and_not_in_a_rush() -> None:
    found = unit()
    assert found["Service"]["Restart"] == ["always"]
    assert int(found["Service"]["RestartSec"][0]) >= 5
    assert found["Unit"]["StartLimitIntervalSec"] == ["0"]  # no limit
    assert "StartLimitBurst" not in found["Unit"]


def test_two_failed_starts_fit_into_the_time_in_which_they_count() -> None:
    service = unit()["Service"]
    hangs_s = int(service["TimeoutStartSec"][0]) + int(service["TimeoutStopSec"][0])
    assert 2 * (hangs_s + int(service["RestartSec"][0])) * 1000 < WITHIN_MS


def test_lgpio_finds_a_folder_that_it_may_write() -> None:
    service = unit()["Service"]
    (runtime,) = service["RuntimeDirectory"]
    assert service["WorkingDirectory"] == [f"%t/{runtime}"]
    assert f"LG_WD=%t/{runtime}" in service["Environment"]
    assert "GPIOZERO_PIN_FACTORY=lgpio" in service["Environment"]


def test_devices_are_reached_and_what_the_pins_need_is_not_hidden() -> None:
    service = unit()["Service"]
    assert service["DevicePolicy"] == ["closed"]
    # majors as numbers: names mean nothing before the first board is plugged in
    assert set(service["DeviceAllow"]) == {"char-166 rw", "char-188 rw", "char-gpiochip rw"}
    assert "PrivateDevices" not in service  # would hide the pins
    assert "ProcSubset" not in service  # would hide which Pi this is
    families = service["RestrictAddressFamilies"][0].split()
    assert "AF_NETLINK" in families  # own addresses, for the QR code


def test_user_and_groups_are_made_by_the_installation() -> None:
    service = unit()["Service"]
    lines = [line.split() for line in (UNITS / "board-companion.sysusers").read_text().splitlines()]
    made = {(line[0], line[1]) for line in lines if line and line[0] in "gu"}
    assert ("u", service["User"][0]) in made
    for group in service["SupplementaryGroups"][0].split():
        assert ("g", group) in made


def test_there_are_threads_for_all_streams_that_can_be_configured() -> None:
    most_streams = 150
    assert msgspec.convert({"max_streams": most_streams}, Web)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"max_streams": most_streams + 1}, Web)
    others = 16
    assert int(unit()["Service"]["TasksMax"][0]) > most_streams + SPARE_THREADS + others


def test_the_button_switches_off_by_a_file_that_only_the_service_can_make() -> None:
    (runtime,) = unit()["Service"]["RuntimeDirectory"]
    (watched,) = unit(UNITS / "board-companion-poweroff.path")["Path"]["PathExists"]
    assert watched == f"%t/{runtime}/poweroff"
    first, second = unit(UNITS / "board-companion-poweroff.service")["Service"]["ExecStart"]
    assert first.split()[0] == "/bin/rm"
    assert first.split()[-1] == watched
    assert second.split()[0] == "/bin/systemctl"
    assert second.split()[-1] == "poweroff"


def test_an_update_is_asked_for_by_a_file_that_only_the_service_can_make() -> None:
    (runtime,) = unit()["Service"]["RuntimeDirectory"]
    (watched,) = unit(UNITS / "board-companion-update.path")["Path"]["PathExists"]
    helper = unit(UNITS / "board-companion-update.service")
    assert watched == f"%t/{runtime}/{REQUEST}"
    assert f"/run/{runtime}/{REQUEST}" in (UNITS / "updates.py").read_text()
    assert f'"{TOLD}"' in (UNITS / "updates.py").read_text()
    assert helper["Service"]["ExecStart"] == ["/usr/local/lib/board-companion/updates serve"]
    # a family that taps often must not end the path unit by its limit
    assert helper["Unit"]["StartLimitIntervalSec"] == ["0"]


def test_the_service_knows_where_its_versions_lie() -> None:
    assert "COMPANION_APP=/opt/board-companion" in unit()["Service"]["Environment"]


def test_avahi_tells_the_port_that_is_served_without_a_configuration() -> None:
    group = ET.parse(UNITS / "board-companion.avahi").getroot()
    assert group.findtext("service/type") == "_http._tcp"
    assert group.findtext("service/port") == str(Web().port)
    name = group.find("name")
    assert name is not None
    assert name.get("replace-wildcards") == "yes"
    assert "%h" in str(name.text)


@with_systemd
def test_sysusers_makes_the_user_with_its_groups(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    command = ["systemd-sysusers", f"--root={tmp_path}", str(UNITS / "board-companion.sysusers")]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said
    passwd = (tmp_path / "etc" / "passwd").read_text()
    assert re.search(r"(?m)^board-companion:.*:/var/lib/board-companion:/usr/sbin/nologin$", passwd)
    groups = (tmp_path / "etc" / "group").read_text()
    assert re.search(r"(?m)^gpio:.*:board-companion$", groups)
    assert re.search(r"(?m)^dialout:.*:board-companion$", groups)


@pytest.mark.parametrize(("action", "stopped"), [("remove", True), ("upgrade", False)])
def test_whoever_keeps_the_wifi_ends_with_the_package(tmp_path: Path, action: str, *, stopped: bool) -> None:
    program, asked = tmp_path / "deb-systemd-invoke", tmp_path / "asked"
    program.write_text(f'#!/bin/sh\necho "$*" >>{asked}\n')
    program.chmod(0o755)
    script = UNITS.parent / "packaging" / "debian" / "board-companion.prerm"
    subprocess.run(["sh", script, action], check=True, env={"PATH": f"{tmp_path}:/usr/bin:/bin"})
    assert asked.exists() == stopped
    assert not stopped or asked.read_text() == "stop board-companion-network.service\n"
