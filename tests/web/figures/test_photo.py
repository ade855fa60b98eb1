"""What becomes of a photo: the picture stays, all else goes; what is no picture is refused in one line."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from companion.core.model.errors import InputError
from companion.web.figures.photo import MOST_BYTES, MOST_SIDE, clean_photo
from tests.web.figures.photos import PLACE, jpeg, png, webp, webp_lossless

KINDS = {"image/jpeg": jpeg, "image/png": png, "image/webp": webp}


@pytest.mark.parametrize("media_type", KINDS)
def test_the_picture_alone_is_kept(media_type: str) -> None:
    raw = KINDS[media_type]()
    assert PLACE in raw
    photo = clean_photo(raw)
    assert photo.media_type == media_type
    assert PLACE not in photo.data
    assert not any(
        word in photo.data for word in (b"Exif", b"JFIF", b"eXIf", b"tEXt", b"EXIF", b"XMP", b"ICC")
    )
    assert clean_photo(photo.data) == photo  # it is a whole picture still


def test_all_that_draws_a_jpeg_is_kept_in_its_order() -> None:
    data, scan = clean_photo(jpeg()).data, b"\x12\xff\x00\x34\xff\xd0\x56"
    assert data.count(scan) == 2
    assert data.endswith(scan + b"\xff\xd9")
    parts = (b"Adobe", b"\xff\xdb", b"\xff\xc0", b"\xff\xc4", b"\xff\xdd", b"\xff\xda")
    places = [data.find(each) for each in parts]
    assert places == sorted(places)
    assert b"Adobe" in data


def test_a_jpeg_with_a_scan_shorter_than_its_own_head_is_refused() -> None:
    with pytest.raises(InputError, match="damaged"):
        clean_photo(jpeg().replace(b"\xff\xda\0\x08", b"\xff\xda\0\1"))


def test_a_webp_with_a_part_longer_than_the_file_is_refused() -> None:
    whole = webp_lossless()
    assert clean_photo(whole).data == whole
    with pytest.raises(InputError, match="damaged"):
        clean_photo(whole[:16] + b"\x08" + whole[17:])


def test_a_webp_says_no_more_that_it_has_what_was_left_out() -> None:
    data = clean_photo(webp()).data
    assert data[20] == 0x10  # VP8X: of colours, Exif, XMP and see-through only the last
    assert int.from_bytes(data[4:8], "little") == len(data) - 8


@pytest.mark.parametrize("make", [*KINDS.values(), webp_lossless])
def test_each_side_has_a_limit(make: Callable[..., bytes]) -> None:
    assert clean_photo(make(MOST_SIDE, 1))
    for sides in ((MOST_SIDE + 1, 1), (1, MOST_SIDE + 1)):
        with pytest.raises(InputError, match="pixels, must be 1 to 1600 each"):
            clean_photo(make(*sides))


def test_what_is_no_picture_or_too_large_is_refused() -> None:
    for raw in (
        b"",
        b"GIF89a",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"RIFF\0\0\0\0WAVE",
        b"\xff\xd8",
    ):
        with pytest.raises(InputError, match="must be JPEG, PNG or WebP"):
            clean_photo(raw)
    with pytest.raises(InputError, match="must be at most 60000"):
        clean_photo(jpeg(tail=b"\0" * MOST_BYTES))


@pytest.mark.parametrize("media_type", KINDS)
def test_a_picture_that_ends_early_is_refused_wherever_it_was_cut(media_type: str) -> None:
    whole = clean_photo(KINDS[media_type]()).data
    for end in range(len(whole)):
        with pytest.raises(InputError):
            clean_photo(whole[:end])


@pytest.mark.parametrize("media_type", KINDS)
@pytest.mark.sampled("seed", range(200), sample=20)
def test_a_damaged_picture_is_kept_without_metadata_or_refused(media_type: str, seed: int) -> None:
    chance, raw = random.Random(seed), bytearray(KINDS[media_type]())
    for _ in range(chance.randint(1, 12)):
        raw[chance.randrange(len(raw))] = chance.randrange(256)
    try:
        photo = clean_photo(bytes(raw))
    except InputError:
        return  # in one line, by its type
    assert len(photo.data) <= len(raw)
