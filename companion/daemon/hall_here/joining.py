"""Asks the hall of another board to be let in, over HTTP. Refuses to know: what is done with the answer."""

import http.client
import logging
import re

import msgspec

from companion.ports.commands import CommandRefused
from companion.ports.hall_here import Joined
from companion.words.care import hall_here_words as words

PATH = "/api/hall-here/admit"
USUAL_PORT = 8080
"""Of a board whose address names none."""
WITHIN_S = 8.0
"""A hall that has not answered by then is not there."""

MOST_ANSWER_BYTES = 4096
"""Bytes of an answer that are read."""

log = logging.getLogger(__name__)


def ask_to_join(address: str, code: str, board: str, title: str, lang: str) -> tuple[str, Joined]:
    """Return the hall's host, and what is needed to tell it. Raises CommandRefused: one line says why."""
    match = re.fullmatch(r"(?:http://)?([A-Za-z0-9._-]{1,200})(?::(\d{1,5}))?/?", address.strip())
    port = int(match[2] or USUAL_PORT) if match else 0
    if match is None or not 0 < port <= 65535:
        raise CommandRefused(words.NO_ADDRESS)
    body = msgspec.json.encode({"code": code, "board": board, "title": title})
    connection = http.client.HTTPConnection(match[1], port, timeout=WITHIN_S)
    try:
        connection.request("POST", f"{PATH}?lang={lang}", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        status, body_read = answer.status, answer.read(MOST_ANSWER_BYTES)
    except (OSError, http.client.HTTPException, UnicodeError) as error:
        log.info("the hall at %s:%s: %s", match[1], port, error)
        raise CommandRefused(words.NOBODY.fill({"host": match[1]})) from None
    finally:
        connection.close()
    if status != 200:
        raise CommandRefused(words.refusal(status).fill({"host": match[1]}))
    try:
        return match[1], msgspec.json.decode(body_read, type=Joined)
    except msgspec.DecodeError:
        raise CommandRefused(words.NO_HALL_THERE.fill({"host": match[1]})) from None
