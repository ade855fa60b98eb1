"""The page that tells a person what went wrong, with a way on.

It carries its style and its picture in itself: under a foreign name nothing else of ours is answered, and
after a mistake of ours nothing else may be relied on. Refuses to know: why it went wrong.
"""

import base64
from collections.abc import Sequence
from pathlib import Path

from flask import Response
from markupsafe import Markup

from companion.web.access.security import policy_with_style
from companion.web.context import WebContext
from companion.web.pages import drawn

STYLE = """
:root {
  color-scheme: light dark; --paper: #f4ecdf; --card: #fffaf2; --ink: #2b211b; --way: #8a4220; --on: #fffaf2;
  font: 17px/1.5 Ubuntu, Calibri, "DejaVu Sans", system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1713; --card: #2a221c; --ink: #f5ecdf; --way: #f0b078; --on: #2a180b; }
}
body { margin: 0; min-height: 100vh; display: grid; place-content: center; overflow-wrap: anywhere; }
* { box-sizing: border-box; }
main { margin: 1rem; padding: 1.6rem; max-width: 32rem; border-radius: 20px;
  background: var(--card); text-align: center; }
h1 { font-size: 1.4rem; line-height: 1.25; margin: .4rem 0 1.2rem; text-wrap: balance; }
p { margin: .6rem 0; }
a { display: inline-grid; place-items: center; min-height: 44px; padding: 0 1.2rem; border-radius: 14px;
  font-weight: 700; text-decoration: none; color: var(--on); background: var(--way); }
.ways a { width: 100%; color: inherit; background: none; border: 2px solid var(--way); }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
"""


def icon_address() -> str:
    """Return the picture of the pages, as an address that holds it."""
    picture = base64.b64encode(Path(__file__).with_name("static").joinpath("icon.svg").read_bytes())
    return "data:image/svg+xml;base64," + picture.decode()


def problem_page(
    context: WebContext,
    status: int,
    text: str,
    links: Sequence[str] = (),
    *,
    ways: Sequence[tuple[str, str]] = (),
) -> Response:
    """Tell what went wrong, and where it goes on: ``links`` (addresses), else home; ``ways`` by name."""
    style = Markup(STYLE)  # noqa: S704 - a constant
    told = {"text": text, "links": links, "ways": ways}
    response = drawn(context, "problem.html", style=style, icon=icon_address(), **told)
    response.status_code = status
    response.headers["Content-Security-Policy"] = policy_with_style(STYLE)
    return response
