"""The OpenAPI 3.1 description, made from the endpoints and the models."""

import re
from functools import lru_cache
from typing import Any

import msgspec

from companion.state.models import answers
from companion.web.access.roles import NO, PERMISSIONS, YES
from companion.web.endpoint import Endpoint

_PARAMETER = re.compile(r"<(?:(\w+):)?(\w+)>")
_REFERENCE = "#/components/schemas/{name}"


def openapi_path(path: str) -> str:
    """Return a Flask path as OpenAPI writes it."""
    return _PARAMETER.sub(r"{\2}", path)


@lru_cache(maxsize=1)  # making it takes long, and anybody may ask
def describe_once(endpoints: tuple[Endpoint, ...], version: str) -> bytes:
    """Return the description of these endpoints as JSON."""
    return msgspec.json.encode(describe(endpoints, version))


def describe(endpoints: tuple[Endpoint, ...], version: str) -> dict[str, Any]:
    """Return the description of these endpoints as JSON values."""
    types = [each.gives for each in endpoints if not isinstance(each.gives, str)]
    types += [each.takes for each in endpoints if each.takes and not isinstance(each.takes, str)]
    wanted = [*types, answers.Mistake]
    shapes, components = msgspec.json.schema_components(wanted, ref_template=_REFERENCE)
    schemas = dict(zip(map(repr, wanted), shapes, strict=True))
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(openapi_path(each.path), {})[each.method.lower()] = _operation(each, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Board Companion", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "description": f"{who(endpoint.action)} {' '.join(endpoint.notes.split())}".strip(),
        "parameters": [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": {"type": "integer" if kind == "int" else "string"},
            }
            for kind, name in _PARAMETER.findall(endpoint.path)
        ]
        + [
            {"name": name, "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}}
            for name in endpoint.asks
        ],
        "responses": {
            "200": {"description": "Done.", "content": _content(endpoint.gives, schemas)},
            "default": {"description": "Refused.", "content": _refusal(endpoint, schemas)},
        },
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.takes, schemas)}
    return operation


def _refusal(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    """Describe a refusal: programs get JSON, people a small page (``app.py``); bad health looks like good."""
    if endpoint.path.startswith("/api/"):
        return _content(answers.Mistake, schemas)
    if isinstance(endpoint.gives, str):
        return _content("text/html", schemas)
    return _content(endpoint.gives, schemas)


def _content(kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schemas[repr(kind)]}}


def who(action: str) -> str:
    """Say who may do this."""
    if (rule := PERMISSIONS[action]).watch == YES:
        return "Anybody."
    seat = {NO: "", YES: "Every seat; "}.get(rule.seat, f"A seat ({rule.seat}); ")
    return f"{seat}the host." if rule.host == YES else f"{seat.removesuffix('; ')}."
