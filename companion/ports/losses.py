"""What opening the journal found missing or set aside; pages and commands put it into words.

Refuses to know: files, and how damage is found.
"""

from typing import Literal

from msgspec import Struct

from companion.core.model.types import Say

NEWER = Say(
    "A newer companion wrote the games here; this one adds none. Bring it up to date, or restore a copy."
)
What = Literal["file", "game", "foreign", "newer", "update"]
Why = Literal["", "start", "test", "asked"]


class Loss(Struct, frozen=True, kw_only=True):
    """Tell one thing that was lost or set aside.

    Attributes:
        what: ``file``: the journal was damaged; what was whole is in a new one. ``game``: the end of one
            game is missing, or all of it. ``foreign``: another program's file lay in the journal's place, a
            new journal was begun. ``newer``: a newer companion wrote the journal; nothing was changed, and
            nothing is recorded while it is so. ``update``: this version runs again, or still, in another
            one's place; what was played with that one lies aside where this one cannot read it.
        found: when it was found, by the wall clock (ISO 8601).
        aside: the name of the damaged original beside the journal; empty where there is none.
        kept: decisions that are whole: of the game, or of the whole file.
        lost: decisions that are missing as far as is known; None where nobody can know how many.
        game_id: the game's number; 0 where ``what`` is not ``game``.
        game, variant, started: what was played and when it began; empty where not even that is known.
        whole_until: when the last whole decision of the game was made; empty where none is whole.
        unfinished: the game was not over as far as it is whole; it goes on only once the host has said yes.
        schema: the newest step of the newer companion's schema; only where ``what`` is ``newer``.
        version: the other version; only where ``what`` is ``update``, as ``why``: it did not ``start``, it
            failed its ``test`` and never ran, or somebody ``asked`` for the version before.
    """

    what: What
    found: str
    aside: str = ""
    kept: int = 0
    lost: int | None = None
    game_id: int = 0
    game: str = ""
    variant: str = ""
    started: str = ""
    whole_until: str = ""
    unfinished: bool = False
    schema: str = ""
    version: str = ""
    why: Why = ""
