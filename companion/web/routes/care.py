"""The care of the table: lights, sounds, quiet hours, links, backup. Everybody may look, the host acts.

Refuses to know: what is measured and kept (``companion/daemon``), and its words (``care_words.py``).
"""

import logging
import time
from typing import IO, Any

from flask import Response
from msgspec.structs import asdict
from werkzeug.exceptions import ClientDisconnected

from companion.core.catalog.table_settings import CareSettings, minute_of, time_of
from companion.core.catalog.venue_kinds import KINDS
from companion.core.model.errors import InputError
from companion.core.model.fast_replace import replace
from companion.core.model.types import Say
from companion.ports.care import Care, CareStatus, CopiesStatus, LinkQuality
from companion.ports.commands import CommandRefused
from companion.ports.table import View
from companion.state.models import care as k
from companion.state.models.requests import Nothing
from companion.state.models.state_parts import CareNow
from companion.state.public_state import fault_lines
from companion.web import answers
from companion.web.context import Routes, language
from companion.web.endpoint import CARE, LOOK, ZIP, endpoint
from companion.web.safe_mode import NO_FILE
from companion.words.care import care_words, copy_words, firmware_words
from companion.words.care.loss_words import tell_journal_loss
from companion.words.care.venue_words import NAMES, TOLD
from companion.words.i18n import Translate, translator

WAYS = ("guests", "code_only", "animals", "forgets_soon", "forgets_daily")
log = logging.getLogger(__name__)

SAME = Say("Quiet hours must end at another time than they begin.")


class CareRoutes(Routes):
    """The handlers."""

    @property
    def _care(self) -> Care:
        return answers.require(self._context.care, "care at this table")

    @endpoint("GET", "/api/care", LOOK, k.CareState, "Lights, sounds, links, disk, versions.")
    def care(self) -> Response:
        """Tell how everything stands."""
        return answers.json_answer(self._state(self._care.look()))

    @endpoint("POST", "/api/care", CARE, k.CareState, "Set lights and sounds.")
    def care_set(self, body: k.CareWanted) -> Response:
        """Set what is named; the rest stays."""
        settings = changed(self._care.look().settings, body)
        if settings.quiet.on and settings.quiet.start == settings.quiet.end:
            raise answers.Problem(400, "bad-request", SAME)
        if body.time is not None and (minute := minute_of(body.time)) is not None:
            self._care.tell_time(minute)
        try:
            self._care.change(settings)
        except OSError as error:
            raise answers.not_written() from error
        if settings.ways.code_only:
            self._context.claims.hosts.keep_only("code")
        return self.care()

    @endpoint(
        "POST",
        "/api/care/seen",
        CARE,
        k.CareState,
        "Somebody has seen what was lost or set aside; it is told no longer.",
    )
    def losses_seen(self, _body: Nothing) -> Response:
        """Note that somebody of the table has seen what was lost.

        `losses` is empty then, but for `newer`.
        """
        try:
            self._care.losses_seen()
        except OSError as error:
            raise answers.not_written() from error
        return self.care()

    @endpoint("GET", "/api/backup", CARE, ZIP, "All games and settings; no codes, no rights.", again=True)
    def backup(self) -> Response:
        """Return a backup as a download, made while it is sent.

        A zip; see docs/how-to/care.md.
        """
        name = f"companion-backup-{time.strftime('%Y-%m-%d')}.zip"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        try:
            return Response(self._care.backup(), mimetype=ZIP, headers=headers)
        except OSError as error:
            raise answers.Problem(503, answers.DISK, NO_FILE, {"Retry-After": "5"}) from error

    @endpoint(
        "POST",
        "/api/restore",
        CARE,
        k.CareState,
        "Bring back a backup; ask GET /api/care how it stands. No game is changed or lost.",
        takes=ZIP,
        again=True,
    )
    def restore(self, body: IO[bytes]) -> Response:
        """Begin to bring back a backup.

        At most 32 MiB; `restoring` in `GET /api/care` tells how far.
        """
        try:
            self._care.restore(body)  # type: ignore[arg-type]  # a stream, all that is needed
        except CommandRefused as refused:
            if refused.say == care_words.BUSY:
                raise answers.Problem(409, "refused", refused.say) from refused
            raise answers.Problem(400, "bad-request", refused.say) from refused
        except ClientDisconnected as lost:  # the server had no room for it
            raise answers.not_written() from lost
        return self.care()

    @endpoint(
        "POST",
        "/api/copies/restore",
        CARE,
        k.CareState,
        "Go back to a copy: the table closes and starts again; the games before are kept in a file beside.",
        again=True,
    )
    def restore_copy(self, body: k.CopyWanted) -> Response:
        """Go back to a copy: the table closes, and starts again with the games as they were.

        409 where the copy cannot be used. The companion starts again after the answer; see
        docs/how-to/care.md.
        """
        try:
            self._care.restore_copy(body.name)
        except CommandRefused:
            raise
        except InputError as error:
            log.warning("a copy was not restored: %s", error)
            raise answers.Problem(409, "copy", copy_words.NO_COPY) from error
        return self.care()

    @endpoint(
        "POST",
        "/api/firmware",
        CARE,
        k.CareState,
        "Write the program of a board anew, or put back the one before; GET /api/care tells how far it is.",
        again=True,
    )
    def firmware(self, body: k.FlashWanted) -> Response:
        """Begin to write a board's program.

        409 while a game is played that is not paused, while one is written, and for an unknown device.
        """
        self._care.flash(body.device, back=body.back)
        return self.care()

    def _state(self, look: CareStatus) -> k.CareState:
        tell = translator(language())
        view = self._context.table.view()
        settings, quiet = look.settings, look.settings.quiet
        lights, sounds = care_words.tell_lights(look.links), care_words.tell_sounds(look)
        faults = fault_lines(view.session, tell) if view.session else []
        health = [*map(tell, care_words.health(look, view)), *(fault.text for fault in faults)]
        now = look.counting
        return k.CareState(
            brightness=settings.brightness,
            volume=settings.volume,
            quiet=quiet.on,
            quiet_from=time_of(quiet.start),
            quiet_to=time_of(quiet.end),
            quiet_brightness=quiet.brightness,
            quiet_volume=quiet.volume,
            again=look.settings.again,
            ways=look.settings.ways,
            kinds=[k.CareKind(kind, tell(name), tell(TOLD[kind])) for kind, name in NAMES.items()],
            now=CareNow(now.volume, now.quiet, now.brightness),
            time=None if look.minute is None else time_of(look.minute),
            told=look.from_phone,
            lights=tell(lights) if lights else "",
            sounds=tell(sounds) if sounds else "",
            links=_links(look, view, tell),
            room=k.CareRoom(look.free, care_words.has_room(look.free), tell(care_words.tell_room(look.free))),
            restoring=_restoring(look, tell),
            copies=_copies(look.copies, tell),
            losses=_losses(look, tell),
            firmware=_firmware(look, tell),
            well=not health,
            health=health,
            version=self._context.settings.version,
            python=look.python,
        )


def _restoring(look: CareStatus, tell: Translate) -> k.CareRestoring:
    """Tell how far a copy has come back."""
    at, said = look.restoring, care_words.tell_restoring(look.restoring)
    return k.CareRestoring(at.phase, at.done, at.count, at.came, at.had, tell(said) if said else "")


def _copies(look: CopiesStatus, tell: Translate) -> k.CareCopies:
    """Tell all copies and sticks."""
    gave_way = copy_words.GAVE_WAY.fill({"count": look.gave_way})
    return k.CareCopies(
        lines=[
            k.CareCopy(
                **asdict(line), title=copy_words.tell_title(line, tell), text=tell(copy_words.tell_copy(line))
            )
            for line in look.lines
        ],
        sticks=[
            k.CareStick(**asdict(stick), text=tell(copy_words.tell_stick(stick)) if stick.holds else "")
            for stick in look.sticks
        ],
        text=tell(gave_way) if look.gave_way else "",
    )


def _losses(look: CareStatus, tell: Translate) -> list[k.CareLoss]:
    """Tell what was lost or set aside."""
    return [
        k.CareLoss(loss.what, loss.game_id, loss.found, loss.aside, tell(tell_journal_loss(loss)))
        for loss in look.losses
    ]


def _links(look: CareStatus, view: View, tell: Translate) -> list[k.CareLink]:
    """Tell how each connection stands."""
    firmware = {each.device: each.firmware for each in view.links}
    why = {each.device: each.why for each in view.links}
    return [
        link_line(
            link,
            firmware.get(link.device, ""),
            tell(care_words.tell_link(link, why.get(link.device, ""))),
        )
        for link in look.links
    ]


def _firmware(look: CareStatus, tell: Translate) -> list[k.CareFirmware]:
    """Tell what program each microcontroller has."""
    return [
        k.CareFirmware(
            each.device,
            each.now,
            each.new,
            each.kept,
            each.stage,
            each.percent,
            firmware_words.is_new(each),
            tell(firmware_words.tell_firmware(each)),
        )
        for each in look.firmware
    ]


def changed(settings: CareSettings, wanted: k.CareWanted) -> CareSettings:
    """Return the settings with what is wanted."""
    whole = {"brightness": wanted.brightness, "volume": wanted.volume, "again": wanted.again}
    quiet = {
        "on": wanted.quiet,
        "start": minute_of(wanted.quiet_from) if wanted.quiet_from else None,
        "end": minute_of(wanted.quiet_to) if wanted.quiet_to else None,
        "brightness": wanted.quiet_brightness,
        "volume": wanted.quiet_volume,
    }
    hours = replace(settings.quiet, **_given(quiet))
    ways = {name: getattr(wanted, name) for name in WAYS}
    usual = KINDS[wanted.kind] if wanted.kind else settings.ways
    return replace(settings, quiet=hours, ways=replace(usual, **_given(ways)), **_given(whole))


def _given(values: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value is not None}


def link_line(link: LinkQuality, firmware: str, text: str) -> k.CareLink:
    """Return a link as JSON."""
    counts = link.counts
    return k.CareLink(
        device=link.device,
        grade=link.grade,
        text=text,
        firmware=firmware,
        minutes=max(1, round(link.since_ms / 60_000)),
        frames=counts.frames if counts else None,
        damaged=counts.damaged if counts else None,
        missed=counts.missed if counts else None,
        repeats=counts.repeats if counts else None,
        reconnects=link.reconnects,
        trip_ms=round(counts.trip_ms / counts.trips, 1) if counts and counts.trips else None,
    )
