"""The door to stored games, as the pages see it; behind it stands `companion.daemon.care.archive`."""

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from companion.chronicle.story import Story
from companion.chronicle.tallies import Tally, Throws
from companion.chronicle.win_chances import Review
from companion.core.model.errors import InputError


class TextError(InputError):
    """A game's text that cannot be taken: ``why`` says what is wrong with line number ``line``."""

    def __init__(self, source: str, line: int, why: str) -> None:
        super().__init__(f"{source}: line {line}: {why}")
        self.line = line
        self.why = why


class Counted(Struct, frozen=True):
    """What has been counted of all games so far.

    Args:
        games: how many are looked at, the newest; ``counted`` how many of them are in here already.
        players: by name; the companion has none.
        throws: which die -> how often it threw each number.
    """

    games: int
    counted: int
    players: Mapping[str, Tally]
    throws: Throws


class Reviewed(Struct, frozen=True):
    """How far a game has been looked back on.

    Args:
        story: the game.
        weighed: how many of its ``turns`` are weighed; ``turns`` is 0 where none will be.
        review: what came of it, once all are.
    """

    story: Story
    weighed: int = 0
    turns: int = 0
    review: Review | None = None


class Forgotten(Struct, frozen=True):
    """What became of something that was to be forgotten.

    Args:
        places: from how many places in the journal it was taken.
        deleted: how many copies could not be cleaned of it and were deleted.
        sticks: those that are away and still hold it, by number, and when each was last here (a date or "").
    """

    places: int
    deleted: int = 0
    sticks: tuple[tuple[int, str], ...] = ()


class Archive(Protocol):
    """The stored games of a table. All methods may be called from any thread, and may wait for the disk."""

    def story(self, game_id: int) -> Story:
        """Return a stored game, step by step. Raises KeyError for an unknown one."""

    def counted(self) -> Counted:
        """Tell what can be counted of all games.

        Counts for half a second at most: ask again until all are in.
        """

    def reviewed(self, game_id: int) -> Reviewed:
        """Look back on a stored game that is over, where its rules can tell who is ahead.

        Weighs for half a second at most: ask again until all turns are in. Raises KeyError.
        """

    def take(self, text: str) -> int:
        """Store a game that was written as text, whole; its number.

        Raises TextError: the text is no such game; nothing is stored.
        """

    def forget(self, game_id: int | None, name: str) -> Forgotten:
        """Forget names: they are gone from the files, all copies here, and from the game in play at once.

        Args:
            game_id: of this game alone; None: of all.
            name: this name alone; empty: all names.

        Raises:
            KeyError: there is no such game.
            OSError: they are not gone, since the disk cannot be written now.
        """

    def delete(self, game_id: int) -> Forgotten:
        """Delete a stored game, from all copies here, too.

        Raises:
            KeyError: there is no such game.
            CommandRefused: it is being played.
            OSError: it is not gone, since the disk cannot be written now.
        """
