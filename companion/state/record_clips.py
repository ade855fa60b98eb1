"""Records the clips: ``python -m companion.state.record_clips`` with Debian's espeak-ng and lame.

Writes ``static/clips/<language>/<key>.mp3`` and ``static/clips/manifest.json`` anew, and removes what no clip
of ``clips.py`` says any more. Needed only after a sentence or a translation has changed; the recordings are
part of the product, so a board needs neither program. Refuses to know: when something is said.
"""

from __future__ import annotations

import array
import io
import shutil
import subprocess
import sys
import tempfile
import wave
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from companion.core.model.types import Say
from companion.games import installed
from companion.state.clips import FOLDER, Clip, Manifest, clips
from companion.words.i18n import LANGUAGES, translator

VOICES = {"de": "de", "en": "en-gb", "es": "es", "fr": "fr-fr", "it": "it"}
"""Language -> voice of espeak-ng."""

WORDS_PER_MINUTE = 155
"""A little slower than it speaks by itself: children listen."""

QUIET = 400
"""Samples (of 32767) below this at both ends are cut off, but for a breath."""

BREATH_S = 0.06
"""Silence, in seconds, that stays before and after a sentence."""
KILOBITS, HERTZ = 16, 16_000
"""Small and clear enough for this voice; every phone plays it, also the older ones."""

TIMEOUT_S = 30
"""Seconds that a program may take for one sentence."""


def main() -> int:
    """Record everything. Returns the exit status: 2 where a program is missing."""
    for program, package in (("espeak-ng", "espeak-ng"), ("lame", "lame")):
        if shutil.which(program) is None:
            sys.stderr.write(f"{program} is missing: apt install {package}\n")
            return 2
    wanted = clips(installed().values())
    manifest = Manifest(_made_with(), {lang: _record_language(lang, wanted) for lang in LANGUAGES})
    file = FOLDER / "manifest.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(manifest, order="sorted"), indent=1) + b"\n")
    total = sum(path.stat().st_size for path in FOLDER.rglob("*.mp3"))
    sys.stdout.write(f"{len(wanted)} clips in {len(LANGUAGES)} languages, {total / 1e6:.2f} MB\n")
    return 0


def _made_with() -> str:
    espeak = _run(["espeak-ng", "--version"]).decode().split("  ")[0].strip()
    return f"{espeak}, {_run(['lame', '--version']).decode().splitlines()[0].strip()}"


def _record_language(lang: str, wanted: Mapping[str, Say]) -> dict[str, Clip]:
    folder = FOLDER / lang
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.mp3"):
        if old.stem not in wanted:
            old.unlink()
    tell = translator(lang)
    return {key: _record(folder / f"{key}.mp3", lang, tell(say)) for key, say in wanted.items()}


def _record(file: Path, lang: str, text: str) -> Clip:
    speak = ["espeak-ng", "-v", VOICES[lang], "-s", str(WORDS_PER_MINUTE), "--stdin", "--stdout"]
    rate, samples = _trimmed(_run(speak, text.encode()))
    with tempfile.TemporaryDirectory() as place:
        plain = Path(place) / "clip.wav"
        with wave.open(str(plain), "wb") as out:
            out.setparams((1, 2, rate, 0, "NONE", ""))
            out.writeframes(samples.tobytes())
        quality = ["-m", "m", "-b", str(KILOBITS), "--cbr", "--resample", str(HERTZ), "-q", "2"]
        _run(["lame", "--quiet", "-t", "--noreplaygain", *quality, str(plain), str(file)])
    return Clip(text, round(1000 * len(samples) / rate))


def _trimmed(raw: bytes) -> tuple[int, array.array[int]]:
    """Return samples a second, and the samples without the silence around them; as loud as they can be."""
    with wave.open(io.BytesIO(raw)) as spoken:
        rate = spoken.getframerate()
    samples = array.array("h", raw[44:])  # piped, so its header tells no length
    loud = [i for i, each in enumerate(samples) if abs(each) >= QUIET]
    breath = round(BREATH_S * rate)
    kept = samples[max(0, loud[0] - breath) : loud[-1] + 2 * breath]
    gain = 30_000 / max(abs(each) for each in kept)
    return rate, array.array("h", (round(each * gain) for each in kept))


def _run(command: Sequence[str], given: bytes = b"") -> bytes:
    return subprocess.run(command, input=given, check=True, capture_output=True, timeout=TIMEOUT_S).stdout  # noqa: S603 - fixed programs, our own sentences


if __name__ == "__main__":
    sys.exit(main())
