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
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from companion.web.access.roles import NO, PERMISSIONS
from companion.web.openapi import describe
from companion.web.routes import endpoints
from tests.system.running import CODE, Client, Demo, demo

pytestmark = pytest.mark.slow

ENDPOINTS = endpoints(demo=True)
API = schemathesis.openapi.from_dict(describe(ENDPOINTS, "1")).exclude(path_regex=r"/api/(events|check/live)")
NOT_WATCHERS = [each.name for each in ENDPOINTS if PERMISSIONS[each.action].watch == NO]
HOSTS = [each.name for each in ENDPOINTS if PERMISSIONS[each.action].seat == NO and each.name in NOT_WATCHERS]
FEW = settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
ONE = settings(FEW, max_examples=1, phases=[Phase.generate])
"""For who is refused whatever is asked."""


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


def ask(case: Any, client: Client) -> None:
    """Send a request, and compare the answer with what is described."""
    address = f"http://127.0.0.1:{client.port}"
    answer = case.call(base_url=address, headers={"Origin": address, "Cookie": client.cookie}, timeout=10)
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])


@API.parametrize()
@FEW
def test_the_companion_answers_a_host_as_it_describes(case: Any, roles: dict[str, Client]) -> None:
    ask(case, roles["host"])


@API.exclude(operation_id=HOSTS).parametrize()
@FEW
def test_the_companion_answers_a_player_as_it_describes(case: Any, roles: dict[str, Client]) -> None:
    ask(case, roles["player"])


@API.exclude(operation_id=NOT_WATCHERS).parametrize()
@FEW
def test_the_companion_answers_a_watcher_as_it_describes(case: Any, roles: dict[str, Client]) -> None:
    ask(case, roles["watcher"])


@API.include(operation_id=HOSTS).parametrize()
@ONE
def test_the_companion_refuses_a_player_as_it_describes(case: Any, roles: dict[str, Client]) -> None:
    ask(case, roles["player"])


@API.include(operation_id=NOT_WATCHERS).parametrize()
@ONE
def test_the_companion_refuses_a_watcher_as_it_describes(case: Any, roles: dict[str, Client]) -> None:
    ask(case, roles["watcher"])
