"""Starts the installed service as systemd would, plays on its page as a host, and ends it.

    serve_and_play.py TURNS

The game has so many turns afterwards; one is begun where there is none of ours. What the page told of it
at the start before must still be told. A board need not be there: each turn is entered.
"""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

NAME = "board-companion"
STATE = f"/var/lib/{NAME}"
COMMAND = ["runuser", "--user", NAME, "--", "env", f"STATE_DIRECTORY={STATE}"]
COMMAND += [f"/usr/lib/{NAME}/current/bin/companion", "run", "--config", f"/etc/{NAME}/table.toml"]
TOLD = Path("/srv/tests/told.json")
GAME = {"game": "malefiz", "variant": "classic", "seats": ["red", "blue"]}


class Host:
    """A browser that has given the host code.

    Args:
        place: the address and port, as in `127.0.0.1:8080`.
    """

    def __init__(self, place: str) -> None:
        self.place, self.cookie, self.token = place, "", ""
        self.take_token()
        self.ask("POST", "/api/host/code", {"code": Path(f"{STATE}/host-code").read_text().strip()})
        self.take_token()

    def take_token(self) -> None:
        self.token = self.ask("GET", "/api/me")["csrf"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        line = http.client.HTTPConnection(self.place, timeout=60)
        headers = {"Origin": f"http://{self.place}", "Cookie": self.cookie, "X-Companion": self.token}
        headers |= {"Accept-Language": "en", "Content-Type": "application/json"}
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read().decode()
        assert answer.status == 200, (method, path, answer.status, text)
        for value in answer.headers.get_all("Set-Cookie") or ():
            self.cookie = value.split(";")[0]
        return json.loads(text)

    def turns(self) -> list[str]:
        return [line["text"] for line in self.ask("GET", "/api/history")["lines"]]

    def play(self, turns: int) -> None:
        """Begin, or go on, until the game has so many turns; then it pauses."""
        before = json.loads(TOLD.read_text()) if TOLD.exists() else None
        if before is None:
            self.ask("POST", "/api/game", GAME)
        else:
            assert self.turns() == before, (self.turns(), before)
            self.ask("POST", "/api/pause", {"on": False})
        for number in range(len(self.turns()), turns):
            self.ask("POST", "/api/roll", {"number": 4 + number % 2})
            self.ask("POST", "/api/enter", {"move": self.ask("GET", "/api/moves")[0]["move"]})
        told = self.turns()
        assert len(told) == turns, told
        TOLD.write_text(json.dumps(told))
        self.ask("POST", "/api/pause", {"on": True})


def main(turns: int) -> int:
    """Serve and play once; the exit status."""
    with subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True, start_new_session=True) as service:
        assert service.stdout is not None
        ready = next((line.split()[1] for line in service.stdout if line.startswith("ready ")), "")
        try:
            if ready:
                Host(ready.split("/")[2]).play(turns)
        finally:
            os.killpg(service.pid, signal.SIGTERM)
    return 0 if ready else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
