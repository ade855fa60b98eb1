"""The command of copies: which there are, whether each is whole, and one put in the journal's place.

Knows: how a list of copies looks at a terminal. Refuses to know: how copies are made and restored.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.games import JOURNAL, WITH_CONFIG, journal_of
from companion.cli.terminal import plain, say

if TYPE_CHECKING:
    from companion.journal.copies import Copy


@click.command(name="copies")
@JOURNAL
@WITH_CONFIG
@click.option(
    "--restore", "name", metavar="NAME", help="Put this copy in the journal's place, which is kept aside."
)
def list_copies(journal: Path | None, config_file: Path | None, name: str | None) -> int:
    """List the copies that made themselves, each read whole; exit status 1 if one is damaged.

    With --restore one takes the journal's place (docs/how-to/care.md). NAME is from the list, or the path of
    a file, as on a stick. Stop the table first.
    """
    from companion.journal.copies import (  # noqa: PLC0415 - each command imports what it needs
        FOLDER,
        CopyFolder,
        find_copy,
        restore_copy,
    )

    path = journal_of(journal, config_file)
    if name is not None:
        file = Path(name)
        copy = file if len(file.parts) > 1 and file.is_file() else find_copy(path, name)
        aside = restore_copy(path, copy)
        say(f"restored: {copy.name}" + (f"; the journal before is kept as {aside.name}" if aside else ""))
        return 0
    if not (found := CopyFolder(path.parent / FOLDER).copies()):
        say(f"no copies yet in {path.parent / FOLDER}")
    whole = True
    for line, good in map(_line, found):
        say(line)
        whole = whole and good
    return 0 if whole else 1


def _line(copy: Copy) -> tuple[str, bool]:
    """Return one copy as a line, and whether it is whole."""
    from companion.journal.copies import CopyError, check_copy  # noqa: PLC0415 - see above

    size = f"{copy.size / 1_000_000:.1f} MB"
    try:
        held = check_copy(copy.path)
    except CopyError as error:
        return f"DAMAGED  {copy.name}  {size}  {plain(str(error))}", False
    until = plain(held.until[:16].replace("T", " ")) or "no row"
    games = f"{held.games} game{'s' * (held.games != 1)}"
    return f"ok       {copy.name}  {size}  {games}, until {until}", True
