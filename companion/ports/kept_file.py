"""A value in a small file of its own, which costs no more than a restart's memory where the disk fails."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from companion.ports.files import write_whole

T = TypeVar("T")

log = logging.getLogger(__name__)


class KeptFile(Generic[T]):
    """One file with one value as JSON.

    Args:
        path: the file; None keeps nothing.
        shape: the type of the value; called without arguments it gives the first one.
        what: whose memory it is, for the log: "hosts".
    """

    def __init__(self, path: Path | None, shape: type[T], what: str) -> None:
        self._path, self._shape, self._what = path, shape, what

    def load(self) -> T:
        """Return the value as it was left; the first one where there is no file, or none that can be read."""
        if self._path is None or not self._path.exists():
            return self._shape()
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=self._shape)
        except (OSError, msgspec.DecodeError) as error:
            log.warning("%s cannot be read, %s begin anew: %s", self._path, self._what, error)
            return self._shape()

    def save(self, value: T) -> None:
        """Write the file whole; where that fails, the log says so."""
        if self._path is None:
            return
        try:
            write_whole(self._path, msgspec.json.encode(value))
        except OSError as error:
            log.warning("%s are not kept over a restart: %s", self._what, error)
