"""The broker that was chosen, over a restart: passwords apart; damage costs the choice."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from companion.daemon.broker.kept_broker import NAME, PASSWORDS, Chosen, KeptBrokers, load, save
from companion.mqtt.broker import Address
from companion.ports.broker import HomeBroker

SECRET = "p\u00e4ss w\u00f6rd \U0001f511 \"'\\$(x)"
ONE = Chosen(HomeBroker("hub", 8883, "board", tls=True, names=True, lang="de"), SECRET)
OTHER = Chosen(HomeBroker("old"))


@pytest.mark.parametrize(
    "kept", [KeptBrokers(ONE), KeptBrokers(ONE, OTHER), KeptBrokers(None, ONE), KeptBrokers(OTHER, ONE)]
)
def test_it_comes_back_as_it_was(tmp_path: Path, kept: KeptBrokers) -> None:
    save(tmp_path, kept)
    assert load(tmp_path) == kept
    assert stat.S_IMODE((tmp_path / PASSWORDS).stat().st_mode) == 0o600
    assert SECRET.encode() not in (tmp_path / NAME).read_bytes()
    assert b"password" not in (tmp_path / NAME).read_bytes()


def test_nothing_chosen_leaves_no_file(tmp_path: Path) -> None:
    save(tmp_path, KeptBrokers(ONE))
    save(tmp_path, KeptBrokers())
    assert list(tmp_path.iterdir()) == []
    assert load(tmp_path) == KeptBrokers()


@pytest.mark.parametrize("name", [NAME, PASSWORDS])
@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"{", b"[]", b'{"chosen": 5}', b'{"more": 1}'])
def test_a_damaged_file_tells_nobody_and_says_so_without_its_content(
    tmp_path: Path, name: str, damage: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    save(tmp_path, KeptBrokers(ONE))
    (tmp_path / name).write_bytes(damage)
    assert load(tmp_path) == KeptBrokers()
    (record,) = caplog.records
    assert SECRET not in record.getMessage()


def test_an_address_is_what_was_chosen() -> None:
    assert ONE.address == Address("hub", 8883, "board", SECRET, tls=True)
