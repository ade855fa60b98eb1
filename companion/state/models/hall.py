"""What the state tells of the hall."""

from msgspec import Struct


class HallLines(Struct, forbid_unknown_fields=True):
    """The hall, where many tables are seen.

    ``there``: whether it can be called. ``calls``: this table asks somebody to come. ``lines``: what all
    at the table is told, as sentences.
    """

    there: bool
    calls: bool
    lines: list[str]
