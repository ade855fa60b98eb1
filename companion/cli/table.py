"""The commands of a table: play on a virtual one, serve one, check one, and what goes to whoever helps.

Knows: their options, and which go together. Refuses to know: how anything is done; each command
imports what it needs when it runs.
"""

import os
import sys
from pathlib import Path
from typing import Any

import click

from companion.cli.terminal import FILE, say, warn, wrong


@click.command()
@click.option("--port", type=click.IntRange(1, 65535), default=8080, show_default=True, help="Of the pages.")
@click.option(
    "--host-code", metavar="CODE", help="Makes a phone host; without it one is drawn once and kept."
)
@click.option(
    "--data", type=FILE, metavar="DIR", help="Where games and pieces are kept.  [default: own folder]"
)
@click.option(
    "--socket",
    is_flag=True,
    help="Plug the board into loopback sockets, where there are no pseudo-terminals.",
)
@click.option("--game", "only", multiple=True, metavar="NAME", help="Only this game; may be given again.")
@click.option(
    "--local",
    is_flag=True,
    help="Keep the pages to this machine; without it phones on the network open them.",
)
@click.option("--hall", is_flag=True, help="Three tables that play by themselves, a broker and the hall.")
@click.option("--broker", default="", metavar="HOST[:PORT]", help="Tell this broker of the table.")
@click.option("--title", default="", metavar="NAME", help="What the table is called.")
@click.option("--plays", is_flag=True, help="Hands play Malefiz by themselves.")
def demo(port: int, host_code: str | None, data: Path | None, **how: Any) -> int:
    """Play on a virtual board in the browser; prints "ready ADDRESS" when it serves."""
    from companion.config import default_journal  # noqa: PLC0415 - see the module's docstring
    from companion.demo import run_demo  # noqa: PLC0415
    from companion.web.access.host_code import LETTERS, plain_code  # noqa: PLC0415

    if host_code is not None and not (
        4 <= len(plain_code(host_code)) <= 32 and len(host_code) <= 64 and host_code.isprintable()
    ):
        wrong("--host-code must be 4 to 32 letters or digits, such as ABCD-EFGH or 246810")
    if host_code is not None and len(plain_code(host_code)) < LETTERS and not how["local"]:
        warn(f"--host-code: on the network so short a code can be guessed, right would be {LETTERS} letters")
    of_hall = {name: how.pop(name) for name in ("hall", "broker", "title", "plays")}
    if of_hall["hall"]:
        from companion.cli.hall import need_hall  # noqa: PLC0415
        from companion.hall_demo import run_hall_demo  # noqa: PLC0415

        need_hall()
        return run_hall_demo(port, local=how["local"])
    shown = _shown(**of_hall)
    how["socket"] = how["socket"] or not hasattr(os, "openpty")  # Windows
    data = data or default_journal().with_name("demo")
    return _start_again(run_demo(port, host_code, data, **how, shown=shown))


def _shown(*, hall: bool, broker: str, title: str, plays: bool) -> Any:  # noqa: ARG001 - asked before
    """Return what makes a virtual board one of a hall's; None where it is alone."""
    if not broker:
        if title or plays:
            wrong("--title and --plays go with --broker")
        return None
    from companion.cli.hall import read_address  # noqa: PLC0415 - see the module's docstring
    from companion.daemon.wiring.mqtt import BrokerToTell  # noqa: PLC0415
    from companion.demo import ShownInHall  # noqa: PLC0415
    from companion.mqtt.broker import Address  # noqa: PLC0415
    from companion.ports.commands import NewGame  # noqa: PLC0415

    hall_broker = BrokerToTell(
        Address(*read_address(broker, 1883)), "en", names=False, discovery=False, commands=True
    )
    game = NewGame("malefiz", "classic", ("red", "green", "yellow", "blue"))
    return ShownInHall(title, hall_broker, game if plays else None)


CONFIG = click.option(
    "--config",
    "file",
    type=FILE,
    required=True,
    metavar="FILE",
    help="TOML, see docs/reference/configuration.md.",
)


@click.command()
@CONFIG
def run(file: Path) -> int:
    """Serve the table of a configuration until SIGTERM or Ctrl-C."""
    import logging  # noqa: PLC0415 - see the module's docstring

    from companion import config  # noqa: PLC0415

    settings = config.load(file)
    logging.basicConfig(
        level=settings.log.level.upper(), format="%(levelname)s %(name)s %(message)s", stream=sys.stderr
    )
    from companion.daemon.wiring import configured  # noqa: PLC0415

    return _start_again(configured.run(settings))


@click.command()
@CONFIG
@click.option(
    "--walk", "walk", is_flag=True, help="Walk from spot to spot with a magnet; goes on where it was left."
)
@click.option("--learn", is_flag=True, help="Walk, and learn which line lies under which spot.")
@click.option(
    "--learn-lights", "lights", is_flag=True, help="Walk the lights: put the magnet where it shines."
)
@click.option("--again", is_flag=True, help="Walk from the start.")
@click.option(
    "--write", type=FILE, metavar="FILE", help="Where a walk writes the map.  [default: state folder]"
)
@click.option("--pieces", is_flag=True, help="Test the magnet of each piece.")
@click.option("--spot", metavar="SPOT", default="", help="Where pieces are tested.  [default: in the middle]")
@click.option("--inputs", is_flag=True, help="Show what buttons and docks beside the board say.")
@click.option("--teach", metavar="NAME", default="", help="Show a dock what its colours look like.")
@click.option("--live", is_flag=True, help="Show each change of each sensor.")
@click.option("--board", metavar="NAME", default="", help="Which board, where there are several.")
def check(file: Path, **options: Any) -> int:
    """Look at configuration, board maps and devices before play; exit status 1 if something is wrong.

    With --walk, --pieces or --live the board itself is checked, with a magnet in your hand
    (docs/how-to/check.md); with --inputs or --teach what stands beside it (docs/reference/inputs.md).
    """
    from companion import config  # noqa: PLC0415 - see the module's docstring

    if options["inputs"] or options["teach"]:
        from companion.daemon.bench import check_inputs  # noqa: PLC0415 - see the module's docstring

        return check_inputs.run(config.load(file), str(options["teach"]), say)
    if wanted := _wanted(options):
        from companion.daemon.bench import terminal  # noqa: PLC0415 - see the module's docstring

        return terminal.run(config.load(file), terminal.Wanted(**wanted), say)
    from companion.daemon.bench import check as checking  # noqa: PLC0415 - see the module's docstring

    status = 0
    for finding in checking.check(config.load(file)):
        say(f"{'ok   ' if finding.ok else 'WRONG'} {finding.text}")
        status = status if finding.ok else 1
    return status


@click.command()
@CONFIG
@click.option("--out", type=FILE, required=True, metavar="FILE", help="A new file, such as bundle.zip.")
def bundle(file: Path, out: Path) -> None:
    """Write a support bundle: the last ten minutes of the newest game, no names.

    What is in it: docs/how-to/troubleshooting.md.
    """
    from companion import config  # noqa: PLC0415 - see the module's docstring

    settings = config.load(file)
    from companion.daemon.care.bundle import save  # noqa: PLC0415
    from companion.daemon.wiring.configured import bundle_of_files  # noqa: PLC0415

    save(bundle_of_files(settings), out)
    say(f"written: {out}")


def _start_again(status: int) -> int:
    """Run this command anew where a table asks for it; under systemd, which does that, end well."""
    from companion.daemon.care.after_close import RESTART  # noqa: PLC0415 - see the module's docstring

    if status != RESTART:
        return status
    if "NOTIFY_SOCKET" not in os.environ:
        sys.stdout.flush()
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606 - this very command
    return 0


def _wanted(options: dict[str, Any]) -> dict[str, Any]:
    """Tell what a check with the board shall do; empty for the quick one."""
    walks = [f"--{name}" for name in ("walk", "learn") if options[name]]
    walks = walks or ["--learn-lights"] * options["lights"]
    modes = [*walks[:1], *(f"--{name}" for name in ("pieces", "live") if options[name])]
    if options["lights"] and options["learn"]:
        wrong("--learn and --learn-lights are two walks: learn the lines first, then the lights")
    if len(modes) > 1:
        wrong(f"{' and '.join(modes)} cannot be done at once: choose one")
    for name, needs in (("again", walks), ("write", walks), ("spot", options["pieces"])):
        if options[name] and not needs:
            wrong(
                f"--{name} goes with {'--pieces' if name == 'spot' else '--walk, --learn or --learn-lights'}"
            )
    if not modes:
        return {}
    mode = "walk" if walks else modes[0].removeprefix("--")
    return {"mode": mode, **{k: options[k] for k in ("lights", "learn", "again", "board", "write", "spot")}}
