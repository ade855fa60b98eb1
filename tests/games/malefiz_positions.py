"""Malefiz positions for tests: written by hand, or drawn by hypothesis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from companion.games.malefiz import GAME
from companion.games.malefiz.position import Position

NUMBERS = range(1, 7)
PAWNS = {"classic": 5, "fast": 4}
BARRICADES = {"classic": 11, "fast": 6}


def at(
    pieces: Mapping[str, str] | None = None, *, variant: str = "classic", turn: str = "red", **more: Any
) -> Position:
    """A position with empty houses of red and blue, unless ``more`` says otherwise."""
    data = {"game": "malefiz", "variant": variant, "turn": turn, "pieces": dict(pieces or {})}
    return GAME.load({**data, "house": {"red": 0, "blue": 0}, **more})


def stand(position: Position) -> dict[str, str]:
    """Field -> piece."""
    pieces: dict[str, str] = GAME.dump(position)["pieces"]
    return pieces


@st.composite
def positions(draw: st.DrawFn, variant: str | None = None) -> Position:
    """Any position of a game that is not over: crowded or empty, all options, pieces missing."""
    variant = variant or draw(st.sampled_from(GAME.variants))
    board = GAME.board(variant)
    playing = draw(st.sets(st.sampled_from(GAME.seats), min_size=2))
    seats = [seat for seat in GAME.seats if seat in playing]
    options = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "capture_own": st.booleans(),
                "may_pass": st.booleans(),
                "barricade_rows_forbidden": st.sampled_from((1, 2)),
                "six_again": st.booleans(),
                "play_for_places": st.booleans(),
            },
        )
    )
    left = {**dict.fromkeys(seats, PAWNS[variant]), "barricade": BARRICADES[variant]}
    open_fields = [name for name in board.spots if ":" not in name and name not in board.marks["goal"]]
    no_barricade = (*board.marks["bottom_row"], *board.marks["rest_fields"])
    pieces: dict[str, str] = {}
    for field in draw(st.lists(st.sampled_from(open_fields), unique=True, max_size=40)):
        piece = draw(st.sampled_from((*seats, "barricade")))
        if left[piece] and not (piece == "barricade" and field in no_barricade):
            left[piece] -= 1
            pieces[field] = piece
    data: dict[str, Any] = {
        "game": "malefiz",
        "variant": variant,
        "pieces": pieces,
        "options": options,
        "house": {seat: draw(st.integers(0, left[seat])) for seat in seats},
    }
    if variant == "fast":
        data["forest"] = {seat: draw(st.integers(0, left[seat] - data["house"][seat])) for seat in seats}
    if options.get("play_for_places"):
        data["places"] = draw(st.lists(st.sampled_from(seats), unique=True, max_size=len(seats) - 2))
    data["turn"] = draw(st.sampled_from([seat for seat in seats if seat not in data.get("places", [])]))
    return GAME.load(data)
