"""The one table of endpoints: routes, checks, roles and the description in OpenAPI all come from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.state.models import answers as a
from companion.state.models import assistance
from companion.state.models import care as k
from companion.state.models import check as c
from companion.state.models import hosts as h
from companion.state.models import mazes as m
from companion.state.models import requests as r
from companion.state.models import stored as s
from companion.state.models.shelf import ShelfLine
from companion.state.models.state import History, State

HTML, TEXT, EVENTS, FILE = "text/html", "text/plain", "text/event-stream", "*/*"
ZIP = "application/zip"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One endpoint.

    Args:
        method, path: as Flask writes them.
        name: the method of the handlers in ``app.py`` that answers, and the operation's id.
        action: the key in ``roles.RULES``.
        gives: the type of the JSON answer, or a media type.
        summary: one line for readers.
        takes: the type of the JSON body, or the media type of one that is no JSON; None for GET.
        demo: whether it exists in the demo alone.
        asks: the keys of its query that are whole numbers, all of which may be left out.
    """

    method: str
    path: str
    name: str
    action: str
    gives: Any
    summary: str
    takes: type | str | None = None
    demo: bool = False
    again: bool = False
    asks: tuple[str, ...] = ()


LOOK, CHECK, CARE = "look", "check", "care"

ENDPOINTS = (
    Endpoint("GET", "/", "status_page", LOOK, HTML, "The status page."),
    Endpoint("GET", "/board", "board_page", LOOK, HTML, "The virtual board.", demo=True),
    Endpoint("GET", "/screen", "screen_page", LOOK, HTML, "The page for a big screen."),
    Endpoint("GET", "/static/<path:filename>", "static", LOOK, FILE, "Files of the pages."),
    Endpoint(
        "GET", "/api/words/<part>", "words", LOOK, dict[str, str], "Words of a part that pages load later."
    ),
    Endpoint("GET", "/healthz", "health", LOOK, a.Health, "200 while the referee loop runs, else 503."),
    Endpoint("GET", "/api/openapi.json", "openapi", LOOK, dict[str, Any], "This description."),
    Endpoint("GET", "/api/state", "state", LOOK, State, "The whole public state; has an ETag."),
    Endpoint(
        "GET", "/api/history", "history", LOOK, History, "The finished turns; has an ETag.", asks=("after",)
    ),
    Endpoint("GET", "/api/events", "events", LOOK, EVENTS, "The public state after each change, live."),
    Endpoint("GET", "/api/moves", "moves", LOOK, list[a.Move], "All legal turns; empty before the roll."),
    Endpoint("GET", "/api/draws", "draws", LOOK, list[a.Drawn], "What was drawn, once the game is over."),
    Endpoint("GET", "/api/rolls", "rolls", LOOK, list[a.RollLine], "The last numbers, newest first."),
    Endpoint("GET", "/api/shelf", "shelf", LOOK, ShelfLine, "What can be played here, and how."),
    Endpoint("GET", "/api/boards/<game>/<variant>", "geometry", LOOK, a.Geometry, "A board's geometry."),
    Endpoint("GET", "/api/games", "games", LOOK, list[s.GameLine], "Stored games, newest first."),
    Endpoint("GET", "/games", "games_page", LOOK, HTML, "The page of stored games."),
    Endpoint("GET", "/games/<int:game_id>", "game_page", LOOK, HTML, "The page of one stored game."),
    Endpoint("GET", "/api/games/<int:game_id>", "game", LOOK, s.StoredStory, "A stored game, step by step."),
    Endpoint(
        "GET", "/api/games/statistics", "game_statistics", LOOK, s.AllStatistics, "Statistics over all games."
    ),
    Endpoint(
        "POST", "/api/games/import", "import_game", "archive", s.StoredId, "Store a game of text.", s.GameText
    ),
    Endpoint(
        "POST",
        "/api/games/forget",
        "forget_names",
        "archive",
        s.ForgottenCount,
        "Forget one name in all stored games, or all names; also in the game that is being played.",
        s.Forgotten,
        again=True,
    ),
    Endpoint(
        "POST",
        "/api/games/<int:game_id>/forget",
        "forget_game",
        "archive",
        s.ForgottenCount,
        "Forget the names in this game.",
        r.Nothing,
    ),
    Endpoint(
        "POST",
        "/api/games/<int:game_id>/delete",
        "delete_game",
        "archive",
        s.ForgottenCount,
        "Delete a stored game; not the one that is being played.",
        r.Nothing,
        again=True,
    ),
    Endpoint("GET", "/api/games/<int:game_id>.txt", "export", LOOK, TEXT, "A stored game as text."),
    Endpoint("GET", "/api/join", "join", LOOK, a.Join, "Addresses and QR code for phones."),
    Endpoint("GET", "/api/me", "me", LOOK, a.Me, "The roles of this browser."),
    Endpoint("GET", "/api/mine", "mine", LOOK, list[a.MySeat], "What only this browser's seats may see."),
    Endpoint(
        "GET", "/api/texts/<word>", "texts", LOOK, list[a.TextList], "Texts to choose from for an input."
    ),
    Endpoint("POST", "/api/roll", "roll", "roll", a.Rev, "Roll, or tell the number rolled.", r.Roll),
    Endpoint("POST", "/api/input", "say", "input", a.Rev, "Say what the game waits for.", r.Given),
    Endpoint("POST", "/api/answer", "answer", "answer", a.Rev, "Answer the referee's question.", r.Answer),
    Endpoint("POST", "/api/enter", "enter", "enter", a.Rev, "Enter a turn without the sensors.", r.Turn),
    Endpoint("POST", "/api/done", "done", "done", a.Rev, "The turn-done button.", r.Nothing),
    Endpoint("POST", "/api/undo", "undo", "undo", a.Rev, "Take back number or last turn.", r.Nothing),
    Endpoint(
        "GET", "/api/overrule/turns", "overrule_turns", LOOK, list[a.Move], "What the last turn may be."
    ),
    Endpoint(
        "POST",
        "/api/overrule/accept",
        "overrule_accept",
        "overrule",
        a.Rev,
        "The board as it stands counts as this turn. The host decides; a seat proposes it to all others.",
        r.Nothing,
    ),
    Endpoint(
        "POST",
        "/api/overrule/number",
        "overrule_number",
        "overrule",
        a.Rev,
        "Another number: the one that is known, else that of the turn just recorded, which is taken back.",
        r.OtherNumber,
    ),
    Endpoint(
        "POST",
        "/api/overrule/turn",
        "overrule_turn",
        "overrule",
        a.Rev,
        "The turn just recorded was really another one of GET /api/overrule/turns.",
        r.Turn,
    ),
    Endpoint(
        "POST",
        "/api/overrule/input",
        "overrule_input",
        "overrule",
        a.Rev,
        "Something said some inputs ago was really one of GET /api/overrule/inputs.",
        r.OtherInput,
    ),
    Endpoint(
        "GET",
        "/api/overrule/inputs",
        "overrule_inputs",
        LOOK,
        list[a.Correction],
        "What may have been said wrongly.",
    ),
    Endpoint(
        "POST",
        "/api/overrule/edit",
        "overrule_edit",
        "overrule",
        a.Rev,
        "The game goes on from this position.",
        r.Edited,
    ),
    Endpoint(
        "POST",
        "/api/overrule/agree",
        "overrule_agree",
        "overrule",
        a.Rev,
        "Agree to what is proposed; it is done once all seats in play have agreed, or the host has.",
        r.Nothing,
    ),
    Endpoint(
        "POST",
        "/api/overrule/refuse",
        "overrule_refuse",
        "overrule",
        a.Rev,
        "Refuse what is proposed, or withdraw it.",
        r.Nothing,
    ),
    Endpoint("POST", "/api/take-back", "take_back", "take-back", a.Rev, "Take back by hand?", r.TakenBack),
    Endpoint("POST", "/api/whose", "whose", "whose", a.Rev, "Are these pieces right?", r.Looked),
    Endpoint(
        "POST", "/api/board-right", "board_right", "sensor", a.Rev, "The board is as it should be.", r.Nothing
    ),
    Endpoint("POST", "/api/sensor-works", "sensor_works", "sensor", a.Rev, "A sensor works.", r.Sensor),
    Endpoint("POST", "/api/pause", "pause", "pause", a.Rev, "Pause the game, or go on.", r.Pausing),
    Endpoint("POST", "/api/game", "new_game", "game", a.Rev, "Begin a game.", r.Game),
    Endpoint(
        "POST", "/api/printed", "printed", "game", ShelfLine, "What is printed on the board.", r.Printed
    ),
    Endpoint("POST", "/api/game/resume", "resume", "game", a.Rev, "Go on with a stored game.", r.Stored),
    Endpoint(
        "POST",
        "/api/game/aside",
        "set_aside",
        "game",
        a.Rev,
        "Leave a game that broke where it is: it goes on no more by itself after a start.",
        r.Stored,
    ),
    Endpoint("POST", "/api/game/end", "end", "game", a.Rev, "End the game without winner.", r.Nothing),
    Endpoint("POST", "/api/seats/<seat>/claim", "claim", "claim", a.Me, "Claim a free seat.", r.Claim),
    Endpoint("POST", "/api/seats/<seat>/name", "name", "name", a.Rev, "Call a seat's player so.", r.Named),
    Endpoint("POST", "/api/seats/<seat>/release", "release", "release", a.Me, "Free a seat.", r.Nothing),
    Endpoint("POST", "/api/seats/<seat>/leave", "leave", "leave", a.Rev, "A player leaves.", r.Nothing),
    Endpoint(
        "POST",
        "/api/seats/<seat>/handover",
        "handover",
        "handover",
        a.Rev,
        "Another player goes on; the seat is then free to be claimed.",
        r.Handover,
    ),
    Endpoint("POST", "/api/seats/<seat>/share", "share", "share", a.Me, "Let a second phone in.", r.Sharing),
    Endpoint("POST", "/api/seats/<seat>/lights", "lights", "lights", a.Rev, "A seat's lights.", r.Lights),
    Endpoint("POST", "/api/aid", "aid", "aid", a.Rev, "A help of the table, on or off.", r.Aid),
    Endpoint("POST", "/api/seats/<seat>/hints", "hints", "hints", a.Rev, "How much help.", assistance.Hints),
    Endpoint("POST", "/api/host/code", "host_code", "prove", a.Me, "Become host by the code.", r.Code),
    Endpoint("GET", "/api/host/code", "see_code", "code", a.HostCodeShown, "The host code.", again=True),
    Endpoint(
        "POST",
        "/api/host/code/new",
        "new_code",
        "code",
        a.HostCodeShown,
        "Draw another host code; the one before ends at once.",
        r.Nothing,
        again=True,
    ),
    Endpoint(
        "POST",
        "/api/host/proof",
        "start_proof",
        "prove",
        h.ProofState,
        "Ask to become host: what to do at the board, for this browser alone; then ask how it stands.",
        r.Nothing,
    ),
    Endpoint(
        "GET",
        "/api/host/proof/<proof_id>",
        "proof",
        LOOK,
        h.ProofState,
        "How this browser's own request stands; it is host once that is done.",
    ),
    Endpoint("POST", "/api/host/release", "host_release", "unhost", a.Me, "Be host no more.", r.Nothing),
    Endpoint(
        "GET", "/api/hosts", "hosts", "hosts", h.HostList, "Who is host, and who waits for a host's word."
    ),
    Endpoint(
        "POST",
        "/api/hosts/revoke",
        "hosts_revoke",
        "hosts",
        h.HostList,
        "Take rights away.",
        h.Revoked,
        again=True,
    ),
    Endpoint(
        "POST",
        "/api/hosts/answer",
        "hosts_answer",
        "hosts",
        h.HostList,
        "Yes or no to a phone that has made its gesture.",
        h.Confirmed,
    ),
    Endpoint(
        "POST",
        "/api/speaker",
        "speaker",
        "speak",
        a.Me,
        "This browser says aloud what happens, instead of any other; or is silent again.",
        r.Speaker,
    ),
    Endpoint("GET", "/check", "check_page", LOOK, HTML, "The page of the check."),
    Endpoint("GET", "/api/check", "check", CHECK, c.Check, "What is being checked; has an ETag."),
    Endpoint(
        "GET", "/api/check/sensors/<board>", "check_sensors", CHECK, c.CheckSensors, "Every sensor, live."
    ),
    Endpoint(
        "GET", "/api/check/live/<board>", "check_live", CHECK, EVENTS, "Raw lines and what is believed, live."
    ),
    Endpoint("GET", "/api/bundle", "bundle", "bundle", ZIP, "A support bundle: no names, no secrets."),
    Endpoint(
        "GET", "/api/check/maps/<device>.toml", "check_map", CHECK, TEXT, "A device's map as it was walked."
    ),
    Endpoint("POST", "/api/check/walk", "check_walk", CHECK, c.Check, "Begin a walk.", c.WalkWanted),
    Endpoint("POST", "/api/check/pieces", "check_pieces", CHECK, c.Check, "Test pieces.", c.PiecesWanted),
    Endpoint("POST", "/api/check/press", "check_press", CHECK, c.Check, "Skip, back and the like.", c.Key),
    Endpoint("POST", "/api/check/leave", "check_leave", CHECK, c.Check, "End walk or test.", r.Nothing),
    Endpoint("POST", "/api/check/write", "check_write", CHECK, c.Check, "Write the map.", r.Nothing),
    Endpoint(
        "GET", "/maze", "maze_page", LOOK, HTML, "The page that looks over walls that people have built."
    ),
    Endpoint("GET", "/api/maze", "maze", LOOK, m.Maze, "How such walls stand; nothing is kept."),
    Endpoint("GET", "/care", "care_page", LOOK, HTML, "The page of the care: lights, sounds, backup."),
    Endpoint("GET", "/api/care", "care", LOOK, k.CareState, "Lights, sounds, links, disk, versions."),
    Endpoint("POST", "/api/care", "care_set", CARE, k.CareState, "Set lights and sounds.", k.CareWanted),
    Endpoint(
        "POST",
        "/api/care/seen",
        "losses_seen",
        CARE,
        k.CareState,
        "Somebody has seen what was lost or set aside; it is told no longer.",
        r.Nothing,
    ),
    Endpoint(
        "POST",
        "/api/copies/restore",
        "restore_copy",
        CARE,
        k.CareState,
        "Go back to a copy: the table closes and starts again; the games before are kept in a file beside.",
        k.CopyWanted,
        again=True,
    ),
    Endpoint(
        "GET", "/api/backup", "backup", CARE, ZIP, "All games and settings; no codes, no rights.", again=True
    ),
    Endpoint(
        "POST",
        "/api/restore",
        "restore",
        CARE,
        k.CareState,
        "Bring back a backup; ask GET /api/care how it stands. No game is changed or lost.",
        ZIP,
        again=True,
    ),
    Endpoint("GET", "/api/board", "board", LOOK, a.Table, "Magnets and lamps.", demo=True),
    Endpoint(
        "POST",
        "/api/board",
        "set_magnet",
        "magnets",
        a.Table,
        "Move a magnet of the virtual board: the hand at the table, so no role is asked for.",
        r.Magnet,
        demo=True,
    ),
)
"""Every endpoint that exists."""


def endpoints(*, demo: bool) -> tuple[Endpoint, ...]:
    """The endpoints that exist, with or without the virtual board."""
    return tuple(each for each in ENDPOINTS if demo or not each.demo)
