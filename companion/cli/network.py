"""The command that keeps the machine's network, which a unit of its own runs as root.

Refuses to know: how (``companion/network``).
"""

from pathlib import Path

import click


@click.command("network")
@click.option("--door", type=click.Path(path_type=Path), help="The socket; made anew.")
@click.option("--kept", type=click.Path(path_type=Path), help="The file that keeps what was chosen.")
def keep_network(door: Path | None, kept: Path | None) -> None:
    """Join a Wi-Fi or open the hotspot, as the companion asks; for its own unit, as root."""
    from companion.network import main  # noqa: PLC0415 - each command imports what it needs

    main.keep(door, kept)
