from __future__ import annotations

from typing import Annotated, Any, NoReturn

import msgspec
import pytest
from msgspec import Meta

from companion.core.model.struct_reader import SHOWN, StructReader


class Cup(msgspec.Struct, frozen=True):
    size: Annotated[int, Meta(ge=1, description="a number above 0")]
    colour: Annotated[str, Meta(description="text")] = "red"


class Reader(StructReader):
    def fail(self, why: str) -> NoReturn:
        raise ValueError(why)

    def show(self, value: Any) -> str:
        return repr(value)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({}, "cup.size is missing, must be a number above 0"),
        ({"size": 0}, "cup.size is 0, must be a number above 0"),
        ({"size": "1"}, "cup.size is '1', must be a number above 0"),
        ({"size": 1, "color": ""}, "unknown key cup.'color': right would be cup.colour"),
        ({"size": 1, "x": ""}, "unknown key cup.'x': right would be cup.size, cup.colour"),
        ({"size": "7" * 99}, f"cup.size is '{'7' * (SHOWN - 1)}..., must be a number above 0"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(data: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the whole text is compared
        Reader().read(Cup, data, "cup.")
    assert str(refused.value) == why


def test_what_fits_is_read_and_what_is_left_out_has_its_default() -> None:
    assert Reader().read(Cup, {"size": 2}) == Cup(2, "red")
