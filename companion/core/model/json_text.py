r"""JSON that came from outside, as Python values.

Knows: JSON may escape half a character ("\ud800"), which nothing can write down again: that is no text.
Refuses to know: what the values mean.
"""

import json
from collections.abc import Callable
from typing import Any

import msgspec

Pairs = Callable[[list[tuple[str, Any]]], Any]


def read_json(text: bytes | str, pairs: Pairs | None = None) -> Any:
    """Return the value of a JSON text; ``pairs`` makes each object of its pairs, where a key may stand twice.

    Raises ValueError for what is no JSON or has half a character in it, RecursionError for what is too deep.
    """
    try:
        data = msgspec.json.decode(text)  # seven times as fast as `json`, and stricter
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _read(text, pairs)
    colon = b":" if isinstance(text, bytes) else ":"
    if pairs is None or text.count(colon) == _count_keys(data):  # type: ignore[arg-type] # of the same type
        return data
    return _read(text, pairs)


def _count_keys(data: Any) -> int:
    """Count the keys of all objects; each has a colon in the text, and so has one that was overwritten."""
    count, inner = (len(data), data.values()) if isinstance(data, dict) else (0, data)
    for each in inner if isinstance(data, (dict, list)) else ():
        if type(each) is dict or type(each) is list:
            count += _count_keys(each)
    return count


def _read(text: bytes | str, pairs: Pairs | None) -> Any:
    data = json.loads(text, object_pairs_hook=pairs)
    escape = b"\\u" if isinstance(text, bytes) else "\\u"
    if escape in text:  # type: ignore[operator] # both are of the same type
        try:
            json.dumps(data, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise ValueError('half a character, such as "\\ud800" alone') from None
    return data
