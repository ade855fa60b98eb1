"""What has just happened in a labyrinth at a glance: few words for each deed, a picture, and slips.

Knows: deeds and reasons. No picture tells both a slot and a colour, and none a hidden wall. Refuses to know:
positions, players and languages.
"""

from collections.abc import Mapping, Sequence

from companion.core.model.capabilities import Glance, Picture
from companion.core.model.inputs import Deed
from companion.core.model.types import Say, Verdict
from companion.games.labyrinth.common.phrases import told_colour

DEEDS: Mapping[str, tuple[Say, str, str]] = {
    "chip": (Say("Chip {number} of {most}!"), "good", "chip"),
    "given-back": (Say("The chip goes back"), "wrong", "chip"),
    "laid-back": (Say("Another target comes"), "neutral", "target"),
    "displaced": (Say("The next target"), "neutral", "target"),
    "revealed": (Say("The next target"), "neutral", "target"),
    "foul": (Say("Against the rules, turn over"), "wrong", "wall"),
    "wrong": (Say("Called {called}, pulled {pulled}"), "wrong", "colours"),
    "right": (Say("Right: {pulled}"), "good", "colours"),
    "put": (Say("A wall is back"), "neutral", "wall"),
    "late-ball": (Say("A ball came out"), "ask", "bump"),
    "kept": (Say("The chip counts"), "good", "chip"),
    "dropped": (Say("Bump, a wall!"), "wrong", "bump"),
    "home": (Say("Back at the corner"), "neutral", "corner"),
    "called": (Say("Called: {called}"), "neutral", "colours"),
    "read": (Say("Pulled: {pulled}"), "neutral", "colours"),
    "pulled": (Say("A wall is out"), "neutral", "wall"),
    "jumped": (Say("What a jump!"), "good", "move"),
    "stepped": (Say("Goes on"), "good", "move"),
    "rolled": (Say("Rolled: {die}"), "neutral", "die"),
    "stopped": (Say("The turn is over"), "neutral", ""),
}
"""Deed -> it in a few words, its mark, its picture; the most telling first."""
SLIPS: Mapping[str, Say] = {
    "not-your-piece": Say("Not your figure"),
    "not-your-wall": Say("Not a wall of yours"),
    "jump-wall": Say("Not the wall for a jump"),
    "two-walls": Say("One wall at a time"),
    "leave-the-walls": Say("The walls stay now"),
    "turn-goes-on": Say("The turn is not over yet"),
    "another-gap": Say("Into another gap?"),
    "put-back-first": Say("First put the walls back"),
    "call-first": Say("Not called yet"),
    "read-first": Say("First tell its colour"),
    "step-first": Say("First go through the gap"),
    "slot-full": Say("A wall stands there already"),
    "no-wall-there": Say("No wall stands there"),
    "same-field": Say("The same field as before"),
    "occupied": Say("Somebody stands there"),
    "not-next": Say("Not the next field"),
    "jump": Say("For a jump, call first"),
    "wall": Say("A wall is in the way"),
    "gap-not-free": Say("Not through this gap"),
    "no-roll": Say("Not rolled yet"),
    "not-slid": Say("Slide it, do not lift it"),
    "on-target": Say("Stop on the target"),
    "reserved": Say("That corner is kept"),
    "home-first": Say("First back to the corner"),
    "reveal-first": Say("First the next target"),
}
"""Reason -> what was not right."""
TOO_FAR = Say("{fields} steps, at most {die}")


def glance(deeds: Sequence[Deed], shown: Picture, *, called: str = "") -> Glance | None:
    """Tell the most telling deed.

    ``shown`` is what else its picture shows, ``called`` a colour that was said.
    """
    said = {deed.what: deed for deed in deeds}
    if not (what := next((one for one in DEEDS if one in said), "")):
        return None
    deed, (short, mark, kind) = said[what], DEEDS[what]
    colours = {"called": deed.value if what == "called" else called, "pulled": deed.value}
    args: dict[str, str | int | Say] = {key: told_colour(colour) for key, colour in colours.items()}
    args |= {"die": deed.value, "number": shown.number, "most": shown.most}
    said_with = {key: value for key, value in args.items() if f"{{{key}}}" in short.text}
    return Glance(Say(short.text, said_with), mark, _drawn(kind, what, deed, colours, shown), what)


def _drawn(kind: str, what: str, deed: Deed, colours: Mapping[str, str], shown: Picture) -> Picture:
    match kind:
        case "colours":
            pulled = "" if what == "called" else colours["pulled"]
            return Picture(kind, called=colours["called"], pulled=pulled)
        case "target":
            return Picture(kind, to=deed.spot, value=deed.value)
        case "chip":
            return Picture(kind, seat=deed.seat, value=deed.value, number=shown.number, most=shown.most)
        case "move":
            return Picture(kind, shown.frm, deed.spot, seat=deed.seat, path=shown.path)
        case "bump" | "corner":
            return Picture(kind, to=deed.spot, seat=deed.seat)
        case "die":
            return Picture(kind, die=int(deed.value))
        case "wall" if what == "pulled":
            return Picture(kind, called=colours["called"])
        case "wall" if what == "put":
            return Picture(kind, number=shown.number)
    return Picture(kind)


def slip(illegal: Verdict, *, fields: int = 0, die: int = 0) -> Glance | None:
    """Tell what was not right.

    Of a figure that went too far also by how many ``fields``, and how many it might go.
    """
    if illegal.reason == "too-far" and fields > die > 0:
        picture = Picture("count", illegal.missing[0], illegal.wrong[0], fields=fields, die=die)
        return Glance(Say(TOO_FAR.text, {"fields": fields, "die": die}), "wrong", picture)
    said = SLIPS.get(illegal.reason)
    return Glance(said, "wrong") if said else None
