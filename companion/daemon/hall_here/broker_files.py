"""What mosquitto reads: its configuration, who may come in, and what each may say and hear.

From members to texts. Refuses to know: files, processes, how a board joins.
"""

import base64
import hashlib
from collections.abc import Iterable

from companion.mqtt.hall_messages import HALL, ROOT
from companion.mqtt.upkeep_messages import PART as UPKEEP

HALL_USER, KEEPER = "hall", "keeper"
"""The hall's program; and whoever clears what a board has left behind."""

ROUNDS = 1000
"""Of PBKDF2: few, for these passwords are drawn, not chosen by people."""
MOST_CONNECTIONS = 100
"""At the broker: forty boards, the hall, and room."""
MOST_PACKET_BYTES = 256 * 1024
"""Bytes of a message; twice what a table may send (`companion.hall.tables`)."""


def user_of(board: str) -> str:
    """Return what a board is called at the broker."""
    return f"board-{board}"


def configuration(folder: str, port: int, *, root: bool) -> str:
    """Return mosquitto's configuration; all its files are in this folder."""
    lines = [
        f"listener {port}",
        "allow_anonymous false",
        f"password_file {folder}/passwords",
        f"acl_file {folder}/rights",
        "persistence true",
        f"persistence_location {folder}/",
        "autosave_interval 600",
        f"max_connections {MOST_CONNECTIONS}",
        f"max_packet_size {MOST_PACKET_BYTES}",
        *(["user root"] if root else []),
    ]
    return "\n".join(lines) + "\n"


def password_hash(password: str, salt: bytes) -> str:
    """Return a password as mosquitto's file holds it (PBKDF2 with SHA-512)."""
    made = hashlib.pbkdf2_hmac("sha512", password.encode(), salt, ROUNDS)
    return f"$7${ROUNDS}${base64.b64encode(salt).decode()}${base64.b64encode(made).decode()}"


def passwords(hashes: Iterable[tuple[str, str]]) -> str:
    """Return the file of passwords, of (user, hash)."""
    return "".join(f"{user}:{made}\n" for user, made in hashes)


def rights(boards: Iterable[str]) -> str:
    """Return the file of rights: each board says what is under its own topic alone, and hears its orders.

    It hears its own card, too: one that is not its own is a copied card's.
    """
    parts = [
        [
            f"user {HALL_USER}",
            f"topic read {ROOT}/+/+",
            f"topic write {HALL}/availability",
            f"topic write {HALL}/command/order",
            f"topic write {ROOT}/+/command/order",
            f"topic write {ROOT}/+/command/{UPKEEP}",
        ],
        [f"user {KEEPER}", f"topic write {ROOT}/+/+", "topic write homeassistant/#"],
    ]
    parts += [
        [
            f"user {user_of(board)}",
            f"topic write {ROOT}/{board}/+",
            f"topic read {ROOT}/{board}/command/+",
            f"topic read {ROOT}/{board}/table",
            f"topic read {HALL}/availability",
            f"topic read {HALL}/command/order",
        ]
        for board in boards
    ]
    return "\n".join("\n".join([*part, ""]) for part in parts)
