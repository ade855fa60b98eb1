"""What the hall reads of a request and how it answers: bodies, languages, refusals in one line."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from companion.core.model.types import Say
from companion.state.models.answers import Mistake
from companion.words.i18n import choose_language, translator

LONGEST_BODY = 4096
"""Bytes of a request, where nothing else is said."""
JSON = "application/json"


async def read_body(request: Request, longest: int = LONGEST_BODY) -> bytes:
    """Return the body; what is too long is cut, and so no JSON any more."""
    found = b""
    async for chunk in request.stream():
        found += chunk
        if len(found) > longest:
            return found[:longest]
    return found


def language(request: Request) -> str:
    """Return the language that a request asks for."""
    preferred = (part.split(";")[0] for part in request.headers.get("accept-language", "").split(","))
    return choose_language(request.query_params.get("lang"), preferred)


def answer(value: Any, status: int = 200) -> Response:
    """Return a value as JSON."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, JSON)


def page(text: str) -> Response:
    """Return a page."""
    return Response(text, media_type="text/html", headers={"Cache-Control": "no-store"})


def refuse(request: Request, status: int, say: Say) -> Response:
    """Return why something cannot be done, in the language of the request."""
    return mistake(status, translator(language(request))(say))


def mistake(status: int, text: str) -> Response:
    """Return what is wrong, as one line."""
    return answer(Mistake(" ".join(text.split()), "refused", ""), status)
