"""A JSON object with a checksum of its text."""

from __future__ import annotations

import json

import pytest

from companion.hall.evening.checksummed_json import has_sum, with_sum

TEXT = b'{"rounds":2,"names":["Mia","Zo\xc3\xab"]}'


def test_a_sum_fits_its_text_alone_and_is_one_key_more() -> None:
    summed = with_sum(TEXT)
    assert has_sum(summed)
    assert {**json.loads(TEXT), "sum": json.loads(summed)["sum"]} == json.loads(summed)
    assert not has_sum(TEXT)
    assert with_sum(TEXT.replace(b"Mia", b"Mio"))[:30] != summed[:30]


def test_no_bit_changes_and_no_letter_goes_unseen() -> None:
    summed = with_sum(TEXT)
    for place in range(len(summed)):
        assert not has_sum(summed[:place])
        assert not has_sum(summed[:place] + summed[place + 1 :])
        for bit in range(8):
            flipped = bytes([summed[place] ^ 1 << bit])
            assert not has_sum(summed[:place] + flipped + summed[place + 1 :])


@pytest.mark.parametrize("more", [b"\n", b" ", b"}", b"\x00"])
def test_nothing_is_put_behind_it(more: bytes) -> None:
    assert not has_sum(with_sum(TEXT) + more)
