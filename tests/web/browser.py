"""A browser on the pages: keeps its cookie and sends `Origin`, as real ones do."""

from __future__ import annotations

from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

HOME = "http://localhost"
CODE = "271828"


class Browser:
    """One phone."""

    def __init__(self, app: Flask) -> None:
        self.client = app.test_client()

    def get(self, path: str, **headers: str) -> TestResponse:
        sent = {key.replace("_", "-"): value for key, value in headers.items()}
        return self.client.get(path, headers=sent, buffered=True)

    def post(self, path: str, body: Any = None, *, origin: str | None = HOME, **headers: str) -> TestResponse:
        sent = {key.replace("_", "-"): value for key, value in headers.items()}
        if origin is not None:
            sent["Origin"] = origin
        return self.client.post(path, json={} if body is None else body, headers=sent)

    def undo(self) -> TestResponse:
        """Take back what the state says would be taken back now."""
        now = self.get("/api/state").get_json()["undo"]
        return self.post("/api/undo", {"number": now["number"] if now else 1})

    def me(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.get("/api/me").get_json()
        return answer

    def become_host(self) -> Browser:
        assert self.post("/api/host/code", {"code": CODE}).status_code == 200
        return self

    def claim(self, seat: str) -> Browser:
        assert self.post(f"/api/seats/{seat}/claim").status_code == 200
        return self


NEW_GAME = {
    "game": "malefiz",
    "variant": "classic",
    "seats": ["red", "blue"],
    "names": {"red": "Anna", "blue": "Mo"},
}
