"""Which commands of the companion a walk says, and why the others have tests of their own."""

from __future__ import annotations

import re

SAID = frozenset(
    f"/api/{each}"
    for each in (
        *(
            "roll",
            "input",
            "answer",
            "enter",
            "done",
            "undo",
            "take-back",
            "whose",
            "board-right",
            "sensor-works",
        ),
        *("pause", "aid", "speaker", "care", "board"),
        *("game", "game/again", "game/resume", "game/end"),
        *("host/code", "host/code/new", "host/proof", "host/release", "hosts/answer", "hosts/revoke"),
        *("games/import", "games/forget", "games/{game_id}/forget", "games/{game_id}/delete"),
        *(f"seats/{{seat}}/{what}" for what in ("claim", "name", "release", "share", "leave", "handover")),
        *(f"seats/{{seat}}/{what}" for what in ("lights", "child", "hints", "learning")),
        *(f"overrule/{what}" for what in ("accept", "number", "turn", "input", "edit", "agree", "refuse")),
    )
)
"""By phones, by hands at the virtual board, or by a host elsewhere."""

LEFT = {
    "/api/game/aside": "a game must have broken",
    "/api/please_come": "there is no hall",
    "/api/printed": "asked once, before a first game",
    "/api/check/": "takes the board away from the game",
    "/setup/": "there is no network to join",
    "/api/care/seen": "a loss must have been told",
    "/api/restore": "needs a file",
    "/api/copies/restore": "would end the evening",
    "/api/firmware": "there is no device",
    "/api/updates/": "there is no update",
    "/api/everything/delete": "would end the evening",
    "/api/house": "there is no broker",
    "/api/hall-here": "there is no hall, and one would begin a broker",
    "/api/figures/": "a family at Barbarossa says them (riddles.py)",
}
"""The beginnings of what a walk does not say, and why."""


def is_left(path: str) -> bool:
    """Whether a walk leaves this out."""
    return any(path.startswith(begin) for begin in LEFT)


def form(path: str) -> str:
    """The form of a path that was asked for, as the description has it."""
    return re.sub(r"^/api/seats/[^/]+/", "/api/seats/{seat}/", path)
