"""Asks the machine for updates: one line in a file, which a helper of root's takes (systemd/updates.py).

Knows: what may be asked for, where a host wants updates looked for, and what the helper has told. Refuses to
know: how anything is installed, since the service may change nothing of its own program.
"""

import contextlib
import logging
import os
import re
import threading
from collections.abc import Mapping
from pathlib import Path

import msgspec

from companion.core.model.fast_replace import replace
from companion.ports.commands import CommandRefused
from companion.ports.devices import Clock
from companion.ports.files import write_whole
from companion.ports.updates import (
    BUSY,
    GOES_ON,
    GONE,
    NO_ADDRESS,
    NO_WAY_BACK,
    Asked,
    FoundUpdate,
    NoUpdates,
    Phase,
    Updates,
    UpdatesStatus,
    UpdateTrouble,
)

REQUEST, TOLD = "update", Path("/run/board-companion-update")
NAME = "update-address"
"""The file beside the journal in which the address stands."""

STATE = "/var/lib/board-companion"
ADDRESS = re.compile(r"https?://[^\s\[\]\"'@]{1,300}", re.ASCII)
TAKEN_MS = 30_000
"""A request that nobody has taken after this time is given up."""

MOST_TOLD = 100_000
"""Most bytes that the helper tells."""

log = logging.getLogger(__name__)


class _Told(msgspec.Struct):
    """What the helper tells."""

    phase: Phase
    asked: Asked
    version: str = ""
    why: str = ""
    found: tuple[FoundUpdate, ...] = ()
    troubles: tuple[UpdateTrouble, ...] = ()


class UpdateRequests:
    """An `Updates`.

    Args:
        version: the one that runs.
        app: where both versions lie (systemd/slots.sh).
        request: the file that the helper takes.
        told: what the helper tells.
        address: the file with the address that a host has set.
        clock: milliseconds, monotonic.
    """

    def __init__(  # noqa: PLR0917 - the places of one machine
        self, version: str, app: Path, request: Path, told: Path, address: Path, clock: Clock
    ) -> None:
        self._version, self._app, self._request, self._told = version, app, request, told
        self._address, self._clock = address, clock
        self._lock = threading.Lock()  # guards asking
        self._since_ms: int | None = None
        self._untaken = False

    def look(self) -> UpdatesStatus:
        """Tell how updates stand now."""
        told = self._read()
        look = UpdatesStatus(can=True, kept=self._kept(), address=self._kept_address())
        if told is not None:
            look = replace(look, **msgspec.structs.asdict(told))
        if self._waits():
            return replace(look, phase="asked")
        if self._untaken:
            return replace(look, phase="failed", why="helper")
        if (look.phase, look.asked) == ("done", "install") and look.version != self._version:
            return replace(look, phase="failed", why="start")
        return look

    def ask(self, asked: Asked, version: str = "") -> None:
        """Leave the line for the helper. Raises CommandRefused, OSError."""
        with self._lock:
            if (look := self.look()).phase in BUSY:
                raise CommandRefused(GOES_ON)
            if asked == "install" and version not in [each.version for each in look.found]:
                raise CommandRefused(GONE.fill({"version": version}))
            if asked == "back" and not look.kept:
                raise CommandRefused(NO_WAY_BACK)
            write_whole(self._request, f"{asked} {version}".strip().encode() + b"\n")
            self._since_ms, self._untaken = self._clock(), False

    def set_address(self, address: str) -> None:
        """Keep where updates are looked for, too; "" for nowhere. Raises CommandRefused, OSError."""
        if not address:
            self._address.unlink(missing_ok=True)
        elif not (ADDRESS.fullmatch(address) and address.isascii()):
            raise CommandRefused(NO_ADDRESS)
        else:
            write_whole(self._address, f"{address}\n".encode())

    def _kept_address(self) -> str:
        try:
            with self._address.open("rb") as file:
                text = file.read(400).decode("ascii").strip()
        except (OSError, UnicodeDecodeError):
            return ""
        return text if ADDRESS.fullmatch(text) else ""

    def _waits(self) -> bool:
        """Tell whether the helper has yet to take the request; one that nobody takes is given up."""
        if self._since_ms is None or not self._request.exists():
            self._since_ms = None
            return False
        if self._clock() - self._since_ms < TAKEN_MS:
            return True
        log.warning("nobody takes %s: is board-companion-update.path switched off?", self._request)
        self._untaken = True
        with contextlib.suppress(OSError):
            self._request.unlink()
        return False

    def _kept(self) -> str:
        """Tell the version in the place that does not run."""
        try:
            runs = (self._app / "current").readlink().name
            return (self._app / ("b" if runs == "a" else "a") / "whole").read_text().strip()[:40]
        except (OSError, UnicodeDecodeError):
            return ""

    def _read(self) -> _Told | None:
        try:
            with self._told.open("rb") as file:
                return msgspec.json.decode(file.read(MOST_TOLD), type=_Told)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            log.warning("%s cannot be read: %s", self._told, error)
            return None


def find_updates(version: str, clock: Clock, environ: Mapping[str, str] = os.environ) -> Updates:
    """Return the updates of this companion: those of an installed service, as its unit says, or none."""
    app, runtime = environ.get("COMPANION_APP", ""), environ.get("RUNTIME_DIRECTORY", "")
    if not app or not runtime:
        return NoUpdates()
    told = Path(environ.get("COMPANION_TOLD", TOLD)) / "state.json"
    address = Path(environ.get("STATE_DIRECTORY", STATE).split(":")[0]) / NAME
    return UpdateRequests(version, Path(app), Path(runtime.split(":")[0]) / REQUEST, told, address, clock)
