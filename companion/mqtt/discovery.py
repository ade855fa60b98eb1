"""What Home Assistant is told so that it shows a board by itself: one device with all its parts.

After https://www.home-assistant.io/integrations/mqtt (device discovery, from 2024.11 on). Refuses to know:
connections, and what the state means.
"""

from __future__ import annotations

from typing import Any

from companion.mqtt.messages import EVENTS, OFFLINE, ONLINE, Topics

STATUS = "homeassistant/status"
"""Where Home Assistant says ``online`` after each of its starts; then it is told anew."""

MAKER = "Board Companion"
COLOURS = {"red": "211,47,47", "green": "56,142,60", "yellow": "251,192,45", "blue": "25,118,210"}
"""Of the seats, as a lamp takes them; others are white."""


def topic(board: str) -> str:
    """Return where the device of a board is announced, retained."""
    return f"homeassistant/device/board-companion-{board}/config"


def device(topics: Topics, name: str, version: str, *, commands: bool = False) -> dict[str, Any]:
    """Return the device of a board, as Home Assistant reads it.

    Args:
        topics: of the board.
        name: what the board is called.
        version: of the companion.
        commands: whether it may say something to the table.
    """
    parts = _parts(topics) | (_commands(topics) if commands else {})
    return {
        "device": {
            "identifiers": [f"board-companion-{topics.board}"],
            "name": name,
            "manufacturer": MAKER,
            "sw_version": version,
        },
        "origin": {"name": MAKER, "sw_version": version},
        "availability_topic": topics.availability,
        "payload_available": ONLINE,
        "payload_not_available": OFFLINE,
        "qos": 1,
        "components": {
            f"{topics.board}-{key}": {**part, "unique_id": f"board-companion-{topics.board}-{key}"}
            for key, part in parts.items()
        },
    }


def _parts(topics: Topics) -> dict[str, dict[str, Any]]:
    colours = ", ".join(f"'{seat}': '{rgb}'" for seat, rgb in COLOURS.items())
    return {
        "seat": _sensor(topics, "Turn", "mdi:account-arrow-right", "{{ value_json.seat or 'nobody' }}"),
        "colour": _sensor(
            topics,
            "Colour of the turn",
            "mdi:palette",
            f"{{{{ {{{colours}}}.get(value_json.seat, '255,255,255') }}}}",
        ),
        "number": _sensor(
            topics, "Number", "mdi:dice-multiple", "{{ value_json.number | default(0, true) }}"
        ),
        "phase": _sensor(topics, "Phase", "mdi:state-machine", "{{ value_json.phase }}"),
        "awaits": _sensor(topics, "What the table waits for", "mdi:message", "{{ value_json.awaits[:255] }}"),
        "last": _sensor(topics, "Last turn", "mdi:history", "{{ value_json.last[:255] }}"),
        "turns": _sensor(topics, "Turns", "mdi:counter", "{{ value_json.turns }}"),
        "faults": _sensor(topics, "Sensors not trusted", "mdi:alert", "{{ value_json.faults }}"),
        "board": {
            "platform": "binary_sensor",
            "name": "Board",
            "device_class": "connectivity",
            "state_topic": topics.state,
            "value_template": "{{ 'ON' if value_json.board else 'OFF' }}",
        },
        "event": {
            "platform": "event",
            "name": "What happens",
            "icon": "mdi:bell",
            "state_topic": topics.event,
            "event_types": list(EVENTS),
        },
    }


def _commands(topics: Topics) -> dict[str, dict[str, Any]]:
    return {
        "pause": {
            "platform": "switch",
            "name": "Pause",
            "icon": "mdi:pause",
            "state_topic": topics.state,
            "value_template": "{{ 'ON' if value_json.phase == 'paused' else 'OFF' }}",
            "command_topic": topics.pause,
        }
    }


def _sensor(topics: Topics, name: str, icon: str, template: str) -> dict[str, Any]:
    return {
        "platform": "sensor",
        "name": name,
        "icon": icon,
        "state_topic": topics.state,
        "value_template": template,
    }
