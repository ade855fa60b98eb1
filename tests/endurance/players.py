"""A family at the table, over HTTP: hands on the board in Malefiz, taps on the page in the other games.

Knows what the public state asks for, and what was announced: nothing of that may ever be lost or told
otherwise. Refuses to know: which fault is on just now; what is refused is tried again later.
"""

from __future__ import annotations

import http.client
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from companion.games.malefiz import GAME
from companion.simulate import Hand
from tests.endurance.clock import GivenClock
from tests.system.running import Client

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "malefiz", "variant": "classic", "seats": ["red", "blue"]},
    {"game": "labyrinth", "variant": "small", "seats": ["red", "green"]},
    {"game": "malefiz", "variant": "classic", "seats": ["red", "green", "yellow", "blue"]},
    {"game": "barbarossa", "variant": "classic", "seats": ["red", "green", "yellow"], "bare": True},
)
STEPS_A_GAME = 250
"""Then another one is begun, so that all come up in a short evening, too."""

TROUBLE = (OSError, http.client.HTTPException, AssertionError, ValueError)
"""What a request may raise while the companion is down, or refuses."""

Told = list[tuple[int, str]]


class Family:
    """Plays one game after the other, one thing at a time.

    Args:
        port: of the companion.
        clock: the table's.
        rng: what chance decides.
    """

    def __init__(self, port: int, clock: GivenClock, rng: Random) -> None:
        self.client, self.clock, self.rng = Client(port), clock, rng
        self.told: dict[int, Told] = {}  # game -> the turns that were announced
        self.wrong: list[str] = []
        self.counts: Counter[str] = Counter()
        self._game = 0
        self._steps_left = 0
        self._is_host = False

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        self.client.close()  # a line that nobody used for 15 s is hung up, by the table's clock
        status, answer = self.client.request(method, path, body)
        if status == 200:
            return answer
        self.counts[f"{path.split('/')[2]} {status}"] += 1
        if status in (401, 403):
            self._is_host = False
        raise AssertionError(f"{path}: {status} {str(answer)[:200]}")

    def step(self) -> bool:
        """Do the next thing; whether it could be done."""
        try:
            if not self._is_host:
                self.client.close()
                self.client.become_host()
                self._is_host = True
            self._do(self._call("GET", "/api/state"))
            self.check()
        except TROUBLE as error:
            self.counts[f"not done: {str(error) or type(error).__name__}"[:90]] += 1
            self.clock.sleep(1)
            return False
        self.counts["done"] += 1
        return True

    def check(self) -> None:
        """Whatever was announced is there, and as it was announced."""
        game_id = self._call("GET", "/api/state")["game_id"]
        if game_id is None:
            return
        lines = [(each["number"], each["move"]) for each in self._call("GET", "/api/history")["lines"]]
        before = self.told.get(game_id, [])
        if lines[: len(before)] != before:
            self.wrong.append(f"game {game_id}: announced {before[-3:]}, now {lines[-3:]}")
        self.told[game_id] = lines

    # --- what is asked for -----------------------------------------------------------------------

    def _do(self, state: Any) -> None:
        phase = state["phase"]
        self.counts[f"phase {phase}"] += 1
        if phase in ("idle", "over") or self._steps_left <= 0:
            self._begin(state)
        elif phase == "paused":
            self._call("POST", "/api/pause", {"on": False})
        elif phase == "ask":
            self._call("POST", "/api/answer", {"move": self.rng.choice(state["ask"])["move"]})
        elif phase in ("arrange", "illegal"):
            self._put_right(state)
        elif phase == "roll":
            self._call("POST", "/api/roll", {"number": self.rng.choice(state["roll"]["faces"])})
        elif phase == "move" and state["game"] == "malefiz":
            self._play_by_hand(state)
        elif phase in ("move", "say", "draw"):
            self._say(state)
        else:
            self.clock.sleep(0.5)
        self._steps_left -= 1

    def _begin(self, state: Any) -> None:
        if state["phase"] not in ("idle", "over"):
            self._call("POST", "/api/game/end", {})
        wanted = GAMES[self._game % len(GAMES)]
        self._game += 1
        self._steps_left = STEPS_A_GAME
        self._call("POST", "/api/game", wanted)
        self.counts[f"began {wanted['game']}-{wanted['variant']}"] += 1
        if wanted.get("bare"):
            for seat in wanted["seats"]:
                self._call("POST", f"/api/seats/{seat}/claim", {})

    def _put_right(self, state: Any) -> None:
        steps = state["steps"]
        if not steps:
            self.clock.sleep(1)
            return
        for step in steps:
            if step["from"]:
                self._magnet(step["from"], on=False)
            self.clock.sleep(0.2)
            if step["to"]:
                self._magnet(step["to"], on=True)
        self.clock.sleep(1.5)

    def _play_by_hand(self, state: Any) -> None:
        position = GAME.load({key: value for key, value in state["position"].items() if key != "die"})
        legal = GAME.legal(position, state["die"])
        hand = Hand(GAME, GAME.board("classic"), position, self.rng)
        self._touch(hand.play(state["die"], self.rng.choice(legal), 0))
        self.clock.sleep(1)
        self.counts["turns by hand"] += 1

    def _touch(self, edges: Sequence[Any]) -> None:
        at_ms = 0
        for edge in edges:
            self.clock.sleep((edge.at_ms - at_ms) / 1000)
            at_ms = edge.at_ms
            self._magnet(edge.spot, on=edge.on)

    def _magnet(self, spot: str, *, on: bool) -> None:
        self._call("POST", "/api/board", {"spot": spot, "on": on})

    def _say(self, state: Any) -> None:
        if moves := self._call("GET", "/api/moves"):
            self._call("POST", "/api/enter", {"move": self.rng.choice(moves)["move"]})
            self.counts["turns on the page"] += 1
            return
        mine = [each for seat in self._call("GET", "/api/mine") for each in seat.get("awaited", ())]
        inputs = [
            (value["input"], seat)
            for each in (*state["awaited"], *mine)
            for value in each["values"]
            for seat in each["seats"][:1]
        ]
        if not inputs:
            self.clock.sleep(2)
            return
        said, seat = self.rng.choice(inputs)
        self._call("POST", "/api/input", {"input": said, "seat": seat})
        self.counts["inputs"] += 1
