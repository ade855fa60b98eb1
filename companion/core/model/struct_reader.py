"""Reads data into msgspec structs and refuses what does not fit, in one line that names the key.

Knows: how people and programs mistype keys and values. Refuses to know: whether the data was TOML or JSON.
"""

import difflib
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn, TypeVar, get_args

import msgspec

SHOWN = 60
"""At most so many characters of a wrong value are repeated in its error."""

S = TypeVar("S", bound=msgspec.Struct)


class StructReader:
    """Reads structs whose fields all have a description; each format tells its faults in its own way."""

    missing = "is missing, must be"

    def fail(self, why: str) -> NoReturn:
        """Raise the error of this format."""
        raise NotImplementedError

    def show(self, value: Any) -> str:
        """Write a wrong value as this format does."""
        raise NotImplementedError

    def show_key(self, key: str) -> str:
        """Write an unknown key."""
        return shorten(self.show(key))

    def list_right_keys(self, where: str, _key: str, known: Iterable[str]) -> str:
        """List what would be right instead of a key that is like none."""
        return ", ".join(f"{where}{one}" for one in known) or "no key"

    def read(self, kind: type[S], data: Mapping[str, Any], where: str = "") -> S:
        """Read a struct; ``where`` stands before each key in a message."""
        fields = {field.name: field for field in msgspec.structs.fields(kind)}
        self.check_keys(data, fields, where)
        values = {}
        for key, field in fields.items():
            if key in data:
                values[key] = self._value(f"{where}{key}", field.type, data[key])
            elif field.required:
                self.fail(f"{where}{key} {self.missing} {description(field.type)}")
        return kind(**values)

    def check_keys(self, data: Iterable[str], known: Iterable[str], where: str = "") -> None:
        """Refuse a key that is not known, and tell the one that was meant."""
        known = list(known)
        for key in data:
            if key not in known:
                near = difflib.get_close_matches(key, known, 1, 0.5)
                right = f"{where}{near[0]}" if near else self.list_right_keys(where, key, known)
                self.fail(f"unknown key {where}{self.show_key(key)}: right would be {right}")

    def _value(self, key: str, kind: Any, value: Any) -> Any:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError:
            self.fail(f"{key} is {shorten(self.show(value))}, must be {description(kind)}")


def description(kind: Any) -> str:
    """Tell what a value of this annotated type, or of it and null, must be, in words."""
    for part in (kind, *get_args(kind)):
        for meta in getattr(part, "__metadata__", ()):
            if meta.description:
                return str(meta.description)
    raise TypeError(f"{kind} has no description")


def shorten(text: str, most: int = SHOWN) -> str:
    """Return the text, or its beginning where it is long."""
    return text if len(text) <= most else f"{text[:most]}..."
