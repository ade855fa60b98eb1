"""Brokers that tell of themselves: what avahi-browse says, and what it should not say."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from companion.daemon.broker import search
from companion.ports.broker import FoundBroker

LINE = r'=;eth0;IPv4;Mosquitto\032im\032B\195\188ro;_mqtt._tcp;local;hub.local;192.168.0.5;1883;"a=b"'


def test_a_line_tells_of_a_broker() -> None:
    assert search.read_line(LINE, tls=False) == FoundBroker(
        "Mosquitto im Büro", "192.168.0.5", 1883, tls=False
    )


def test_a_certificate_is_made_out_to_a_name_so_that_is_taken() -> None:
    found = search.read_line(LINE, tls=True)
    assert found is not None
    assert found.host == "hub.local"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "+;eth0;IPv4;Hub;_mqtt._tcp;local",
        "=;eth0;IPv6;Hub;_mqtt._tcp;local;hub.local;fe80::1;1883;",
        "=;eth0;IPv4;Hub;_mqtt._tcp;local;hub.local;192.168.0.5",
        "=;eth0;IPv4;Hub;_mqtt._tcp;local;hub.local;192.168.0.5;0;",
        "=;eth0;IPv4;Hub;_mqtt._tcp;local;hub.local;192.168.0.5;99999;",
        "=;eth0;IPv4;Hub;_mqtt._tcp;local;hub.local;192.168.0.5;-1;",
    ],
)
def test_what_tells_of_none_is_left_out(line: str) -> None:
    assert search.read_line(line, tls=False) is None


def test_each_broker_is_found_once_and_a_program_that_is_missing_finds_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not search.can_search()
    assert search.search() == []
    program = tmp_path / search.PROGRAM
    program.write_text(f"#!/bin/sh\nprintf '%s\\n' '{LINE}' '{LINE}' garbage\nexit 1\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    assert search.can_search()
    assert [one.host for one in search.search()] == ["192.168.0.5", "hub.local"]
