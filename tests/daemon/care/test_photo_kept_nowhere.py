"""A figure's photo and nickname are in memory alone: no backup, support bundle, journal or file has them."""

from __future__ import annotations

import io
import logging
import zipfile
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.daemon.evening import HOME, SMALLEST_ZIP, Evening, Phone
from tests.daemon.secret_party import party, printed
from tests.web.figures.photos import jpeg

CLAY = b"MARK-OF-THE-CLAY-FIGURE-OF-GREEN"
"""In the photo's picture itself, which is not cleaned away."""
NICKNAME = "Zauberknubbel"
PHOTO = "/api/figures/green/2/photo"


def traces() -> list[bytes]:
    """The photo as it might be written down: its bytes, in hexadecimal digits, in base 64 however it lies."""
    packed = [b64encode(b"." * before + CLAY)[4:-4] for before in range(3)]
    return [CLAY, CLAY.hex().encode(), *packed, NICKNAME.encode()]


def unpacked(content: bytes) -> Iterator[bytes]:
    """Some bytes, and all that is packed in them."""
    yield content
    if content.startswith(SMALLEST_ZIP):
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            for name in packed.namelist():
                yield from unpacked(packed.read(name))


def found(content: bytes) -> list[bytes]:
    """What of the photo or the nickname is in some bytes."""
    return [trace for trace in traces() if any(trace in part for part in unpacked(content))]


def show(phone: Phone) -> None:
    """A photo and a nickname."""
    phone.do("/api/figures/green/2", {"name": NICKNAME})
    picture = jpeg().replace(b"\x12\xff\x00\x34", b"\x12" + CLAY + b"\x34", 1)
    answer = phone.client.post(PHOTO, data=picture, content_type="image/jpeg", headers={"Origin": HOME})
    assert answer.status_code == 200, answer.text


def copied(evening: Evening, host: Phone, folder: Path) -> dict[str, bytes]:
    """A backup copy from the page and one from the terminal, a support bundle, and every file there is."""
    kept = {name: host.get(f"/api/{name}").data for name in ("backup", "bundle")}
    assert all(content.startswith(SMALLEST_ZIP) for content in kept.values())
    assert evening.journal.wait_written(20)
    printed("backup", str(folder / "all.zip"), "--journal", str(evening.path))
    files = {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert {"all.zip", "journal.sqlite"} <= set(files)
    return {**kept, **files}


@pytest.mark.slow
def test_neither_backup_nor_bundle_nor_journal_has_a_photo(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with party(tmp_path, 3, host_plays=False) as table:
        green = table.phones["green"]
        show(green)
        shown = table.host.get(PHOTO)
        assert CLAY in shown.data
        assert set(found(b64encode(shown.data))) & set(traces()), "this test can see one"
        for seat in table.seats:
            for _ in range(table.state.position.each):
                table.give("word", seat)
        for name, content in copied(table.evening, table.host, tmp_path).items():
            assert not found(content), name
        assert green.get("/api/me").get_json()["figures"]["green:2"]["photo"]
        assert not found(caplog.text.encode())
    for path in tmp_path.rglob("*"):
        assert path.is_dir() or not found(path.read_bytes()), path.name
