"""The generated reference is that of today's code, and tells all of it."""

from __future__ import annotations

import json
import re
from functools import cache

import msgspec
import pytest
from msgspec.structs import fields

from companion.config import SECTIONS
from companion.state.models.public_state import State
from companion.web.openapi import openapi_path
from companion.web.routes import ENDPOINTS
from tests.tools.reference import OPTIONS, PLACE, field_notes, pages

made = cache(pages)


@pytest.mark.parametrize("page", sorted({path.name for path in PLACE.iterdir()} - {"pages.md"}))
def test_a_generated_page_is_up_to_date(page: str) -> None:
    assert (PLACE / page).read_text(encoding="utf-8") == made()[page], "run: make reference"


def test_no_other_page_lies_among_the_generated_ones() -> None:
    assert {path.name for path in PLACE.iterdir()} == {*made(), "pages.md"}  # make screenshots


def test_every_endpoint_is_told() -> None:
    for each in ENDPOINTS:
        assert f"| `{each.method} {openapi_path(each.path)}` | {each.summary}" in made()["http.md"]


@pytest.mark.parametrize("section", SECTIONS)
def test_every_key_of_the_configuration_is_told(section: str) -> None:
    part = made()["configuration.md"].split(f"\n## {section}\n")[1].split("\n## ")[0]
    for field in msgspec.structs.fields(SECTIONS[section]):
        assert f"| `{field.name}` |" in part


def test_every_key_of_the_state_is_told() -> None:
    part = made()["state.md"].split("\n### State\n")[1].split("\n### ")[0]
    notes = field_notes(State)
    for field in msgspec.structs.fields(State):
        (row,) = [line for line in part.splitlines() if line.startswith(f"| `{field.encode_name}` |")]
        assert row.endswith(f"| {notes[field.name]} |")


@pytest.mark.parametrize("game", OPTIONS)
def test_every_option_of_a_game_is_told_with_its_default(game: str) -> None:
    part = made()["options.md"].split(f"\n## {game}\n")[1].split("\n## ")[0]
    rows = {row[0]: row for row in re.findall(r"^\| `(\w+)` \| `(.*)` \| (.*) \|$", part, re.MULTILINE)}
    assert [(row[0], json.loads(row[1])) for row in rows.values()] == [
        (each.name, each.default) for each in fields(OPTIONS[game])
    ]
    for each in fields(OPTIONS[game]):
        if isinstance(each.default, str):
            assert f"`{each.default}`" in rows[each.name][2]
