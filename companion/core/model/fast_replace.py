"""Gives a value with other fields: `msgspec.structs.replace`, with its arguments checked by type."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import replace
else:
    from msgspec.structs import replace

__all__ = ["replace"]
