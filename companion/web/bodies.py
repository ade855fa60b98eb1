"""The bodies of requests: from JSON to a value of ``requests.py``, and names of players.

Knows: how people and programs get a body wrong, and tells it in one line that names the key and what it must
be. Refuses to know: HTTP, and what is done with the values.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any, TypeVar, get_args

import msgspec

from companion.core.model.errors import InputError
from companion.state.models.requests import LONGEST_NAME

SHOWN = 60
"""At most so many characters of a wrong value are repeated in its error."""

S = TypeVar("S", bound=msgspec.Struct)


def read_body(raw: bytes, kind: type[S]) -> S:
    """The value that a request's body holds.

    Args:
        raw: JSON, as it came.
        kind: one of the shapes of ``requests.py`` and the like; each of its fields has a description.

    Raises:
        InputError: one line that names the key and what it must be.
    """
    try:
        data = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise InputError(f"the body is no JSON, must be an object with {_keys(kind)}") from None
    if not isinstance(data, dict):
        raise InputError(f"the body is {_short(data)}, must be an object with {_keys(kind)}")
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for key in data:
        if key not in fields:
            near = difflib.get_close_matches(key, fields, 1, 0.5)
            raise InputError(f"unknown key {_short(key)}: right would be {near[0] if near else _keys(kind)}")
    values = {}
    for key, field in fields.items():
        if key in data:
            values[key] = _value(key, field.type, data[key])
        elif field.required:
            raise InputError(f"{key} is missing, must be {_description(field.type)}")
    return kind(**values)


def player_name(key: str, name: str) -> str:
    """A player's name without the spaces around it. Raises InputError that begins with ``key``."""
    plain = name.strip()
    if not (1 <= len(plain) <= LONGEST_NAME and plain.isprintable()):
        raise InputError(
            f"{key} is {_short(name)}, must be 1 to {LONGEST_NAME} characters that can be printed"
        )
    return plain


def player_names(names: Mapping[str, str], seats: list[str]) -> dict[str, str]:
    """The names of a new game by seat. Raises InputError for one that is no name or of no seat that plays."""
    for seat in names:
        if seat not in seats:
            raise InputError(f"names.{_short(seat)}: this seat does not play, seats are {', '.join(seats)}")
    return {seat: player_name(f"names.{seat}", name) for seat, name in names.items()}


def _value(key: str, kind: Any, value: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        raise InputError(f"{key} is {_short(value)}, must be {_description(kind)}") from None


def _description(kind: Any) -> str:
    """What a value of this annotated type, or of it and null, must be, in words."""
    metas = (meta for part in (kind, *get_args(kind)) for meta in getattr(part, "__metadata__", ()))
    return str(next(meta.description for meta in metas if meta.description))


def _keys(kind: type[msgspec.Struct]) -> str:
    return ", ".join(kind.__struct_fields__) or "no key"


def _short(value: Any) -> str:
    text = repr(value) if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."
