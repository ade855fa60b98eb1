"""``python -m tests.endurance --rate 15 --hours 4``: a simulated week, and what it showed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import click

from tests.endurance.machine import ALONE
from tests.endurance.week import FAULTS, WEEK, Week, passed, tell_growth


def _take_mounts() -> None:
    """Go on with mounts that are nobody else's, where that can be; a card is mounted only then."""
    alone = shutil.which("unshare"), "--mount", "--propagation", "private"
    if ALONE in os.environ or alone[0] is None:
        return
    if subprocess.run([*map(str, alone), "true"], check=False, stderr=subprocess.DEVNULL).returncode == 0:
        os.environ[ALONE] = "1"
        os.execv(alone[0], [*map(str, alone), sys.executable, "-m", "tests.endurance", *sys.argv[1:]])


@click.command()
@click.option("--rate", default=15.0, show_default=True, help="Simulated seconds in a second.")
@click.option("--hours", default=4.0, show_default=True, help="How long the machine is on each day.")
@click.option("--phones", default=6, show_default=True, help="Phones with a stream, coming and going.")
@click.option("--evening", "evenings", multiple=True, type=click.Choice(list(FAULTS)), help="Only these.")
@click.option("--keep", type=click.Path(path_type=Path), help="A folder in which the log stays.")
def main(rate: float, hours: float, phones: int, evenings: tuple[str, ...], keep: Path | None) -> None:
    """Live through a week of evenings. Exit status 1 where something was wrong."""
    _take_mounts()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="endurance-") as folder:
        week = Week(Path(folder), rate=rate, evening_s=hours * 3600, phones=phones)
        click.echo(f"card of its own: {week.machine.card.real}, memory limited: {week.machine.limited}")
        try:
            week.run(evenings or WEEK)
        finally:
            if keep:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / "console.log").write_text(week.machine.log())
    click.echo(str(dict(sorted(week.family.counts.items()))))
    click.echo(tell_growth(week.samples))
    click.echo(f"{passed(begun)}, wrong: {len(week.wrong)}")
    for line in week.wrong:
        click.echo(f"  {line}")
    sys.exit(1 if week.wrong else 0)


if __name__ == "__main__":
    main()
