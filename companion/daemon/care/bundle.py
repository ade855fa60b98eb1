"""The support bundle: one zip with what is needed to find out what went wrong, and nothing of anybody.

Every file in it is made of values that are named here or in ``redaction.py``; nothing is copied whole. What
it holds is told in README.txt inside.
"""

import io
import json
import logging
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion.core.model.errors import InputError
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.daemon.care.recent import RecentFrames, RecentLog, fault_row
from companion.daemon.care.redaction import versions
from companion.daemon.loop.devices import SpotMap
from companion.daemon.loop.loop import Loop
from companion.journal import Journal, Stretch, hides, trace
from companion.ports.devices import Clock

log = logging.getLogger(__name__)

HEAD = """\
Support bundle of the board companion

You may read everything in here before you send it. Players are seats (red, green, yellow, blue); there are no
names, codes, passwords, addresses of your network, folders or names of your computer in it.

"""
INSIDE = {
    "about.json": "versions, and how the connection to each board does",
    "config.json": "harmless keys of the configuration",
    "maps.json": "which line and light lies under which spot",
    "faults.json": "contacts that are not believed now",
    "trace.jsonl": "the last ten minutes of the game: what the sensors and the players told the referee",
    "verdicts.jsonl": "what it decided then",
    "trace-failed.json": "the bug because of which there is no trace",
    "trace-left-out.json": "the game hides something and is not over: its trace would give that away",
    "frames.jsonl": "the raw reports of the boards in the last ten minutes",
    "log.jsonl": "the last lines of the log, our own texts alone",
}
"""Name of a file -> what README.txt says of it, where it is there."""
LEFT_OUT = "The game hides something and is not over. Take the bundle again once it is."
TRACED = """
"companion replay bundle.zip" decides the trace again; the lines should be those of verdicts.jsonl. The format
of both is docs/reference/notation.md, part 4.
"""
TAIL = """
---

Fehlerbericht des Brett-Begleiters

Du kannst alles hier drin lesen, bevor du es verschickst. Spielende sind Farben (red, green, yellow, blue);
Namen, Codes, Passwoerter, Adressen aus eurem Netz, Ordner und Namen des Rechners stehen nicht darin.
"""


class Facts(Struct, frozen=True):
    """What is known; what is not is left empty.

    Args:
        config: harmless keys.
        maps: of the devices, in their order.
        settings: of the referee.
        links: how the connections do.
        frames, log: rows of the last minutes.
        session: the game in play.
        stretch: its last ten minutes.
    """

    config: Mapping[str, Any]
    maps: Sequence[SpotMap]
    settings: Settings
    links: Sequence[Mapping[str, Any]] = ()
    frames: Sequence[Mapping[str, Any]] = ()
    log: Sequence[Mapping[str, Any]] = ()
    session: Session | None = None
    stretch: Stretch | None = None


def pack(facts: Facts) -> bytes:
    """Return the bundle as a zip."""
    parts = {
        "about.json": _json({"versions": versions(), "links": list(facts.links)}),
        "config.json": _json(facts.config),
        "maps.json": _json([_map(number, one) for number, one in enumerate(facts.maps, 1)]),
        "faults.json": _json(_faults(facts.session)),
    }
    if facts.stretch is not None:
        parts |= _traced(facts.stretch, facts.settings)
    for name, rows in (("frames", facts.frames), ("log", facts.log)):
        if rows:
            parts[f"{name}.jsonl"] = _lines(map(json.dumps, rows))
    parts = {"README.txt": _readme(parts), **parts}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, text in parts.items():
            bundle.writestr(zipfile.ZipInfo(name), text.encode(), zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _readme(names: Mapping[str, str]) -> str:
    """Tell what is in this very bundle."""
    told = [f"  {name:<20} {INSIDE[name]}\n" for name in names]
    return "".join([HEAD, *told, TRACED if "trace.jsonl" in names else "", TAIL])


def _traced(stretch: Stretch, settings: Settings) -> dict[str, str]:
    """Return the trace and its verdicts.

    Where a bug is in the way, what it is: then a bundle is needed most.
    """
    try:
        if hides(stretch):
            return {"trace-left-out.json": _json({"why": LEFT_OUT})}
        told = trace(stretch, settings)
    except Exception as bug:
        log.exception("the last minutes cannot be made a trace")
        return {"trace-failed.json": _json(fault_row(bug))}
    return {"trace.jsonl": _lines(told.lines), "verdicts.jsonl": _lines(told.verdicts)}


def _json(value: Any) -> str:
    return json.dumps(value, indent=1) + "\n"


def _lines(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _map(number: int, spots: SpotMap) -> dict[str, Any]:
    return {
        "device": number,
        "board": spots.board,
        "line_of": dict(spots.line_of),
        "light_of": dict(spots.light_of),
    }


def _faults(session: Session | None) -> list[dict[str, Any]]:
    if session is None:
        return []
    names = session.board.names
    return [{"kind": fault.kind, "spots": list(names(fault.spots))} for fault in session.contacts.faults]


class Support(Struct, frozen=True):
    """Makes a bundle of a running table; may be asked from any thread.

    Args:
        loop, journal, clock: of the table.
        settings: of the referee.
        maps: of the devices, in their order.
        config: harmless keys.
        frames, log: what was told of late.
    """

    loop: Loop
    journal: Journal
    clock: Clock
    settings: Settings
    maps: Sequence[SpotMap]
    config: Mapping[str, Any]
    frames: RecentFrames
    log: RecentLog

    def bundle(self) -> bytes:
        """Return the bundle of this moment, as a zip."""
        now_ms, view = self.clock(), self.loop.view()
        stretch = None if view.game_id is None else self.journal.recent(view.game_id, now_ms)
        return pack(
            Facts(
                config=self.config,
                maps=self.maps,
                settings=self.settings,
                links=self.frames.links(),
                frames=self.frames.rows(now_ms),
                log=self.log.rows(),
                session=view.session,
                stretch=stretch,
            )
        )


def save(bundle: bytes, path: Path) -> None:
    """Write a bundle to a new file. Raises InputError where there is one already, or none can be."""
    try:
        with path.open("xb") as out:
            out.write(bundle)
    except FileExistsError:
        raise InputError(f"--out {path}: there is a file already; give another name") from None
    except OSError as error:
        raise InputError(f"--out {path}: cannot be written: {error.strerror}") from None
