"""How the pages answer: JSON from values, and mistakes as ``{"error": sentence, "code": word}``.

Knows: HTTP answers and the sentences of the API's own refusals. Refuses to know: what is asked for.
"""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from flask import Response, request

from companion.core.model.errors import CompanionError
from companion.core.model.session import Session
from companion.core.model.types import Say, say_plural
from companion.ports.commands import Starting

JSON = "application/json"
LONG_WORD = re.compile(r"(\S{100})\S+")
UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode categories of what ends a line, turns it round or cannot be seen."""

FOR_THE_PLAYER = Say("Only the player of this seat can do that.")
FOR_THE_HOST = Say(
    "Only the host can do that. Enter the host code first, or prove that you are at the board."
)
_TURN = Say("Only the player whose turn it is can do that. Is that you? Then tap your seat first.")
_PLAYER = Say("Only a player of this game can do that, or the host. Do you play? Then tap your seat first.")
WHO_MAY = {
    "its turn": _TURN,
    "awaited": _TURN,
    "its own last": _TURN,
    "with all": Say(
        "Only the host can do that, or all players together. Do you play? Then tap your seat first."
    ),
    "any": _PLAYER,
    "concerned": _PLAYER,
    "its own": Say("Only the player of this seat can do that, or the host."),
}
"""A word of ``roles.Rule.seat`` -> who may do it; for any other it is the host alone."""

DISK = "disk"
"""The code of what waits for the disk."""

T = TypeVar("T")


class Problem(CompanionError):  # noqa: N818 - it is an answer to a person, not a fault
    """A request that is refused.

    Args:
        status: the HTTP status.
        code: one word for programs.
        say: a sentence for people, put into their language; or a plain line for programmers.
        headers: further headers of the answer.
        explained: the address of the card that explains the rule behind it, or empty.
    """

    def __init__(
        self,
        status: int,
        code: str,
        say: Say | str,
        headers: Mapping[str, str] | None = None,
        *,
        explained: str = "",
    ) -> None:
        super().__init__(code)
        self.status, self.code, self.say = status, code, say
        self.headers = dict(headers or {})
        self.explained = explained


def one_line(text: str) -> str:
    """Return a text that repeats what a request held as one line; words of over 100 characters are cut."""
    seen = "".join(" " if unicodedata.category(each) in UNSEEN else each for each in text)
    return LONG_WORD.sub(r"\1...", seen)


def json_answer(value: Any, status: int = 200) -> Response:
    """Return a value as JSON."""
    return Response(msgspec.json.encode(value), status, mimetype=JSON)


def tagged(response: Response, tag: str) -> Response:
    """Return the answer with an entity tag, or 304 where the browser has this one already."""
    response.set_etag(tag)
    response.make_conditional(request)
    return response


def no_role(seat_rule: str, *, host_may: bool = True) -> Problem:
    """Answer 403: this browser's role does not allow it.

    Args:
        seat_rule: a word of ``roles.Rule.seat``.
        host_may: whether the host may do it, too.
    """
    return Problem(403, "role", FOR_THE_PLAYER if not host_may else WHO_MAY.get(seat_rule, FOR_THE_HOST))


def prove_again() -> Problem:
    """Answer 403: what cannot be undone asks a host not shown for long whether it is that host."""
    say = Say(
        "This cannot be undone, or takes everything along. "
        "Show first that it is you: by the code, or at the board. That holds for ten minutes."
    )
    return Problem(403, "prove-again", say)


def no_game() -> Problem:
    """Answer 409: nothing is being played."""
    return Problem(409, "no-game", Say("No game has been started yet."))


def game_begun(session: Session | None) -> Session:
    """Return the game that was begun. Raises Problem (409) where none was."""
    if session is None:
        raise no_game()
    return session


def seat_taken() -> Problem:
    """Answer 409: another browser holds the seat."""
    say = Say("Another phone was quicker and holds this seat. If it is yours, the host can give it free.")
    return Problem(409, "taken", say)


def seat_idle() -> Problem:
    """Answer 409: the seat does not play."""
    return Problem(409, "not-playing", Say("Nobody plays this colour."))


def wrong_code() -> Problem:
    """Answer 403: the host code does not fit."""
    return Problem(
        403, "wrong-code", Say("That is not the host code. It is shown where the companion was started.")
    )


def too_many_tries(wait_ms: int) -> Problem:
    """Answer 429: the host code was tried too often; ``wait_ms`` until the next try."""
    seconds = -(-wait_ms // 1000)
    say = say_plural(
        "Too many tries. Please wait {count} second and try again.",
        "Too many tries. Please wait {count} seconds and try again.",
        {"count": seconds},
    )
    return Problem(429, "too-many-tries", say, {"Retry-After": str(seconds)})


def too_slow() -> Problem:
    """Answer 503: the loop did not answer in time."""
    return Problem(
        503, "slow", Say("The companion did not answer in time. Please try again."), {"Retry-After": "1"}
    )


def waits_for_disk() -> Problem:
    """Answer 503: done, but it counts only once the journal can be written again."""
    say = Say(
        "The disk cannot be written just now. This is noted and counts once it can: please do not repeat it."
    )
    return Problem(503, DISK, say, {"Retry-After": "5"})


def not_written() -> Problem:
    """Answer 503: nothing was done, since the disk cannot be written."""
    say = Say("That could not be written to the disk just now. Please try again in a while.")
    return Problem(503, DISK, say, {"Retry-After": "5"})


def starting() -> Problem:
    """Answer 503: the game is not back yet after a start; soon it is."""
    return Problem(503, "starting", Starting().say, {"Retry-After": "2"})


def broken() -> Problem:
    """Answer 500: a mistake of ours; the log has it."""
    return Problem(500, "broken", Say("Something went wrong here. Please try again."))


def bad_body(why: str) -> Problem:
    """Answer 400: the body is not what the endpoint takes; ``why`` names the key."""
    return Problem(400, "bad-request", why)


def require(found: T | None, what: str) -> T:
    """Return what this table has. Raises Problem (404) where it has none."""
    if found is None:
        raise not_found(what)
    return found


def not_found(what: str) -> Problem:
    """Answer 404: there is no such thing."""
    return Problem(404, "not-found", f"there is no {what}")
