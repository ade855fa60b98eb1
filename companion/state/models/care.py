"""The shapes of the care's API: what comes in and what goes out (http.md, care.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from companion.core.catalog.venue_kinds import VenueWays
from companion.ports.care import CopyLine, StickLine
from companion.state.models.requests import END, Switch
from companion.state.models.state_parts import CareNow

OR_OUT = "or be left out"
Percent = Annotated[int, Meta(ge=0, le=100, description=f"a whole number from 0 to 100, {OR_OUT}")]
Bright = Annotated[int, Meta(ge=1, le=100, description=f"a whole number from 1 to 100, {OR_OUT}")]
Time = Annotated[
    str,
    Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]" + END, description=f"a time such as 20:30, {OR_OUT}"),
]


Kind = Annotated[
    Literal["home", "club", "school", "cafe"],
    Meta(description=f'"home", "club", "school" or "cafe", {OR_OUT}'),
]


class CareWanted(Struct, forbid_unknown_fields=True):
    """What the family sets; what is left out stays. ``time``: what a phone's clock shows now.

    ``kind`` of house sets the ways of the house as is usual there, those that are named besides as they say.
    """

    brightness: Bright | None = None
    volume: Percent | None = None
    quiet: Switch | None = None
    quiet_from: Time | None = None
    quiet_to: Time | None = None
    quiet_brightness: Bright | None = None
    quiet_volume: Percent | None = None
    again: Switch | None = None
    time: Time | None = None
    kind: Kind | None = None
    guests: Switch | None = None
    code_only: Switch | None = None
    animals: Switch | None = None
    forgets_soon: Switch | None = None
    forgets_daily: Switch | None = None


class CopyWanted(Struct, forbid_unknown_fields=True):
    """The copy to go back to."""

    name: Annotated[
        str, Meta(min_length=1, max_length=64, description="the name of a copy from GET /api/care")
    ]


class UpdateWanted(Struct, forbid_unknown_fields=True):
    """The version to install."""

    version: Annotated[
        str,
        Meta(
            pattern=r"^[0-9][0-9A-Za-z.+~]{0,39}" + END,
            description="a version that GET /api/updates has found, such as 0.2.0",
        ),
    ]


class UpdateAddress(Struct, forbid_unknown_fields=True):
    """Where updates are looked for, too; empty: nowhere but on a stick."""

    address: Annotated[
        str, Meta(max_length=310, description="such as https://example.org/companion, or nothing")
    ]


class DeletionWanted(Struct, forbid_unknown_fields=True):
    """The word that says that all is to be deleted, in the language of the request: ``DELETE`` in English."""

    word: Annotated[str, Meta(max_length=40, description='the word "DELETE" in the language of the request')]


class UpdateFound(Struct):
    """A newer version, where it lies in words, and what is new in it (English)."""

    version: str
    place: str
    news: list[str]


class UpdatesState(Struct):
    """How updates stand.

    ``version`` runs, ``kept`` is the way back (empty: none); ``can``: whether this page can update;
    ``phase`` is ``none``, ``asked``, ``looking``, ``checking``, ``installing``, ``back``, ``idle``, ``done``
    or ``failed``; ``step`` of ``steps`` are done; ``troubles``: why a place could not be looked at;
    ``address``: where a host wants them looked for, too.
    """

    version: str
    kept: str
    can: bool
    phase: str
    busy: bool
    step: int
    steps: int
    text: str
    found: list[UpdateFound]
    troubles: list[str]
    address: str


class CareLink(Struct):
    """How one device's link did in the last ``minutes``.

    ``grade`` is ``good``, ``weak``, ``bad``, ``lost`` or ``new``; the numbers are null where there is no
    wire; ``trip_ms`` is the mean time of an answer, null while none was measured. ``text`` says it in words.
    """

    device: str
    grade: str
    text: str
    firmware: str
    minutes: int
    frames: int | None
    damaged: int | None
    missed: int | None
    repeats: int | None
    reconnects: int
    trip_ms: float | None


class CareRoom(Struct):
    """The room for games: bytes that are left (null where that cannot be known), ``ok``, and in words."""

    free: int | None
    ok: bool
    text: str


class CareRestoring(Struct):
    """How bringing back a backup stands.

    ``phase`` is ``idle``, ``checking``, ``storing``, ``done`` or ``failed``; ``done`` of ``count`` games are
    through; ``came`` were stored, ``had`` were here already.
    """

    phase: str
    done: int
    count: int
    came: int
    had: int
    text: str


class CareLoss(Struct):
    """What was lost or set aside and nobody has seen yet.

    ``what`` is ``file``, ``game``, ``foreign``, ``newer`` or ``update``; ``game_id`` is 0 where it is no
    game; ``aside`` names the file that is kept; ``text`` says it in words.
    """

    what: str
    game_id: int
    found: str
    aside: str
    text: str


class CareCopy(CopyLine, frozen=True):
    """A copy of the journal that made itself.

    ``place`` is 0 for the card, else the number of a stick; ``date`` is empty where nobody knew it;
    ``update``: made before one; ``whole``: whether it read back whole, null: not looked at yet; ``games`` and
    ``until`` (when its last entry was made) are null and empty then; ``title`` and ``text`` say it in words.
    """

    title: str
    text: str


class CareStick(StickLine, frozen=True):
    """A stick that has had copies; ``holds``: still something that was forgotten, and ``text`` says so."""

    text: str


class CareCopies(Struct):
    """All copies that can be reached, the newest first; all sticks that are known; what there is to say."""

    lines: list[CareCopy]
    sticks: list[CareStick]
    text: str


class FlashWanted(Struct, forbid_unknown_fields=True):
    """The device whose program is to be written; ``back``: the one before is to be put back."""

    device: Annotated[
        str, Meta(min_length=1, max_length=64, description="the name of a device from GET /api/care")
    ]
    back: Switch = False


class CareFirmware(Struct):
    """The program of one device.

    ``now`` is what runs there, ``new`` what comes along, ``kept`` what was there before; all may be empty.
    ``stage`` is empty, ``asking``, ``finding``, ``reading``, ``writing``, ``verifying``, ``proving``,
    ``done`` or ``failed``, and ``percent`` how much of it is done; ``fresh``: what runs is what comes
    along; ``text`` says it in words.
    """

    device: str
    now: str
    new: str
    kept: str
    stage: str
    percent: int
    fresh: bool
    text: str


class CareKind(Struct):
    """A kind of house, and in plain words what it sets."""

    kind: str
    name: str
    text: str


class CareState(Struct):
    """Everything on the page of the care.

    ``now`` is what counts now; ``time`` what the table's clock shows (null where nobody knows it), ``told``
    whether a phone has told it; ``lights``: what there is to say of them, ``sounds`` likewise (empty
    where nothing); ``losses``: what damage has cost, until a host has seen it; ``well``: whether all is, and
    ``health`` why not, in sentences; ``again``: whoever played the last game may begin it once more;
    ``ways``: of this house, ``kinds``: of houses, to choose from.
    """

    brightness: int
    volume: int
    quiet: bool
    quiet_from: str
    quiet_to: str
    quiet_brightness: int
    quiet_volume: int
    again: bool
    ways: VenueWays
    kinds: list[CareKind]
    now: CareNow
    time: str | None
    told: bool
    lights: str
    sounds: str
    links: list[CareLink]
    room: CareRoom
    restoring: CareRestoring
    copies: CareCopies
    losses: list[CareLoss]
    firmware: list[CareFirmware]
    well: bool
    health: list[str]
    version: str
    python: str
