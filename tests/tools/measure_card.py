"""How much a table writes to its card: ``python -m tests.tools.measure_card``.

The kernel counts what the process has written to files, in whole pages; numbers are in docs/lab/figures.md.
"""

from __future__ import annotations

import re
import tempfile
import time
from pathlib import Path

import click

from tests.system.running import Stream, demo
from tests.tools.measure import Turns

IDLE_S = 60


def written(pid: int) -> int:
    """Bytes that this process has written to disks until now."""
    (found,) = re.findall(r"^write_bytes: (\d+)$", Path(f"/proc/{pid}/io").read_text(), re.MULTILINE)
    return int(found)


@click.command()
@click.option("--turns", default=60, show_default=True)
@click.option("--folder", type=click.Path(path_type=Path), default=Path("build"), help="On a disk.")
def main(turns: int, folder: Path) -> None:
    """Play turns by hand, then nobody does anything; print what was written."""
    folder.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=folder) as data,
        demo(Path(data)) as running,
        Stream(running.port) as stream,
    ):
        pid = running.process.pid
        begun = written(pid)
        Turns(running, stream, 1).play(turns)
        played = written(pid)
        time.sleep(IDLE_S)
        click.echo(
            f"{(played - begun) / turns / 1000:.0f} kB a turn ({turns} turns, start of the game included)"
        )
        click.echo(f"{(written(pid) - played) / IDLE_S * 60 / 1000:.0f} kB a minute in which nobody plays")


if __name__ == "__main__":
    main()
