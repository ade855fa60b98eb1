"""What the hall reads of a request and how it answers: bodies, languages, refusals in one line."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from companion.core.model.types import Say
from companion.state.models.answers import Mistake
from companion.words.i18n import choose_language, translator

LONGEST_BODY = 4096
JSON = "application/json"


async def read_body(request: Request) -> bytes:
    """Return the body; what is too long is cut, and so no JSON any more."""
    found = b""
    async for chunk in request.stream():
        found += chunk
        if len(found) > LONGEST_BODY:
            return found[:LONGEST_BODY]
    return found


def language(request: Request) -> str:
    """Return the language of a request."""
    preferred = (part.split(";")[0] for part in request.headers.get("accept-language", "").split(","))
    return choose_language(request.query_params.get("lang"), preferred)


def answer(value: Mapping[str, object], status: int = 200) -> Response:
    """Return an answer as JSON, which nobody keeps."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, JSON)


def refuse(request: Request, status: int, say: Say) -> Response:
    """Return a refusal in the language of the request."""
    return mistake(status, translator(language(request))(say))


def mistake(status: int, text: str) -> Response:
    """Return what is wrong, in one line."""
    told = msgspec.json.encode(Mistake(" ".join(text.split()), "refused", ""))
    return Response(told, status, {"Cache-Control": "no-store"}, JSON)
