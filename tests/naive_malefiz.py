"""A deliberately naive Malefiz: names, dictionaries and plain search, sharing nothing with the engine.

It reads rules.md once more, in the slowest and plainest way, on positions as JSON values. It checks
the engine, and it is what the engine's speed is compared with.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "companion" / "games" / "malefiz" / "data"
SEATS = ("red", "green", "yellow", "blue")
DEFAULTS = {
    "capture_own": True,
    "may_pass": False,
    "barricade_rows_forbidden": 1,
    "six_again": False,
    "play_for_places": False,
}


class NaiveMalefiz:
    """The rules for one variant, on positions as docs/reference/notation.md writes them."""

    def __init__(self, variant: str) -> None:
        data = json.loads((DATA / f"malefiz-{variant}.json").read_text(encoding="utf-8"))
        self.fields: list[str] = data["fields"]
        self.goal: str = data["goal"]
        self.first: dict[str, str] = data["first_field"]
        self.rest: list[str] = data.get("rest_fields", [])
        self.village: list[str] = data.get("village", [])
        self.exit: str = data.get("forest_exit", "")
        self.near: dict[str, list[str]] = {name: [] for name in self.fields}
        for a, b in data["edges"]:
            self.near[a].append(b)
            self.near[b].append(a)

    def ends(self, pieces: dict[str, str], field: str, steps: int, met: list[str]) -> set[str]:
        """Where a pawn on ``field`` may end after so many further steps, meeting no field twice."""
        if steps == 0:
            return {field}
        if len(met) > 1 and pieces.get(field) == "barricade":
            return set()
        found: set[str] = set()
        for near in self.near[field]:
            if near not in met:
                found |= self.ends(pieces, near, steps - 1, [*met, near])
        return found

    def sources(self, position: dict[str, Any]) -> list[str]:
        """Fields of own pawns, ``house`` and ``forest`` where own pawns stand."""
        seat = position["turn"]
        found = [field for field, piece in position["pieces"].items() if piece == seat]
        if position["house"][seat] > 0:
            found.append("house")
        if position.get("forest", {}).get(seat, 0) > 0:
            found.append("forest")
        return found

    def targets(self, position: dict[str, Any], die: int) -> list[tuple[str, set[str]]]:
        """The legal-target list: for each source the fields where a pawn may end."""
        pieces, seat = position["pieces"], position["turn"]
        listed = []
        for source in self.sources(position):
            if source in self.near:
                found = self.ends(pieces, source, die, [source])
            else:
                front = self.first[seat] if source == "house" else self.exit
                blocked = die > 1 and pieces.get(front) == "barricade"
                found = set() if blocked else self.ends(pieces, front, die - 1, [front])
            listed.append((source, {end for end in found if self.may_land(position, end)}))
        return listed

    def may_land(self, position: dict[str, Any], field: str) -> bool:
        """Whether who stands there allows landing."""
        piece = position["pieces"].get(field)
        if piece in SEATS and field in self.rest:
            return False
        return piece != position["turn"] or bool(option(position, "capture_own"))

    def places(self, position: dict[str, Any], source: str) -> list[str]:
        """Where a taken barricade may be put."""
        forbidden = range(1, option(position, "barricade_rows_forbidden") + 1)
        return [
            field
            for field in self.fields
            if (field not in position["pieces"] or field == source)
            and field not in self.rest
            and field != self.goal
            and int(field[1:]) not in forbidden
        ]

    def over(self, position: dict[str, Any]) -> bool:
        """Whether nobody moves any more."""
        finished = position.get("places", [])
        if option(position, "play_for_places"):
            return len([seat for seat in position["house"] if seat not in finished]) < 2
        return bool(finished)

    def legal(self, position: dict[str, Any], die: int) -> list[str]:
        """All legal turns as text, sorted."""
        if self.over(position):
            return []
        pieces, texts = position["pieces"], []
        for source, found in self.targets(position, die):
            for end in found:
                if end not in pieces:
                    texts.append(f"{source}-{end}")
                elif pieces[end] in SEATS:
                    texts.append(f"{source}x{end}")
                else:
                    texts.extend(f"{source}*{end}>{put}" for put in self.places(position, source))
        if not texts or option(position, "may_pass"):
            texts.append("pass")
        return sorted(texts)

    def apply(self, position: dict[str, Any], die: int, move: str) -> dict[str, Any]:
        """The position after a legal turn."""
        after = copy.deepcopy(position)
        if move != "pass":
            self._move(after, move)
        seat, finished = after["turn"], after.get("places", [])
        order = [each for each in SEATS if each in after["house"]]
        if not (die == 6 and option(after, "six_again") and seat not in finished):
            number = order.index(seat) + 1
            for each in order[number:] + order[: number - 1]:
                if each not in finished:
                    after["turn"] = each
                    break
        return after

    def _move(self, after: dict[str, Any], move: str) -> None:
        """Carry out a move text in place."""
        seat, pieces = after["turn"], after["pieces"]
        sign = next(sign for sign in "-x*" if sign in move.replace("forest", "").replace("house", ""))
        source = next(each for each in self.sources(after) if move.startswith(each + sign))
        target, _, put = move[len(source) + 1 :].partition(">")
        if source in pieces:
            del pieces[source]
        else:
            _add(after, source, seat, -1)
        if sign == "x":
            _add(after, "forest" if target in self.village else "house", pieces[target], 1)
        if sign == "*":
            pieces[put] = "barricade"
        pieces[target] = seat
        if target == self.goal:
            after["places"] = [*after.get("places", []), seat]
            if option(after, "play_for_places"):
                del pieces[target]


def option(position: dict[str, Any], name: str) -> Any:
    """An option of a position, or its default."""
    return position.get("options", {}).get(name, DEFAULTS[name])


def _add(position: dict[str, Any], pool: str, seat: str, change: int) -> None:
    """Change a count in ``house`` or ``forest``; an empty forest is left out."""
    counts = position.setdefault(pool, {})
    counts[seat] = counts.get(seat, 0) + change
    if pool == "forest":
        if not counts[seat]:
            del counts[seat]
        if not counts:
            del position["forest"]
