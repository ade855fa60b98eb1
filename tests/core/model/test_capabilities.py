"""What a game does that has nothing besides its rules, and which levels the companion can play."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.capabilities import Capabilities, Sketch, levels_of, played_by_companion
from companion.core.model.inputs import Awaited, Input, Taken
from companion.core.model.types import Verdict


class Plain(Capabilities[str]):
    """A game that leaves out all that it may."""


class Playing(Plain):
    """One that can play by itself."""

    levels = ("easy", "best")

    def best(self, position: Any, level: str, draw: float) -> tuple[str, dict[str, float]]:
        raise NotImplementedError


PLAIN, ASKED, GIVEN = Plain(), Awaited("call", ("red",)), Input("call", "red")
TAKEN = Taken("after")


@pytest.mark.parametrize(
    ("told", "nothing"),
    [
        (PLAIN.strict("classic", {"safe": True}), {"safe": True}),
        (PLAIN.sensed("classic", {"safe": True}, ("a1",)), {"safe": True}),
        (PLAIN.aided("position", {"memory": True}), "position"),
        (PLAIN.deal("classic", {}, "lot"), None),
        (PLAIN.unused_spots("position"), ()),
        (PLAIN.idea("position"), None),
        (PLAIN.fields_to_go("position", 0), None),
        (PLAIN.shows("position", ()), ()),
        (PLAIN.aids("position"), {}),
        (PLAIN.occasions("position"), {}),
        (PLAIN.early_footprints("position"), []),
        (PLAIN.ask("position", ASKED), None),
        (PLAIN.verb("position", "call"), None),
        (PLAIN.label("position", GIVEN), None),
        (PLAIN.tell("position", GIVEN, TAKEN), None),
        (PLAIN.why("position", "blocked", ""), None),
        (PLAIN.own_words(), None),
        (PLAIN.confides("position", "red"), ()),
        (PLAIN.prompts("position", ASKED, "en"), None),
        (PLAIN.signs("position"), None),
        (PLAIN.revealed("position"), ()),
        (PLAIN.sketch("position", GIVEN), Sketch()),
        (PLAIN.glance("position", GIVEN, TAKEN), None),
        (PLAIN.slip("position", Verdict(0, "illegal")), None),
    ],
)
def test_what_a_game_leaves_out_changes_nothing_and_tells_nothing(told: object, nothing: object) -> None:
    assert told == nothing


def test_only_a_game_that_can_play_has_levels() -> None:
    assert levels_of(Playing()) == ("easy", "best")
    assert levels_of(PLAIN) == ()


def test_people_play_where_a_level_is_not_known_here() -> None:
    told = {"red": "best", "blue": "perfect", "green": ""}
    assert played_by_companion(Playing(), told) == {"red": "best"}
    assert played_by_companion(PLAIN, told) == {}
