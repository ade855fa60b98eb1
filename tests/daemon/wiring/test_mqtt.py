"""The broker of a configuration: none, one with a password, mistakes in one line; a board's identity."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import config
from companion.core.model.errors import ConfigError
from companion.daemon.wiring.mqtt import broker_to_tell, identity
from companion.mqtt.broker import Address


def load(folder: Path, text: str) -> config.Config:
    path = folder / "table.toml"
    path.write_text(f"device = []\n{text}\n")
    return config.load(path)


def test_without_a_host_nobody_is_told(tmp_path: Path) -> None:
    assert broker_to_tell(load(tmp_path, "")) is None
    assert broker_to_tell(load(tmp_path, "[mqtt]\nport = 8883")) is None


def test_a_password_is_read_from_its_file_beside_the_configuration(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("correct horse\n")
    keys = ('host = "hub"', "port = 8883", 'user = "board"', 'password_file = "secret"', "tls = true")
    told = broker_to_tell(load(tmp_path, "\n".join(("[mqtt]", *keys, 'language = "de"'))))
    assert told is not None
    assert told.address == Address("hub", 8883, "board", "correct horse", tls=True)
    assert (told.language, told.names, told.discovery) == ("de", False, True)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('password_file = "none"\nuser = "a"', "mqtt.password_file: .*none cannot be read: "),
        ('password_file = "two"\nuser = "a"', "mqtt.password_file: .*two must hold one line, the password$"),
        ('password_file = "one"', "mqtt.user is missing: a password goes with a name$"),
        ("port = 0", "mqtt.port is 0, must be a whole number from 1 to 65535$"),
        ('language = "nl"', 'mqtt.language is .*, must be "de", "en", "es", "fr" or "it"$'),
    ],
)
def test_a_mistake_is_one_line(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "one").write_text("a\n")
    (tmp_path / "two").write_text("a\nb\n")
    with pytest.raises(ConfigError, match=why) as error:
        broker_to_tell(load(tmp_path, f'[mqtt]\nhost = "hub"\n{text}'))
    assert "\n" not in str(error.value)


def test_a_board_is_called_the_same_for_good_and_a_damaged_file_is_drawn_anew(tmp_path: Path) -> None:
    path = tmp_path / "board-id"
    drawn = identity(path)
    assert len(drawn) == 8
    assert identity(path) == drawn
    assert identity(tmp_path / "other") != drawn
    for damaged in (b"", b"\xff\xfe", b"cafe01234\n", b"../../etc"):
        path.write_bytes(damaged)
        again = identity(path)
        assert again == identity(path)
        assert again != damaged.decode(errors="replace")


def test_where_nothing_can_be_kept_there_is_one_for_this_run(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert len(identity(tmp_path / "file" / "board-id")) == 8
