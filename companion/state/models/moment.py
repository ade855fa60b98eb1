"""The last thing that happened, as a part of the public state.

Knows: keys and types. Refuses to know: how it is made (``companion/state/moment.py``).
"""

from msgspec import Struct

from companion.core.model.capabilities import Picture


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
