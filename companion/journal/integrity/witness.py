"""Note beside the journal how far it went, so that a missing end is noticed.

The note is written after each decision is on disk and is not forced to the disk itself: after a power cut it
may be behind, never ahead.
Refuses to know: rows.
"""

import os
import re
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct

from companion.ports.files import NO_LINKS

ENDING = "-last"
NOTE = re.compile(r"row (\d{20}) decision (\d{20}) game (\d{20}) ([0-9a-f]{16})\n")


class Witness(Struct, frozen=True):
    """How far a journal went.

    Attributes:
        last: the number of its last row.
        decision: that of its last decision.
        game: the game of that decision.
    """

    last: int
    decision: int
    game: int


def witness_file(journal: Path) -> Path:
    """Name the note beside a journal."""
    return journal.with_name(journal.name + ENDING)


def read_witness(journal: Path) -> Witness | None:
    """Read the note; None where there is none that is whole."""
    try:
        found = NOTE.fullmatch(witness_file(journal).read_bytes().decode("ascii"))
    except (OSError, ValueError):
        return None
    if found is None:
        return None
    witness = Witness(*(int(number) for number in found.groups()[:3]))
    return witness if _note(witness) == found.group().encode() else None


def write_witness(journal: Path, witness: Witness) -> None:
    """Write the note in place. A disk that does not take it is told of by the rows themselves."""
    with suppress(OSError):
        note = os.open(witness_file(journal), os.O_WRONLY | os.O_CREAT | NO_LINKS, 0o600)
        try:
            os.write(note, _note(witness))
        finally:
            os.close(note)


def clear_witness(journal: Path) -> None:
    """Take the note away, before something is taken from the journal's end."""
    with suppress(OSError):
        witness_file(journal).unlink(missing_ok=True)


def _note(witness: Witness) -> bytes:
    text = f"row {witness.last:020} decision {witness.decision:020} game {witness.game:020} "
    return f"{text}{blake2b(text.encode(), digest_size=8).hexdigest()}\n".encode()
