"""What a table says of the hall. Refuses to know: how a table learns of it."""

from collections.abc import Iterator

from companion.core.model.types import Say
from companion.ports.hall import HallNow

NO_HALL = Say("No hall is there to be called.")
GONE = Say("The hall is gone. You can play on.")
CALLED = Say("You have asked somebody to come.")
COMING = Say("Somebody is coming to you.")
QUIET = Say("The hall wants it quiet: lights are faint, sounds are off.")


def tell_hall(now: HallNow) -> Iterator[Say]:
    """Yield what everybody at the table is told of the hall."""
    if now.told is not None:
        yield now.told
    if now.there is False:
        yield GONE
    if now.calls:
        yield COMING if now.coming else CALLED
    if now.quiet:
        yield QUIET
