"""Answers go over the air packed (gzip) where the browser takes that: pages, scripts, long JSON.

Knows: which answers gain by it. Refuses to know: what is in them. Streams are left as they are (an
event would wait for the packer), and so is what carries a browser's own secret: packing beside
foreign text would betray it by its length (BREACH). Files are packed once; their number is small
and fixed.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

from flask import Response, request

FROM_BYTES = 1_000
"""Below this a packed answer is hardly shorter."""

PACKED = ("text/html", "text/css", "text/plain", "text/javascript", "application/json", "image/svg+xml")
SECRET = ("/api/me",)
MOST_FILES = 128


def pack(response: Response) -> Response:
    """The answer, packed where that helps; for `Flask.after_request`."""
    if response.mimetype not in PACKED or (response.is_streamed and not response.direct_passthrough):
        return response
    if request.path in SECRET or ("Set-Cookie" in response.headers and response.is_json):
        return response  # its body tells who this browser is; a page says nothing of that
    response.vary.add("Accept-Encoding")
    fits = response.status_code == 200 and "Content-Encoding" not in response.headers
    if not fits or not request.accept_encodings["gzip"]:
        return response
    response.direct_passthrough = False
    whole = response.get_data()
    response.close()  # a file is read by now; it is not held while a slow phone takes the answer
    if len(whole) < FROM_BYTES:
        return response
    kept = request.path.startswith("/static/")
    response.set_data(_once(whole) if kept else gzip.compress(whole, 1, mtime=0))
    response.headers["Content-Encoding"] = "gzip"
    tag, _ = response.get_etag()
    if tag:
        response.set_etag(tag, weak=True)
    return response


@lru_cache(MOST_FILES)
def _once(whole: bytes) -> bytes:
    return gzip.compress(whole, 9, mtime=0)
