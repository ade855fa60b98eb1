"""The description of the API against the running companion: requests that fit it and requests that do not.

No answer may be a 5xx, have a status, type or shape that is not described, or take what the description
forbids. Left out: the event streams, which do not end, and the check that whatever fits is taken: whether a
spot, a seat or a turn exists depends on the game, and is a 400, 404 or 409 that names it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.core.result import Ok
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.specs.openapi.checks import positive_data_acceptance

from companion.web.access.roles import NO, PERMISSIONS
from companion.web.openapi import describe
from companion.web.routes import endpoints
from tests import short_and_full
from tests.system.running import CODE, Client, Demo, demo

pytestmark = pytest.mark.slow

ENDPOINTS = endpoints(demo=True)
NAMES = [each.name for each in ENDPOINTS if each.path not in {"/api/events", "/api/check/live"}]
PUBLIC = [each.name for each in ENDPOINTS if PERMISSIONS[each.action].watch != NO and each.name in NAMES]
SEATED = [each.name for each in ENDPOINTS if PERMISSIONS[each.action].seat != NO and each.name in NAMES]
OF_PLAYERS = [name for name in NAMES if name in PUBLIC or name in SEATED]
ONE = settings(
    max_examples=1,
    phases=[Phase.generate],
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
"""For who is refused whatever is asked."""
FEW = (
    settings(ONE, max_examples=10, phases=list(Phase))
    if short_and_full.FULL
    else settings(ONE, max_examples=2)
)
"""With ``--full`` also the edges of each value, and what is missing, odd or too much."""


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


@cache
def operations() -> dict[str, Any]:
    """Read the description, in the worker that asks alone: name of an endpoint -> how it is asked."""
    read = schemathesis.openapi.from_dict(describe(ENDPOINTS, "1")).get_all_operations()
    found: list[Any] = [each.ok() for each in read if isinstance(each, Ok)]
    return {each.definition.raw["operationId"]: each for each in found}


def ask(name: str, client: Client, often: settings) -> None:
    """Send requests to an endpoint, and compare each answer with what is described."""
    address = f"http://127.0.0.1:{client.port}"

    @often
    def asked(case: Any) -> None:
        answer = case.call(base_url=address, headers={"Origin": address, "Cookie": client.cookie}, timeout=10)
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])

    operation = operations()[name]
    test = build_operation_test(
        config=operation.schema.config,
        operation=operation,
        test_func=asked,
        given_kwargs={},
        feedback=FeedbackSources(),
    )
    test()


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_the_companion_answers_a_host_as_it_describes(name: str, roles: dict[str, Client]) -> None:
    ask(name, roles["host"], FEW)


@pytest.mark.thorough
@pytest.mark.parametrize("name", OF_PLAYERS)
def test_the_companion_answers_a_player_as_it_describes(name: str, roles: dict[str, Client]) -> None:
    ask(name, roles["player"], FEW)


@pytest.mark.thorough
@pytest.mark.parametrize("name", PUBLIC)
def test_the_companion_answers_a_watcher_as_it_describes(name: str, roles: dict[str, Client]) -> None:
    ask(name, roles["watcher"], FEW)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in OF_PLAYERS])
def test_the_companion_refuses_a_player_as_it_describes(name: str, roles: dict[str, Client]) -> None:
    ask(name, roles["player"], ONE)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in PUBLIC])
def test_the_companion_refuses_a_watcher_as_it_describes(name: str, roles: dict[str, Client]) -> None:
    ask(name, roles["watcher"], ONE)
