"""What a table tells a hall of its upkeep (versions, room, copies), and what a hall may want done there.

Topics and the shapes of their JSON; nothing secret stands here. Refuses to know: connections.
"""

from typing import Literal

from msgspec import Struct

from companion.mqtt.messages import VERSION

ROOT = f"board-companion/{VERSION}"
PART = "upkeep"

Errand = Literal["update", "copy"]
Phase = Literal["working", "done", "failed"]

WORKING: Phase = "working"
DONE: Phase = "done"
FAILED: Phase = "failed"

PLAYING, NOT_ALLOWED, CANNOT, NEWEST = "playing", "not-allowed", "cannot", "newest"
"""Why an errand was not done, or had nothing to do; others are keys of the words of updates and copies."""


class UpkeepTopics(Struct, frozen=True):
    """The topics of one board's upkeep.

    Args:
        board: its identity.
    """

    board: str

    @property
    def upkeep(self) -> str:
        """Retained: an `Upkeep`."""
        return f"{ROOT}/{self.board}/{PART}"

    @property
    def errands(self) -> str:
        """An `UpkeepOrder` for this table; never retained; obeyed where the house allows commands."""
        return f"{ROOT}/{self.board}/command/{PART}"


class Program(Struct, frozen=True):
    """The program of one device: what runs, and what comes along; empty where that is not known."""

    device: str
    now: str
    new: str = ""


class NewestCopy(Struct, frozen=True):
    """The newest copy of the games.

    Args:
        date: such as ``2026-11-23``; empty where nobody knew it.
        place: 0 for the card, else the number of the stick.
        whole: whether it read back whole; null: not looked at yet.
        games: in it; null where that is not known.
    """

    date: str
    place: int
    whole: bool | None
    games: int | None


class Task(Struct, frozen=True):
    """What became of the last errand.

    Args:
        hall: whose it was.
        number: of the order.
        what: ``update`` or ``copy``.
        phase: ``working``, ``done`` or ``failed``.
        version: that is, or was to be, installed.
        why: of ``failed``, a key; ``newest`` where there was nothing to install.
    """

    hall: str
    number: int
    what: Errand
    phase: Phase = "working"
    version: str = ""
    why: str = ""


class Upkeep(Struct, frozen=True):
    """How a board is kept.

    Args:
        updatable: whether it can be updated from its page, and so from a hall.
        kept: the version before, to which it can go back; empty where there is none.
        newest: the newest version found when it was looked for last; empty where none was.
        programs: of its devices.
        free_mb: room left on the card, in tens of megabytes; null where that is not known.
        copy: the newest of the games; null where there is none.
        copy_trouble: why no newer copy can be made on the card: ``room``, ``damaged`` or ``disk``.
        losses: how many losses nobody has seen yet.
        playing: whether a game goes on that is not paused.
        task: the last errand of a hall; null where there was none.
    """

    updatable: bool = False
    kept: str = ""
    newest: str = ""
    programs: list[Program] = []
    free_mb: int | None = None
    copy: NewestCopy | None = None
    copy_trouble: str = ""
    losses: int = 0
    playing: bool = False
    task: Task | None = None


class UpkeepOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """What the hall wants done at a table.

    Args:
        hall: the identity of the hall.
        number: grows with each order of a hall; one that is no larger than the last is an old one.
        what: ``update`` (to the newest version that is found there) or ``copy`` (of the games, now).
    """

    hall: str
    number: int
    what: Errand
