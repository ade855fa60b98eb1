"""What comes from elsewhere: games that end and begin, a phone that asks to become host, lights set."""

from __future__ import annotations

from typing import Any

from tests.system.running import Client
from tests.system.walker.evening import Action, Evening

GAMES: dict[str, dict[str, Any]] = {
    "malefiz": {
        "game": "malefiz",
        "variant": "classic",
        "seats": ["red", "yellow", "blue"],
        "names": {"red": "Anna", "blue": "Mo"},
    },
    "labyrinth-small": {
        "game": "labyrinth",
        "variant": "small",
        "seats": ["red", "blue"],
        "names": {"red": "Anna"},
    },
    "labyrinth-big": {
        "game": "labyrinth",
        "variant": "big",
        "seats": ["red", "green", "blue"],
        "names": {"green": "Mo"},
    },
    "barbarossa": {
        "game": "barbarossa",
        "variant": "classic",
        "seats": ["red", "green", "blue"],
        "names": {"red": "Anna", "green": "Mo"},
    },
}
"""What is begun, by the name of the walk."""

ENDED = ("over", "idle")


def from_elsewhere(evening: Evening, state: Any) -> list[Action]:
    """What the phones that are watched do not do themselves."""
    rng, post = evening.rng, evening.host.post
    care = {"volume": rng.choice([0, 40, 100]), "brightness": rng.choice([20, 60, 100])}
    found = [
        Action("a phone asks to become host", 0.3, lambda: asks(evening)),
        Action("a phone becomes host by the code", 0.3, lambda: becomes_host(evening)),
        Action(f"lights and sounds are set: {care}", 0.3, lambda: post("/api/care", care)),
    ]
    for fault in state["faults"]:
        for spot in fault["spots"]:
            body = {"spot": spot}
            found.append(Action(f"{spot} works", 1, lambda a=body: post("/api/sensor-works", a)))  # type: ignore[misc]
    if state["phase"] not in ENDED:
        found.append(Action("the game is ended", 0.6, lambda: post("/api/game/end", {})))
        return found
    name = rng.choice(list(GAMES))
    found.append(Action(f"a game begins: {name}", 6, lambda: begins(evening, GAMES[name])))
    stored = [each for each in evening.host.get("/api/games") if not each["imported"]]
    for each in stored:
        body = {"game_id": each["game_id"]}
        if each["state"] == "ended":
            found.append(Action(f"on with {body}", 4, lambda a=body: resumes(evening, a)))  # type: ignore[misc]
    if state["again"]:
        last = {"game_id": state["again"]["game_id"]}
        found.append(Action("the same again", 6, lambda: post("/api/game/again", last)))
    return found


def asks(evening: Evening) -> None:
    """Somebody asks to become host, and puts the phone away."""
    guest = Client(evening.running.port)
    guest.meet()
    guest.post("/api/host/proof", {})
    guest.close()


def becomes_host(evening: Evening) -> None:
    """Somebody becomes host, and is it no more."""
    guest = Client(evening.running.port)
    guest.become_host()
    guest.post("/api/host/release", {})
    guest.close()


def begins(evening: Evening, wanted: dict[str, Any]) -> None:
    """Begin a game, and set up its board as the way there says."""
    evening.host.post("/api/game", wanted)
    evening.hands.put_right()


def resumes(evening: Evening, body: dict[str, int]) -> None:
    """Go on with a stored game, and set up its board."""
    evening.host.post("/api/game/resume", body)
    evening.hands.put_right()
