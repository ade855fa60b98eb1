"""A small file that is kept: as it was left, or begun anew; a disk that fails stops nobody."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest

from companion.ports.files import KeptFile


class Kept(msgspec.Struct):
    names: list[str] = []


def file(path: Path | None) -> KeptFile[Kept]:
    return KeptFile(path, Kept, "names")


def test_what_was_saved_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "names"
    assert file(path).load() == Kept()
    file(path).save(Kept(["Anna"]))
    assert file(path).load() == Kept(["Anna"])


@pytest.mark.parametrize("damaged", [b"", b"{", b'{"names": 3}', b"\xff\x00"])
def test_a_damaged_file_begins_anew_and_the_log_names_it(
    tmp_path: Path, damaged: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "names"
    path.write_bytes(damaged)
    assert file(path).load() == Kept()
    assert f"{path} cannot be read, names begin anew" in caplog.text
    file(path).save(Kept(["Ben"]))
    assert file(path).load() == Kept(["Ben"])


def test_a_disk_that_cannot_be_written_costs_the_memory_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    caplog.set_level(logging.WARNING)
    file(tmp_path / "file" / "names").save(Kept(["Anna"]))
    assert "names are not kept over a restart" in caplog.text


def test_without_a_path_nothing_is_kept() -> None:
    file(None).save(Kept(["Anna"]))
    assert file(None).load() == Kept()
