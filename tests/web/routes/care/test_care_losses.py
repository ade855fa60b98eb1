"""What the care says of damage and copies: never "well" while something is missing that nobody has seen."""

from __future__ import annotations

import pytest
from flask import Flask

from companion.core.model.types import Say
from companion.ports.care import CopiesStatus, CopyLine, Restoring, StickLine
from companion.ports.losses import Loss
from companion.web import WebSettings, create_app
from companion.words.care.loss_words import tell_journal_loss
from companion.words.i18n import LANGUAGES
from tests.web.browser import CODE, Browser
from tests.web.fake_care import FakeCare
from tests.web.fake_table import FakeTable

NOW = "2026-11-23T18:30:00+01:00"
LOSSES = (
    Loss(what="file", found=NOW, aside="games.sqlite.bad-1", kept=900, lost=12),
    Loss(what="file", found=NOW, aside="games.sqlite.bad-1", kept=900, lost=0),
    Loss(what="file", found=NOW, aside="games.sqlite.bad-1"),
    Loss(what="file", found=NOW),
    Loss(what="file", found=""),
    Loss(what="game", found=NOW, game_id=7),
    Loss(what="game", found=NOW, game_id=7, started=NOW),
    Loss(what="game", found=NOW, game_id=7, started=NOW, whole_until=NOW),
    Loss(what="game", found=NOW, game_id=7, started=NOW, whole_until=NOW, unfinished=True),
    Loss(what="foreign", found=NOW, aside="games.sqlite.bad-2"),
    Loss(what="newer", found=NOW, schema="0009-more"),
)
LINE = CopyLine("games-000003-2026-11-23.sqlite", 0, "2026-11-23", False, 2_345_678, True, 12, NOW)
COPIES = CopiesStatus(
    lines=(
        LINE,
        CopyLine("games-000002-undated-update.sqlite", 0, "", True, 1_000_000, None, None, ""),
        CopyLine("games-000001-2026-11-20.sqlite", 1, "2026-11-20", False, 1_000_000, False, None, ""),
    ),
    sticks=(StickLine(1, True, "2026-11-23", False), StickLine(2, False, "2026-10-01", True)),
    troubles=((0, "room"), (1, "disk")),
    gave_way=2,
)


@pytest.fixture
def care() -> FakeCare:
    return FakeCare()


@pytest.fixture
def app(care: FakeCare) -> Flask:
    table = FakeTable()
    return create_app(table, WebSettings(host_code=CODE, clock=table.clock, hostname="spielbrett"), care=care)


def test_a_loss_that_nobody_can_count_is_not_told_as_none() -> None:
    none, unknown = (Loss(what="file", found=NOW, aside="bad-1", kept=9, lost=lost) for lost in (0, None))
    assert tell_journal_loss(none).text != tell_journal_loss(unknown).text
    assert "nobody can know how much is missing" in tell_journal_loss(unknown).text


@pytest.mark.parametrize("loss", LOSSES)
def test_each_loss_is_told_in_every_language_and_nothing_is_well(
    app: Flask, care: FakeCare, loss: Loss
) -> None:
    care.losses = (loss,)
    told = set()
    for lang in LANGUAGES:
        state = Browser(app).get(f"/api/care?lang={lang}").get_json()
        assert state["well"] is False
        (line,) = state["losses"]
        assert line["text"] == state["health"][0]
        assert (line["what"], line["game_id"], line["aside"]) == (loss.what, loss.game_id, loss.aside)
        assert "{" not in line["text"]
        told.add(line["text"])
    assert len(told) == len(LANGUAGES)


def test_two_lost_games_are_two_sentences(app: Flask, care: FakeCare) -> None:
    care.losses = tuple(Loss(what="game", found=NOW, game_id=number) for number in (3, 4))
    assert Browser(app).get("/api/care").get_json()["health"] == ["Game 3 is lost.", "Game 4 is lost."]


def test_a_host_ticks_it_off_and_nobody_else_can(app: Flask, care: FakeCare) -> None:
    care.losses = LOSSES[:1]
    assert Browser(app).post("/api/care/seen", {}).status_code == 403
    assert care.losses
    host = Browser(app).become_host()
    assert host.post("/api/care/seen", {"x": 1}).status_code == 400
    state = host.post("/api/care/seen", {}).get_json()
    assert (state["well"], state["losses"]) == (True, [])


def test_a_disk_that_does_not_take_it_is_told_and_it_stays_open(app: Flask, care: FakeCare) -> None:
    care.losses, care.full = LOSSES[:1], True
    host = Browser(app).become_host()
    assert host.post("/api/care/seen", {}).status_code == 503
    assert host.get("/api/care").get_json()["well"] is False


def test_only_a_host_goes_back_to_a_copy_and_only_to_one_that_is_there(app: Flask, care: FakeCare) -> None:
    care.copies = COPIES
    path, wanted = "/api/copies/restore", {"name": LINE.name}
    assert Browser(app).post(path, wanted).status_code == 403
    host = Browser(app).become_host()
    for bad in ({}, {"name": ""}, {"name": 3}, {**wanted, "place": 1}):
        assert host.post(path, bad).status_code == 400
    answer = host.post(f"{path}?lang=de", {"name": "../../etc/passwd"})
    assert (answer.status_code, answer.get_json()["code"]) == (409, "copy")
    assert answer.get_json()["error"].endswith("im Protokoll steht, warum.")
    assert care.went_back == []
    assert host.post(path, wanted).status_code == 200
    assert host.post(path, wanted).status_code == 409
    assert care.went_back == [LINE.name]


def test_copies_and_sticks_are_told(app: Flask, care: FakeCare) -> None:
    care.copies = COPIES
    state = Browser(app).get("/api/care").get_json()
    first, second, third = state["copies"]["lines"]
    assert first["title"] == "2026-11-23"
    assert first["text"] == "Whole. Games: 12. Last entry: 2026-11-23 18:30. 2.3 MB."
    assert (first["name"], first["whole"], first["games"], first["place"]) == (LINE.name, True, 12, 0)
    assert (second["title"], second["whole"]) == ("day not known, before an update", None)
    assert (third["title"], third["text"]) == (
        "2026-11-20, on stick 1",
        "Damaged: it cannot be used. 1.0 MB.",
    )
    assert [stick["text"][:32] for stick in state["copies"]["sticks"]] == [
        "",
        "Stick 2, last here on 2026-10-01",
    ]
    assert state["copies"]["text"] == "2 older copies were deleted, so that games have room."
    assert state["health"] == [
        "There is no room for a new copy of the games on the card. Make room, or use a larger card.",
        "Stick 1 cannot be written. Is it still in, and not locked?",
        "A copy of the games is damaged: games-000001-2026-11-20.sqlite",
    ]
    assert state["well"] is False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_of_bringing_back_is_told_in_each_language(app: Flask, care: FakeCare, lang: str) -> None:
    guest, told = Browser(app), []
    for state in (
        Restoring("checking", 1, 5),
        Restoring("storing", 2, 3, had=2),
        Restoring("done", 3, 3, 3, 2, settings=True),
        Restoring("done", 3, 3, 3, 0),
        Restoring("done", 0, 0, 0, 4),
        Restoring("done"),
        Restoring("failed", why=Say("This backup is damaged: {file}", {"file": "games/7.txt"})),
    ):
        care.restoring = state
        told.append(guest.get(f"/api/care?lang={lang}").get_json()["restoring"]["text"])
    assert len(set(told)) == len(told)
    assert all(told)
    assert "games/7.txt" in told[-1]
