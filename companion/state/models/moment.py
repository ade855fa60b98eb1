"""The last thing that happened, as a part of the public state.

Knows: keys and types. Refuses to know: how it is made (``companion/state/moment.py``).
"""

from __future__ import annotations

from msgspec import Struct, field


class Picture(Struct, omit_defaults=True):
    """What there is to draw of a moment, without words; keys that say nothing are left out.

    ``what`` and the others are those of ``Scene`` (``companion/core/model/capabilities.py``).
    """

    what: str
    frm: str = field(name="from", default="")
    to: str = ""
    captured: str = ""
    placed: str = ""
    seat: str = ""
    called: str = ""
    pulled: str = ""
    value: str = ""
    fields: int = 0
    die: int = 0
    number: int = 0
    most: int = 0
    path: list[str] = field(default_factory=list)
    spots: list[str] = field(default_factory=list)
    steps: dict[str, int] = field(default_factory=dict)


class Moment(Struct):
    """What has happened last; it stays until the next input, over restarts too.

    ``number`` grows with each; it is new where ``number`` or ``deed`` is another one. ``short``: six words at
    most, without players. ``long``: one sentence, for voice and screen reader. ``seat``: whom it is about, or
    empty. ``mark`` is ``good``, ``wrong``, ``neutral``, ``ask`` or ``win``. ``place``: where the piece in the
    picture came, in short, or empty.
    """

    number: int
    deed: str
    seat: str
    mark: str
    short: str
    long: str
    place: str
    picture: Picture
