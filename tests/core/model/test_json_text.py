"""JSON that came from outside reads as the standard library reads it, whichever reader takes it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from companion.core.model.json_text import read_json

NO_JSON = "no JSON"
TEXTS = [
    '{"ms": 12, "spot": "a1", "on": true}',
    '{"a": 1, "a": {"b": [1.5, -0.0, 1e-3, null, "\\ud83d\\ude00\\u0000"]}}',
    "[NaN, Infinity, 1e999]",
    "[123456789012345678901234567890, 18446744073709551616, -9223372036854775809]",
    "[5e-324, 2.2250738585072011e-308, 0.1]",
]


@pytest.mark.parametrize("text", TEXTS)
def test_odd_values_read_as_the_standard_library_reads_them(text: str) -> None:
    assert repr(read_json(text)) == repr(read_json(text.encode())) == repr(json.loads(text))


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ('{"a": 1, "b": {"c": [{"d": 2, "d": 3}]}}', ["d", "d"]),
        ('{"a": ":", "a": 1}', ["a", "a"]),
        ('[{"a": 1}, {"a": 2, "\\u0061": 3}]', ["a", "a"]),
    ],
)
def test_a_key_that_stands_twice_is_seen_wherever_it_stands(text: str, keys: list[str]) -> None:
    seen: list[list[str]] = []
    for form in (text, text.encode()):
        read_json(form, lambda pairs: seen.append([key for key, _value in pairs]))
    assert seen.count(keys) == 2


@pytest.mark.parametrize("text", ['"\\ud800"', '{"a": "\\udc00b"}'])
def test_half_a_character_is_no_text(text: str) -> None:
    with pytest.raises(ValueError, match="half a character"):
        read_json(text)


def test_a_damaged_text_reads_as_the_standard_library_reads_it_or_not_at_all() -> None:
    rng, read = random.Random(1), 0
    for _ in range(3000):
        letters = list(rng.choice(TEXTS))
        for _ in range(rng.randint(1, 3)):
            letters[rng.randrange(len(letters))] = rng.choice('{}[]",:019eE+-.\\utfn \n\x00\x1fé')
        text = "".join(letters)
        ours, theirs = _outcome(read_json, text), _outcome(json.loads, text)
        assert ours == theirs or ("half a character" in ours and "\\ud" in text), text
        read += ours == theirs != NO_JSON
    assert read > 100


def _outcome(read: Callable[[str], Any], text: str) -> str:
    try:
        return repr(read(text))
    except json.JSONDecodeError:
        return NO_JSON
    except ValueError as error:
        return str(error)
