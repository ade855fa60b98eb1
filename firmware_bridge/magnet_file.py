"""The virtual board's memory: which spots have a magnet, in a small file.

Knows one JSON file. A file that cannot be used is never fatal: it is named in the log and left out.
"""

import json
import logging
from collections.abc import Collection, Iterable
from pathlib import Path

from companion.ports.files import write_whole

log = logging.getLogger(__name__)
_VERSION = 1
"""Of the file; another one is none of ours."""


def save_magnets(path: Path, spots: Iterable[str]) -> None:
    """Write the spots; whoever reads at any moment finds the old file or the new one, whole."""
    try:
        write_whole(path, json.dumps({"magnets": _VERSION, "spots": sorted(spots)}).encode() + b"\n")
    except OSError as error:
        log.warning("%s: magnets not remembered: %s", path, error)


def load_magnets(path: Path, known: Collection[str]) -> frozenset[str] | None:
    """Return the spots in the file; None where it does not exist or (with a warning) cannot be used.

    Args:
        path: the file.
        known: the spots that the board has.
    """
    try:
        return _parse(path.read_text(encoding="utf-8"), known)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        log.warning("%s: magnets not restored, the start position is used: %s", path, error)
        return None


def _parse(text: str, known: Collection[str]) -> frozenset[str]:
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("magnets") != _VERSION:
        raise ValueError(f'an object with "magnets": {_VERSION} would be right')
    spots = data.get("spots")
    if not isinstance(spots, list) or not all(isinstance(spot, str) for spot in spots):
        raise ValueError('"spots" must be a list of names')
    if strange := sorted(set(spots) - set(known)):
        raise ValueError(f"{strange[0]!r} is no spot of this board")
    return frozenset(spots)
