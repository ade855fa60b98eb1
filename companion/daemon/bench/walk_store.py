"""Walks on disk: one small file for each board, written whole, so that nothing of a walk is lost.

It also keeps how often each spot was visited and seen cleanly, over all walks. Refuses to know: what a walk
means, and everything but files.
"""

import logging
from collections.abc import Mapping
from pathlib import Path

import msgspec

from companion.bench.kept import KeptWalk, held, keep, revive
from companion.bench.stops import Plan, Tally
from companion.bench.walk import Walk
from companion.ports.files import READABLE, write_whole

log = logging.getLogger(__name__)

VERSION = 1
"""Of the file; another one is no walk of ours."""


class _File(msgspec.Struct):
    """The file: walks by kind, and spot -> how often it was seen cleanly."""

    version: int
    board: str
    walks: dict[str, KeptWalk] = {}
    spots: dict[str, Tally] = {}


class WalkStore:
    """The walks of a table's boards. Used by one thread, but for `tallies`, which any may ask.

    Args:
        folder: where the files lie; made when something is to be kept.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, _File] = {}
        self._told = False  # trouble is told once

    def path(self, board: str) -> Path:
        """Return the file of a board."""
        return self.folder / f"check-{board}.json"

    def tallies(self, board: str) -> Mapping[str, Tally]:
        """Tell how often each spot was visited, and seen cleanly."""
        return dict(self._file(board).spots)

    def walk(self, board: str, plan: Plan, at_ms: int) -> Walk | None:
        """Return the walk of this plan that was begun; None where none was, or of another map."""
        file = self._file(board)
        kept = file.walks.get(key(plan))
        return revive(plan, kept, file.spots, at_ms) if kept else None

    def progress(self, board: str, line_of: Mapping[str, int]) -> Mapping[str, int]:
        """Return kind of walk -> spots done in an unfinished one; of another map, those that still hold."""
        counts = {}
        for kind, kept in self._file(board).walks.items():
            if 0 < (count := len(held(kept, line_of))) < len(kept.stops):
                counts[kind] = count
        return counts

    def keep(self, board: str, walk: Walk) -> None:
        """Keep a walk; a disk that cannot be written costs only the memory of a restart."""
        file = self._file(board)
        values, spots = keep(walk), dict(walk.tallies)
        if file.walks.get(key(walk.plan)) == values and file.spots == spots:
            return
        file.walks[key(walk.plan)], file.spots = values, spots
        try:
            write_whole(self.path(board), msgspec.json.format(msgspec.json.encode(file)), READABLE)
            self._told = False
        except OSError as error:
            if not self._told:
                log.warning("the walk is not kept over a restart: %s", error)
            self._told = True

    def _file(self, board: str) -> _File:
        if board not in self._files:
            self._files[board] = self._read(board)
        return self._files[board]

    def _read(self, board: str) -> _File:
        path = self.path(board)
        try:
            stored = msgspec.json.decode(path.read_bytes(), type=_File)
            if (stored.version, stored.board) == (VERSION, board):
                return stored
            log.warning("%s is of another board or version, the walk begins anew", path)
        except FileNotFoundError:
            pass
        except (OSError, msgspec.DecodeError) as error:
            log.warning("%s cannot be read, the walk begins anew: %s", path, error)
        return _File(VERSION, board)


def key(plan: Plan) -> str:
    """Return the kind of a walk: ``lines``, ``lights``, or ``learn`` where lines are learned."""
    return "learn" if plan.learns_lines else plan.kind
