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
from companion.core.model.types import Say, say_plural
from companion.games.malefiz import GAME
from companion.web.context import language
from companion.words import i18n
from companion.words.i18n import LANGUAGES, SOURCE, gettext, plural_forms, translator
from companion.words.names import COLOURS_ALONE, LETTERS
from companion.words.short_words import shortened

ROOT = Path(__file__).parents[2]
TRANSLATIONS = ROOT / "companion" / "words" / "translations"
TRANSLATED = tuple(lang for lang in LANGUAGES if lang != SOURCE)
Key = str | tuple[str, ...]
"""An English sentence, or that for one and that for many."""
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
    "de": (JOINTS - TIMES)
    | {"Café", "R", "G", "B", "Live", "Pause", "Port", "Version {version}", "{piece} {frm} {to}"},
    "es": JOINTS | {"Café", "Club", "R", "No"},
    "fr": TIMES
    | {
        *("R", "B", "Café", "Club"),
        "Malefiz",
        "Barbarossa",
        "Pause",
        "Version {version}",
        "Port",
        "{count} minutes",
        "{count} points",
        "Points",
        "{one} {more}",
        "{name}",
        "{name} ({colour})",
        "{one}, {more}",
        "Barricades",
        "barricade",
        "Barr.",
    },
    "it": JOINTS | {"R", "B", "No", "Password"},
}


@pytest.fixture(scope="module")
def keys() -> frozenset[Key]:
    """Every sentence that a program, template or script of the companion says."""
    with (TRANSLATIONS / "babel.cfg").open(encoding="utf-8") as file:
        methods, options = parse_mapping_cfg(file)  # type: ignore[no-untyped-call]  # Babel has no type here
    keywords = {"Say": None, "say_plural": (1, 2), "_": None, "_n": (1, 2), "gettext": None}
    found = extract_from_dir(str(ROOT / "companion"), methods, options, keywords)
    return frozenset(message for _, _, message, _, _ in found if message)


@functools.cache
def catalogue(lang: str) -> dict[Key, Message]:
    text = (TRANSLATIONS / lang / "LC_MESSAGES" / "companion.po").read_bytes()
    found = read_po(io.BytesIO(text), locale=lang)
    assert not found.obsolete
    return {_key(message.id): message for message in found if message.id}


def _key(text: str | list[str] | tuple[str, ...]) -> Key:
    return text if isinstance(text, str) else tuple(text)


def each(text: Key | None) -> list[str]:
    """Return a sentence, or each of its forms."""
    return [text] if isinstance(text, str) else list(text or ())


def texts(lang: str) -> Iterator[str]:
    """Yield all that is said in a language."""
    for message in catalogue(lang).values():
        yield from each(_key(message.string or ""))


def places(text: str) -> list[str]:
    return sorted(set(re.findall(r"\{(\w*)\}", text)))


def test_the_sentences_of_programs_and_of_templates_are_found(keys: frozenset[Key]) -> None:
    assert {"the {nth} place in the {house}", "Roll first, then move.", "New game"} <= keys


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_is_in_the_catalogue(keys: frozenset[Key], lang: str) -> None:
    assert sorted(map(str, keys - catalogue(lang).keys())) == [], "see docs/how-to/translate.md"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_sentence_is_left_over(keys: frozenset[Key], lang: str) -> None:
    assert sorted(map(str, catalogue(lang).keys() - keys)) == [], "see docs/how-to/translate.md"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_is_translated_and_certain(lang: str) -> None:
    found = catalogue(lang).items()
    assert not [key for key, said in found if said.fuzzy or not all(each(_key(said.string or "")))]
    assert not [key for key, said in found if isinstance(key, tuple) and len(said.string or "") != 2]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_keeps_its_places(lang: str) -> None:
    for key, message in catalogue(lang).items():
        for text in each(_key(message.string or "")):
            assert places(text) in [places(one) for one in each(key)], key


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_language_differs_from_english_but_for_a_few_known_words(lang: str) -> None:
    same = {each(key)[-1] for key, message in catalogue(lang).items() if key == _key(message.string or "")}
    assert same == SAME_AS_ENGLISH[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letters_on_pieces_are_of_the_language_and_no_two_alike(lang: str) -> None:
    tell = translator(lang)
    letters = {seat: tell(letter) for seat, letter in LETTERS.items()}
    assert len(set(letters.values())) == len(letters)
    assert all(tell(COLOURS_ALONE[seat]).startswith(letter) for seat, letter in letters.items())


def test_german_says_du_and_writes_its_umlauts() -> None:
    for text in texts("de"):
        assert not re.search(
            r"\b(Ihnen|Ihre?[nmrs]?|Sie [a-z]+en|[Kk]oennen|[Mm]uessen|[Ff]uer|[Ww]uerfel)\b", text
        )


def test_german_calls_a_thing_by_one_word_and_keeps_units_at_their_numbers() -> None:
    for text in texts("de"):
        assert not re.search(r"\b(Gastgeber|Schiedsrichter|Begleiter|Rechner|Partien?|Augenblick)\b", text)
        assert not re.search(r"\} (%|h|min|s|ms|MB|GB)(?!\w)", text)


def test_french_says_tu_and_keeps_its_spaces() -> None:
    for text in texts("fr"):
        assert not re.search(r"\b([Vv]euillez|[Cc]liquez|[Aa]ppuyez)\b", text)
        assert not re.search(r"\w[?!;]", text), text


def test_spanish_opens_what_it_closes() -> None:
    for text in texts("es"):
        assert (text.count("¿"), text.count("¡")) == (text.count("?"), text.count("!")), text


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spot_of_a_board_has_words_of_its_own_in_each_language(variant: str, lang: str) -> None:
    board, tell = GAME.board(variant), translator(lang)
    told = [tell(GAME.tell_spot(board, spot)) for spot in board.spots]
    assert len(set(told)) == len(board.spots)


SHORT = 36
"""So many letters has the short name of a place at most."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_have_short_names_in_each_language(lang: str) -> None:
    tell = translator(lang)
    for game in (GAME, games.named("labyrinth")):
        for variant in game.variants:
            board = game.board(variant)
            fields = [name for name in board.spots if not name.startswith("out:")]
            told = [tell(shortened(game.tell_spot(board, spot))) for spot in fields]
            assert max(map(len, told)) <= SHORT
            pooled = sum(pool.mask for pool in board.pools)
            where = zip(map(board.index.__getitem__, fields), told, strict=True)
            alone = [text for number, text in where if not pooled >> number & 1]
            assert len(set(alone)) == len(alone)


def test_a_sentence_is_shortened_at_its_places() -> None:
    spot = GAME.tell_spot(GAME.board("classic"), "c3")
    assert translator("de")(shortened(Say("on {spot}", {"spot": spot}))) == "auf das Feld 3, Reihe 3"


def test_a_spot_in_german() -> None:
    tell, board = translator("de"), GAME.board("classic")
    assert tell(GAME.tell_spot(board, "g1")) == "Feld direkt vor dem grünen Haus"
    assert tell(GAME.tell_spot(board, "c3")) == "3. Feld von links in der 3. Reihe von unten"


def test_sentences_within_sentences_are_told_in_the_same_language() -> None:
    say = Say("{name} ({colour})", {"name": "Mia {x}", "colour": Say("red")})
    assert translator("de")(say) == "Mia {x} (rot)"
    assert translator("en")(say) == "Mia {x} (red)"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["0 steps", "1 step", "2 steps"]),
        ("de", ["0 Stufen", "1 Stufe", "2 Stufen"]),
        ("fr", ["0 marche", "1 marche", "2 marches"]),
        ("it", ["0 gradini", "1 gradino", "2 gradini"]),
        ("es", ["0 escalones", "1 escalón", "2 escalones"]),
    ],
)
def test_a_number_has_the_forms_of_its_language(lang: str, said: list[str]) -> None:
    steps = say_plural("{count} step", "{count} steps")
    assert [translator(lang)(steps.fill({"count": count})) for count in range(3)] == said
    forms = plural_forms(lang)("{count} step", "{count} steps")
    assert forms == {"one": said[1].replace("1", "{count}"), "other": said[2].replace("2", "{count}")}


UNITS = (
    *("{count} ms", "{count} %", "In numbers: the last {count} min", "{count} min left", "{count} s left"),
    "No connection. Last news {count} s ago. Trying again ...",
)
LABELS = (
    *("{done} of {count}", "{number} of {count}:", "{count} of {most}", "{count} of {most} walls"),
    *("All turns ({count})", "Turns: {count}", "Takes the barricade. Choose its new place ({count}):"),
    *("{count} in the forest", "{count} in the house", "{count} on the way"),
    "Bringing games back: {done} of {count}.",
    "{who} finds an elf stone in the cave. That makes {count}.",
    "The sensors see the ringed fields differently ({count}).",
)
ALIKE_FOR_ALL = {*UNITS, *LABELS}
"""Sentences with a number of things that are right with each number."""


def test_a_number_of_things_has_a_plural(keys: frozenset[Key]) -> None:
    assert {key for key in keys if isinstance(key, str) and "{count}" in key} == ALIKE_FOR_ALL


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


def test_a_game_brings_plurals(brought: Path, caplog: pytest.LogCaptureFixture) -> None:
    brought.write_text(
        'msgid "One {toy} flies."\nmsgid_plural "{count} {toy} fly."\n'
        'msgstr[0] "Eine {toy} fliegt."\nmsgstr[1] "{count} {toy} fliegen."\n\n'
        'msgid "One {toy}"\nmsgid_plural "{count} {toy}"\nmsgstr[0] "Eine {toi}"\nmsgstr[1] "{count} {toy}"\n'
    )
    flies = say_plural("One {toy} flies.", "{count} {toy} fly.")
    told = [translator("de")(flies.fill({"toy": "Ente", "count": count})) for count in (1, 2)]
    assert told == ["Eine Ente fliegt.", "2 Ente fliegen."]
    bad = say_plural("One {toy}", "{count} {toy}", {"toy": "duck", "count": 2})
    assert translator("de")(bad) == "2 duck"
    assert "has other places" in caplog.text


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
