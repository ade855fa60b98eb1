"""A whole companion in one process, phones round its table, and texts that are known again wherever they are.

Every secret text is made of signs that stand nowhere else: each sign is used once in a test. So one sign in
an answer says which text it is from, and who may read it; also where it comes out cut, escaped or zipped.
Refuses to know: what the referee should decide.
"""

from __future__ import annotations

import contextlib
import html
import io
import re
import threading
import urllib.parse
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from companion.core.model.inputs import DIE
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.daemon.bench.bench import CheckBench
from companion.daemon.care import settings
from companion.daemon.care.archive import Archive
from companion.daemon.care.bundle import Support
from companion.daemon.care.caretaker import Caretaker, Restorer
from companion.daemon.care.link_quality import Quality
from companion.daemon.care.recent import RecentFrames, RecentLog
from companion.daemon.loop.board_lock import BoardLock
from companion.daemon.loop.devices import Devices
from companion.daemon.loop.loop import Loop
from companion.games import look
from companion.journal import Journal
from companion.journal.copies import CopyKeeper, KeeperWorld
from companion.ports.clocks import clock_ms
from companion.ports.devices import Clock
from companion.web import WebSettings, create_app
from companion.web.endpoint import EVENTS, Endpoint
from companion.web.routes import endpoints

HOME, CODE = "http://localhost", "271828"
FIRST, LAST = 0x4E00, 0x9FFF
"""The signs: of a script that no sentence here is written in."""
_SIGN = re.compile(f"[{chr(FIRST)}-{chr(LAST)}]")
_ESCAPED = re.compile(r"\\+u([0-9a-fA-F]{4})")
SMALLEST_ZIP = b"PK\x03\x04"


class Texts:
    """Writes secret texts; ``may`` has for each of their signs who may read it."""

    def __init__(self) -> None:
        self.may: dict[str, set[str]] = {}
        self._next = FIRST

    def new(self, *readers: str, signs: int = 3) -> str:
        """A text that only these may read."""
        text = "".join(map(chr, range(self._next, self._next + signs)))
        self._next += signs
        assert self._next <= LAST
        self.may |= {sign: set(readers) for sign in text}
        return text

    def tell(self, text: str, *readers: str) -> None:
        """These may read it, too, from now on."""
        for sign in text:
            self.may[sign] |= set(readers)

    def strange(self, content: bytes, *eyes: str) -> set[str]:
        """The signs in an answer that none of these eyes may read."""
        return {sign for sign in signs(content) if self.may.get(sign, set()).isdisjoint(eyes)}


def signs(content: bytes) -> set[str]:
    """Every sign in some bytes, plain, escaped as in JSON, HTML or an address, or packed."""
    if content[:2] == b"\x1f\x8b":
        return signs(zlib.decompress(content, 31))
    if content.startswith(SMALLEST_ZIP):
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            return set().union(
                *(signs(packed.read(name)) | signs(name.encode()) for name in packed.namelist())
            )
    text = content.decode("utf-8", "replace")
    found = set(_SIGN.findall(text))
    for escaped in (r"\u", "%", "&#"):
        if escaped in text:
            found |= set(_SIGN.findall(urllib.parse.unquote(html.unescape(text))))
            found |= set(_SIGN.findall(_ESCAPED.sub(lambda m: chr(int(m[1], 16)), text)))
    return found


class Phone:
    """One browser; ``eyes``: the seats that it looks for."""

    def __init__(self, name: str, app: Flask, *eyes: str, cookies: bool = True) -> None:
        self.name, self.eyes = name, set(eyes)
        self.client = app.test_client(use_cookies=cookies)

    def get(self, path: str, **headers: str) -> TestResponse:
        """The answer to a question."""
        sent = {key.replace("_", "-"): value for key, value in headers.items()}
        return self.client.get(path, headers=sent)

    def post(self, path: str, body: Any = None) -> TestResponse:
        """The answer to a command."""
        return self.client.post(path, json={} if body is None else body, headers={"Origin": HOME})

    def undo(self) -> TestResponse:
        """Take back what the state says would be taken back now."""
        now = self.client.get("/api/state").get_json()["undo"]
        return self.post("/api/undo", {"number": now["number"] if now else 1})

    def do(self, path: str, body: Any = None) -> None:
        """A command that is carried out."""
        answer = self.post(path, body)
        assert answer.status_code == 200, (self.name, path, body, answer.text)


class Evening:
    """The companion without a board: loop, journal, pages and what they ask, as `run_table` has them.

    Args:
        folder: for its files.
        clock: milliseconds; it may stand still.
    """

    def __init__(self, folder: Path, clock: Clock = clock_ms) -> None:
        folder.mkdir(exist_ok=True)
        self._clock = clock
        self.folder, self.shelf = folder, look()
        self.path = folder / "journal.sqlite"
        with contextlib.ExitStack() as stack:
            self._open(stack)
            self._stack = stack.pop_all()

    def _open(self, stack: contextlib.ExitStack) -> None:
        clock = self._clock
        floor, frames, lines = BoardLock(), RecentFrames([]), RecentLog(clock)
        bench = CheckBench([], self.folder, clock, floor)
        devices = Devices(bench.wired)
        tending = settings.SettingsStore(self.folder / settings.NAME, clock, lambda: 600)
        self.loop = Loop(self.shelf.games, devices, clock, Settings(), floor)
        self.journal = Journal.open(self.path, self.loop.on_durable, self.loop.on_trouble)
        stack.callback(self.journal.close)
        thread = threading.Thread(target=self.loop.run, args=(self.journal,), name="loop")
        back = threading.Event()
        unwatch = self.loop.watch(lambda view: None if view.starting else back.set())
        thread.start()
        stack.callback(thread.join)
        stack.callback(self.loop.stop)
        assert back.wait(20), "the game did not come back"
        unwatch()
        bench.start()
        stack.callback(bench.close)
        support = Support(self.loop, self.journal, clock, Settings(), [], {}, frames, lines)
        restorer = stack.enter_context(
            contextlib.closing(Restorer(self.journal, self.folder, tending.change, clock))
        )
        keeper = CopyKeeper(self.path, KeeperWorld(clock, lambda: ""))
        caring = Caretaker(tending, Quality({}, clock), self.journal, self.folder, restorer, keeper)
        web = WebSettings(
            host_code=CODE,
            keep=self.folder / "roles.json",
            shelf=self.shelf,
            hostname="spielbrett",
            heartbeat_s=0.05,
            check_s=0.05,
            clock=clock,
        )
        archive = Archive(self.loop, self.journal, self.shelf.games, keeper)
        self.app = create_app(self.loop, web, None, bench, support.bundle, care=caring, archive=archive)
        stack.callback(self.app.extensions["companion"].close)

    def close(self) -> None:
        """The companion ends."""
        self._stack.close()

    def phone(self, name: str, *eyes: str, cookies: bool = True) -> Phone:
        """A browser that opens the page; it claims these seats."""
        phone = Phone(name, self.app, cookies=cookies)
        phone.get("/api/me")
        for seat in eyes:
            phone.do(f"/api/seats/{seat}/claim")
            phone.eyes.add(seat)
        return phone

    def host(self, name: str) -> Phone:
        """A browser that is host."""
        phone = self.phone(name)
        phone.do("/api/host/code", {"code": CODE})
        return phone

    @property
    def session(self) -> Session:
        """The game as it is shown."""
        session = self.loop.view().session
        assert session is not None
        return session

    def give(self, phone: Phone, seat: str, text: str) -> None:
        """An input of a seat, by this phone."""
        word, _, value = text.partition(":")
        if word == DIE:
            phone.do("/api/roll", {"number": int(value)})
        else:
            phone.do("/api/input", {"input": text, "seat": seat})


# --- everything that can be asked for --------------------------------------------------------------


def addresses(evening: Evening) -> list[tuple[Endpoint, str]]:
    """Every GET endpoint with its address, the blanks filled in with what there is."""
    session = evening.session
    known = {
        "game": session.game.name,
        "variant": session.game.variants[0],
        "int:game_id": str(evening.loop.view().game_id),
        "seat": session.seat,
        "board": session.board.name,
        "device": "table",
        "part": "mine",
        "proof_id": "0" * 16,
        "path:filename": "play/status_page.js",
    }
    return [
        (one, re.sub(r"<([^>]+)>", lambda blank: known.get(blank[1], "word"), one.path))
        for one in endpoints(demo=False)
        if one.method == "GET"
    ]


def asked(phone: Phone, one: Endpoint, path: str, lang: str = "en") -> bytes:
    """Headers and body of an answer; of a stream its first event, and the one after a broken line."""
    content = b""
    more: Sequence[Mapping[str, str]] = ({},)
    if one.gives == EVENTS:
        more = ({}, {"Last_Event_ID": "1"})
    for headers in more:
        answer = phone.get(f"{path}?lang={lang}&seat=red", **headers)
        try:
            content += str(answer.headers).encode()
            streams = answer.mimetype == EVENTS
            body = next(iter(answer.iter_encoded())) if streams else answer.data
            content += body if not body.startswith((SMALLEST_ZIP, b"\x1f\x8b")) else b""
            if body.startswith((SMALLEST_ZIP, b"\x1f\x8b")):
                content += "".join(signs(body)).encode()
        finally:
            answer.close()
    return content


def junk(one: Endpoint, text: str) -> Iterator[Any]:
    """Bodies for a POST endpoint that are wrong and have this text in them: too much, and in each field."""
    yield {"input": f"word:{text}", text: text}
    fields = getattr(one.takes, "__struct_fields__", ())
    long = text * 30
    if fields:
        yield dict.fromkeys(fields, f"word:{long}")
    for field in fields:
        yield {field: [text]}
