"""The bodies of requests: from JSON to a value of ``requests.py``, and names of players.

Knows: how people and programs get a body wrong, and tells it in one line that names the key and what it must
be. Refuses to know: HTTP, and what is done with the values.
"""

from collections.abc import Mapping
from typing import Any, NoReturn, TypeVar

import msgspec

from companion.core.model.errors import NO_JSON, InputError
from companion.core.model.struct_reader import StructReader, shorten
from companion.state.models.requests import LONGEST_NAME

S = TypeVar("S", bound=msgspec.Struct)

JOINERS = dict.fromkeys((0x200C, 0x200D))
"""What joins letters of some scripts, and a family of four to one sign; it prints nothing by itself."""


def read_body(raw: bytes, kind: type[S]) -> S:
    """Return the value that a request's body holds.

    Args:
        raw: JSON, as it came.
        kind: one of the shapes of ``requests.py`` and the like; each of its fields has a description.

    Raises:
        InputError: one line that names the key and what it must be.
    """
    try:
        data = msgspec.json.decode(raw)
    except NO_JSON:
        raise InputError(f"the body is no JSON, must be an object with {_keys(kind)}") from None
    if not isinstance(data, dict):
        raise InputError(f"the body is {_short(data)}, must be an object with {_keys(kind)}")
    return _BodyReader().read(kind, data)


def player_name(key: str, name: str) -> str:
    """Return a player's name without the spaces around it. Raises InputError that begins with ``key``."""
    plain = name.strip()
    if not (1 <= len(plain) <= LONGEST_NAME and plain.translate(JOINERS).isprintable()):
        raise InputError(
            f"{key} is {_short(name)}, must be 1 to {LONGEST_NAME} characters that can be printed"
        )
    return plain


def player_names(names: Mapping[str, str], seats: list[str]) -> dict[str, str]:
    """Return the names of a new game by seat.

    Raises InputError for one that is no name or of no seat that plays.
    """
    for seat in names:
        if seat not in seats:
            raise InputError(f"names.{_short(seat)}: this seat does not play, seats are {', '.join(seats)}")
    return {seat: player_name(f"names.{seat}", name) for seat, name in names.items()}


class _BodyReader(StructReader):
    """Tells what is wrong with a body."""

    def fail(self, why: str) -> NoReturn:
        """Refuse the request."""
        raise InputError(why)

    def show(self, value: Any) -> str:
        """Write a value as JSON, text in the quotes of Python."""
        return _write(value)


def _keys(kind: type[msgspec.Struct]) -> str:
    return ", ".join(kind.__struct_fields__) or "no key"


def _short(value: Any) -> str:
    return shorten(_write(value))


def _write(value: Any) -> str:
    return repr(value) if isinstance(value, str) else msgspec.json.encode(value).decode()
