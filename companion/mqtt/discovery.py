"""What Home Assistant is told so that it shows a board by itself: one device with all its parts.

After https://www.home-assistant.io/integrations/mqtt (device discovery, from 2024.11 on). Refuses to know:
connections, and what the state means.
"""

from typing import Any

from companion.mqtt.messages import COLOURS, EVENTS, OFFLINE, ONLINE, Topics

STATUS = "homeassistant/status"
"""Where Home Assistant says ``online`` after each of its starts; then it is told anew."""

MAKER = "Board Companion"


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
    """Return what is told of the game."""
    turn = _sensor(topics, "Turn", "mdi:account-arrow-right", "{{ value_json.seat or 'nobody' }}")
    rgb = "{{ {'rgb_color': value_json.colour} | tojson }}"
    return {
        "seat": {**turn, "json_attributes_topic": topics.state, "json_attributes_template": rgb},
        "colour": _sensor(topics, "Colour of the turn", "mdi:palette", "{{ value_json.colour | join(',') }}"),
        "number": _sensor(
            topics, "Number", "mdi:dice-multiple", "{{ value_json.number | default(0, true) }}"
        ),
        "phase": _sensor(topics, "Phase", "mdi:state-machine", "{{ value_json.phase }}"),
        "awaits": _sensor(topics, "What the table waits for", "mdi:message", "{{ value_json.awaits[:255] }}"),
        "last": _sensor(topics, "Last turn", "mdi:history", "{{ value_json.last[:255] }}"),
        "turns": _sensor(topics, "Turns", "mdi:counter", "{{ value_json.turns }}"),
        "faults": _sensor(topics, "Sensors not trusted", "mdi:alert", "{{ value_json.faults }}"),
        "games-today": _sensor(topics, "Games today", "mdi:calendar-today", "{{ value_json.games_today }}"),
        **{f"standing-{seat}": _standing(topics, seat) for seat in COLOURS},
        "event": {
            "platform": "event",
            "name": "What happens",
            "icon": "mdi:bell",
            "state_topic": topics.event,
            "event_types": list(EVENTS),
        },
        **_beside(topics),
    }


def _standing(topics: Topics, seat: str) -> dict[str, Any]:
    """Return how far a seat is; unknown (``None``) where it does not play, or the game cannot tell."""
    share = f"value_json.standing.{seat}"
    template = f"{{{{ ({share} * 100) | round(0) | int if {share} is defined else None }}}}"
    part = _sensor(topics, f"Standing of {seat}", "mdi:progress-check", template)
    return {**part, "unit_of_measurement": "%"}


def _beside(topics: Topics) -> dict[str, dict[str, Any]]:
    """Return what is told of the board itself."""
    return {
        "board": {
            "platform": "binary_sensor",
            "name": "Board",
            "device_class": "connectivity",
            "state_topic": topics.state,
            "value_template": "{{ 'ON' if value_json.board else 'OFF' }}",
        },
        "say": {
            "platform": "sensor",
            "name": "To say",
            "icon": "mdi:account-voice",
            "state_topic": topics.say,
            "value_template": "{{ value_json.text[:255] }}",
            "json_attributes_topic": topics.say,
            "force_update": True,
        },
        "picture": {
            "platform": "image",
            "name": "Picture",
            "image_topic": topics.picture,
            "content_type": "image/svg+xml",
        },
        "update": {
            "platform": "update",
            "name": "Version",
            "title": MAKER,
            "entity_category": "diagnostic",
            "state_topic": topics.versions,
        },
    }


def _commands(topics: Topics) -> dict[str, dict[str, Any]]:
    """Return what a house may say."""
    pause, lights, quiet = (topics.command(name) for name in ("pause", "lights", "quiet"))
    return {
        "pause": {
            "platform": "switch",
            "name": "Pause",
            "icon": "mdi:pause",
            "state_topic": topics.state,
            "value_template": "{{ 'ON' if value_json.phase == 'paused' else 'OFF' }}",
            "command_topic": pause,
        },
        "pause-now": _button("Pause now", "mdi:pause", pause, "ON"),
        "go-on": _button("Go on", "mdi:play", pause, "OFF"),
        "lights": {
            "platform": "light",
            "name": "Lights",
            "state_topic": topics.care,
            "state_value_template": "{{ 'ON' if value_json.brightness > 1 else 'OFF' }}",
            "command_topic": lights,
            "brightness_state_topic": topics.care,
            "brightness_value_template": "{{ value_json.brightness }}",
            "brightness_command_topic": lights,
            "brightness_scale": 100,
        },
        "quiet": {
            "platform": "switch",
            "name": "Quiet hours",
            "icon": "mdi:volume-off",
            "state_topic": topics.care,
            "value_template": "{{ 'ON' if value_json.quiet else 'OFF' }}",
            "command_topic": quiet,
        },
    }


def _button(name: str, icon: str, topic: str, payload: str) -> dict[str, Any]:
    return {
        "platform": "button",
        "name": name,
        "icon": icon,
        "command_topic": topic,
        "payload_press": payload,
    }


def _sensor(topics: Topics, name: str, icon: str, template: str) -> dict[str, Any]:
    return {
        "platform": "sensor",
        "name": name,
        "icon": icon,
        "state_topic": topics.state,
        "value_template": template,
    }
