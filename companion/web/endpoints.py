"""All endpoints: routes, checks, roles and OpenAPI come from what stands beside each handler."""

from __future__ import annotations

from companion.web.endpoint import Endpoint, endpoints_of
from companion.web.routes.care import Caring
from companion.web.routes.check import Checking
from companion.web.routes.hosts import Hosting
from companion.web.routes.mazes import Mazes
from companion.web.routes.overrule import Overruling
from companion.web.routes.play import Acting
from companion.web.routes.read import Reading
from companion.web.routes.stored_games import Stored
from companion.web.routes.support import Supporting

ROOMS = (Reading, Acting, Hosting, Overruling, Mazes, Checking, Supporting, Caring, Stored)
"""The classes of handlers; each is given the house."""

ENDPOINTS = tuple(found for room in ROOMS for found in endpoints_of(room))
"""Every endpoint that exists."""


def endpoints(*, demo: bool) -> tuple[Endpoint, ...]:
    """The endpoints that exist, with or without the virtual board."""
    return tuple(each for each in ENDPOINTS if demo or not each.demo)
