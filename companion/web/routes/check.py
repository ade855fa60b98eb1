"""The check from a phone: the host's handlers, and the bench's state as JSON in the language asked for.

Refuses to know: how a walk goes on (``companion/bench``), what things are called (``check_words.py``).
"""

from collections.abc import Callable
from typing import TypeVar

from flask import Response, request

from companion.bench.bench_port import Bench, BenchBoard, BenchView
from companion.bench.findings import findings
from companion.bench.lights import lamps
from companion.bench.piece_test import PLACINGS, PieceTest
from companion.bench.sensors import Line, Sensors
from companion.bench.stops import LIGHTS
from companion.bench.walk import Walk, is_fine
from companion.core.catalog.game_box import title_of
from companion.core.model.errors import InputError
from companion.core.model.session import Session, in_play
from companion.core.model.types import LightPlan
from companion.ports.commands import CommandRefused
from companion.state.models import check as m
from companion.state.models.requests import Nothing
from companion.state.models.state_parts import Device, Lamp
from companion.web import answers
from companion.web.context import Routes, language, spoken
from companion.web.endpoint import CHECK, TEXT, endpoint
from companion.words import check_words
from companion.words.i18n import Translate, translator
from companion.words.sentences import tell_lost_board

T = TypeVar("T")


class CheckRoutes(Routes):
    """The handlers of the check."""

    @property
    def _bench(self) -> Bench:
        return answers.require(self._context.bench, "bench at this table")

    @endpoint("GET", "/api/check", CHECK, m.Check, "What is being checked; has an ETag.")
    def check(self) -> Response:
        """Translate what is being checked."""
        return self._answer(self._bench.view())

    @endpoint("GET", "/api/check/sensors/<board>", CHECK, m.CheckSensors, "Every sensor, live.")
    def check_sensors(self, board: str) -> Response:
        """Translate what all lines of a board do.

        Also during a game, then without measuring `field`. `changes` counts raw changes since the start.
        """
        session = self._context.table.view().session
        seen = _asked(lambda: self._bench.sensors(board, measured=not in_play(session)))
        on = next(each for each in self._bench.view().boards if each.name == board)
        return answers.json_answer(sensor_lines(on, seen, self._context.settings.clock(), session))

    @endpoint("GET", "/api/check/maps/<device>.toml", CHECK, TEXT, "A device's map as it was walked.")
    def check_map(self, device: str) -> Response:
        """Return the map as the walk has found it."""
        if device not in (maps := _asked(self._bench.maps)):
            raise answers.not_found(f"device {device!r} at this board")
        on = self._bench.view().on
        board = on.name if on else device
        name = board if len(maps) == 1 else f"{board}-{device}"
        headers = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
        return Response(maps[device], mimetype=TEXT, headers=headers)

    @endpoint("POST", "/api/check/walk", CHECK, m.Check, "Begin a walk.")
    def check_walk(self, body: m.WalkWanted) -> Response:
        """Begin a walk, or go on with one."""
        return self._answer(
            _asked(lambda: self._bench.walk(body.board, body.kind, learn=body.learn, again=body.again))
        )

    @endpoint("POST", "/api/check/pieces", CHECK, m.Check, "Test pieces.")
    def check_pieces(self, body: m.PiecesWanted) -> Response:
        """Begin to test pieces."""
        return self._answer(_asked(lambda: self._bench.pieces(body.board, body.spot)))

    @endpoint("POST", "/api/check/press", CHECK, m.Check, "Skip, back and the like.")
    def check_press(self, body: m.Key) -> Response:
        """Take what a person says.

        `repeat` and `again` at the end only.
        """
        return self._answer(_asked(lambda: self._bench.press(body.key)))

    @endpoint("POST", "/api/check/leave", CHECK, m.Check, "End walk or test.")
    def check_leave(self, _body: Nothing) -> Response:
        """End walk or test."""
        return self._answer(_asked(self._bench.leave))

    @endpoint("POST", "/api/check/write", CHECK, m.Check, "Write the map.")
    def check_write(self, _body: Nothing) -> Response:
        """Write the map."""
        return self._answer(_asked(self._bench.write))

    def _answer(self, view: BenchView) -> Response:
        session = self._context.table.view().session
        tell = translator(language())
        playing = in_play(session) and view.on is None
        value = m.Check(
            rev=view.rev,
            boards=[self._board(each) for each in view.boards],
            on=view.on.name if view.on else None,
            refused=tell(check_words.IN_PLAY) if playing else None,
            walk=walk_state(view, view.walk, view.on, tell) if view.walk and view.on else None,
            test=test_state(view.test, view.on, tell) if view.test and view.on else None,
        )
        response = answers.json_answer(value)
        if request.method == "GET":
            response.add_etag()
            response.make_conditional(request)
        return response

    def _board(self, board: BenchBoard) -> m.CheckBoard:
        game, variant = next(
            (name, variant)
            for name, game in self._context.settings.games.items()
            for variant in game.variants
            if game.board(variant).name == board.name
        )
        firmware = {each.device: each.firmware for each in self._context.table.view().links}
        return m.CheckBoard(
            name=board.name,
            game=game,
            variant=variant,
            title=spoken(title_of(self._context.settings.games, game, variant)),
            spots=len(board.line_of),
            lights=len(board.light_of),
            devices=[
                Device(name, not (why := board.down.get(name, "")), firmware.get(name, ""), why, _loss(why))
                for name in board.devices
            ],
            kept=dict(board.kept),
            proven=sum(bool(one.visits) for one in self._bench.walked(board.name).values()),
        )


def _asked(work: Callable[[], T]) -> T:
    """Translate what the bench answers. Raises Problem where it refuses, or takes too long."""
    try:
        return work()
    except CommandRefused as refused:
        raise answers.Problem(409, "refused", refused.say) from refused
    except InputError as error:
        raise answers.Problem(409, "refused", str(error)) from error
    except TimeoutError as late:
        raise answers.too_slow() from late


def walk_state(view: BenchView, walk: Walk, on: BenchBoard, tell: Translate) -> m.CheckWalk:
    """Return a walk as JSON; where a light shines is not given away."""
    offer = view.proposal
    hint = check_words.walk_hint(walk, on)
    guessed = check_words.guessed_say(offer, on) if offer else None
    stop, asked = walk.stop, walk.phase in ("waiting", "resting")
    shown = stop is not None and asked and walk.plan.kind != LIGHTS
    return m.CheckWalk(
        kind=walk.plan.kind,
        learn=walk.plan.learn,
        phase=walk.phase,
        spot=stop.spot if stop and shown else None,
        number=min(walk.at + 1, len(walk.plan.stops)),
        done=len(walk.results),
        count=len(walk.plan.stops),
        say=tell(check_words.walk_say(walk, on)),
        hint=tell(hint) if hint else None,
        lights=_lamps(lamps(walk, None, on)) if shown or walk.phase == "clear" else {},
        results={spot: _word(walk, spot) for spot in walk.results},
        findings=[
            m.Found(each.kind, list(each.spots), tell(check_words.finding_say(each, walk, on)))
            for each in findings(walk)
        ],
        offer=tell(check_words.proposal_say(offer, walk, on)) if offer else None,
        guessed=tell(guessed) if guessed else None,
        can_write=offer is not None and bool(offer.changed) and not offer.clash,
        written=list(view.written),
    )


def test_state(test: PieceTest, on: BenchBoard, tell: Translate) -> m.CheckTest:
    """Return a piece test as JSON."""
    hint = check_words.piece_hint(test, on)
    verdicts = []
    for number, verdict in enumerate(test.verdicts, 1):
        pole = check_words.pole_say(verdict)
        text = tell(check_words.verdict_say(number, verdict))
        verdicts.append(m.PieceVerdict(verdict.verdict, text, tell(pole) if pole else None))
    return m.CheckTest(
        phase=test.phase,
        spot=test.spot,
        number=len(test.placings) + 1,
        count=PLACINGS,
        say=tell(check_words.piece_say(test, on)),
        hint=tell(hint) if hint else None,
        lights=_lamps(lamps(None, test, on)),
        verdicts=verdicts,
    )


def sensor_lines(
    on: BenchBoard, seen: Sensors, now_ms: int, session: Session | None = None
) -> m.CheckSensors:
    """Return all lines that have a spot, and those without one that have changed or are on; by number.

    ``session``: the game; where it is in play on this board, what it believes is told as well.
    """
    played = session if in_play(session) and session and session.board.name == on.name else None
    spots = {line: spot for spot, line in on.line_of.items()}
    levels = seen.levels or 0
    strange = [line for line in range(levels.bit_length()) if levels >> line & 1 and line not in spots]
    lines = [
        m.SensorLine(
            line=on.line_name(line),
            spot=spots.get(line, ""),
            on=bool(levels >> line & 1),
            changes=(one := seen.lines.get(line, Line())).changes,
            restless=one.restless(now_ms),
            north=bool(seen.norths >> line & 1) if seen.norths is not None and levels >> line & 1 else None,
            field=seen.fields.get(line),
            **_believed(played, spots.get(line, "")),
        )
        for line in sorted({*spots, *seen.lines, *strange})
    ]
    return m.CheckSensors(on.name, seen.levels is not None, lines)


def _believed(session: Session | None, spot: str) -> dict[str, bool]:
    """Translate what the game makes of a line; nothing where none is in play here."""
    if session is None or spot not in session.board.index:
        return {}
    number = session.board.index[spot]
    believed = session.believed(session.pictures.seen, session.turn.tracker.seen.picture)
    return {"believed": bool(believed >> number & 1), "masked": bool(session.contacts.masked >> number & 1)}


def _word(walk: Walk, spot: str) -> str:
    """Translate how a walked spot is drawn."""
    if walk.results[spot].outcome == "skipped":
        return "skipped"
    return "good" if is_fine(walk, spot) else "bad"


def _loss(why: str) -> str:
    """Translate why a device cannot be reached, as a sentence; empty where it can."""
    return spoken(tell_lost_board(why)) if why else ""


def _lamps(plan: LightPlan) -> dict[str, Lamp]:
    return {spot: Lamp(lamp.colour, lamp.pattern) for spot, lamp in plan.items()}
