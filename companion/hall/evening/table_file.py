"""An evening as a table for a spreadsheet (CSV): the standings, and below them each result.

A name never becomes a formula there. Refuses to know: HTTP.
"""

import csv
import io
from collections.abc import Iterator

from companion.core.model.types import Say
from companion.hall.evening.plan import Evening, Pairing
from companion.hall.evening.points import SITS_OUT, points
from companion.hall.evening.standings import standings
from companion.words.i18n import translator

FORMULA = ("=", "+", "-", "@", "|", "%")
"""What a cell begins with that a spreadsheet may carry out."""

STANDINGS = (
    Say("Rank"),
    Say("Player"),
    Say("Points"),
    Say("First places"),
    Say("Second places"),
    Say("Ahead of equals"),
    Say("Games"),
)
RESULTS = (Say("Round"), Say("Table"), Say("Rank"), Say("Player"), Say("Points"), Say("Note"))
FIXED = Say("Put right by the host.")
SITS = Say("Sits out")


def table_file(evening: Evening, lang: str) -> bytes:
    """Return the file; between cells a comma in English, else a semicolon, as spreadsheets there have it."""
    tell, file = translator(lang), io.StringIO()
    write = csv.writer(file, delimiter="," if lang == "en" else ";", lineterminator="\r\n").writerow
    names = {player.id: player.name for player in evening.players}
    write(map(tell, STANDINGS))
    for one in standings(evening):
        write(
            [one.place, safe(names[one.player]), one.points, one.firsts, one.seconds, one.ahead, one.played]
        )
    write([])
    write(map(tell, RESULTS))
    for number, each in enumerate(evening.drawn, start=1):
        for pairing in each.pairings:
            table = evening.table(pairing.board)
            note = tell(FIXED) if pairing.fixes else ""
            for place, player, worth in _rows(pairing):
                title = safe(table.title if table else pairing.board)
                write([number, title, place, safe(names[player]), worth, note])
        for player in each.out:
            write([number, "", "", safe(names[player]), SITS_OUT, tell(SITS)])
    return b"\xef\xbb\xbf" + file.getvalue().encode()


def _rows(pairing: Pairing) -> Iterator[tuple[int | str, int, int | str]]:
    """Yield place, player and points; of a table without a result the players alone."""
    worth, before = points(pairing.counts), 0
    for sharing in pairing.counts:
        yield from ((before + 1, player, worth[player]) for player in sharing)
        before += len(sharing)
    if not pairing.counts:
        yield from (("", player, "") for player in pairing.seats.values())


def safe(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1].isspace() or text.startswith(FORMULA) else text
