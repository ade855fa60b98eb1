"""The file of an evening: what is damaged is noticed and kept, what was before goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from companion.core.model.fast_replace import replace
from companion.hall.evening.kept import DAMAGED, NAME, KeptEvening
from companion.hall.evening.plan import Round
from tests.hall.evening.evenings import evening, pairing

FIRST = evening(2, 1)
SECOND = replace(FIRST, drawn=(Round((pairing(1, 2, places=((1,), (2,))),)),))
ASIDE = DAMAGED.format(1)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with an evening, and the one before it."""
    file = KeptEvening(tmp_path)
    file.save(FIRST)
    file.save(SECOND)
    return tmp_path


def test_an_evening_is_kept_whole(kept: Path) -> None:
    file = KeptEvening(kept)
    assert file.load() == SECOND
    assert file.aside == ""


@pytest.mark.slow
def test_every_flipped_bit_is_noticed(kept: Path) -> None:
    whole = (kept / NAME).read_bytes()
    for place in range(len(whole)):
        for bit in range(8):
            (kept / NAME).write_bytes(whole[:place] + bytes([whole[place] ^ 1 << bit]) + whole[place + 1 :])
            file = KeptEvening(kept)
            assert file.load() == FIRST, (place, bit)
            assert file.aside == ASIDE
            (kept / ASIDE).unlink()


@pytest.mark.parametrize("length", [0, 1, 20, 30, 100, -2, -1])
def test_a_file_that_was_cut_off_is_noticed(kept: Path, length: int) -> None:
    cut = (kept / NAME).read_bytes()[:length]
    (kept / NAME).write_bytes(cut)
    file = KeptEvening(kept)
    assert file.load() == FIRST
    assert (kept / file.aside).read_bytes() == cut


@pytest.mark.parametrize(
    "damage", [b"\xff\xfe{}", b'{"rounds":\xff}', b'{"rounds":1}', b"\x00" * 500, b"null"]
)
def test_what_is_no_evening_is_noticed(kept: Path, damage: bytes) -> None:
    (kept / NAME).write_bytes(damage)
    file = KeptEvening(kept)
    assert file.load() == FIRST
    assert file.aside == ASIDE


def test_a_folder_in_its_place_is_put_aside_and_is_in_nobodys_way(kept: Path) -> None:
    (kept / NAME).unlink()
    (kept / NAME).mkdir()
    file = KeptEvening(kept)
    assert file.load() == FIRST
    assert (kept / file.aside).is_dir()
    file.save(SECOND)
    assert KeptEvening(kept).load() == SECOND
    file.save(None)
    assert KeptEvening(kept).load() is None


def test_a_file_from_before_there_were_sums_is_read_and_gets_one(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(msgspec.json.encode(SECOND))
    file = KeptEvening(tmp_path)
    assert file.load() == SECOND
    file.save(FIRST)
    assert (tmp_path / NAME).read_bytes().startswith(b'{"sum":"')


def test_a_program_without_sums_reads_the_file(kept: Path) -> None:
    assert msgspec.json.decode((kept / NAME).read_bytes(), type=type(FIRST)) == SECOND


def test_a_damaged_file_that_cannot_be_moved_is_told_and_never_taken_for_the_one_before(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (kept / NAME).write_bytes(b"{")
    file = KeptEvening(kept)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", _read_only)
        assert file.load() == FIRST
        assert file.aside == NAME
        with pytest.raises(OSError, match="Read-only"):
            file.save(SECOND)
    assert KeptEvening(kept).load() == FIRST, "nothing was changed"
    (kept / NAME).write_bytes(b"{")
    file.save(SECOND)
    assert file.aside == DAMAGED.format(2)
    assert KeptEvening(kept).load() == SECOND


def test_what_a_power_cut_left_half_written_is_deleted_as_well(kept: Path) -> None:
    (kept / f"{NAME}.new").write_bytes(b'{"players":[{"name":"Mia"')
    (kept / NAME).write_bytes(b"{")
    file = KeptEvening(kept)
    file.load()
    file.save(None)
    assert list(kept.iterdir()) == []
    assert file.aside == ""


def _read_only(*_: object) -> None:
    raise OSError(30, "Read-only file system")
