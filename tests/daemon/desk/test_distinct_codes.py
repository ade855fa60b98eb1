"""Codes that many hold at once: no two alike, none the beginning of another."""

from __future__ import annotations

from itertools import permutations

import pytest

from companion.daemon.desk.distinct_codes import LONGEST_CODE, Codes


def begins(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    return other[: len(one)] == one


@pytest.mark.parametrize(("lead", "repeats"), [(0, True), (0, False), (2, False)])
def test_no_code_is_another_or_its_beginning(lead: int, *, repeats: bool) -> None:
    codes = Codes[str](lead=lead, repeats=repeats, sparse=4)
    held = [code for rank in (1, 2, 4, 1, 2, 8) if (code := codes.draw("abcd", rank)) is not None]
    assert len(held) >= 2
    assert not any(begins(one, other) for one, other in permutations(held, 2))
    for code in held:
        assert len(set(code[: lead or 1])) == 1
        assert repeats or all(a != b for a, b in zip(code[lead:], code[lead + 1 :], strict=False))


def test_the_more_are_held_the_longer_a_code_is_up_to_what_people_do() -> None:
    lengths = []
    for rank in (1, 10, 100, 10_000):
        code = Codes[str](lead=0, repeats=True, sparse=10).draw("abc", rank)
        assert code is not None
        lengths.append(len(code))
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1] == LONGEST_CODE


def test_where_all_are_held_there_is_none_until_one_is_given_back() -> None:
    codes = Codes[str](lead=0, repeats=True, sparse=1)
    first = codes.draw("a", 1)
    assert first == ("a",)
    assert codes.draw("a", 1) is None
    codes.give_back(first)
    codes.give_back(first)
    assert codes.draw("a", 1) == first


def test_a_code_that_is_given_back_frees_no_beginning_of_one_that_is_held() -> None:
    codes, held = Codes[str](lead=0, repeats=True, sparse=1), set[tuple[str, ...] | None]()
    while not held >= {("a", "a"), ("a", "b")}:
        held.add(codes.draw("ab", 2))
    codes.give_back(("a", "a"))
    assert codes.draw("a", 1) is None, "whoever wants a, b would make it"
    codes.give_back(("a", "b"))
    assert codes.draw("a", 1) == ("a",)
