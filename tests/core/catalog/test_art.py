"""A game's art: what is safe becomes paths, all else is refused in one line that names where it stands."""

from __future__ import annotations

import pytest

from companion.core.catalog.art import MOST_SHAPES, read_art
from companion.core.model.errors import InputError

COLOURS = '[colours]\nred = "#aa0000"\n'


def part(text: str, name: str = "field") -> str:
    return f"{COLOURS}[parts]\n\"{name}\" = '''{text}'''\n"


def test_elements_become_paths_in_relative_commands_with_colours_looked_up() -> None:
    text = '<circle cx="0" cy=".5" r="2" fill="red"/>'
    text += '<rect x="-1" y="-1" width="2" height="2" rx=".5" fill="seat"/>'
    circle, rect = read_art(("art.toml", part(text))).parts["field"]
    assert circle == {"d": "m-2 0.5 a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z", "fill": "#aa0000"}
    assert rect["fill"] == "currentColor"
    assert rect["d"].startswith("m-0.5 -1h1a0.5 0.5 0 0 1 0.5 0.5v1")


def test_a_later_text_takes_the_place_of_what_it_has_anew_also_where_the_first_uses_its_colour() -> None:
    first = part('<path d="m0 0h1" stroke="red"/>')
    art = read_art(("wood", first), ("art", '[colours]\nred = "#00aa00"\n[bands]\nvillage = "red"\n'))
    assert art.parts["field"] == [{"d": "m0 0h1", "stroke": "#00aa00"}]
    assert art.bands == {"village": "#00aa00"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("<script>alert(1)</script>", "<script> is not allowed"),
        ("<foreignObject/>", "<foreignObject> is not allowed"),
        ("<image/>", "<image> is not allowed"),
        ('<use href="#x"/>', "<use> is not allowed"),
        ("<style>*{}</style>", "<style> is not allowed"),
        ("<g><path d='m0 0'/></g>", "<g> is not allowed"),
        ("<path d='m0 0'><script/></path>", "<path> must be empty"),
        ("<path d='m0 0' onclick='x()'/>", "<path>: the attribute onclick is not allowed"),
        ("<path d='m0 0' style='fill:red'/>", "<path>: the attribute style is not allowed"),
        ("<path d='m0 0' href='x'/>", "<path>: the attribute href is not allowed"),
        ("<path d='m0 0' fill='url(#a)'/>", "<path>: fill: unknown colour 'url(#a)'"),
        ("<path d='m0 0' fill='#ff0000'/>", "<path>: fill: unknown colour '#ff0000'"),
        ("<path d='M0 0L1 1'/>", "<path>: d: 'M0 0L1 1' is not allowed"),
        ("<path fill='red'/>", "<path>: d is missing"),
        ("<path d='m0 0' stroke-width='1e9'/>", "<path>: stroke-width: '1e9' is not allowed"),
        ("<path d='m0 0' opacity='url(x)'/>", "<path>: opacity: 'url(x)' is not allowed"),
        ("<circle r='calc(1px)'/>", "<circle>: r: 'calc(1px)' is not allowed"),
        ("<path d='m0 0'/>" * (MOST_SHAPES + 1), f"{MOST_SHAPES + 1} elements, at most {MOST_SHAPES}"),
        ("<path", "not well-formed"),
        ("&lol;<path/>", "undefined entity"),
    ],
)
def test_what_is_not_on_the_list_is_refused_in_one_line_that_names_file_part_and_element(
    text: str, told: str
) -> None:
    with pytest.raises(InputError) as caught:
        read_art(("malice/art.toml", part(text, "piece.wall")))
    assert str(caught.value).startswith("malice/art.toml: piece.wall: ")
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("colours = 3", "art.toml: Expected `object`, got `int` - at `$[...]`"),
        ("[tables]\na = '1'", "art.toml: Invalid enum value 'tables'"),
        ('[colours]\nred = "red"', "art.toml: colours.red: 'red' must be as '#a0b1c2'"),
        ('[bands]\nvillage = "red"', "art.toml: bands.village: unknown colour 'red'"),
        ("[parts]\nscript = ''", "art.toml: unknown part 'script'"),
        ("[parts", "art.toml: "),
    ],
)
def test_tables_and_names_are_checked_too(text: str, told: str) -> None:
    with pytest.raises(InputError) as caught:
        read_art(("art.toml", text))
    assert str(caught.value).startswith(told)
