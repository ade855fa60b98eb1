"""Which turns a broker has been told, so that what it missed follows in order, each once.

The last one is kept in a file beside the journal. Refuses to know: connections, and what is told of a turn.
"""

import contextlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from companion.core.model.fast_replace import replace
from companion.ports.files import write_whole
from companion.state.history_lines import Line

NAME = "mqtt-told.json"


class Mark(msgspec.Struct, frozen=True):
    """The last turn told: its game, its number, and when it was played on the table's clock; 0 for none.

    ``newest``: the highest number of a game that was told; an older one may have been gone on with.
    """

    game: int
    number: int = 0
    at_ms: int = 0
    newest: int = 0


class PublishedTurns:
    """The turns told so far. For one thread.

    Args:
        path: of the file; None keeps nothing.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._told: list[tuple[int, int]] = []  # number and time, of the game in the mark
        self.mark = _read(path)

    def is_first(self) -> bool:
        """Tell whether nothing was ever told: then only what comes from now on is news."""
        return self.mark is None

    def next(self, game: int, lines: Sequence[Line]) -> tuple[int, Sequence[Line]]:
        """Return what is to be told of a game.

        Returns:
            The number of the first turn that was told and counts no more (0 where all do), and the lines
            after the last one that was told and stands.
        """
        if (mark := self.mark) is None or mark.game != game:
            return 0, lines
        played = {(line.past.number, line.past.at_ms) for line in lines}
        told = self._told or [(mark.number, mark.at_ms)]
        if told[-1] in played or not mark.number:
            return 0, [line for line in lines if line.past.number > mark.number]
        stands = [0, *(number for number, at_ms in told if (number, at_ms) in played)]
        # After a restart: all before it were told, whatever they are now.
        last = stands[-1] if self._told else mark.number - 1
        gone = next(number for number, _ in told if number > last)
        return gone, [line for line in lines if line.past.number > last]

    def back_to(self, game: int, number: int) -> None:
        """Note that turns from this number on were told to be taken back."""
        self._told = [each for each in self._told if each[0] < number]
        self._keep(Mark(game, *(self._told[-1] if self._told else (0, 0))))

    def note_told(self, game: int, line: Line | None) -> None:
        """Note that this turn was told; None: that of this game none was yet."""
        if self.mark is None or self.mark.game != game:
            self._told = []
        if line is None:
            self._keep(Mark(game))
            return
        self._told.append((line.past.number, line.past.at_ms))
        self._keep(Mark(game, *self._told[-1]))

    def may_miss(self, game: int) -> bool:
        """Tell whether turns of a game that has ended may still be told; of older ones nothing is known."""
        mark = self.mark
        return mark is not None and mark.game > 0 and (game == mark.game or game > mark.newest)

    def _keep(self, mark: Mark) -> None:
        newest = max(mark.game, self.mark.newest if self.mark else 0)
        self.mark = mark = replace(mark, newest=newest)
        if self._path is not None:
            with contextlib.suppress(OSError):  # told once more after a restart: better than not at all
                write_whole(self._path, msgspec.json.encode(mark))


def _read(path: Path | None) -> Mark | None:
    if path is None:
        return None
    try:
        mark = msgspec.json.decode(path.read_bytes(), type=Mark)
    except (OSError, msgspec.MsgspecError):
        return None
    return replace(mark, newest=max(mark.newest, mark.game))
