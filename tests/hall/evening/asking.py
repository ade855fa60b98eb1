"""A hall without a network: requests to its application, and what tables tell, in one event loop."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from companion.hall.app import HallApp
from companion.hall.hall import Hall
from companion.hall.hosts import HallHosts
from companion.hall.orders import Orders
from companion.mqtt.hall_messages import ROOT
from companion.mqtt.results import Results
from tests.hall.run_apart import run_apart
from tests.hall.test_tables import CARD, STATE


class Asking:
    """One hall, kept in a folder; `host` gives its code."""

    def __init__(self, folder: Path | None, *, animals: bool = False) -> None:
        self.hall = Hall("1.2", folder, animals=animals)
        hosts = HallHosts(folder, None, lambda: 0)
        self._code = hosts.code.shown
        self._app = HallApp(self.hall, hosts, Orders(folder, lambda: 1000.0), lambda *_: None).app()
        self.cookie = ""

    def host(self) -> None:
        """Become host."""
        assert self.ask("/api/hall/host", {"code": self._code})[0] == 200

    def board(self, board: str, title: str, run: str = "a") -> None:
        """Let a board be there."""
        self.tell(board, "table", {**CARD, "title": title, "run": run})
        self.tell(board, "availability", b"online")
        self.tell(board, "state", STATE)

    def broker(self, *, there: bool = True) -> None:
        """Let the broker be there or not."""

        async def say() -> None:
            self.hall.stands(broker=there)

        run_apart(say())

    def tell(self, board: str, part: str, told: Results | dict[str, Any] | bytes) -> None:
        """Say something at the broker."""

        async def say() -> None:
            payload = told if isinstance(told, bytes) else msgspec.json.encode(told)
            self.hall.tables.take(f"{ROOT}/{board}/{part}", payload)

        run_apart(say())

    def ask(self, path: str, body: Any = None, lang: str = "en") -> tuple[int, Any]:
        """Return status, and the answer as JSON where it is some."""
        sent: list[Any] = []
        path, _, query = path.partition("?")
        said = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"host": "localhost", "origin": "http://localhost", "cookie": self.cookie}
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "GET" if body is None else "POST",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(k.encode(), v.encode()) for k, v in {**headers, "accept-language": lang}.items()],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "scheme": "http",
        }

        async def receive() -> Any:
            return {"type": "http.request", "body": said, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        async def story() -> None:
            await self._app(scope, receive, send)

        run_apart(story())
        start, whole = sent[0], b"".join(each.get("body", b"") for each in sent[1:])
        self.headers = {key.decode(): value.decode() for key, value in start["headers"]}
        if "set-cookie" in self.headers:
            self.cookie = self.headers["set-cookie"].split(";")[0]
        is_json = self.headers.get("content-type") == "application/json"
        return start["status"], json.loads(whole) if is_json else whole
