"""The description of the API against the running companion: requests that fit it and requests that do not.

No answer may be a 5xx, have a status, type or shape that is not described, or take what the description
forbids. Left out: the event streams, which do not end, and the check that whatever fits is taken: whether a
spot, a seat or a turn exists depends on the game, and is a 400, 404 or 409 that names it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from companion.web.openapi import describe
from companion.web.routes import endpoints
from tests.system.running import CODE, Client, Demo, demo

pytestmark = pytest.mark.slow

API = schemathesis.openapi.from_dict(describe(endpoints(demo=True), "1")).exclude(
    path_regex=r"/api/(events|check/live)"
)
FEW = settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@schemathesis.serializer("application/zip")
def as_zip(_: Any, value: Any) -> bytes:
    """Whatever it has thought of, as the bytes that are sent."""
    return value if isinstance(value, bytes) else str(value).encode()


GAME = {"variant": "fast", "seats": ["red", "blue"]}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """A demo; it must live through all that is asked here."""
    with demo(tmp_path_factory.mktemp("schemathesis") / "data") as served:
        yield served
        assert served.process.poll() is None
        log = (served.data / "console.log").read_text()
        assert "Traceback" not in log
        assert " ERROR " not in log


@pytest.fixture(scope="module")
def roles(running: Demo) -> Iterator[dict[str, Client]]:
    """The host, somebody who has a seat, and somebody who looks on."""
    clients = {name: Client(running.port) for name in ("host", "player", "watcher")}
    clients["host"].become_host(CODE)
    clients["host"].new_game(**GAME)
    clients["player"].post("/api/seats/red/claim", {})
    yield clients
    for client in clients.values():
        client.close()


@API.parametrize()
@pytest.mark.parametrize("role", ["watcher", "player", "host"])
@FEW
def test_the_companion_answers_as_it_describes(case: Any, role: str, roles: dict[str, Client]) -> None:
    address = f"http://127.0.0.1:{roles[role].port}"
    answer = case.call(
        base_url=address, headers={"Origin": address, "Cookie": roles[role].cookie}, timeout=10
    )
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])
