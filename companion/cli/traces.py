"""The command that judges a trace of sensor edges; no table is needed.

Knows: which file it reads, and where the trace is in it. Refuses to know: rules, and how a trace is judged.
"""

import contextlib
import io
import json
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

import click

from companion.cli.terminal import FILE, say, text_lines
from companion.core.model.errors import InputError, TraceError
from companion.replay.run import replay_lines


@click.command()
@click.argument("file", type=FILE, metavar="FILE")
def replay(file: Path) -> None:
    """Give the verdicts on a trace of sensor edges, JSON lines, or on the one in a support bundle."""
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
    import zipfile  # noqa: PLC0415 - a plain trace needs none

    try:
        with zipfile.ZipFile(io.BytesIO(file.read())) as found, found.open("trace.jsonl") as trace:
            yield trace
    except KeyError:
        raise InputError(
            f"{name}: there is no trace.jsonl in it: no game was played, or it is no bundle"
        ) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise InputError(f"{name}: this support bundle is damaged: {error}") from None
