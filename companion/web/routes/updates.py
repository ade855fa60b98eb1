"""Updates: look for them, install one, go back to the version before. The host acts, everybody may look.

Refuses to know: how anything is installed (systemd/updates.py), and its words (``update_words.py``).
"""

from flask import Response

from companion.ports.commands import CommandRefused
from companion.ports.table import View
from companion.ports.updates import BUSY, NO_ADDRESS, Asked, Updates, UpdatesStatus
from companion.state.models import care as k
from companion.state.models.requests import Nothing
from companion.web import answers
from companion.web.context import Routes, language
from companion.web.endpoint import CARE, LOOK, endpoint
from companion.words.care import update_words
from companion.words.i18n import Translate, translator

STEPS = ("asked", "checking", "installing", "done")


class UpdateRoutes(Routes):
    """The handlers."""

    @property
    def _updates(self) -> Updates:
        return answers.require(self._context.care, "care at this table").updates

    @endpoint(
        "GET", "/api/updates", LOOK, k.UpdatesState, "Which version runs, what is newer, how an update goes."
    )
    def updates(self) -> Response:
        """Tell how updates stand; what is newer is only looked for where the host asks for it."""
        return answers.json_answer(
            tell_updates(self._updates.look(), self._context.settings.version, translator(language()))
        )

    @endpoint(
        "POST", "/api/updates/look", CARE, k.UpdatesState, "Look for updates on the stick and at the address."
    )
    def updates_look(self, _body: Nothing) -> Response:
        """Begin to look; ask `GET /api/updates` how it stands."""
        return self._want("look")

    @endpoint(
        "POST",
        "/api/updates/install",
        CARE,
        k.UpdatesState,
        "Install a version that was found; the companion starts again.",
        again=True,
    )
    def updates_install(self, body: k.UpdateWanted) -> Response:
        """Begin to install it; 409 while a game goes on that is not paused.

        The machine checks its signature, copies the games, and tries it; else this version runs on.
        """
        refuse_in_play(self._context.table.view())
        return self._want("install", body.version)

    @endpoint(
        "POST",
        "/api/updates/back",
        CARE,
        k.UpdatesState,
        "Go back to the version before; the companion starts again.",
        again=True,
    )
    def updates_back(self, _body: Nothing) -> Response:
        """Begin to go back; 409 while a game goes on that is not paused."""
        refuse_in_play(self._context.table.view())
        return self._want("back")

    @endpoint(
        "POST",
        "/api/updates/address",
        CARE,
        k.UpdatesState,
        "Look for updates at an address of the family, too, from now on.",
        again=True,
    )
    def updates_address(self, body: k.UpdateAddress) -> Response:
        """Keep the address, or forget it; what lies there is taken only if it is signed. 400: it is none."""
        try:
            self._updates.set_address(body.address.strip())
        except CommandRefused as refused:
            raise answers.Problem(
                400 if refused.say == NO_ADDRESS else 409, "refused", refused.say
            ) from refused
        except OSError as error:
            raise answers.not_written() from error
        return self.updates()

    def _want(self, asked: Asked, version: str = "") -> Response:
        try:
            self._updates.ask(asked, version)
        except OSError as error:
            raise answers.not_written() from error
        return self.updates()


def refuse_in_play(view: View) -> None:
    """Let nothing end a game that goes on. Raises Problem."""
    if (session := view.session) is not None and not session.over and session.progress.paused is None:
        raise answers.Problem(409, "refused", update_words.PLAYING)


def tell_updates(look: UpdatesStatus, version: str, tell: Translate) -> k.UpdatesState:
    """Tell how updates stand where ``version`` runs."""
    said = update_words.tell_update(look)
    return k.UpdatesState(
        version=version,
        kept=look.kept,
        can=look.can,
        phase=look.phase,
        busy=look.phase in BUSY,
        step=STEPS.index(look.phase) if look.phase in STEPS else 0,
        steps=len(STEPS) - 1,
        text=tell(said) if said else "",
        found=[
            k.UpdateFound(
                each.version,
                tell(update_words.AT[each.place]) if each.place in update_words.AT else "",
                list(each.news),
            )
            for each in look.found
        ],
        troubles=[tell(update_words.tell_trouble(each)) for each in look.troubles],
        address=look.address,
    )
