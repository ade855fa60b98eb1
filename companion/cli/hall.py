"""The command of the hall: all tables of a broker at a glance. Refuses to know: how anything is done."""

import ipaddress
import logging
import sys
from importlib.util import find_spec
from pathlib import Path

import click

from companion.cli.terminal import FILE, say, wrong


@click.command()
@click.option("--broker", required=True, metavar="HOST[:PORT]", help="That the tables tell.")
@click.option("--port", type=click.IntRange(1, 65535), default=8090, show_default=True, help="Of the page.")
@click.option("--user", default="", metavar="NAME", help="Who the hall is to the broker.")
@click.option("--password-file", type=FILE, metavar="FILE", help="Holds the password alone, on one line.")
@click.option("--tls", is_flag=True, help="Encrypt the line to the broker, and check its certificate.")
@click.option(
    "--data", type=FILE, metavar="DIR", help="Where code and hosts are kept.  [default: own folder]"
)
@click.option(
    "--forgets",
    type=click.Choice(["daily", "soon"]),
    multiple=True,
    help="Delete an evening on the next day, as a school does, or after 30 idle minutes, as a café.",
)
@click.option("--animals", is_flag=True, help="Call players of an evening by animals, as a school does.")
@click.option("--local", is_flag=True, help="Keep the page to this machine.")
def hall(
    broker: str,
    port: int,
    user: str,
    password_file: Path | None,
    data: Path | None,
    *,
    animals: bool,
    forgets: tuple[str, ...],
    tls: bool,
    local: bool,
) -> int:
    """Show all tables of a broker at a glance; prints the hall's code, and "ready ADDRESS" when it serves."""
    need_hall()
    from companion.config import default_journal  # noqa: PLC0415 - see the module's docstring
    from companion.core.catalog.venue_kinds import VenueWays  # noqa: PLC0415
    from companion.daemon.wall_clock import today  # noqa: PLC0415
    from companion.hall.serve import HallSetup, run_hall  # noqa: PLC0415
    from companion.mqtt.broker import Address  # noqa: PLC0415

    name, number = read_address(broker, 8883 if tls else 1883)
    password = _password(password_file) if password_file else ""
    if password and not user:
        wrong("--user is missing: a password goes with a name")
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s %(message)s", stream=sys.stderr)
    folder = data or default_journal().with_name("hall")
    where = {"host": "127.0.0.1"} if local else {}
    address = Address(name, number, user, password, tls)
    ways = VenueWays(animals=animals, forgets_daily="daily" in forgets, forgets_soon="soon" in forgets)
    return run_hall(HallSetup(address, port, folder=folder, ways=ways, today=today, tell=say, **where))


def need_hall() -> None:
    """End the command where the part for halls is not installed."""
    if find_spec("uvicorn") is None or find_spec("starlette") is None:
        wrong("the hall is not installed: pip install 'board-companion[hall]'")


def read_address(text: str, usual: int) -> tuple[str, int]:
    """Return host and port of ``HOST[:PORT]``, also ``[IPv6]:PORT``; ends the command where it is none."""
    name, colon, number = text.rpartition(":")
    if not colon or text.endswith("]") or (":" in name and not name.startswith("[")):
        name, number = text, str(usual)
    fits = number.isdecimal() and 1 <= int(number) <= 65535 and " " not in name
    if not (name.strip("[]") and fits and (":" not in name or _is_ipv6(name.strip("[]")))):
        wrong(f"--broker {text!r} must be HOST or HOST:PORT, such as 192.168.0.5:1883")
    return name.strip("[]"), int(number)


def _is_ipv6(text: str) -> bool:
    try:
        return bool(ipaddress.IPv6Address(text))
    except ValueError:
        return False


def _password(path: Path) -> str:
    try:
        text = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        wrong(f"--password-file {path} cannot be read: {error}")
    if not text or "\n" in text:
        wrong(f"--password-file {path} must hold one line, the password")
    return text
