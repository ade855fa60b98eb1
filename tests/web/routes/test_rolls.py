"""The die in the state, and the last numbers with their proofs."""

from __future__ import annotations

import pytest

from companion.core.chance import dice
from companion.core.model.commands import DieRolled, Undo
from companion.core.model.types import Say
from companion.games.malefiz import GAME
from companion.ports.dice import DieState
from tests.web.conftest import Site

SECRET, SHARE = "0f" * 16, "5a" * 8


def test_before_a_game_there_is_no_die(site: Site) -> None:
    assert site.browser().get("/api/state").get_json()["roll"] is None
    assert site.browser().get("/api/rolls").get_json() == []


def test_the_state_tells_the_faces_the_commitment_and_the_last_roll(playing: Site) -> None:
    playing.table.publish(commitment="c0ffee")
    state = playing.browser().get("/api/state").get_json()["roll"]
    assert state == {"faces": [1, 2, 3, 4, 5, 6], "commitment": "c0ffee", "last": None}
    playing.table.execute(DieRolled(0, 4))
    last = playing.browser().get("/api/state").get_json()["roll"]["last"]
    assert last == {"count": 1, "seat": "red", "die": 4, "how": "told", "back": False}


def test_the_last_rolls_come_with_all_that_is_needed_to_check_them(playing: Site) -> None:
    number = dice.thrown(SECRET, SHARE, GAME.die_faces)
    playing.table.execute(DieRolled(0, number, "rolled", SECRET, SHARE))
    playing.table.execute(Undo(0))
    playing.table.execute(DieRolled(0, 4))
    told, rolled = playing.browser().get("/api/rolls").get_json()
    assert (told["checked"], told["commitment"], told["how"], told["count"]) == (None, "", "told", 2)
    assert rolled == {
        "count": 1,
        "seat": "red",
        "die": number,
        "how": "rolled",
        "back": True,
        "secret": SECRET,
        "share": SHARE,
        "commitment": dice.commitment(SECRET),
        "checked": True,
    }


def test_a_number_that_does_not_follow_from_its_secret_is_shown_to_be_wrong(playing: Site) -> None:
    wrong = dice.thrown(SECRET, SHARE, GAME.die_faces) % 6 + 1
    playing.table.execute(DieRolled(0, wrong, "rolled", SECRET, SHARE))
    assert playing.browser().get("/api/rolls").get_json()[0]["checked"] is False


@pytest.mark.parametrize(
    ("die", "text"),
    [
        (DieState("dots", up=True, battery=80, why=""), ""),
        (DieState("dots", up=True, battery=9, why=""), "The battery of this die is nearly empty."),
        (DieState("dots"), "I am looking for this die. Roll it once, so that it wakes up."),
        (DieState("dots", why="lost"), "This die is out of reach. Bring it nearer, or roll it once."),
        (DieState("dots", why="no-bluetooth"), "Bluetooth is switched off on the companion."),
        (DieState("dots", why="not-here: /etc/x"), "The companion has no program for this die yet. The log"),
        (DieState("dots", up=True, note=Say("The die showed {number}.", {"number": 4})), "The die showed 4."),
    ],
)
def test_dice_with_a_radio_are_told_with_what_to_do(site: Site, die: DieState, text: str) -> None:
    site.table.publish(dice=(die,))
    (line,) = site.browser().get("/api/state").get_json()["dice"]
    assert (line["name"], line["up"], line["battery"], line["seats"]) == ("dots", die.up, die.battery, [])
    assert line["text"].startswith(text)
    assert bool(line["text"]) == bool(text)
