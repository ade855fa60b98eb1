"""All commands: which there are, and how each ends.

Knows: exit statuses (0 well, 1 something was found wrong, 2 wrong use), and what a command that failed leaves
behind. Refuses to know: how anything is done; the module of a command is imported when it is asked for.
"""

import gc
import os
import sys
from importlib import import_module

import click

from companion import __version__
from companion.cli.terminal import FOUND_WRONG, tell, wrong
from companion.core.model.errors import InputError, PluginError

INTERRUPTED = 130
BROKEN_PIPE = 141
"""As the shell says of a program that Ctrl-C or a closed pipe has ended."""


def run(arguments: list[str]) -> int:
    """Run one command; the exit status."""
    try:
        return _run(arguments)
    except BrokenPipeError:
        _drop_output()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: list[str]) -> int:
    name = "companion"
    try:
        if not arguments:
            wrong(f"a command is missing: {_commands()}")
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
        return tell(name, error.format_message())
    except InputError as error:
        return tell(name, str(error))
    except PluginError as error:
        tell(name, str(error))
        return FOUND_WRONG
    except BrokenPipeError:
        raise
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        _drop_output()
        return tell(name, f"{where}{error.strerror or error}")
    return status or 0


def _drop_output() -> None:
    """Drop what cannot be written, or Python would complain of it once more at the end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


COMMANDS = {
    "demo": "table:demo",
    "run": "table:run",
    "hall": "hall:hall",
    "check": "table:check",
    "bundle": "table:bundle",
    "legal": "filters:legal",
    "best": "filters:best",
    "replay": "traces:replay",
    "perft": "filters:perft",
    "export": "games:export_game",
    "import": "games:import_game",
    "dice": "games:check_dice",
    "backup": "games:back_up",
    "restore": "games:restore",
    "salvage": "games:salvage",
    "copies": "copies:list_copies",
    "flash": "flash:flash",
    "new": "new_game:new",
    "network": "network:keep_network",
    "delete-everything": "delete_everything:delete_all",
    "self-test": "update:test_itself",
    "went-back": "update:went_back",
}
"""Where each command stands: a module of this package, and its name there."""


class Commands(click.Group):
    """The commands, each imported when it is asked for; a wrong one is answered with the right ones."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click asks with it
        """Return the names of all commands."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """Return the command of this name; fails for an unknown one."""
        if cmd_name not in COMMANDS:
            ctx.fail(f"there is no command {cmd_name!r}: {_commands()}")
        return find_command(cmd_name)


def find_command(name: str) -> click.Command:
    """Import one of `COMMANDS`."""
    module, _, attribute = COMMANDS[name].partition(":")
    found: click.Command = getattr(import_module(f"companion.cli.{module}"), attribute)
    if not gc.isenabled():  # the program begins: what is imported by now no collection need look at
        gc.freeze()
        gc.enable()
    return found


def _commands() -> str:
    return f"right would be {', '.join(COMMANDS)}, or --help"


@click.group(cls=Commands)
@click.version_option(__version__, prog_name="companion", message="%(prog)s %(version)s")
def companion() -> None:
    """Referee a real board game: follow the hands, know the rules, explain kindly."""
