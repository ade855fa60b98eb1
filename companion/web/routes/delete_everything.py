"""Everything is deleted. Only a host that has shown itself of late may ask for it, and types a word.

Refuses to know: which files that are (``companion/daemon/care/delete_everything.py``).
"""

from flask import Response

from companion.state.models import care as k
from companion.state.models.requests import Nothing
from companion.web import answers
from companion.web.context import Routes, language
from companion.web.endpoint import CARE, endpoint
from companion.web.routes.updates import refuse_in_play
from companion.words.care.care_words import DELETE, NOT_TYPED
from companion.words.i18n import translator


class DeleteEverythingRoutes(Routes):
    """The handlers."""

    @endpoint(
        "POST",
        "/api/everything/delete",
        CARE,
        Nothing,
        "Delete all games, names, copies, rights and settings; the companion starts again.",
        again=True,
    )
    def delete_everything(self, body: k.DeletionWanted) -> Response:
        """Have the table close and all be deleted, on the card and on sticks that are in.

        What belongs to the board stays: walk tests, learned maps, the configuration, the host code. 400 where
        the word is another one, 409 while a game goes on that is not paused.
        """
        care = answers.require(self._context.care, "care at this table")
        word = translator(language())(DELETE)
        if body.word.strip().casefold() != word.casefold():
            raise answers.Problem(400, "bad-request", NOT_TYPED.fill({"word": word}))
        refuse_in_play(self._context.table.view())
        care.delete_everything()
        return answers.json_answer(Nothing())
