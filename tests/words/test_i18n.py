"""Catalogues: complete, true to the places, nothing left over; and the choice of a language."""

from __future__ import annotations

import functools
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.pofile import read_po
from flask import Flask

from companion import games
from companion.core.model.types import Say
from companion.games.malefiz import GAME
from companion.web.context import language
from companion.words import i18n
from companion.words.i18n import LANGUAGES, SOURCE, gettext, translator

ROOT = Path(__file__).parents[2]
TRANSLATIONS = ROOT / "companion" / "words" / "translations"
TRANSLATED = tuple(lang for lang in LANGUAGES if lang != SOURCE)
TIMES = {"{seconds} s", "{minutes} min {seconds} s", "{hours} h {minutes} min"}
JOINTS = {
    "{name}",
    "{name} ({colour})",
    "{spot}: {piece}",
    "{who}: {move}",
    "{one}, {more}",
    "{one} {more}",
    "{who}: {pieces}.",
    "{game}: {variant}",
    "Malefiz",
    "Barbarossa",
} | TIMES
SAME_AS_ENGLISH = {
    "de": JOINTS | {"Live", "Pause", "{piece} {frm} {to}"},
    "es": JOINTS | {"No"},
    "fr": TIMES
    | {
        "Malefiz",
        "Barbarossa",
        "Pause",
        "15 minutes",
        "{count} minutes",
        "{one} {more}",
        "{name}",
        "{name} ({colour})",
        "{one}, {more}",
        "Barricades",
        "barricade",
        "Barr.",
    },
    "it": JOINTS | {"No"},
}


@pytest.fixture(scope="module")
def keys() -> frozenset[str]:
    """Every sentence that a program, template or script of the companion says."""
    with (TRANSLATIONS / "babel.cfg").open(encoding="utf-8") as file:
        methods, options = parse_mapping_cfg(file)  # type: ignore[no-untyped-call]  # Babel has no type here
    keywords = {"Say": None, "_": None, "gettext": None}
    found = extract_from_dir(str(ROOT / "companion"), methods, options, keywords)
    return frozenset(message for _, _, message, _, _ in found if isinstance(message, str))


@functools.cache
def catalogue(lang: str) -> dict[str, Message]:
    text = (TRANSLATIONS / lang / "LC_MESSAGES" / "companion.po").read_bytes()
    found = read_po(io.BytesIO(text), locale=lang)
    assert not found.obsolete
    return {str(message.id): message for message in found if message.id}


def places(text: str) -> list[str]:
    return sorted(set(re.findall(r"\{(\w*)\}", text)))


def test_the_sentences_of_programs_and_of_templates_are_found(keys: frozenset[str]) -> None:
    assert {"the {nth} place in the {house}", "Roll first, then move.", "New game"} <= keys


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_is_in_the_catalogue(keys: frozenset[str], lang: str) -> None:
    assert sorted(keys - catalogue(lang).keys()) == [], "see docs/how-to/translate.md"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_sentence_is_left_over(keys: frozenset[str], lang: str) -> None:
    assert sorted(catalogue(lang).keys() - keys) == [], "see docs/how-to/translate.md"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_is_translated_and_certain(lang: str) -> None:
    assert not [key for key, message in catalogue(lang).items() if not message.string or message.fuzzy]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_keeps_its_places(lang: str) -> None:
    wrong = [key for key, message in catalogue(lang).items() if places(key) != places(str(message.string))]
    assert not wrong


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_language_differs_from_english_but_for_a_few_known_words(lang: str) -> None:
    same = {key for key, message in catalogue(lang).items() if key == message.string}
    assert same == SAME_AS_ENGLISH[lang]


def test_german_says_du_and_writes_its_umlauts() -> None:
    for message in catalogue("de").values():
        text = str(message.string)
        assert not re.search(
            r"\b(Ihnen|Ihre?[nmrs]?|Sie [a-z]+en|[Kk]oennen|[Mm]uessen|[Ff]uer|[Ww]uerfel)\b", text
        )


def test_french_says_tu_and_keeps_its_spaces() -> None:
    for message in catalogue("fr").values():
        text = str(message.string)
        assert not re.search(r"\b([Vv]euillez|[Cc]liquez|[Aa]ppuyez)\b", text)
        assert not re.search(r"\w[?!;]", text), text


def test_spanish_opens_what_it_closes() -> None:
    for message in catalogue("es").values():
        text = str(message.string)
        assert (text.count("¿"), text.count("¡")) == (text.count("?"), text.count("!")), text


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spot_of_a_board_has_words_of_its_own_in_each_language(variant: str, lang: str) -> None:
    board, tell = GAME.board(variant), translator(lang)
    told = [tell(GAME.tell_spot(board, spot)) for spot in board.spots]
    assert len(set(told)) == len(board.spots)


def test_a_spot_in_german() -> None:
    tell, board = translator("de"), GAME.board("classic")
    assert tell(GAME.tell_spot(board, "g1")) == "Feld direkt vor dem grünen Haus"
    assert tell(GAME.tell_spot(board, "c3")) == "3. Feld von links in der 3. Reihe von unten"


def test_sentences_within_sentences_are_told_in_the_same_language() -> None:
    say = Say("{name} ({colour})", {"name": "Mia {x}", "colour": Say("red")})
    assert translator("de")(say) == "Mia {x} (rot)"
    assert translator("en")(say) == "Mia {x} (red)"


def test_a_sentence_without_translation_stays_english() -> None:
    assert translator("de")(Say("No catalogue has this {n}.", {"n": 1})) == "No catalogue has this 1."


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A catalogue that a game brings, for German."""
    file = tmp_path / "toy.po"
    monkeypatch.setattr(games, "find_catalogues", lambda lang: (file,) if lang == "de" else ())
    i18n._catalogue.cache_clear()
    yield file
    i18n._catalogue.cache_clear()


def test_a_game_brings_words_but_changes_none_of_the_companions(brought: Path) -> None:
    brought.write_text(
        'msgid "The {toy} flies."\nmsgstr "{toy} fliegt."\n\nmsgid "New game"\nmsgstr "Nichts da"\n'
    )
    assert translator("de")(Say("The {toy} flies.", {"toy": "Ente"})) == "Ente fliegt."
    assert gettext("de")("New game") == "Neues Spiel"
    assert gettext("fr")("The {toy} flies.") == "The {toy} flies."


@pytest.mark.parametrize("bad", ["Ein {toi}.", "Ein {toy", "Ein }.", "{toy:d}.", "Ein {toy!z}.", "Ein {}."])
def test_a_word_of_a_game_with_other_places_than_its_key_stays_english(
    brought: Path, bad: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = {"A {toy}.": bad, "More {toy}.": "Mehr {toy}", "{toy} more": "mehr {toy}"}
    brought.write_text("\n\n".join(f'msgid "{key}"\nmsgstr "{word}"' for key, word in words.items()))
    tell = translator("de")
    assert [tell(Say(text, {"toy": "x"})) for text in words] == ["A x.", "Mehr x", "mehr x"]
    assert f"'{bad}' has other places" in caplog.text


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe",
        b'msgid "A',
        b'msgid ""\nmsgstr "Content-Type: text/plain; charset=tlhingan"\n\nmsgid "x"\nmsgstr "y"\n',
        None,
    ],
)
def test_a_catalogue_of_a_game_that_cannot_be_read_is_named_and_left_out(
    brought: Path, data: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    if data is not None:
        brought.write_bytes(data)
    assert gettext("de")("New game") == "Neues Spiel"
    assert gettext("de")("x") == "x"
    assert f"{brought}: cannot be read, so its words stay English" in caplog.text


def test_plain_words_are_translated_too() -> None:
    assert gettext("de")("New game") == "Neues Spiel"
    assert gettext("en")("New game") == "New game"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(KeyError, match="unknown language 'tlh', known are de, en, es, fr, it"):
        translator("tlh")


@pytest.mark.parametrize(
    ("query", "accepted", "chosen"),
    [
        ("de", "en", "de"),
        ("DE_at", None, "de"),
        ("tlh", "de", "de"),
        (None, "de-CH,de;q=0.9,en;q=0.8", "de"),
        (None, "en-GB,de;q=0.9", "en"),
        (None, "nl, de;q=0.4, en;q=0.7", "en"),
        (None, "de;q=0, en;q=0.1", "en"),
        (None, "fr;q=high, de", "de"),
        (None, "fr-CA,en;q=0.5", "fr"),
        (None, "*;q=0.5", "en"),
        (None, ";;,=,q", "en"),
        (None, None, "en"),
        ("", "", "en"),
    ],
)
def test_the_address_decides_then_the_browser_then_english(
    query: str | None, accepted: str | None, chosen: str
) -> None:
    headers = {} if accepted is None else {"Accept-Language": accepted}
    address = "/" if query is None else f"/?lang={query}"
    with Flask("pages").test_request_context(address, headers=headers):
        assert language() == chosen
