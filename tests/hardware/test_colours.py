"""Readings and colours: right below a third of the way, never wrong below two thirds, whatever the light."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import assume, given, settings, strategies as st

from companion.core.model.errors import InputError
from hardware.colours import Paint, Palette, Reading, from_json, kind, palette, to_json
from hardware.dock import EARLY_MS, EMPTY_MS, REST_MS, UNSURE_MS, Dock, DockNews
from hardware.tcs34725 import FULL
from tests.hardware.fake_i2c import DARK, WALLS

QUICK = settings(max_examples=60, deadline=None)  # a busy machine may stop for longer than any deadline
PLACES = st.tuples(st.floats(-3, 3), st.floats(-3, 3))
PALETTE = palette([DARK], {name: [wall] for name, wall in WALLS.items()}, FULL)


def scaled(reading: Reading, factor: float, empty: Reading = DARK) -> Reading:
    """What is seen of the same thing in so much of the light, the dock's own light staying."""
    parts = [
        round((getattr(reading, name) - getattr(empty, name)) * factor) + getattr(empty, name)
        for name in ("clear", "red", "green", "blue")
    ]
    return Reading(*parts)


def seen_at(x: float, y: float) -> Reading:
    """A reading that lies there, as exactly as whole numbers can say."""
    green = 1e6
    red, blue = green * math.exp(x), green * math.exp(y)
    return Reading(round(red + green + blue), round(red), round(green), round(blue))


@QUICK
@given(
    st.dictionaries(st.sampled_from("abcde"), PLACES, min_size=2),
    st.data(),
    st.floats(0, 2 * math.pi),
    st.floats(0, 0.66),
)
def test_right_up_to_a_third_of_the_way_and_never_wrong_up_to_two_thirds(
    places: dict[str, tuple[float, float]], data: st.DataObject, towards: float, part: float
) -> None:
    pairs = [(one, other) for one in places for other in places if one < other]
    assume(all(math.dist(places[one], places[other]) > 0.05 for one, other in pairs))
    found = Palette(Reading(0, 0, 0, 0), 1, {name: Paint(at, 0) for name, at in places.items()})
    true = data.draw(st.sampled_from(sorted(places)))
    way = min(math.dist(places[true], at) for name, at in places.items() if name != true)
    x, y = places[true]
    said = found.colour(seen_at(x + part * way * math.cos(towards), y + part * way * math.sin(towards)))
    assert said in (true, "")
    if part < 0.33:
        assert said == true


@QUICK
@given(PLACES, PLACES)
def test_on_the_way_from_one_colour_to_the_next_there_is_a_third_where_nothing_is_sure(
    one: tuple[float, float], other: tuple[float, float]
) -> None:
    assume(math.dist(one, other) > 0.05)
    found = Palette(Reading(0, 0, 0, 0), 1, {"one": Paint(one, 0), "other": Paint(other, 0)})
    said = []
    for percent in range(101):
        x, y = (a + (b - a) * percent / 100 for a, b in zip(one, other, strict=True))
        said.append(found.colour(seen_at(x, y)))
    assert said[:33] == ["one"] * 33
    assert said[34:66] == [""] * 32
    assert said[68:] == ["other"] * 33


@QUICK
@given(st.sampled_from(sorted(WALLS)), st.floats(0.3, 3))
def test_brightness_and_distance_change_no_colour(wall: str, factor: float) -> None:
    dimmed = scaled(WALLS[wall], factor)
    assert PALETTE.there(dimmed)
    assert PALETTE.colour(dimmed) == wall


@QUICK
@given(*(st.integers(0, FULL) for _ in range(4)))
def test_any_reading_is_a_colour_or_not_sure_and_never_fails(c: int, r: int, g: int, b: int) -> None:
    reading = Reading(c, r, g, b)
    assert isinstance(PALETTE.there(reading), bool)
    assert PALETTE.colour(reading) in {*WALLS, ""}
    assert all(math.isfinite(part) for part in kind(reading, DARK))


def test_the_empty_dock_is_empty_and_skin_is_no_wall() -> None:
    assert not PALETTE.there(DARK)
    assert not PALETTE.there(scaled(DARK, 1, Reading(0, 0, 0, 0)))
    skin = Reading(3000, 1500, 900, 700)
    assert PALETTE.there(skin)
    assert PALETTE.colour(skin) == ""


@QUICK
@given(st.floats(0, 0.05), st.integers(0, 2**32))
def test_what_was_taught_with_some_noise_is_told_again_with_that_noise(noise: float, seed: int) -> None:
    sign = [1 if seed >> bit & 1 else -1 for bit in range(32)]

    def shaken(wall: Reading, at: int) -> Reading:
        one, other = (1 + noise * sign[(at + k) % 32] for k in (0, 7))
        return Reading(wall.clear, round(wall.red * one), wall.green, round(wall.blue * other))

    shown = {name: [shaken(wall, at) for at in range(6)] for name, wall in WALLS.items()}
    found = palette([DARK], shown, FULL)
    for name, readings in shown.items():
        assert {found.colour(reading) for reading in readings} == {name}
        assert found.margin(name) >= 2


@pytest.mark.parametrize(
    ("empty", "shown", "words"),
    [
        (DARK, {"red": [Reading(FULL, 9, 9, 9)], "blue": [WALLS["blue"]]}, "dazzled"),
        (Reading(900, 300, 300, 300), WALLS, "blue is hardly brighter than the empty dock (1500 and 900)"),
        (DARK, {"red": WALLS["red"], "pink": scaled(WALLS["red"], 1.1)}, "red and pink look too much alike"),
    ],
)
def test_what_cannot_be_told_apart_is_refused_in_one_line(
    empty: Reading, shown: dict[str, Reading | list[Reading]], words: str
) -> None:
    readings = {
        name: each
        if isinstance(each, list)
        else [each, Reading(each.clear, round(each.red * 1.04), each.green, each.blue)]
        for name, each in shown.items()
    }
    with pytest.raises(InputError, match=words.replace("(", r"\(").replace(")", r"\)")) as caught:
        palette([empty], readings, FULL)
    assert "\n" not in str(caught.value)


def test_a_palette_is_kept_as_text_and_read_again() -> None:
    assert from_json(to_json(PALETTE)) == PALETTE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"empty": [1, 2], "least": 1, "paints": {}}',
        to_json(PALETTE)[:-20],
        "null",
        "[" * 100_000,
    ],
)
def test_text_that_is_no_palette_is_told(text: str) -> None:
    with pytest.raises(InputError, match="no palette"):
        from_json(text)


def test_numbers_that_are_none_are_no_palette() -> None:
    data = json.loads(to_json(PALETTE))
    data["least"] = math.inf
    with pytest.raises(InputError, match="no palette"):
        from_json(json.dumps(data))
    data["least"], data["paints"] = 1, {"red": data["paints"]["red"]}
    with pytest.raises(InputError, match="two colours"):
        from_json(json.dumps(data))


# --- one thing after the other -----------------------------------------------------------------------


class Story:
    """A dock, a clock that goes in steps of 100 ms, and what was told when."""

    def __init__(self) -> None:
        self.dock = Dock()
        self.now = 10_000
        self.told: list[DockNews] = []
        self.lies(DARK, 500)

    def want(self, wanted: bool = True) -> Story:
        self.dock.want(self.now, wanted=wanted)
        return self

    def lies(self, reading: Reading, ms: int) -> Story:
        for _ in range(ms // 100):
            self.now += 100
            if (news := self.dock.take(PALETTE.seen(reading), self.now)) is not None:
                self.told.append(news)
        return self


def test_a_wall_is_told_once_when_it_has_rested() -> None:
    story = Story().want().lies(WALLS["red"], REST_MS)
    assert story.told == []
    assert story.lies(WALLS["red"], 60_000).told == [("said", "red")]


def test_nobody_waits_nothing_is_told_and_what_was_laid_a_moment_before_counts() -> None:
    story = Story().lies(WALLS["green"], EARLY_MS - 500)
    assert story.told == []
    assert story.want().lies(WALLS["green"], 1000).told == [("said", "green")]


def test_a_wall_from_before_is_never_told_as_the_new_one() -> None:
    story = Story().lies(WALLS["green"], EARLY_MS + 500).want().lies(WALLS["green"], 10_000)
    assert story.told == [("unsure", "before")]
    story.lies(DARK, EMPTY_MS + 100).lies(WALLS["blue"], 1000)
    assert story.told == [("unsure", "before"), ("said", "blue")]


def test_the_wall_of_the_turn_before_that_was_left_there_is_asked_about_in_each_turn() -> None:
    story = Story().want().lies(WALLS["red"], 1000).want(False).lies(WALLS["red"], 10_000)
    for turns in (1, 2):
        story.want().lies(WALLS["red"], 3000).want(False).lies(WALLS["red"], 5000)
        assert story.told == [("said", "red"), *[("unsure", "before")] * turns]


def test_what_lies_there_when_the_companion_starts_may_be_old() -> None:
    dock = Dock()
    dock.want(0, wanted=True)
    assert [news for at in range(0, 5000, 100) if (news := dock.take("red", at))] == [("unsure", "before")]


def test_a_hand_first_then_the_wall_and_people_are_asked_where_nothing_sure_comes() -> None:
    skin = Reading(3000, 1500, 900, 700)
    assert Story().want().lies(skin, 1000).lies(WALLS["red"], 1000).told == [("said", "red")]
    story = Story().want().lies(skin, UNSURE_MS + 500)
    assert story.told == [("unsure", "unsure")]
    assert story.lies(WALLS["red"], 1000).told == [("unsure", "unsure"), ("said", "red")]


def test_a_wall_that_is_only_waved_past_or_fumbled_with_is_no_second_one() -> None:
    assert Story().want().lies(WALLS["red"], 300).lies(DARK, 1000).told == []
    story = Story().want().lies(WALLS["red"], 600).lies(DARK, EMPTY_MS - 100).lies(WALLS["red"], 1000)
    assert story.told == [("said", "red")]


def test_each_wall_is_told_after_the_one_before_was_taken_out() -> None:
    story = Story().want()
    for wall in WALLS:
        story.lies(WALLS[wall], 700).lies(DARK, 600)
    assert story.told == [("said", wall) for wall in WALLS]


@QUICK
@given(
    st.lists(
        st.tuples(st.sampled_from([*WALLS, "dark", "skin"]), st.integers(1, 60), st.booleans()), max_size=12
    )
)
def test_no_story_tells_a_colour_that_does_not_lie_there_or_that_nobody_waits_for(
    acts: list[tuple[str, int, bool]],
) -> None:
    looks = {**WALLS, "dark": DARK, "skin": Reading(3000, 1500, 900, 700)}
    story = Story()
    for what, steps, wanted in acts:
        before = len(story.told)
        story.want(wanted).lies(looks[what], steps * 100)
        for told in story.told[before:]:
            assert wanted
            assert told in (("said", what), ("unsure", "unsure"), ("unsure", "before"))
