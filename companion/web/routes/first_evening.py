"""The first evening: the page that leads from a board on the table to the first roll, and the label to print.

Refuses to know: what is done already; the pages see that from what everybody may ask.
"""

from flask import Response

from companion.web.context import Routes
from companion.web.endpoint import HTML, LOOK, endpoint
from companion.web.pages import page


class FirstEveningRoutes(Routes):
    """The handlers."""

    @endpoint("GET", "/first-evening", LOOK, HTML, "The page that leads to the first roll.")
    def first_evening_page(self) -> Response:
        """Return the page of steps."""
        return page(self._context, "first_evening.html")

    @endpoint("GET", "/label", LOOK, HTML, "The label at the board, to print.")
    def label_page(self) -> Response:
        """Return the label; only a host's browser can put the host code on it."""
        return page(self._context, "label.html")
