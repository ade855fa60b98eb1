"""Barbarossa as a family plays it: a phone each, hands on the virtual board, a host for who is away."""

from __future__ import annotations

import json
from base64 import b64decode
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import expect

from companion.games.barbarossa.printed import RING
from tests.system.browsing import PATIENCE_MS, PHONE, drag, middle
from tests.system.walker.evening import SCREEN, Evening, Look, Phone
from tests.system.walker.hands import is_asked_secretly, is_decided

SEATS = ("red", "green", "blue")
BEGIN: dict[str, Any] = {
    "game": "barbarossa",
    "variant": "classic",
    "seats": list(SEATS),
    "names": {"red": "Mia", "green": "Ben"},
    "options": {"free_words": True, "letter_round": True},
}
FAMILY: dict[str, Look] = {
    "red": ("/", PHONE, "de", "light"),
    "green": ("/", PHONE, "fr", "dark"),
    "blue": ("/", PHONE, "it", "light"),
    "board": ("/board", SCREEN, "en", "dark"),
}
"""Red's phone is the host's, too."""

AWAY = 0.08
"""How often blue's phone is given up, and the host speaks for it until something secret is asked."""
CURSES = 0.15
"""How often a curse is spoken where one may be."""
CLOSE = 12
"""After so many steps one phone is looked at closely."""
RIDDLES = 9
"""Three of each."""
KNOWS = 0.8
"""How often an attempt is right."""
WORDS = ("", "list", "own")
"""A word stays on paper, is drawn from the list, or is one's own."""

NOISE = """([width, height, type]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d"), picture = brush.createImageData(width, height);
  for (let i = 0; i < picture.data.length; i++) picture.data[i] = i % 4 === 3 ? 255 : (i * 7919) % 251;
  brush.putImageData(picture, 0, 0);
  return canvas.toDataURL(type).split(",")[1];
}"""
"""A photo that packs badly, in base 64."""


@dataclass
class Family:
    """Who sits where, and the words that they have written: riddle -> word, empty where it is on paper."""

    evening: Evening
    words: dict[str, str] = field(default_factory=dict)
    away: bool = False

    def phone(self, name: str) -> Phone:
        """The phone of a seat, or of the board."""
        return next(each for each in self.evening.phones if each.name == name)

    def tell(self, text: str) -> None:
        """Note what is done, for whoever reads of a failure."""
        self.evening.told.append(text)

    def sit_down(self) -> None:
        """Each takes a seat by its key."""
        for seat in SEATS:
            self.take_seat(seat)

    def take_seat(self, seat: str) -> None:
        """By the key on the page's table."""
        phone = self.phone(seat)
        phone.part("table")
        phone.page.locator(f"[data-f=claim-{seat}]").click(timeout=PATIENCE_MS)
        named = phone.page.locator("[data-f=that-is-me]").or_(phone.page.locator(".mine-bar button").first)
        expect(named.first).to_be_visible(timeout=PATIENCE_MS)
        if phone.page.locator("[data-f=that-is-me]").count():
            phone.page.locator("[data-f=that-is-me]").click(timeout=PATIENCE_MS)
        expect(phone.page.locator(".mine-bar")).to_be_visible(timeout=PATIENCE_MS)
        phone.page.locator("[data-f=mine-all]").click(timeout=PATIENCE_MS)

    # --- what is done next ---------------------------------------------------------------------

    def step(self, state: Any) -> None:
        """Do one thing that is asked for."""
        for seat in SEATS:
            asked = self.asked_in_secret(seat)
            if asked:
                self.secretly(seat, asked[0])
                return
        if state["steps"]:
            self.evening.hands.put_right()
            return
        awaited = {each["word"]: each for each in state["awaited"]}
        if "curse" in awaited and self.evening.rng.random() < CURSES:
            self.curses(awaited["curse"])
        elif "spear" in awaited:
            self.takes_spear(state)
        elif "wizard" in awaited:
            self.moves(state, awaited["wizard"])
        else:
            self.speaks(state, awaited)

    def asked_in_secret(self, seat: str) -> list[Any]:
        """What a seat's own page asks for now; who is away comes back for it."""
        if seat == "blue" and self.away:
            if not is_asked_secretly(self.evening.host.state(), seat):
                return []
            self.comes_back()
        return [
            each
            for mine in self.phone(seat).get("/api/mine")
            if mine["seat"] == seat
            for each in mine["awaited"]
            if each["calls"]
        ]

    def comes_or_goes(self, state: Any) -> None:
        """Now and then blue's phone is given up, or taken again."""
        if self.evening.rng.random() > AWAY:
            return
        if self.away:
            self.comes_back()
        elif state["turn"] and any(each["word"] in ("die", "answer") for each in state["awaited"]):
            self.goes_away()

    def goes_away(self) -> None:
        """Blue gives the seat up: from now on the host says what blue says."""
        self.tell("  blue gives the seat up")
        assert self.phone("blue").post("/api/seats/blue/release", {}) == 200
        self.away = True

    def comes_back(self) -> None:
        """Blue takes the seat again."""
        self.tell("  blue takes the seat again")
        self.away = False
        self.take_seat("blue")

    # --- in secret -------------------------------------------------------------------------------

    def secretly(self, seat: str, asked: Any) -> None:
        """Answer on the own page, found by the card that calls."""
        phone, word = self.phone(seat), asked["word"]
        self.tell(f"  {seat} is asked in secret: {word}")
        call = phone.page.locator(f"[data-f=call-{seat}]")
        if not phone.page.locator("#mine").is_visible():
            call.click(timeout=PATIENCE_MS)
        self.looks_over(phone)
        before = self.evening.host.state()["rev"]
        phone.page.evaluate("scrollTo(0, 0)")
        answers = {
            "word": self._word,
            "ready": self._ready,
            "guess": self._guess,
            "tell": self._tell,
            "verdict": self._verdict,
        }
        answers[word](phone)
        self.changed(before)
        self.keeps_secrets()

    def looks_over(self, phone: Phone) -> None:
        """Uncover the list now and then, look, and cover it again."""
        cover = phone.page.locator("[data-f=cover-list]")
        if cover.count() and self.evening.rng.random() < 0.3:
            for _ in range(2):
                cover.click(timeout=PATIENCE_MS)
                self.evening.look_at_windows(phone)

    def _word(self, phone: Phone) -> None:
        seat = phone.name
        number = 1 + sum(name.startswith(seat) for name in self.words)
        how = self.evening.rng.choice(WORDS)
        typed = phone.page.locator("[data-f=field-word]")
        if not how:
            phone.page.locator("[data-f=besides-word]").click(timeout=PATIENCE_MS)
        elif how == "list":
            phone.page.locator("[data-f=mine-draw]").click(timeout=PATIENCE_MS)
            expect(typed).not_to_have_value("")
            how = typed.input_value()
        else:
            how = f"Xu{seat}{number}".translate(str.maketrans("0123456789", "abcdefghij"))
            typed.fill(how)
        if how:
            phone.page.locator("[data-f=send-word]").click(timeout=PATIENCE_MS)
        self.words[f"{seat}:{number}"] = how

    def _ready(self, phone: Phone) -> None:
        phone.page.locator("[data-f=own-ready]").click(timeout=PATIENCE_MS)
        if phone.name == "green":
            self.shows_figure(phone)

    def _guess(self, phone: Phone) -> None:
        tried = self.evening.host.state()["position"]["tasks"][-1].get("riddle", "")
        word = self.words.get(tried, "")
        text = word if word and self.evening.rng.random() < KNOWS else f"Zz{phone.name}"
        if not word:
            phone.page.locator("[data-f=besides-guess]").click(timeout=PATIENCE_MS)
            return
        phone.page.locator("[data-f=field-guess]").fill(text)
        phone.page.locator("[data-f=send-guess]").click(timeout=PATIENCE_MS)

    def _tell(self, phone: Phone) -> None:
        for last in (False, True):
            phone.page.locator("[data-f=field-tell]").fill("é" if last else "q")
            phone.page.locator("[data-f=send-tell]").click(timeout=PATIENCE_MS)
            expect(phone.page.locator("[data-f=sure-send]")).to_be_focused()
            self.evening.look_at_windows(phone)
            if not last:
                phone.page.locator("[data-f=sure-change]").click(timeout=PATIENCE_MS)
        phone.page.locator("[data-f=sure-send]").click(timeout=PATIENCE_MS)

    def _verdict(self, phone: Phone) -> None:
        cover = phone.page.locator("[data-f=cover-now]")
        verdict = self.evening.rng.choice(("right", "right", "wrong", "close"))
        if cover.count():
            cover.click(timeout=PATIENCE_MS)
            told = phone.page.locator(".mine-told.large").inner_text()
            self.evening.look_at_windows(phone)
            verdict = "wrong" if "Zz" in told else "right"
        phone.page.locator(f"[data-f='own-verdict:{verdict}']").click(timeout=PATIENCE_MS)

    def keeps_secrets(self) -> None:
        """No page but the owner's has a word in it."""
        for phone in self.evening.phones:
            content = phone.page.content()
            for name, word in self.words.items():
                owner = name.partition(":")[0]
                if word.startswith("Xu") and phone.name != owner:
                    assert word not in content, (phone.name, name)

    # --- aloud -------------------------------------------------------------------------------------

    def speaks(self, state: Any, awaited: dict[str, Any]) -> None:
        """Say one of the things that are asked for, on the phone of whoever says it."""
        rng = self.evening.rng
        if "answer" in awaited and state["position"]["tasks"][-1].get("riddle"):
            word = rng.choice(["answer"] * 9 + ["unfair"])
        else:
            can = [each for each in awaited if each not in ("curse", "answer", "unfair")]
            word = rng.choice(can + ["attempt"] * 3 if "attempt" in can else can)
        seat = rng.choice(awaited[word]["seats"])
        plain = f"die:{rng.randint(1, 6)}" if word == "die" else word
        values = [each["input"] for each in awaited[word]["values"]] or [plain]
        if word == "answer":
            values = [each for each in values if each == "answer:no"] * 2 + values
        said = rng.choice(values)
        self.says(seat, said)

    def says(self, seat: str, said: str) -> None:
        """Tap a key, behind its verb where there is one; of who is away it is the host's."""
        speaker = "red" if seat == "blue" and self.away else seat
        phone = self.phone(speaker)
        self.tell(f"  {speaker} says {said} for {seat}")
        before = self.evening.host.state()["rev"]
        word, _, value = said.partition(":")
        page = phone.page
        if page.locator("[data-f=mine-all][aria-pressed=false]").count():
            page.locator("[data-f=mine-all]").click(timeout=PATIENCE_MS)
        if word == "die":
            page.locator(f"[data-f=n{value}]").click(timeout=PATIENCE_MS)
        elif word == "stop":
            page.locator("[data-f=done]").click(timeout=PATIENCE_MS)
        else:
            verb = page.locator(f"[data-f=verb-{word}]")
            if verb.is_visible():
                verb.click(timeout=PATIENCE_MS)
            self.tap(phone, said, seat)
        self.changed(before)

    def tap(self, phone: Phone, said: str, seat: str) -> None:
        """Find a key, also in a folded part, and say yes where it is asked for somebody else."""
        for name in (said, f"{said} {seat}"):
            key = phone.page.locator(f"#said [data-f={json.dumps(name)}]").first
            if not key.count():
                continue
            if not key.is_visible():
                for folded in key.locator("xpath=ancestor::details[not(@open)]").all():
                    folded.locator("summary").first.click(timeout=PATIENCE_MS)
            key.click(timeout=PATIENCE_MS)
            phone.page.evaluate("new Promise((done) => setTimeout(done, 50))")
            if phone.page.locator("dialog[open] .primary").count():
                self.evening.look_at_windows(phone)
                phone.page.locator("dialog[open] .primary").click(timeout=PATIENCE_MS)
            return
        raise AssertionError(f"no key for {said} on {phone.name}")

    def changed(self, before: int) -> None:
        """Wait until something counts, and all phones show it."""
        self.evening.host.until(lambda now: now["rev"] != before, PATIENCE_MS / 1000)

    # --- by hand -----------------------------------------------------------------------------------

    def moves(self, state: Any, asked: Any) -> None:
        """Drag the wizard on the virtual board; what no sensor can see is said."""
        seat = asked["seats"][0]
        start = state["position"]["wizards"][seat]
        steps = state["position"]["tasks"][-1]["steps"]
        target = f"cave:{(int(start.partition(':')[2]) - 1 + steps) % RING + 1}"
        before = state["rev"]
        if asked["source"] != "board" or start == target:
            self.says(seat, f"wizard:{target}")
            return
        self.tell(f"  a hand moves {seat} from {start} to {target}")
        drag(self.phone("board").page, start, target)
        self.changed(before)

    def takes_spear(self, state: Any) -> None:
        """Take a spear out of the rack."""
        self.lifts(next(spot for spot in state["spots"] if spot.startswith("spear:")))

    def curses(self, asked: Any) -> None:
        """Hand in a stone from the tray."""
        spots = self.evening.host.state()["spots"]
        seat = self.evening.rng.choice(asked["seats"])
        self.lifts(next(spot for spot in spots if spot.startswith(f"curse:{seat}:")))

    def lifts(self, spot: str) -> None:
        """Tap a piece on the virtual board: it lies in the hand, and stays there."""
        self.tell(f"  a hand takes {spot}")
        before = self.evening.host.state()["rev"]
        page = self.phone("board").page
        page.locator(f"[data-spot='{spot}']").scroll_into_view_if_needed()
        page.mouse.click(*middle(page, spot))
        self.evening.host.until(
            lambda now: spot not in now["spots"] and now["rev"] != before, PATIENCE_MS / 1000
        )

    # --- figures and the end -----------------------------------------------------------------------

    def shows_figure(self, phone: Phone) -> None:
        """Give a figure a nickname and a photo; a text and a picture too large come first."""
        phone.page.locator("[data-f=mine-all]").click(timeout=PATIENCE_MS)
        phone.page.locator(f"[data-f=figure-{phone.name}-1]").click(timeout=PATIENCE_MS)
        chosen = phone.page.locator("[data-f=figure-photo]")
        chosen.set_input_files({"name": "a.jpg", "mimeType": "image/jpeg", "buffer": b"no picture"})
        expect(phone.page.locator("#notes")).not_to_be_empty()
        self.photo(phone, 1000, 750)
        expect(phone.page.locator("dialog img.figure")).not_to_have_js_property("naturalWidth", 0)
        self.evening.look_at_windows(phone)
        phone.page.locator("[data-f=figure-name]").fill("Knubbel der Große, dreißig Letter")
        phone.page.locator("[data-f=figure-done]").click(timeout=PATIENCE_MS)
        expect(phone.page.locator("dialog[open]")).to_have_count(0)

    def photo(self, phone: Phone, width: int, height: int) -> None:
        """Choose a photo of so many pixels, larger than may be kept."""
        raw = b64decode(phone.page.evaluate(NOISE, [width, height, "image/png"]))
        assert len(raw) > 60_000
        phone.page.locator("[data-f=figure-photo]").set_input_files(
            {"name": "clay.png", "mimeType": "image/png", "buffer": raw}
        )

    def sees_the_end(self) -> None:
        """The words are unveiled on every phone, beside a table of steps."""
        rev = self.evening.host.until(lambda now: now["phase"] in ("over", "idle"), PATIENCE_MS / 1000)["rev"]
        written = [word for word in self.words.values() if word]
        for seat in SEATS:
            page = self.phone(seat).page
            self.phone(seat).settle(rev)
            if page.locator("[data-f=mine-all][aria-pressed=false]").count():
                page.locator("[data-f=mine-all]").click(timeout=PATIENCE_MS)
            expect(page.locator(".score-table tbody tr")).to_have_count(len(SEATS))
            expect(page.locator(".word-list li")).to_have_count(RIDDLES)
            for word in written:
                expect(page.locator(".word-list")).to_contain_text(word)
            self.evening.look_closely(self.phone(seat))


def play(family: Family, steps: int) -> bool:
    """Play to the end, or so many steps, after which the host ends the game; whether it was won."""
    evening = family.evening
    family.sit_down()
    won = False
    for number in range(steps):
        state = evening.host.until(is_decided, PATIENCE_MS / 1000)
        for phone in evening.phones:
            phone.settle(state["rev"])
        won = state["phase"] == "over"
        if won:
            break
        family.tell(f"{number}: {state['phase']} {state['position']['tasks']}")
        family.comes_or_goes(state)
        family.step(state)
        evening.look()
        if number % CLOSE == CLOSE - 1:
            evening.look_closely(evening.rng.choice(evening.phones))
    if not won:
        evening.host.post("/api/game/end", {})
    family.sees_the_end()
    return won
