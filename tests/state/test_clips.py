"""The recordings fit the catalogue: every clip in every language, of its length, all together small."""

from __future__ import annotations

import pytest

from companion.games import installed
from companion.state.clips import FOLDER, Manifest, clips, manifest
from companion.words.i18n import LANGUAGES, translator

MOST_BYTES = 4_500_000
BITS_A_MS = 16
"""Every clip has 16 kilobits a second."""

MADE_ANEW = "say `python -m companion.state.record_clips` (docs/how-to/sound.md)"


@pytest.fixture(scope="module")
def recorded() -> Manifest:
    return manifest()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_recorded_as_it_is_now(recorded: Manifest, lang: str) -> None:
    tell = translator(lang)
    wanted = {key: tell(say) for key, say in clips(installed().values()).items()}
    assert {key: clip.text for key, clip in recorded.clips[lang].items()} == wanted, MADE_ANEW


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_recording_is_there_and_none_is_left_over(lang: str) -> None:
    assert {path.name for path in (FOLDER / lang).iterdir()} == {
        f"{key}.mp3" for key in clips(installed().values())
    }, MADE_ANEW


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_recording_is_as_long_as_its_sentence(recorded: Manifest, lang: str) -> None:
    for key, clip in recorded.clips[lang].items():
        raw = (FOLDER / lang / f"{key}.mp3").read_bytes()
        assert raw[0] == 0xFF, key
        assert raw[1] & 0xF6 == 0xF2, f"{key} is no MPEG layer III"
        assert abs(len(raw) * 8 / BITS_A_MS - clip.ms) < 250, key
        assert 300 < clip.ms < 8_000, key
        assert 25 < clip.ms / len(clip.text) < 170, f"{key} is spoken too fast or too slowly"


def test_there_is_no_language_too_many_and_all_together_is_small(recorded: Manifest) -> None:
    assert set(recorded.clips) == set(LANGUAGES) == {path.name for path in FOLDER.iterdir() if path.is_dir()}
    assert sum(path.stat().st_size for path in FOLDER.rglob("*")) < MOST_BYTES
