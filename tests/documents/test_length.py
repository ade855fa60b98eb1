"""How much there is to read, and how long its sentences are: both may only become less."""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
UNCOUNTED = ("docs/lab", "docs/reference/generated", "docs/how-to/build/numbers.md")
"""The lab, and what is made from the code."""

MOST_WORDS = 50_000

LONG = 25
MOST_LONG_SHARE = 0.03

MOST_WORDS_OF_A_CHANGE = 20
MOST_WORDS_OF_FIGURES = 1_500


def counted() -> list[str]:
    """The texts that somebody is meant to read: README, CONTRIBUTING and docs."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [
        page.read_text(encoding="utf-8")
        for page in pages
        if not any(page.is_relative_to(ROOT / each) for each in UNCOUNTED)
    ]


def sentences(text: str) -> list[str]:
    """The sentences of a page, without code, tables, headings and the addresses of links."""
    text = re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"^(?: {4}.*|\|.*|#.*)$", "", text, flags=re.MULTILINE)
    text = re.sub(r"]\([^)]*\)", "]", text)
    blocks = re.split(r"\n\s*\n|\n\s*(?:[-*]|\d+\.) ", text)
    return [each for block in blocks for each in re.split(r"(?<=[.:!?])\s+", block.strip()) if each]


def test_the_documents_do_not_grow() -> None:
    assert sum(len(text.split()) for text in counted()) <= MOST_WORDS


def test_todays_figures_are_one_page() -> None:
    text = (ROOT / "docs" / "lab" / "figures.md").read_text(encoding="utf-8")
    assert len(text.split()) <= MOST_WORDS_OF_FIGURES


def test_the_diary_begins_with_the_newest_day() -> None:
    text = (ROOT / "docs" / "lab" / "diary.md").read_text(encoding="utf-8")
    days = re.findall(r"^## (\d{4}-\d\d-\d\d)$", text, re.MULTILINE)
    assert days == sorted(days, reverse=True)
    assert len(days) == text.count("\n## ")


def test_long_sentences_do_not_become_more() -> None:
    found = [len(each.split()) for text in counted() for each in sentences(text)]
    assert sum(words > LONG for words in found) / len(found) <= MOST_LONG_SHARE


def changes(text: str) -> list[str]:
    """The entries of a changelog, each with the lines that belong to it."""
    return [" ".join(each.split()) for each in re.findall(r"^ *- (.*(?:\n +[^- ].*)*)", text, re.MULTILINE)]


def test_no_entry_of_the_changelog_is_long() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = changes(text)
    assert len(found) == text.count("\n- ")
    assert [each for each in found if len(each.split()) > MOST_WORDS_OF_A_CHANGE] == []


def test_an_entry_has_all_its_lines() -> None:
    assert changes("# Head\n\n- one\n  two - three\n- four\n\nfive\n") == ["one two - three", "four"]


def test_a_sentence_ends_where_it_ends() -> None:
    text = (
        "# Head\n\nOne two. Three:\n\n- four\n- five [six](seven eight).\n\n| no | table |\n\n    no code\n"
    )
    assert sentences(text) == ["One two.", "Three:", "- four", "five [six]."]


def test_the_costs_in_the_readme_are_those_of_the_parts_list() -> None:
    cost: defaultdict[str, float] = defaultdict(float)
    with (ROOT / "hardware" / "BOM.csv").open(encoding="utf-8") as parts:
        for part in csv.DictReader(parts):
            price = float(part["quantity"]) * float(part["price_eur_each_unverified"])
            kind = "lights" if part["set"] == "lights" else "board"
            if part["set"] in {"all", "chain", "reed", "lights"}:
                cost[f"{part['board']} {kind}"] += price
    (row,) = re.findall(r"^\| cost .*$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    told = [(int(a), int(b)) for a, b in re.findall(r"(\d+) / (\d+) €", row)]
    boards = ("labyrinth-small", "malefiz-fast", "malefiz-classic")
    assert told == [
        (round(cost[f"{board} board"], -1), round(cost[f"{board} board"] + cost[f"{board} lights"], -1))
        for board in boards
    ]
