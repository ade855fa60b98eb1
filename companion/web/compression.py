"""Answers go over the air packed (gzip) where the browser takes that: pages, scripts, long JSON.

Knows: which answers gain by it. Refuses to know: what is in them. Streams are left as they are (an
event would wait for the packer), and so is what carries a browser's own secret: packing beside
foreign text would betray it by its length (BREACH). Files are packed once; their number is small
and fixed.
"""

import gzip
from functools import lru_cache

from flask import Response, request

FROM_BYTES = 1_000
"""Below this a packed answer is hardly shorter."""

PACKED = ("text/html", "text/css", "text/plain", "text/javascript", "application/json", "image/svg+xml")
SECRET = ("/api/me", "/api/mine", "/api/host/")
"""Paths that begin so tell a browser's own secrets."""

MOST_FILES = 128
"""Packed answers that are kept: all scripts and words of a page."""
CACHED_PATHS = ("/static/", "/words/", "/api/boards/", "/api/shelf", "/api/tiles")
"""Paths of what is the same for everybody, and seldom another: packed once, as well as can be."""

SHARED, MOST_SHARED = ("/api/state", "/api/history"), 16
"""Asked for by many, who get the same: packed once, as long as it is one of the newest."""


def pack(response: Response) -> Response:
    """Return the answer, packed where that helps; for `Flask.after_request`."""
    is_whole = response.direct_passthrough or not response.is_streamed
    if response.mimetype not in PACKED or not is_whole or is_secret(response):
        return response
    response.vary.add("Accept-Encoding")
    fits = response.status_code == 200 and "Content-Encoding" not in response.headers
    if not fits or not request.accept_encodings["gzip"]:
        return response
    response.direct_passthrough = False
    whole = response.get_data()
    response.close()  # a file is read by now; it is not held while a slow phone takes the answer
    if len(whole) < FROM_BYTES:
        return response
    response.set_data(_packed(request.path, whole))
    response.headers["Content-Encoding"] = "gzip"
    tag, _ = response.get_etag()
    if tag:
        response.set_etag(tag, weak=True)
    return response


def is_secret(response: Response) -> bool:
    """Tell whether an answer may carry a browser's own secret: its csrf, the host code, a seat's words.

    Answers to what a browser does are short, and often tell who it is. A page says nothing of that.
    """
    done = request.method not in ("GET", "HEAD")
    return done or request.path.startswith(SECRET) or ("Set-Cookie" in response.headers and response.is_json)


def _packed(path: str, whole: bytes) -> bytes:
    if path.startswith(CACHED_PATHS):
        return _once(whole)
    return _lately(whole) if path in SHARED else gzip.compress(whole, 1, mtime=0)


@lru_cache(MOST_FILES)
def _once(whole: bytes) -> bytes:
    return gzip.compress(whole, 9, mtime=0)


@lru_cache(MOST_SHARED)
def _lately(whole: bytes) -> bytes:
    return gzip.compress(whole, 1, mtime=0)
