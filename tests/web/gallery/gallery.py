"""Every part of the pages in every state, on one page (``make gallery``): for tests and translators."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import flask

from companion.web import WebSettings, create_app
from companion.web.pages import word_list
from companion.words.i18n import NAMES
from tests.web.browser import CODE, Browser
from tests.web.fake_care import OFFERED, FakeCare, FakeUpdates
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.gallery.whole import whole
from tests.web.preview.cases import CASES
from tests.web.preview.middle import geometry
from tests.web.preview.preview import Preview, create_preview, draw
from tests.web.preview.scenes import BEGUN, KNEADING, UNDER_WAY

DOCK = {"name": "dock", "word": "ready", "up": False, "text": "The dock does not answer."}
HERE = Path(__file__).parent
PORT = 8098


def scenes(lang: str) -> list[dict[str, Any]]:
    """All states: the canned ones of the preview, and those of games that the real referee has led so far."""
    preview, found = Preview(), list[dict[str, Any]]()
    for name in CASES:
        preview.show(name)
        state = preview.public()
        state |= {"sources": [DOCK]} if name == "lost" else {}
        found.append({"name": name, "state": state, "geometry": geometry(state.get("variant") or "classic")})
    for scene in (*BEGUN, *UNDER_WAY, KNEADING):
        table = FakeTable(FakeClock())
        scene.play(table)
        app = create_app(
            table, WebSettings(host_code=CODE, clock=table.clock), care=FakeCare(updates=FakeUpdates(OFFERED))
        )
        phone = Browser(app).claim("red")
        answers = {
            "state": "/api/state",
            "geometry": f"/api/boards/{scene.game.name}/{scene.variant}",
            "mine": "/api/mine",
            "care": "/api/care",
            "updates": "/api/updates",
        }
        told = {key: phone.get(f"{path}?lang={lang}").get_json() for key, path in answers.items()}
        found.append({"name": scene.name} | told)
        app.extensions["companion"].close()
    return found


def create_gallery(*, few: bool = False) -> flask.Flask:
    """The preview, with the gallery at ``/gallery``; nothing of it is served by the companion.

    ``few``: each whole page in one state alone.
    """
    preview = Preview()
    preview.show("roll")
    app = create_preview(preview)

    def page() -> str:
        lang = flask.request.args.get("lang", "en")
        template = (HERE / "gallery.html").read_text(encoding="utf-8")
        return flask.render_template_string(
            template, lang=lang, languages=NAMES, words_file=word_list(lang, house=True)[0]
        )

    def told() -> flask.Response:
        return flask.jsonify(scenes(flask.request.args.get("lang", "en")))

    def pages() -> flask.Response:
        lang = flask.request.args.get("lang", "en")
        shown = whole(lang, scenes(lang))
        return flask.jsonify(list({each["name"]: each for each in shown}.values()) if few else shown)

    def one(name: str) -> flask.Response:
        text = draw(f"{name}.html", game_id=1, demo=False)
        canned = '<script src="/gallery/canned.js"></script>'
        response = flask.Response(text.replace("<head>", f"<head>{canned}", 1))
        response.headers["Content-Security-Policy"] = "default-src 'self'; frame-ancestors 'self'"
        return response

    def texts(word: str) -> flask.Response:
        return flask.jsonify([{"name": word, "texts": ["dragon", "rainbow", "snail"]}])

    def file(name: str) -> flask.Response:
        return flask.send_from_directory(HERE, name)

    app.add_url_rule("/gallery", "gallery", page)
    app.add_url_rule("/gallery/scenes", "scenes", told)
    app.add_url_rule("/gallery/pages", "gallery pages", pages)
    app.add_url_rule("/gallery/pages/<name>", "gallery page", one)
    app.add_url_rule("/api/draws", "draws", lambda: flask.jsonify([]))
    app.add_url_rule("/gallery/<name>", "gallery file", file)
    app.add_url_rule("/api/texts/<word>", "texts", texts)
    return app


def main() -> None:
    """Serve it until interrupted."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else PORT
    sys.stdout.write(f"http://127.0.0.1:{port}/gallery?lang=de\n")
    create_gallery().run(port=port, threaded=True)


if __name__ == "__main__":
    main()
