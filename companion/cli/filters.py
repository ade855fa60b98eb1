"""The commands that read positions or traces and write what follows from them; no table is needed.

Knows: which file or stream they read. Refuses to know: rules, and how a trace is judged; each command
imports what it needs when it runs, so that it starts fast.
"""

from __future__ import annotations

import contextlib
import io
import sys
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

import click

from companion.cli.terminal import FILE, say, text_lines
from companion.core.model.errors import InputError, TraceError


@click.command()
def legal() -> None:
    """List the legal moves of positions: JSON lines in, JSON lines out (docs/reference/notation.md)."""
    from companion import filters  # noqa: PLC0415 - see the module's docstring
    from companion.games import installed  # noqa: PLC0415

    for answer in filters.legal(sys.stdin.buffer, installed()):
        say(answer)


@click.command()
def best() -> None:
    """Play the best turn in positions: JSON lines in, JSON lines out (docs/reference/notation.md)."""
    from companion import filters  # noqa: PLC0415 - see the module's docstring
    from companion.games import installed  # noqa: PLC0415

    for answer in filters.best(sys.stdin.buffer, installed()):
        say(answer)


@click.command()
@click.argument("file", type=FILE, metavar="FILE")
def replay(file: Path) -> None:
    """Give the verdicts on a trace of sensor edges, JSON lines, or on the one in a support bundle."""
    import json  # noqa: PLC0415 - see the module's docstring

    from companion.replay.run import replay_lines  # noqa: PLC0415

    try:
        with file.open("rb") as found, _trace(found, str(file)) as trace:
            for verdict in replay_lines(text_lines(trace, str(file))):
                say(json.dumps(verdict))
    except TraceError as error:
        raise TraceError(f"{file}: {error}") from None


@contextlib.contextmanager
def _trace(file: BinaryIO, name: str) -> Iterator[Iterable[bytes]]:
    """Provide the lines of a trace; of a support bundle, those of the trace in it. Raises InputError."""
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


@click.command()
@click.option("--game", required=True, metavar="NAME", help="An installed game; a wrong one lists them.")
@click.option("--variant", required=True, metavar="NAME", help="One of its variants.")
@click.option("--seats", required=True, metavar="LIST", help="Separated by commas, for example red,blue.")
@click.option("--depth", type=click.IntRange(0), required=True, metavar="N", help="How many turns.")
def perft(game: str, variant: str, seats: str, depth: int) -> None:
    """Count the sequences of N numbers and turns from the start of a game."""
    from companion import filters  # noqa: PLC0415 - see the module's docstring
    from companion.games import named  # noqa: PLC0415

    names = [name.strip() for name in seats.split(",")]
    say(str(filters.perft(named(game), variant, names, depth)))
