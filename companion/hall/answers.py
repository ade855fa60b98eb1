"""Requests and answers of the hall in their common shapes. Refuses to know: what is asked."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from companion.core.model.types import Say
from companion.state.models.answers import Mistake
from companion.words.i18n import choose_language, translator

LONGEST_BODY = 4096
JSON = "application/json"


async def body_of(request: Request, longest: int = LONGEST_BODY) -> bytes:
    """Return the body; what is too long is cut, and so no JSON any more."""
    found = b""
    async for chunk in request.stream():
        found += chunk
        if len(found) > longest:
            return found[:longest]
    return found


def lang_of(request: Request) -> str:
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
    return mistake(status, translator(lang_of(request))(say))


def mistake(status: int, text: str) -> Response:
    """Return what is wrong, as one line."""
    return answer(Mistake(" ".join(text.split()), "refused", ""), status)
