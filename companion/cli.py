"""The command line: arguments in, one line on standard error for everything that a person got wrong.

Knows: commands, exit statuses (0 well, 1 something was found wrong, 2 wrong use). Refuses to know: how
anything is done; each command imports what it needs when it runs, so that filters start fast.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, NoReturn

import click

from companion import __version__
from companion.core.errors import InputError, PluginError, TraceError

if TYPE_CHECKING:
    from companion.ports.table import StoredGame

FOUND_WRONG = 1
WRONG_USE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141
"""As the shell says of a program that Ctrl-C or a closed pipe has ended."""

FILE = click.Path(path_type=Path)
"""Files are opened where they are used, and there the error names them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status.

    Args:
        arguments: without the program's name; those of the process for None.
    """
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: list[str]) -> int:
    name = "companion"
    try:
        if not arguments:
            _wrong(f"a command is missing: {_commands()}")
        with companion.make_context(name, arguments) as context:
            name = f"companion {arguments[0]}"
            status: int | None = companion.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        sys.stdout.flush()
        return done.exit_code
    except click.ClickException as error:
        if isinstance(error, click.UsageError) and error.ctx:
            name = error.ctx.command_path
        return _tell(name, error.format_message())
    except InputError as error:
        return _tell(name, str(error))
    except PluginError as error:
        _tell(name, str(error))
        return FOUND_WRONG
    except BrokenPipeError:
        raise
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        _drop_output()
        return _tell(name, f"{where}{error.strerror or error}")
    return status or 0


def _drop_output() -> None:
    """What cannot be written goes nowhere, or Python would complain of it once more at the end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tell(name: str, message: str) -> int:
    """One line on standard error, whatever the message holds; the exit status."""
    line = " ".join(f"{name}: {message}".split())
    click.echo(_plain(line), err=True)
    return WRONG_USE


def _wrong(message: str) -> NoReturn:
    raise click.ClickException(message)


class Commands(click.Group):
    """The commands; a wrong one is answered with the right ones."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name; fails for an unknown one."""
        found = super().get_command(ctx, cmd_name)
        if found is None:
            ctx.fail(f"there is no command {cmd_name!r}: {_commands()}")
        return found


def _commands() -> str:
    return f"right would be {', '.join(companion.commands)}, or --help"


@click.group(cls=Commands)
@click.version_option(__version__, prog_name="companion", message="%(prog)s %(version)s")
def companion() -> None:
    """A referee under a real board game: follows the hands, knows the rules, explains kindly."""


# --- a table -----------------------------------------------------------------------------------


@companion.command()
@click.option("--port", type=click.IntRange(1, 65535), default=8080, show_default=True, help="Of the pages.")
@click.option("--host-code", metavar="CODE", help="Makes a phone host; drawn anew at each start without it.")
@click.option(
    "--data", type=FILE, metavar="DIR", help="Where games and pieces are kept.  [default: own folder]"
)
@click.option(
    "--socket",
    is_flag=True,
    help="Plug the board into loopback sockets, where there are no pseudo-terminals.",
)
@click.option("--game", "only", multiple=True, metavar="NAME", help="Only this game; may be given again.")
def demo(port: int, host_code: str | None, data: Path | None, *, socket: bool, only: tuple[str, ...]) -> int:
    """Play on a virtual board in the browser; prints "ready ADDRESS" when it serves."""
    if host_code is not None and not (4 <= len(host_code) <= 32 and host_code.isalnum()):
        _wrong("--host-code must be 4 to 32 letters or digits, such as 246810")
    from companion.config import default_journal  # noqa: PLC0415 - see the module's docstring
    from companion.demo import run_demo  # noqa: PLC0415

    return run_demo(port, host_code, data or default_journal().with_name("demo"), socket=socket, only=only)


CONFIG = click.option(
    "--config", "file", type=FILE, required=True, metavar="FILE", help="TOML, see docs/configuration.md."
)


@companion.command()
@CONFIG
def run(file: Path) -> int:
    """Serve the table of a configuration until SIGTERM or Ctrl-C."""
    import logging  # noqa: PLC0415 - see the module's docstring

    from companion import config  # noqa: PLC0415

    settings = config.load(file)
    logging.basicConfig(
        level=settings.log.level.upper(), format="%(levelname)s %(name)s %(message)s", stream=sys.stderr
    )
    from companion.daemon import configured  # noqa: PLC0415

    return configured.run(settings)


@companion.command()
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

    With --walk, --pieces or --live the board itself is checked, with a magnet in your hand (docs/check.md);
    with --inputs or --teach what stands beside it (docs/inputs.md).
    """
    from companion import config  # noqa: PLC0415 - see the module's docstring

    if options["inputs"] or options["teach"]:
        from companion.daemon import check_inputs  # noqa: PLC0415 - see the module's docstring

        return check_inputs.run(config.load(file), str(options["teach"]), _say)
    if wanted := _wanted(options):
        from companion.daemon import check_terminal  # noqa: PLC0415 - see the module's docstring

        return check_terminal.run(config.load(file), check_terminal.Wanted(**wanted), _say)
    from companion.daemon import checking  # noqa: PLC0415 - see the module's docstring

    status = 0
    for finding in checking.check(config.load(file)):
        _say(f"{'ok   ' if finding.ok else 'WRONG'} {finding.text}")
        status = status if finding.ok else 1
    return status


@companion.command()
@CONFIG
@click.option("--out", type=FILE, required=True, metavar="FILE", help="A new file, such as bundle.zip.")
def bundle(file: Path, out: Path) -> None:
    """Write a support bundle: the last ten minutes of the newest game, no names (docs/troubleshooting.md)."""
    from companion import config  # noqa: PLC0415 - see the module's docstring

    settings = config.load(file)
    from companion.daemon.bundle import save  # noqa: PLC0415
    from companion.daemon.configured import bundle_of_files  # noqa: PLC0415

    save(bundle_of_files(settings), out)
    _say(f"written: {out}")


def _wanted(options: dict[str, Any]) -> dict[str, Any]:
    """What a check with the board shall do; empty for the quick one."""
    walks = [f"--{name}" for name in ("walk", "learn") if options[name]]
    walks = walks or ["--learn-lights"] * options["lights"]
    modes = [*walks[:1], *(f"--{name}" for name in ("pieces", "live") if options[name])]
    if options["lights"] and options["learn"]:
        _wrong("--learn and --learn-lights are two walks: learn the lines first, then the lights")
    if len(modes) > 1:
        _wrong(f"{' and '.join(modes)} cannot be done at once: choose one")
    for name, needs in (("again", walks), ("write", walks), ("spot", options["pieces"])):
        if options[name] and not needs:
            _wrong(
                f"--{name} goes with {'--pieces' if name == 'spot' else '--walk, --learn or --learn-lights'}"
            )
    if not modes:
        return {}
    mode = "walk" if walks else modes[0].removeprefix("--")
    return {"mode": mode, **{k: options[k] for k in ("lights", "learn", "again", "board", "write", "spot")}}


# --- filters -----------------------------------------------------------------------------------


@companion.command()
def legal() -> None:
    """List the legal moves of positions: JSON lines in, JSON lines out (docs/notation.md)."""
    from companion import filters  # noqa: PLC0415 - see the module's docstring
    from companion.games import installed  # noqa: PLC0415

    for answer in filters.legal(sys.stdin.buffer, installed()):
        _say(answer)


@companion.command()
@click.argument("file", type=FILE, metavar="FILE")
def replay(file: Path) -> None:
    """Give the verdicts on a trace of sensor edges, JSON lines, or on the one in a support bundle."""
    import json  # noqa: PLC0415 - see the module's docstring

    from companion.replay.run import replay_lines  # noqa: PLC0415

    try:
        with file.open("rb") as found, _trace(found, str(file)) as trace:
            for verdict in replay_lines(_text_lines(trace, str(file))):
                _say(json.dumps(verdict))
    except TraceError as error:
        raise TraceError(f"{file}: {error}") from None


@contextlib.contextmanager
def _trace(file: BinaryIO, name: str) -> Iterator[Iterable[bytes]]:
    """The lines of a trace; of a support bundle, those of the trace in it. Raises InputError."""
    start = file.peek(4) if isinstance(file, io.BufferedReader) else b""
    if not start.startswith(b"PK\x03\x04"):
        yield file
        return
    import zipfile  # noqa: PLC0415 - see the module's docstring

    try:
        with zipfile.ZipFile(io.BytesIO(file.read())) as found, found.open("trace.jsonl") as trace:
            yield trace
    except KeyError:
        raise InputError(
            f"{name}: there is no trace.jsonl in it: no game was played, or it is no bundle"
        ) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise InputError(f"{name}: this support bundle is damaged: {error}") from None


@companion.command()
@click.option("--game", required=True, metavar="NAME", help="An installed game; a wrong one lists them.")
@click.option("--variant", required=True, metavar="NAME", help="One of its variants.")
@click.option("--seats", required=True, metavar="LIST", help="Separated by commas, for example red,blue.")
@click.option("--depth", type=click.IntRange(0), required=True, metavar="N", help="How many turns.")
def perft(game: str, variant: str, seats: str, depth: int) -> None:
    """Count the sequences of N numbers and turns from the start of a game."""
    from companion import filters  # noqa: PLC0415 - see the module's docstring
    from companion.games import named  # noqa: PLC0415

    names = [name.strip() for name in seats.split(",")]
    _say(str(filters.perft(named(game), variant, names, depth)))


# --- stored games ------------------------------------------------------------------------------


JOURNAL = click.option(
    "--journal", type=FILE, metavar="FILE", help="Where games are kept.  [default: the daemon's own place]"
)


@companion.command(name="export")
@JOURNAL
@click.argument("game", type=click.IntRange(1), required=False, metavar="[GAME]")
def export_game(journal: Path | None, game: int | None) -> None:
    """Write a stored game as text; without its number, list all games."""
    from companion.config import default_journal  # noqa: PLC0415 - see the module's docstring
    from companion.journal import read_game, read_games, write_game  # noqa: PLC0415

    path = journal or default_journal()
    if game is None:
        for line in _game_list(read_games(path)):
            _say(line)
    else:
        _write(write_game(read_game(path, game)))


@companion.command(name="import")
@JOURNAL
@click.argument("file", type=FILE, metavar="FILE")
def import_game(journal: Path | None, file: Path) -> int:
    """Read a game from text into the journal, every turn checked with the rules; prints its number."""
    from companion.config import default_journal  # noqa: PLC0415 - see the module's docstring
    from companion.journal import Journal, parse_game  # noqa: PLC0415

    with file.open("rb") as lines:
        told = parse_game("".join(_text_lines(lines, str(file))), str(file))
    troubles: list[str] = []
    book = Journal.open(journal or default_journal(), lambda _row: None, troubles.append)
    game_id = book.store(told)
    if book.close():
        return _tell("companion import", f"nothing was kept: {troubles[0]}")
    if book.notice:
        click.echo(f"companion import: {book.notice}", err=True)
    _say(str(game_id))
    return 0


@companion.command(name="dice")
@click.argument("file", type=FILE, metavar="FILE")
def check_dice(file: Path) -> int:
    """Check the companion's rolls and draws in a game text (docs/dice.md); exit status 1 if it is wrong."""
    from companion.journal import check_rolls, check_seal, parse_game  # noqa: PLC0415 - see the module's docstring

    with file.open("rb") as found:
        lines = list(_text_lines(found, str(file)))
    count = wrong = 0
    for number, roll, fault in check_rolls(lines, str(file)):
        count, wrong = count + 1, wrong + bool(fault)
        told = f"WRONG {_plain(fault)}" if fault else f"right  commitment {roll.commitment}"
        _say(f"line {number:4}  {_plain(roll.seat):6} {_plain(roll.die)}  {told}")
    _say(f"rolls by the companion: {count}, wrong: {wrong}")
    drawn = 0
    if any(line.startswith("lot:") for line in lines):
        for what, fault in check_seal(parse_game("".join(lines), str(file))):
            drawn, wrong = drawn + 1, wrong + bool(fault)
            _say(f"{what}  {'WRONG ' + _plain(fault) if fault else 'right'}")
    elif any(line.startswith("seal:") for line in lines):
        _say("what is drawn is sealed: export the game once more when it is over")
    return 1 if wrong else 0


WITH_CONFIG = click.option(
    "--config", "config_file", type=FILE, metavar="FILE", help="Of the table, instead of --journal."
)


@companion.command(name="backup")
@JOURNAL
@WITH_CONFIG
@click.argument("file", type=FILE, metavar="FILE")
def back_up(journal: Path | None, config_file: Path | None, file: Path) -> None:
    """Write all games and settings to a new zip file (docs/care.md)."""
    from companion.daemon import carrying  # noqa: PLC0415 - see the module's docstring

    count = carrying.back_up(_journal_of(journal, config_file), config_file, file)
    _say(f"written: {file}, {count} games")


@companion.command()
@JOURNAL
@WITH_CONFIG
@click.argument("file", type=FILE, metavar="FILE")
def restore(journal: Path | None, config_file: Path | None, file: Path) -> None:
    """Bring back a backup: games that are missing are added, none is changed (docs/care.md)."""
    from companion.daemon import carrying  # noqa: PLC0415 - see the module's docstring

    _say(carrying.restore(file, _journal_of(journal, config_file)))


def _journal_of(journal: Path | None, config_file: Path | None) -> Path:
    """The journal that is meant: named, of a configuration, or the daemon's own."""
    from companion import config  # noqa: PLC0415 - see the module's docstring

    if journal is not None and config_file is not None:
        _wrong("--journal and --config name the same thing: give one of them")
    return config.load(config_file).journal_path() if config_file else journal or config.default_journal()


def _game_list(games: Sequence[StoredGame]) -> Iterator[str]:
    """The list of games as lines in columns, newest first."""
    if not games:
        yield "no games yet"
        return
    yield f"{'game':>6}  {'started':16}  {'of':16}  {'turns':>5}  {'state':12}  players"
    for game in games:
        state = f"won by {game.winner}" if game.state == "won" else game.state
        names = ", ".join(f"{seat} {_plain(name)}" for seat, name in game.names.items() if name)
        started = game.started[:16].replace("T", " ")
        what = f"{game.game} {game.variant}"
        yield f"{game.game_id:6}  {started:16}  {what:16}  {game.turns:5}  {state:12}  {names}".rstrip()


def _plain(text: str) -> str:
    """Text without anything that could upset a terminal."""
    return "".join(c if c.isprintable() else "?" for c in text)


def _text_lines(lines: Iterable[bytes], name: str) -> Iterator[str]:
    """The lines of a file as text. Raises InputError naming file and line of the first that is none."""
    for number, line in enumerate(lines, 1):
        try:
            yield line.decode()
        except UnicodeDecodeError:
            raise InputError(f"{name}: line {number}: this is no text (UTF-8)") from None


def _say(line: str) -> None:
    """One line on standard output, at once, in UTF-8 wherever it goes."""
    _write(f"{line}\n")


def _write(text: str) -> None:
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
