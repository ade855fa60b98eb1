"""The terminal: lines out, lines of files in, and how a command says that it was used wrongly.

Knows: exit statuses, and what could upset a terminal. Refuses to know: any command.
"""

import contextlib
import os
import stat
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import click

from companion.core.model.errors import InputError

FOUND_WRONG = 1
"""Exit status: the command ran, and what it looked at is not right."""
WRONG_USE = 2
"""Exit status of a command used wrongly, as Click has it."""

LINE = 600
"""Letters of one line on standard error, the longest list of right answers included."""


class GivenFile(click.Path):
    """A file that somebody names; it is opened where it is used, and there the error names it."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Refuse devices: some are read without end."""
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        with contextlib.suppress(OSError, ValueError):
            if stat.S_ISCHR(mode := path.stat().st_mode) or stat.S_ISBLK(mode):
                self.fail(f"{path} is a device, must be a file", param, ctx)
        return path


FILE = GivenFile()


def tell(name: str, message: str) -> int:
    """Write one line on standard error, whatever the message holds (`LINE` letters); the exit status."""
    line = " ".join(f"{name}: {message}".split())
    click.echo(plain(line if len(line) <= LINE else f"{line[:LINE]}..."), err=True)
    return WRONG_USE


def wrong(message: str) -> NoReturn:
    """End a command that was used wrongly, and say what would be right."""
    raise click.ClickException(message)


def warn(message: str) -> None:
    """Write on standard error what may go wrong; the command goes on."""
    click.echo(plain(f"warning: {message}"), err=True)


def plain(text: str) -> str:
    """Return text without anything that could upset a terminal."""
    return "".join(c if c.isprintable() else "?" for c in text)


def text_lines(lines: Iterable[bytes], name: str) -> Iterator[str]:
    """Yield the lines of a file as text. Raises InputError naming file and line of the first that is none."""
    for number, line in enumerate(lines, 1):
        try:
            yield line.decode()
        except UnicodeDecodeError:
            raise InputError(f"{name}: line {number}: this is no text (UTF-8)") from None


def say(line: str) -> None:
    """Write one line on standard output, at once, in UTF-8 wherever it goes."""
    write(f"{line}\n")


def write(text: str) -> None:
    """Write text to standard output as it is, at once, in UTF-8."""
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()
