"""An evening as a table for a spreadsheet: whole, and no name becomes a formula."""

from __future__ import annotations

import csv
import io

import pytest

from companion.core.model.fast_replace import replace
from companion.hall.evening.plan import Fix, Player, Round
from companion.hall.evening.table_file import FORMULA, safe, table_file
from companion.words.i18n import LANGUAGES
from tests.hall.evening.evenings import evening, pairing


def rows(file: bytes, between: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(file.decode("utf-8-sig"), newline=""), delimiter=between))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standings_and_results_stand_in_it(lang: str) -> None:
    told = replace(pairing(1, 2, 3, places=[[2], [1, 3]]), fixes=(Fix((), ((1,), (2, 3))),))
    drawn = [Round((told,), out=(4,)), Round((pairing(4, 1),))]
    found = rows(table_file(evening(4, 1, 3, drawn=drawn), lang), "," if lang == "en" else ";")
    assert [row[:3] for row in found[1:5]] == [
        ["1", "P1", "4"],
        ["2", "P4", "4"],
        ["3", "P2", "2"],
        ["3", "P3", "2"],
    ]
    assert found[5] == []
    assert [row[:5] for row in found[7:]] == [
        ["1", "Table 1", "1", "P1", "4"],
        ["1", "Table 1", "2", "P2", "2"],
        ["1", "Table 1", "2", "P3", "2"],
        ["1", "", "", "P4", "4"],
        ["2", "Table 1", "", "P4", ""],
        ["2", "Table 1", "", "P1", ""],
    ]
    assert all(row[5] for row in found[7:11])
    assert {len(row) for row in found[7:]} == {6}


@pytest.mark.parametrize("begin", [*FORMULA, " =", "\u00a0@", "\t", "\r", "\n"])
def test_no_name_becomes_a_formula(begin: str) -> None:
    assert safe(f"{begin}1+1") == f"'{begin}1+1"
    assert safe(f"Mia {begin}") == f"Mia {begin}"
    whole = evening(2, 1, drawn=[Round((pairing(1, 2),))])
    bad = replace(whole, players=(Player(1, f'{begin}HYPERLINK("x;y")'), Player(2, "Ben")))
    for lang, between in (("en", ","), ("de", ";")):
        cells = [cell for row in rows(table_file(bad, lang), between) for cell in row]
        assert not [cell for cell in cells if cell.lstrip().startswith(FORMULA)]
        assert f'\'{begin}HYPERLINK("x;y")' in cells
