"""A small server that shows the pages with canned states: for looking at them, and for their tests.

`python tests/web/preview/preview.py` and open `http://127.0.0.1:8099/?case=illegal`. Knows: the templates,
the words and the shape of the API. Refuses to know: rules, referee, anything real.
"""

from __future__ import annotations

import hashlib
import json
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import flask
import msgspec
from werkzeug.routing import Map, Rule

from companion.core.model.game import Game
from companion.games import Shelf
from companion.games.malefiz import GAME
from companion.state.lessons.cards import how_to_play
from companion.state.models.shelf import ShelfLine, Tile
from companion.state.shelf_lines import shelf_line, tile_lines
from companion.web.pages import HOUSE, files_of, word_list
from companion.words.i18n import NAMES, gettext, plural_forms, translator
from tests.web.preview.cases import CASES
from tests.web.preview.middle import GAMES, MOVES, geometry, moment, paused, rolls

ROOT = Path(__file__).resolve().parents[3]
WEB = ROOT / "companion" / "web"
CSP = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
TITLE = "Kitchen table"
QR = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path stroke="#000" d="M1 1.5h3m2 0h2"/></svg>'
)

UNDO = 7
"""The number of what would be taken back."""
POSTED = "/api/<path:path>"
TAPS = ("roll", "input", "enter", "answer")


STORY: dict[str, Any] = {
    "statistics": {
        "evening": {"step": 3, "text": "Mo captured a pawn of Anna."},
        "players": [
            {"seat": "red", "kind": "Anna has won!"},
            {"seat": "green", "kind": "Green captured most often: 2 times."},
        ],
    },
}
"""Of a stored game, what its end shows."""

HOSTS: dict[str, Any] = {
    "hosts": [
        {
            "number": 1,
            "this": True,
            "device": "Android",
            "how": "by the code",
            "since": "2026-05-01 18:30",
            "here": True,
        },
        {
            "number": 4,
            "this": False,
            "device": "iPhone",
            "how": "by a gesture at the board",
            "since": "2026-05-01 18:41",
            "here": True,
        },
        {
            "number": 5,
            "this": False,
            "device": "Windows",
            "how": "by a gesture, and a host said yes",
            "since": "2026-05-01 19:02",
            "here": False,
        },
    ],
    "waiting": [{"proof_id": "p7", "until_s": 60}],
}


class Preview:
    """What the canned pages remember: who looks, the magnets, what was posted."""

    def __init__(self) -> None:
        self.me: dict[str, Any] = {
            "host": True,
            "seats": ["red"],
            "claimed": ["red", "green"],
            "csrf": "preview",
            "speaks": False,
            "voice": "free",
            "fresh_s": 600,
            "children": [],
        }
        self.posts: list[tuple[str, Any]] = []
        self.asked: list[int] = []
        self.magnets: set[str] = set()
        self.state: dict[str, Any] = {}
        self.wake = threading.Condition()
        self.streams = True
        self.cut = 0
        self.games: dict[str, Game[Any]] = {"malefiz": GAME}
        self.boards: set[str] | None = None
        self.unwalked: set[str] = set()
        self.urls = ["http://192.168.0.17:8080/", "http://spielbrett.local:8080/"]

    def show(self, case: str) -> None:
        """Show another canned state to all open pages."""
        state = CASES[case]()
        self.magnets = set(state.get("spots") or ())
        self.tell(state)

    def tell(self, state: dict[str, Any]) -> None:
        """Show this state to all open pages."""
        with self.wake:
            self.state = {"game_id": 7, **state, "rev": self.state.get("rev", 0) + 1}
            self.wake.notify_all()

    def public(self) -> dict[str, Any]:
        """The state as it is told: its turns only in short, as `companion.state.history_lines` does."""
        told = paused() if self.state.get("paused") else moment(self.state.get("verdicts", ()))
        rest = {key: value for key, value in self.state.items() if key != "history"}
        return {"moment": told, "undo": self.undo(), **rest, "past": self.past()}

    def undo(self) -> dict[str, Any] | None:
        """What would be taken back: the number, else what was played last."""
        played = self.past()["played"]
        seat = self.state["turn"] if self.state.get("die") else played and played["seat"]
        told = ((self.state.get("roll") or {}).get("last") or {}).get("how") != "rolled"
        return {"number": UNDO, "seat": seat, "slip": told} if seat else None

    def past(self) -> dict[str, Any]:
        """The turns in short, whole ones if they are made of many inputs."""
        lines = self.lines()
        return {
            "turns": sum(past.get("ends", True) for past in lines),
            "lines": len(lines),
            "tag": lines[-1]["tag"] if lines else "",
            "last": lines[-1] if lines else None,
            "played": next((past for past in reversed(lines) if past["how"] != "drawn"), None),
            "taken": [
                {
                    "seat": seat["seat"],
                    "captured": sum(bool(p["captured"]) for p in lines if p["seat"] == seat["seat"]),
                    "lost": sum(p["captured"] == seat["seat"] for p in lines),
                    "barricades": sum(p["barricade"] for p in lines if p["seat"] == seat["seat"]),
                }
                for seat in self.state.get("seats") or ()
            ],
        }

    def lines(self) -> list[dict[str, Any]]:
        """The turns, each with a tag for itself and all before it."""
        lines: list[dict[str, Any]] = []
        for past in self.state.get("history") or ():
            before = lines[-1]["tag"] if lines else str(self.state.get("game_id"))
            tag = hashlib.sha256((before + json.dumps(past)).encode()).hexdigest()[:12]
            lines.append({**past, "tag": tag})
        return lines

    def history(self) -> dict[str, Any]:
        """The turns after a number."""
        number, lines = int(flask.request.args.get("after", 0)), self.lines()
        self.asked.append(number)
        known = [past for past in lines if past["number"] <= number]
        return {
            "game_id": self.state.get("game_id"),
            "after": number,
            "after_tag": known[-1]["tag"] if known else "",
            "tag": lines[-1]["tag"] if lines else "",
            "lines": lines[len(known) :],
        }

    def board(self) -> dict[str, Any]:
        """The virtual board: magnets and lamps."""
        return {"magnets": sorted(self.magnets), "lamps": self.state.get("lights", {})}


def create_preview(preview: Preview) -> flask.Flask:
    """The app: pages at ``/`` and ``/board``, the API with canned answers."""
    app = flask.Flask("preview", template_folder=str(WEB / "templates"), static_folder=str(WEB / "static"))

    @app.after_request
    def policy(response: flask.Response) -> flask.Response:
        response.headers.setdefault("Content-Security-Policy", CSP)
        response.headers["Cache-Control"] = "no-store"
        if response.direct_passthrough:  # a file: the server does not close it where the browser hangs up
            response.direct_passthrough = False
            response.get_data()
            response.close()
        return response

    def post(path: str) -> Any:
        return _posted(preview, path)

    pages = {
        "/": "status",
        "/screen": "screen",
        "/board": "board",
        "/how-to-play/<game>/<variant>": "how_to_play",
    }
    answers: dict[str, Callable[..., Any]] = {
        **{path: partial(_page, preview, f"{name}.html") for path, name in pages.items()},
        "/words/<name>": _words,
        "/api/state": preview.public,
        "/api/history": preview.history,
        "/api/me": lambda: preview.me,
        "/api/rolls": lambda: flask.jsonify(rolls()),
        "/api/moves": lambda: flask.jsonify(MOVES),
        "/api/games": lambda: flask.jsonify(GAMES),
        "/api/games/<int:number>": lambda number: STORY,  # noqa: ARG005 - as in the path
        "/api/join": lambda: {"name": TITLE, "urls": preview.urls, "qr_svg": QR},
        "/api/boards/<game>/<variant>": lambda game, variant: geometry(variant),  # noqa: ARG005 - as in the path
        "/api/lessons/<game>/<variant>": _lessons,
        "/api/shelf": lambda: msgspec.to_builtins(_shelf(preview)),
        "/api/tiles": lambda: flask.jsonify(msgspec.to_builtins(_tiles(preview))),
        "/api/host/proof/<proof>": lambda proof: {"proof_id": proof, "state": "asks", "done": False},
        "/api/hosts": lambda: HOSTS,
        "/api/board": preview.board,
        "/api/events": lambda: flask.Response(_events(preview), mimetype="text/event-stream"),
    }
    app.view_functions.update({**answers, POSTED: post})
    app.url_map = _addresses(tuple(answers))
    return app


@cache
def _addresses(paths: tuple[str, ...]) -> Map:
    """Compile the addresses once for all previews, each under its own path as its name."""
    return Map(
        [
            *(Rule(path, endpoint=path, methods=["GET"]) for path in paths),
            Rule(POSTED, endpoint=POSTED, methods=["POST"]),
            Rule("/static/<path:filename>", endpoint="static"),
        ]
    )


def _lessons(game: str, variant: str) -> Any:
    told = how_to_play({GAME.name: GAME}, game, variant, None, translator(flask.request.args["lang"]))
    return msgspec.to_builtins(told)


def _page(preview: Preview, name: str, **more: str) -> str:
    if case := flask.request.args.get("case"):
        preview.show(case)
    return draw(name, demo=True, **more)


def draw(name: str, **more: Any) -> str:
    """Return a page in the language that is asked for."""
    language = flask.request.args.get("lang", "en")
    return flask.render_template(
        name,
        lang=language,
        languages=NAMES,
        _=gettext(language),
        _n=plural_forms(language),
        board_name=TITLE,
        files_of=files_of,
        words_file=word_list(language)[0],
        all_words_file=word_list(language, house=True)[0],
        **more,
    )


def _words(name: str) -> flask.Response:
    lang, _, rest = name.partition("-")
    return flask.Response(word_list(lang, house=rest.startswith(HOUSE))[1], mimetype="text/javascript")


def _events(preview: Preview) -> Iterator[str]:
    if not preview.streams:
        yield "retry: 1000\nevent: busy\ndata: {}\n\n"
        return
    seen, cut = None, preview.cut
    while preview.cut == cut:
        with preview.wake:
            news = (json.dumps(preview.public()), json.dumps(preview.board()))
            if news == seen:
                preview.wake.wait(1.0)
        if news != seen:
            yield f"id: {preview.state['rev']}\nevent: state\ndata: {news[0]}\n\n"
            yield f"event: board\ndata: {news[1]}\n\n"
        else:
            yield "event: hb\ndata: {}\n\n"
        seen = news


def _posted(preview: Preview, path: str) -> Any:
    if flask.request.headers.get("X-Companion") != preview.me["csrf"]:
        return {"error": "Please load the page again.", "code": "csrf"}, 403
    body = flask.request.get_json()
    with preview.wake:
        preview.posts.append((path, body))
        preview.wake.notify_all()
    if path == "host/code" and body["code"] != "123456":
        return {"error": "That is not the code.", "code": "wrong-code"}, 403
    if path == "host/proof":
        return {
            "proof_id": "p1",
            "spot": "c1",
            "text": "Lift these pieces in this order, straight up and back. Touch nothing else meanwhile.",
            "steps": [
                {"spot": "c1", "text": "Lift and put back 3 times: the red pawn"},
                {"spot": "c3", "text": "Lift and put back once: the other pawn"},
            ],
            "button": [
                "Hold the button at the board for two seconds.",
                "Press it 3 times, then hold it for two seconds.",
            ],
            "until_s": 90,
            "state": "asks",
            "done": False,
        }
    if path == "board":
        with preview.wake:
            (preview.magnets.add if body["on"] else preview.magnets.discard)(body["spot"])
            preview.wake.notify_all()
        return preview.board()
    if path == "speaker":
        preview.me |= {"speaks": body["on"], "voice": "here" if body["on"] else "free"}
        return preview.me
    if path in TAPS:
        return {"rev": 1, "tap": {"game_id": preview.state.get("game_id"), "number": UNDO}}
    return {"ok": True}


def main() -> None:
    """Serve until interrupted."""
    preview = Preview()
    preview.show("move")
    create_preview(preview).run(port=int(sys.argv[1]) if len(sys.argv) > 1 else 8099, threaded=True)


if __name__ == "__main__":
    main()


def _tiles(preview: Preview) -> list[Tile]:
    return tile_lines(Shelf(preview.games), preview.boards, flask.request.args["lang"])


def _shelf(preview: Preview) -> ShelfLine:
    """What can be played, by the real words."""
    translate = translator(flask.request.args.get("lang", "en"))
    unwalked = preview.unwalked.__contains__
    return shelf_line(Shelf(preview.games), preview.boards, translate, unwalked=unwalked)
