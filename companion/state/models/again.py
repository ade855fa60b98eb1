"""The shape of the last game, which may be played once more.

Refuses to know: where values come from.
"""

from typing import Any

from msgspec import Struct


class AgainSeat(Struct, forbid_unknown_fields=True):
    """Who plays once more: ``mark`` is the letter on the pawns, ``name`` is empty where there is none.

    ``computer``: the level at which the companion plays it, empty where a person does.
    """

    seat: str
    name: str
    mark: str
    computer: str


class Again(Struct, forbid_unknown_fields=True):
    """The last game, which may be played once more (`POST /api/game/again`).

    ``open``: whoever held a seat in it may begin it, else the host alone; ``stands``: its pieces are set up;
    ``learns``: seats that played for the first time; ``rules``: the house rules that were not
    as usual; ``text`` says what there is to know.
    """

    game_id: int
    game: str
    variant: str
    title: str
    seats: list[AgainSeat]
    first: str
    pawns: dict[str, int]
    manner: str
    bare: bool
    rules: dict[str, Any]
    learns: list[str]
    open: bool
    stands: bool
    text: str
