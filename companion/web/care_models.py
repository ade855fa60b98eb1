"""The shapes of the care's API: what comes in and what goes out (docs/http.md, docs/care.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from companion.web.request_models import END, Switch
from companion.web.state_models import CareNow

OR_OUT = "or be left out"
Percent = Annotated[int, Meta(ge=0, le=100, description=f"a whole number from 0 to 100, {OR_OUT}")]
Bright = Annotated[int, Meta(ge=1, le=100, description=f"a whole number from 1 to 100, {OR_OUT}")]
Time = Annotated[
    str,
    Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]" + END, description=f"a time such as 20:30, {OR_OUT}"),
]


class CareWanted(Struct, forbid_unknown_fields=True):
    """Lights and sounds; what is left out stays. ``time``: what a phone's clock shows now."""

    brightness: Bright | None = None
    volume: Percent | None = None
    quiet: Switch | None = None
    quiet_from: Time | None = None
    quiet_to: Time | None = None
    quiet_brightness: Bright | None = None
    quiet_volume: Percent | None = None
    time: Time | None = None


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


class CareState(Struct):
    """Everything on the page of the care.

    ``now`` is what counts now; ``time`` what the table's clock shows (null where nobody knows it), ``told``
    whether a phone has told it; ``lights``: what there is to say of them, ``sounds`` likewise (empty
    where nothing); ``well``: whether all is, and ``health`` why not, in sentences.
    """

    brightness: int
    volume: int
    quiet: bool
    quiet_from: str
    quiet_to: str
    quiet_brightness: int
    quiet_volume: int
    now: CareNow
    time: str | None
    told: bool
    lights: str
    sounds: str
    links: list[CareLink]
    room: CareRoom
    restoring: CareRestoring
    well: bool
    health: list[str]
    version: str
    python: str
