"""What comes from elsewhere: games that end and begin, a phone that asks to become host, lights set."""

from __future__ import annotations

from typing import Any

from companion.daemon.desk.host_requests import REPEAT
from tests.system.browsing import PATIENCE_MS
from tests.system.running import Client
from tests.system.walker.evening import Action, Evening

GAMES: dict[str, dict[str, Any]] = {
    "malefiz": {
        "game": "malefiz",
        "variant": "classic",
        "seats": ["red", "yellow", "blue"],
        "names": {"red": "Anna", "blue": "Mo"},
    },
    "malefiz-fast": {
        "game": "malefiz",
        "variant": "fast",
        "seats": ["yellow", "green"],
        "names": {"green": "Mo"},
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

LOOKS = 50
"""So often it is asked whether a gesture was seen."""


def from_elsewhere(evening: Evening, state: Any) -> list[Action]:
    """What the phones that are watched do not do themselves."""
    rng, post = evening.rng, evening.host.post
    care = {"volume": rng.choice([0, 40, 100]), "brightness": rng.choice([20, 60, 100])}
    found = [
        Action("a phone asks to become host", 0.3, lambda: asks(evening)),
        Action("a phone becomes host by the code", 0.3, lambda: becomes_host(evening)),
        Action("somebody shows at the board to be there", 0.3, lambda: shows_to_be_there(evening)),
        Action(f"lights and sounds are set: {care}", 0.3, lambda: post("/api/care", care)),
    ]
    found += [
        Action("a phone that became host is none any more", 0.3, lambda: loses_host(evening)),
        Action("the host code is drawn anew", 0.3, lambda: draws_code(evening)),
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
    found.append(
        Action(f"{name} begins, said to be set up", 2, lambda: begins_as_it_is(evening, GAMES[name]))
    )
    stored = [each for each in evening.host.get("/api/games") if not each["imported"]]
    for each in stored:
        body = {"game_id": each["game_id"]}
        if each["state"] == "ended":
            found.append(Action(f"on with {body}", 4, lambda a=body: resumes(evening, a)))  # type: ignore[misc]
    if stored:
        game_id = stored[0]["game_id"]
        found.append(Action(f"a copy of game {game_id} comes and goes", 2, lambda: copies(evening, game_id)))
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
    guest.become_host(evening.code)
    guest.post("/api/host/release", {})
    guest.close()


def loses_host(evening: Evening) -> None:
    """Somebody becomes host, and the host takes that back."""
    guest = Client(evening.running.port)
    evening.host.become_host(evening.code)  # an evening is longer than the ten minutes that a proof holds
    guest.become_host(evening.code)
    newest = max(each["number"] for each in evening.host.get("/api/hosts")["hosts"])
    evening.host.post("/api/hosts/revoke", {"number": newest})
    assert not guest.get("/api/me")["host"]
    guest.close()


def draws_code(evening: Evening) -> None:
    """Who is host stays it; others need the new code."""
    evening.host.become_host(evening.code)
    evening.code = evening.host.post("/api/host/code/new", {})["code"]


def copies(evening: Evening, game_id: int) -> None:
    """A stored game is read as text and stored once more; its names are forgotten, and it is deleted."""
    evening.host.become_host(evening.code)
    _, text = evening.host.request("GET", f"/api/games/{game_id}.txt")
    copy = evening.host.post("/api/games/import", {"text": text})["game_id"]
    evening.host.post(f"/api/games/{copy}/forget", {})
    evening.host.post("/api/games/forget", {"name": "Nobody"})
    evening.host.post(f"/api/games/{copy}/delete", {})


def shows_to_be_there(evening: Evening) -> None:
    """Somebody lifts what a phone has asked for; a host who is here is asked, and says yes or no."""
    guest = Client(evening.running.port)
    guest.meet()
    proof = guest.post("/api/host/proof", {})
    for times, step in zip((REPEAT, *[1] * len(proof["steps"])), proof["steps"], strict=False):
        for on in (False, True) * times:
            evening.hands.touch(step["spot"], on=on)
    path = f"/api/host/proof/{proof['proof_id']}"
    here = [phone for phone in evening.phones if not phone.unplugged]
    for _ in range(LOOKS):
        if not proof["steps"] or guest.get(path)["state"] != "asks":
            break
        here[0].page.wait_for_timeout(100)
    if proof["steps"] and guest.get(path)["state"] == "waits":
        asked = next((phone for phone in here if phone.get("/api/me")["host"]), None)
        if asked and asked.path != "/screen":
            asked.page.locator(f"[data-f=host-{evening.rng.choice(['yes', 'no'])}]").click(
                timeout=PATIENCE_MS
            )
            asked.quiet()
            guest.request("GET", path)
    guest.request("POST", "/api/host/release", {})
    guest.close()


def begins(evening: Evening, wanted: dict[str, Any]) -> None:
    """Begin a game, and set up its board as the way there says."""
    evening.host.post("/api/game", wanted)
    evening.hands.put_right()


def begins_as_it_is(evening: Evening, wanted: dict[str, Any]) -> None:
    """Begin a game whose board is said to stand right; then its sensors are believed, and it is set up."""
    evening.host.post("/api/game", wanted)
    if evening.host.state()["steps"]:
        evening.host.post("/api/board-right", {})
    for fault in evening.host.state()["faults"]:
        for spot in fault["spots"]:
            evening.host.post("/api/sensor-works", {"spot": spot})
    evening.hands.put_right()


def resumes(evening: Evening, body: dict[str, int]) -> None:
    """Go on with a stored game, and set up its board."""
    evening.host.post("/api/game/resume", body)
    evening.hands.put_right()
