"""Pages that the gallery shows whole, each in a frame: what they are told there, since they ask nobody."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from companion.bench.bench_port import BenchView
from companion.bench.findings import proposal
from companion.bench.piece_test import Verdict, begin
from companion.bench.stops import LIGHTS
from companion.core.model.fast_replace import replace
from companion.daemon.care.archive import Archive
from companion.games.malefiz import GAME
from companion.journal import GameRecord, Journal
from companion.web import WebSettings, create_app
from tests.journal.heard import still_keeper
from tests.journal.notation.test_journal_text import STARTED, Table
from tests.web.bench_states import GROUND, PLAN, seen
from tests.web.browser import CODE, Browser
from tests.web.preview.preview import QR, TITLE, Preview
from tests.web.routes.stored_games.conftest import Shelf
from tests.web.routes.test_check import CheckSite, FakeBench

Told = dict[str, Any]
"""Path -> what is answered there."""
PHONE, TELEVISION = (360, 740), (1280, 720)
HOST: Told = {
    "host": True,
    "seats": ["red"],
    "claimed": ["red", "green"],
    "csrf": "gallery",
    "speaks": False,
    "voice": "free",
    "fresh_s": 600,
    "children": [],
    "figures": {},
}
LOOKER: Told = {**HOST, "host": False, "seats": [], "fresh_s": 0}
SCREEN = ("idle", "again", "roll", "illegal", "ask", "paused", "over", "barbarossa, thrown")
KIDS = ("roll", "move", "illegal", "ask", "taken-back", "paused", "over", "small", "barbarossa, thrown")


def whole(lang: str, scenes: list[Told]) -> list[Told]:
    """Return each page in each state: its name, path, size, whether it is in pictures, and its answers."""
    known = {scene["name"]: scene for scene in scenes}
    join = {"name": TITLE, "urls": Preview().urls, "qr_svg": QR}
    found = [
        _frame("big screen", "screen", case, LOOKER, _played(known[case]) | {"/api/join": join})
        for case in SCREEN
    ]
    found += [_frame("pictures", "status", case, HOST, _played(known[case])) for case in KIDS]
    found += [_frame("check", "check", case, me, told) for case, me, told in _checked(lang)]
    found += _stored(lang)
    return found + list(_first(known["roll"]["state"], lang))


def _frame(name: str, page: str, case: str, me: Told, told: Told) -> Told:
    size = TELEVISION if page == "screen" else PHONE
    answers = {"/api/me": me, **told}
    return {"name": name, "page": page, "case": case, "size": size, "answers": answers}


def _played(scene: Told) -> Told:
    """What a page asks of a game."""
    state, geometry = scene["state"], scene["geometry"]
    variant = state.get("variant") or "classic"
    return {
        "/api/state": state,
        f"/api/boards/{state.get('game') or GAME.name}/{variant}": geometry,
        "/api/tiles": [],
    }


def _checked(lang: str) -> Iterator[tuple[str, Told, Told]]:
    """Yield the check in each state."""
    walk, done = seen(), replace(seen(), at=len(PLAN.stops))
    down = replace(GROUND, down={"table": "unplugged: /dev/x has vanished"})
    tested = replace(begin("i9", 3, 0), verdicts=(Verdict("good"), Verdict("none")))
    views: Mapping[str, BenchView] = {
        "to choose": BenchView(1, (GROUND,)),
        "a device is away": BenchView(1, (down,)),
        "walk": BenchView(2, (GROUND,), on=GROUND, walk=walk),
        "lights": BenchView(2, (GROUND,), on=GROUND, walk=seen(replace(PLAN, kind=LIGHTS))),
        "found": BenchView(2, (GROUND,), on=GROUND, walk=done, proposal=proposal(done, GROUND.line_of)),
        "pieces": BenchView(2, (GROUND,), on=GROUND, test=tested),
    }
    site = CheckSite()
    board = site.browser().get(f"/api/boards/{GAME.name}/classic?lang={lang}").get_json()
    boards = {f"/api/boards/{GAME.name}/classic": board}
    host = site.browser().become_host()
    yield "for the host", LOOKER, boards
    for case, view in views.items():
        site.bench.shown = view
        yield case, HOST, boards | {"/api/check": host.get(f"/api/check?lang={lang}").get_json()}


def _stored(lang: str) -> list[Told]:
    """Two stored games, the list of them, and what is counted of all."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        book = Journal.open(path, lambda _: None, lambda _: None)
        for seed, variant in enumerate(("classic", "fast")):
            table = Table(variant, ("red", "green", "blue"))
            table.play(40, random.Random(seed))
            book.store(GameRecord(STARTED, "0.1.0", tuple(table.entries)))
        shelf = Shelf(book)
        archive = Archive(shelf, book, {GAME.name: GAME}, still_keeper(path))
        app = create_app(shelf, WebSettings(host_code=CODE), archive=archive)
        phone = Browser(app)
        paths = ("games", "games/1", "games/1/review", "games/statistics", f"boards/{GAME.name}/classic")
        told = {f"/api/{each}": phone.get(f"/api/{each}?lang={lang}").get_json() for each in paths}
        app.extensions["companion"].close()
        book.close()
    empty = {"/api/games": [], "/api/games/statistics": {**told["/api/games/statistics"], "players": []}}
    return [
        _frame("a stored game", "game", "host", HOST, told),
        _frame("a stored game", "game", "looks on", LOOKER, told),
        _frame("stored games, hall of fame", "games", "host", HOST, told),
        _frame("stored games, hall of fame", "games", "nothing yet", LOOKER, empty),
    ]


def _first(state: Told, lang: str) -> Iterator[Told]:
    """Yield the steps of the first evening."""
    site = CheckSite(FakeBench())
    check = site.browser().become_host().get(f"/api/check?lang={lang}").get_json()
    walked = {**check, "boards": [{**each, "proven": each["spots"]} for each in check["boards"]]}
    away = {"device": "board", "up": False, "text": "The board does not answer."}
    down, up = ({"up": False, "devices": [away]}, {"up": True, "devices": [{**away, "up": True, "text": ""}]})
    for case, me, link, told in (
        ("plug in", LOOKER, down, None),
        ("who leads", LOOKER, up, None),
        ("walk", HOST, up, check),
        ("play", HOST, up, walked),
    ):
        answers = {"/api/state": {**state, "link": link}} | ({"/api/check": told} if told else {})
        yield _frame("first evening", "first_evening", case, me, answers)
