"""Animals as names of an evening's players: one for each, kept where it is one, numbered beyond a dozen."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.hall.evening.addresses import BASE
from companion.hall.evening.animal_names import animal_names
from companion.hall.evening.changes import MOST_PLAYERS
from companion.words.i18n import LANGUAGES
from companion.words.nicknames import animals
from tests.hall.evening.asking import Asking
from tests.hall.evening.test_addresses import PLAN, now, post, ready


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_gets_an_animal_that_nobody_has(lang: str) -> None:
    names = animal_names([""] * MOST_PLAYERS, (), lang)
    assert len({*names}) == MOST_PLAYERS
    assert {*names[: len(animals(lang))]} == {*animals(lang)}
    assert all(name.startswith(animals(lang)) for name in names)


def test_an_animal_stays_and_a_name_does_not() -> None:
    fox, owl, *_ = animals("de")
    assert animal_names([owl, "Mia"], [fox], "en")[0] == owl
    assert animal_names([fox, "Mia"], [fox], "en")[0] != fox
    assert "Mia" not in animal_names(["Mia"], (), "en")


@pytest.fixture
def school(tmp_path: Path) -> Asking:
    return ready(tmp_path, animals=True)


def test_a_school_keeps_no_name_that_was_typed(school: Asking, tmp_path: Path) -> None:
    assert now(school)["animals"]
    planned = post(school, "plan", **{**PLAN, "players": ["Mia", "", "Zoë"]})
    assert {player["name"] for player in planned["players"]} < {*animals("en")}
    status, told = school.ask(f"{BASE}/come?lang=de", {"name": "Ali"})
    assert status == 200
    assert told["evening"]["players"][-1]["name"] in animals("de")
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()).decode()
    assert not any(name in kept for name in ("Mia", "Zoë", "Ali"))


def test_who_comes_where_nothing_is_planned_is_told_so(school: Asking) -> None:
    assert school.ask(f"{BASE}/come", {"name": ""})[0] == 409
