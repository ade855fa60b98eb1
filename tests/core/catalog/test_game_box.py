"""What stands on the box of a game: in the game's words, or its bare names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.core.catalog.game_box import Box, Edition, box_of, edition_of, title_of, whole_title
from companion.core.model.types import Say
from tests.toy_treasure import GAME as TREASURE, Treasure

DRAWN = Edition("drawn", Say("With lots"), Say("Lots, no die."), ("red", "blue"))


class BoxedTreasure(Treasure):
    """The toy with words for one of its variants."""

    name = "treasure_hunt"

    def box(self) -> Box:
        return Box(Say("Treasure"), Say("Find it."), (DRAWN,))


BOXED = BoxedTreasure()


class Braced(Treasure):
    """A game whose names look like places of a sentence."""

    name = "odd-{name}"
    variants: tuple[str, ...] = ("two-player",)


def test_a_game_without_a_box_shows_its_bare_names() -> None:
    box = box_of(TREASURE)
    assert (box.name, box.hint, box.front) == (Say("Treasure"), Say(""), False)
    assert [(each.variant, each.name, each.seats, each.most, each.fewest) for each in box.editions] == [
        (variant, Say(variant.capitalize()), TREASURE.seats, 4, 2) for variant in TREASURE.variants
    ]
    assert box_of(BOXED) == BOXED.box()


def test_a_bare_name_is_plain_text() -> None:
    assert box_of(Braced()).name == Say("Odd name")
    assert box_of(Braced()).editions[0].name == Say("Two player")


@pytest.mark.parametrize(
    ("game", "variant", "name"),
    [(TREASURE, "diced", "Diced"), (BOXED, "drawn", "With lots"), (BOXED, "diced", None)],
)
def test_a_variant_is_found_on_the_box(game: Treasure, variant: str, name: str | None) -> None:
    edition = edition_of(game, variant)
    assert (edition and edition.name.text) == name


@pytest.mark.parametrize(
    ("games", "name", "variant", "title"),
    [
        ({"treasure": BOXED}, "treasure", "drawn", Say("With lots")),
        ({"treasure": BOXED}, "treasure", "two-player", Say("Two player")),
        ({"treasure": BOXED}, "lost", "two-player", Say("Two player")),
        (
            {"treasure": BOXED, "other": TREASURE},
            "treasure",
            "drawn",
            Say("{game}: {variant}", {"game": Say("Treasure"), "variant": Say("With lots")}),
        ),
    ],
)
def test_a_variant_is_called_after_its_game_only_where_there_are_others(
    games: Mapping[str, Any], name: str, variant: str, title: Say
) -> None:
    assert title_of(games, name, variant) == title


def test_where_nobody_knows_which_games_there_are_both_are_named() -> None:
    assert whole_title(TREASURE, "diced") == Say(
        "{game}: {variant}", {"game": Say("Treasure"), "variant": Say("Diced")}
    )
