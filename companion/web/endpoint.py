"""One endpoint: its address, who may ask, what it takes and gives, beside the handler that answers."""

import inspect
from collections.abc import Callable, Iterator
from typing import Any, TypeVar, get_type_hints

from msgspec import Struct

HTML, TEXT, EVENTS, FILE = "text/html", "text/plain", "text/event-stream", "*/*"
ZIP, PHOTO = "application/zip", "image/*"
LOOK, CHECK, CARE = "look", "check", "care"
EXTENSION_KEY = "endpoints"
"""The key in ``app.extensions`` under which an application keeps its own."""

BODY = ("body", "_body")
"""What a handler calls the body that it is given, checked."""

Handler = TypeVar("Handler", bound=Callable[..., Any])


class Endpoint(Struct, frozen=True):
    """One endpoint.

    Args:
        method, path: as Flask writes them.
        name: of the handler, and the operation's id.
        action: the key in ``roles.PERMISSIONS``.
        gives: the type of the JSON answer, or a media type.
        summary: one line for readers.
        notes: what else a caller should know: the handler's docstring after its first line.
        takes: the type of the JSON body, or the media type of one that is no JSON; None for GET.
        demo: whether it exists in the demo alone.
        again: whether a host proves anew that it is one.
        asks: the keys of its query that are whole numbers, all of which may be left out.
    """

    method: str
    path: str
    name: str
    action: str
    gives: Any
    summary: str
    notes: str = ""
    takes: type | str | None = None
    demo: bool = False
    again: bool = False
    asks: tuple[str, ...] = ()


def endpoint(
    method: str, path: str, action: str, gives: Any, summary: str, *, takes: str | None = None, **more: Any
) -> Callable[[Handler], Handler]:
    """Mark a method as the handler of an endpoint, as in `Endpoint`.

    The type of the body is that of its parameter ``body``; ``takes`` names the media type of one that is no
    JSON. Raises TypeError where a POST takes no body: its checks would be left out.
    """

    def mark(handler: Handler) -> Handler:
        hints = get_type_hints(handler)
        body = takes or next((hints[name] for name in BODY if name in hints), None)
        if (method == "GET") != (body is None):
            raise TypeError(f"{handler.__qualname__}: a POST takes a body, a GET none")
        _, _, notes = (inspect.getdoc(handler) or "").partition("\n\n")
        found = Endpoint(method, path, handler.__name__, action, gives, summary, notes, body, **more)
        handler.endpoint = found  # type: ignore[attr-defined]  # a function takes attributes
        return handler

    return mark


def endpoints_of(room: type) -> Iterator[Endpoint]:
    """Yield the endpoints that a class of handlers has, in their order."""
    marks = (getattr(handler, "endpoint", None) for handler in vars(room).values())
    yield from (mark for mark in marks if isinstance(mark, Endpoint))
