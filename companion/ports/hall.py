"""What a table knows of the hall, where many tables are seen at a glance. Refuses to know: brokers, pages."""

from msgspec import Struct

from companion.core.model.types import Say


class HallNow(Struct, frozen=True):
    """The hall, as one table knows it.

    Args:
        there: whether it is there; None where there never was one.
        calls: whether the table asks somebody to come.
        coming: whether somebody of the hall has said to come.
        quiet: whether the hall wants lights and sounds off.
        told: what it tells everybody at the table, if anything.
    """

    there: bool | None = None
    calls: bool = False
    coming: bool = False
    quiet: bool = False
    told: Say | None = None
