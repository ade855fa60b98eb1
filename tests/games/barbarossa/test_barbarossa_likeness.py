"""Words compared kindly (B12), their letters (BR-10), and the word list (BR-03)."""

from __future__ import annotations

import pytest

from companion.games.barbarossa import word_list
from companion.games.barbarossa.likeness import Likeness, letter, letters, likeness


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Käse", "käse"),
        ("Käse", "KAESE"),
        ("Käse", "Kase"),
        ("Fuß", "Fuss"),
        ("Schatz-Truhe", "Schatztruhe"),
        ("Regen bogen", "Regenbogen"),
        ("der Drache", "Drache"),
        ("ein Zahn", "Zahn"),
        ("l'arbre", "arbre"),
        ("l\u2019étoile", "etoile"),
        ("œuf", "oeuf"),
        ("the boot", "Boot"),
        ("los pies", "pies"),
        ("pingüino", "pinguino"),
        ("caffè", "caffe"),
        ("lo scudo", "scudo"),
        ("  Zahn  ", "Zahn"),
        ("Ka\u0308se", "Käse"),
    ],
)
def test_b12_case_umlauts_accents_hyphens_and_articles_make_no_difference(one: str, other: str) -> None:
    assert likeness(one, other) is likeness(other, one) is Likeness.SAME


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Drache", "Drachen"),
        ("Ritter", "Riter"),
        ("Ritter", "Rittre"),
        ("Schmetterling", "Schmeterlink"),
        ("cat", "cats"),
    ],
)
def test_b12_a_slip_of_the_pen_is_near(one: str, other: str) -> None:
    expected = Likeness.DIFFERENT if one == "cat" else Likeness.NEAR
    assert likeness(one, other) is likeness(other, one) is expected


@pytest.mark.parametrize(
    ("one", "other"),
    [("Hund", "Katze"), ("Hut", "Hof"), ("", ""), ("Zahn", ""), ("?!", "?!"), ("Die", ""), ("Mond", "Sonne")],
)
def test_b12_other_words_and_no_words_are_different(one: str, other: str) -> None:
    assert likeness(one, other) is likeness(other, one) is Likeness.DIFFERENT


def test_b12_an_article_alone_is_a_word() -> None:
    assert likeness("Die", "die") is Likeness.SAME


def test_br_10_umlauts_are_letters_of_their_own() -> None:
    assert letters("der Käse") == "KÄSE"
    assert letters("Fuß") == "FUß"
    assert [letter("Käse", nth) for nth in (1, 2, 4, 5, -1, 0)] == ["K", "Ä", "E", "", "E", ""]
    assert letter("tapis volant", 6) == "V"
    assert letter("", -1) == ""


@pytest.mark.parametrize("language", word_list.LANGUAGES)
def test_br_03_the_list_has_at_least_two_hundred_different_words(language: str) -> None:
    found = [word for group in word_list.words(language).values() for word in group]
    assert len(found) >= 200
    assert len({word.casefold() for word in found}) == len(found)
    assert all(word == word.strip() and word.isprintable() and letters(word) for word in found)


def test_br_03_each_thing_has_a_word_in_each_language_and_each_category_a_name() -> None:
    assert set(word_list.rows()) == set(word_list.CATEGORIES)
    for name, rows in word_list.rows().items():
        assert len(rows) >= 10, name
        assert all(len(row) == len(word_list.LANGUAGES) and all(row) for row in rows), name
    with pytest.raises(ValueError, match="tlh"):
        word_list.words("tlh")


def test_br_03_german_things_are_written_as_nouns() -> None:
    assert all(word[0].isupper() for group in word_list.words("de").values() for word in group)


@pytest.mark.parametrize(
    "word", ["Zahn", "tooth", "la DENT", "diente", "schneemann", "Schnee-Mann", "kaefer"]
)
def test_br_03_a_word_is_known_however_it_is_written(word: str) -> None:
    assert word_list.knows(word) == (word != "kaefer")


def test_b12_only_a_word_before_another_one_is_an_article() -> None:
    assert (letters("I-Punkt"), letters("A-Linie"), letters("l'eau")) == ("IPUNKT", "ALINIE", "EAU")
    assert letter("Fuß", -1) == letters("ß") == "ß"
