"""The commands that an update calls: a test of this version, and word of a way back to it.

Refuses to know: how a version is put in its place (systemd/slots.sh), and how anything is done.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.table import CONFIG
from companion.cli.terminal import FOUND_WRONG, plain, say, tell
from companion.core.model.errors import InputError

if TYPE_CHECKING:
    from companion.ports.losses import Why


@click.command("self-test")
@CONFIG
def test_itself(file: Path) -> int:
    """Serve a table on a copy of the games, as before an update; exit status 1 where it does not work.

    The games are copied first and not changed; a table may run meanwhile.
    """
    from companion import config  # noqa: PLC0415 - each command imports what it needs
    from companion.daemon.care.update import self_test  # noqa: PLC0415

    try:
        say(f"ok: {plain(self_test(config.load(file)))}")
    except InputError as error:
        tell("companion self-test", str(error))
        return FOUND_WRONG
    return 0


@click.command("went-back")
@CONFIG
@click.option("--version", required=True, metavar="VERSION", help="The one that was given up.")
@click.option("--why", type=click.Choice(["start", "test", "asked"]), required=True, help="What went wrong.")
def went_back(file: Path, version: str, why: Why) -> None:
    """Have the games as this version reads them, and the page say that it runs again (systemd/slots.sh)."""
    from companion import config  # noqa: PLC0415 - see above
    from companion.daemon.care.update import go_back  # noqa: PLC0415

    if aside := go_back(config.load(file), version, why):
        say(f"what was played with version {version} is kept as {aside}")
