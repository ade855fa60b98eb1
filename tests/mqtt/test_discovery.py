"""What Home Assistant is told: one device, each part with what it needs, templates that the state answers."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from companion.games.malefiz import GAME
from companion.mqtt import discovery
from companion.mqtt.commands import ORDERS
from companion.mqtt.messages import (
    COLOURS,
    EVENTS,
    Sentence,
    TableCare,
    TableEvent,
    TableState,
    Topics,
    Versions,
)
from companion.web.access.roles import NO, PERMISSIONS, YES

TOPICS = Topics("cafe0123")
PARTS = discovery.device(TOPICS, "Kitchen", "1.2", commands=True)["components"]
PLATFORMS = ("sensor", "binary_sensor", "event", "image", "update", "button", "switch", "light")
SHAPES: dict[str, Any] = {
    TOPICS.state: TableState,
    TOPICS.event: TableEvent,
    TOPICS.say: Sentence,
    TOPICS.care: TableCare,
    TOPICS.versions: Versions,
    TOPICS.picture: None,
}


def plain() -> Mapping[str, Any]:
    """The parts of a board that nobody may command."""
    found: Mapping[str, Any] = discovery.device(TOPICS, "Kitchen", "1.2")["components"]
    return found


def test_it_is_one_device_with_an_origin_and_its_availability() -> None:
    device = discovery.device(TOPICS, "Kitchen", "1.2")
    assert device["device"]["identifiers"] == ["board-companion-cafe0123"]
    assert device["device"]["name"] == "Kitchen"
    assert device["origin"] == {"name": "Board Companion", "sw_version": "1.2"}
    assert device["availability_topic"] == TOPICS.availability
    assert (device["payload_available"], device["payload_not_available"]) == ("online", "offline")
    assert discovery.topic("cafe0123") == "homeassistant/device/board-companion-cafe0123/config"


@pytest.mark.parametrize("key", PARTS)
def test_each_part_is_whole_and_its_own(key: str) -> None:
    part = PARTS[key]
    assert part["platform"] in PLATFORMS
    assert part["unique_id"] == f"board-companion-{key}"
    assert part["name"]
    heard = [part[name] for name in part if name.endswith("topic") and "command" not in name]
    assert set(heard) <= set(SHAPES), "only what is told"
    for name in (name for name in part if name.endswith("template")):
        fields = {
            each.name for kind in map(SHAPES.get, heard) if kind for each in msgspec.structs.fields(kind)
        }
        assert set(re.findall(r"value_json\.(\w+)", part[name])) <= fields
    said = [part[name] for name in part if name.endswith("command_topic")]
    assert set(said) <= {TOPICS.command(name) for name in ORDERS}
    if part["platform"] == "event":
        assert part["event_types"] == list(EVENTS)


def test_what_commands_appears_only_where_it_may() -> None:
    assert not any("command_topic" in part for part in plain().values())
    shown = {part["platform"] for key, part in PARTS.items() if key not in plain()}
    assert shown == {"switch", "button", "light"}


def test_the_shapes_of_all_parts_are_plain_json() -> None:
    assert json.loads(msgspec.json.encode(PARTS)) == PARTS


def test_each_seat_of_the_games_has_a_colour_for_a_lamp_and_a_standing() -> None:
    assert set(GAME.seats) == set(COLOURS)
    assert all(0 <= part <= 255 for colour in COLOURS.values() for part in colour)
    assert {f"cafe0123-standing-{seat}" for seat in COLOURS} <= set(PARTS)


def test_each_command_has_the_role_of_an_action_on_the_pages() -> None:
    assert {name: PERMISSIONS[order.action].host for name, order in ORDERS.items()} == dict.fromkeys(
        ORDERS, YES
    )
    assert {name for name, order in ORDERS.items() if PERMISSIONS[order.action].seat != NO} == {"pause"}
