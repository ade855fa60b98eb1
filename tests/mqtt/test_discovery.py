"""What Home Assistant is told: one device, each part with what it needs, templates that the state answers."""

from __future__ import annotations

import re

import msgspec
import pytest

from companion.games.malefiz import GAME
from companion.mqtt import discovery
from companion.mqtt.messages import EVENTS, TableState, Topics

TOPICS = Topics("cafe0123")
PARTS = discovery.device(TOPICS, "Kitchen", "1.2")["components"]


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
    assert part["platform"] in ("sensor", "binary_sensor", "event")
    assert part["unique_id"] == f"board-companion-{key}"
    assert part["state_topic"] in (TOPICS.state, TOPICS.event)
    assert part["name"]
    fields = {each.name for each in msgspec.structs.fields(TableState)}
    assert set(re.findall(r"value_json\.(\w+)", part.get("value_template", ""))) <= fields
    if part["platform"] == "event":
        assert part["event_types"] == list(EVENTS)


def test_each_seat_of_the_games_has_a_colour_for_a_lamp() -> None:
    assert set(GAME.seats) == set(discovery.COLOURS)
    for colour in discovery.COLOURS.values():
        assert all(0 <= int(part) <= 255 for part in colour.split(","))
    template = PARTS["cafe0123-colour"]["value_template"]
    assert template.startswith("{{ {'red': '211,47,47', ")
