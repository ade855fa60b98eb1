"""The shapes of what comes in; docs and checks both come from here.

Knows: keys and types; what a value must be stands in its description, which errors repeat. Refuses to know:
what is done with them. Topics with many shapes have a file of their own (``check.py`` and others).
"""

from typing import Annotated

from msgspec import Meta, Struct

from companion.state.models.assistance import Manner

LONGEST_NAME = 30
"""Characters of a player's name."""

Word = Annotated[str, Meta(min_length=1, max_length=64)]

PlayerName = Annotated[str, Meta(description=f"text, 1 to {LONGEST_NAME} characters that can be printed")]

Nickname = Annotated[
    str, Meta(description=f"text, up to {LONGEST_NAME} characters that can be printed, or be left out")
]

MoveText = Annotated[
    str, Meta(min_length=1, max_length=64, description='the text of a move, for example "house-c1"')
]

SeatName = Annotated[
    str,
    Meta(min_length=1, max_length=64, description='the name of a seat, for example "red", or be left out'),
]

Number = Annotated[int, Meta(ge=1, le=99, description="a number of the die such as 4, or be left out")]

END = r"$(?!\n)"
"""The end of a pattern: Python's ``$`` alone lets a line end come after it, and game texts have lines."""

Commitment = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}" + END, description="roll.commitment of the state, or be left out")
]

Share = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{8,64}" + END, description="8 to 64 digits and letters a to f, or be left out"),
]

Level = Annotated[
    str, Meta(min_length=1, max_length=64, description="a level as in GET /api/shelf, or be left out")
]

Switch = Annotated[bool, Meta(description="true or false")]


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty object."""


class Roll(Struct, forbid_unknown_fields=True):
    """The number of the die; without it the companion rolls, with this browser's share in the chance."""

    number: Number | None = None
    share: Share | None = None
    commitment: Commitment | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """One of the moves asked about, or ``none``."""

    move: MoveText


class Given(Struct, forbid_unknown_fields=True):
    """One input of ``awaited`` in the state, and whose it is; without a seat, of this browser's own."""

    input: Annotated[
        str, Meta(min_length=1, max_length=64, description='the text of an input, for example "call:red"')
    ]
    seat: SeatName | None = None


class Turn(Struct, forbid_unknown_fields=True):
    """A move of ``GET /api/moves``."""

    move: MoveText


class OtherInput(Struct, forbid_unknown_fields=True):
    """What had really been said or rolled: the number of the input, and what it was."""

    number: Annotated[int, Meta(ge=1, description="the number of an input, as in GET /api/overrule/inputs")]
    input: Annotated[Word, Meta(description="an input as text, as read:red")]


class OtherNumber(Struct, forbid_unknown_fields=True):
    """The number that was really rolled."""

    number: Annotated[int, Meta(ge=1, le=99, description="a number of the die such as 4")]


Counts = Annotated[dict[Word, int], Meta(description='an object of numbers by seat, as {"red": 3}')]


class Edited(Struct, forbid_unknown_fields=True):
    """A position of the game in play (docs/reference/notation.md, part 3); what is left out is empty."""

    turn: Annotated[
        str, Meta(min_length=1, max_length=64, description='the name of a seat, for example "red"')
    ]
    pieces: Annotated[dict[Word, Word], Meta(description='an object of pieces by field, as {"c1": "red"}')]
    house: Counts
    forest: Counts = {}
    places: Annotated[list[Word], Meta(max_length=8, description='a list of seats, as ["red"]')] = []


class Undone(Struct, forbid_unknown_fields=True):
    """What is meant to be taken back: ``undo.number`` of the state."""

    number: Annotated[int, Meta(ge=1, description="undo.number of the state")]


class TakenBack(Struct, forbid_unknown_fields=True):
    """The answer to ``offer``: its ``number``, or 0 for "no"."""

    number: Annotated[int, Meta(ge=0, description="the number of the turn that was offered, or 0 for no")]


class Looked(Struct, forbid_unknown_fields=True):
    """The answer to ``whose``: right as asked (or put right by now), or not."""

    right: Switch


class Sensor(Struct, forbid_unknown_fields=True):
    """The spot of a sensor that is left out and shall be believed again."""

    spot: Annotated[str, Meta(min_length=1, max_length=64, description="the name of a spot, as c4")]


class Pausing(Struct, forbid_unknown_fields=True):
    """Pause (true), or go on (false)."""

    on: Switch


class Game(Struct, forbid_unknown_fields=True):
    """A new game: who plays (in the order of the seats), names, rules, who begins, fewer pawns, manner."""

    game: Annotated[Word, Meta(description="the name of a game, as in GET /api/shelf")]
    variant: Annotated[Word, Meta(description="the name of a variant, as in GET /api/shelf")]
    seats: Annotated[
        list[Word],
        Meta(min_length=2, max_length=8, description='a list of two seats or more, as ["red", "blue"]'),
    ]
    names: Annotated[dict[Word, str], Meta(description='an object of names by seat, as {"red": "Mia"}')] = {}
    options: Annotated[
        dict[Word, bool | int | Word], Meta(description='an object of house rules, as {"capture_own": false}')
    ] = {}
    first: SeatName | None = None
    pawns: Annotated[dict[Word, int], Meta(description='an object of numbers by seat, as {"red": 3}')] = {}
    manner: Manner = "friendly"
    bare: Switch = False
    computer: Annotated[
        dict[Word, Word],
        Meta(description='an object of levels by seat that the companion plays, as {"red": "clever"}'),
    ] = {}
    learns: Annotated[
        list[Word],
        Meta(max_length=8, description='a list of seats that play for the first time, as ["red"]'),
    ] = []


class Printed(Struct, forbid_unknown_fields=True):
    """What is printed on the table's own board."""

    game: Annotated[Word, Meta(description="the name of a game, as in GET /api/shelf")]
    variant: Annotated[Word, Meta(description="the name of a variant, as in GET /api/shelf")]
    facts: Annotated[
        dict[Word, int | Annotated[list[Word], Meta(max_length=64)]],
        Meta(description='an object of what is printed, as {"steps": 40}'),
    ]


class Aid(Struct, forbid_unknown_fields=True):
    """A help of the table: on or off."""

    aid: Annotated[Word, Meta(description="the key of a help, as in `aids` of the state")]
    on: Switch


class Stored(Struct, forbid_unknown_fields=True):
    """The number of a stored game."""

    game_id: Annotated[int, Meta(description="the number of a stored game, as in GET /api/games")]


class Claim(Struct, forbid_unknown_fields=True):
    """What the player wants to be called; without it the seat keeps the name that it has, or none."""

    name: PlayerName | None = None


class Named(Struct, forbid_unknown_fields=True):
    """What the player of a seat wants to be called from now on."""

    name: PlayerName


class Figure(Struct, forbid_unknown_fields=True):
    """The nickname of a figure, empty for none; ``photo`` false takes its photo away."""

    name: Nickname | None = None
    photo: Switch = True


class Handover(Struct, forbid_unknown_fields=True):
    """The name of the player who goes on, or the level at which the companion does."""

    name: PlayerName | None = None
    level: Level | None = None


class Lights(Struct, forbid_unknown_fields=True):
    """Lights on or off while the seat is to move."""

    on: Switch


class Sharing(Struct, forbid_unknown_fields=True):
    """One more phone may claim the own seat, for two minutes; or no more."""

    on: Switch


class Calling(Struct, forbid_unknown_fields=True):
    """Whether somebody of the hall is to come."""

    on: Switch


class Speaker(Struct, forbid_unknown_fields=True):
    """Whether this browser speaks; it takes the voice from any other."""

    on: Switch


class Code(Struct, forbid_unknown_fields=True):
    """The host code."""

    code: Annotated[
        Word, Meta(description="text, the code that the console shows; case, spaces and dashes do not matter")
    ]


class Magnet(Struct, forbid_unknown_fields=True):
    """A magnet put on a spot or taken away."""

    spot: Annotated[Word, Meta(description='the name of a spot, for example "c1"')]
    on: Switch
