"""The command that deletes everything that a family has left at its table.

Refuses to know: which files those are (``companion/daemon/care/delete_everything.py``).
"""

from pathlib import Path

import click

from companion.cli.table import CONFIG
from companion.cli.terminal import say, wrong

WORD = "DELETE"


@click.command("delete-everything")
@CONFIG
@click.option("--word", help=f"{WORD}, so that nobody is asked.")
def delete_all(file: Path, word: str | None) -> int:
    """Delete all games, names, copies, rights and settings; also the copies on a stick that is in.

    What belongs to the board stays: walk tests, learned maps, the configuration, the host code. Stop the
    table first. Everything in one file, before: `companion backup`.
    """
    from companion import config  # noqa: PLC0415 - each command imports what it needs
    from companion.daemon.care.delete_everything import delete_everything  # noqa: PLC0415
    from companion.journal.lock import lock_journal  # noqa: PLC0415

    settings = config.load(file)
    journal = settings.journal_path()
    if journal.parent.is_dir():
        lock_journal(journal)  # until this process ends
    if (word or click.prompt(f"{journal}: type {WORD} to delete everything")) != WORD:
        wrong(f"nothing was deleted; right would be the word {WORD}")
    count = delete_everything(journal, settings.stick_folder())
    say(f"deleted: {count} files and folders")
    return 0
