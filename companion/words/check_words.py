"""The walk test and the piece test in sentences, for a maker with a soldering iron and a child with a magnet.

Knows: what each state and each finding is called. Refuses to know: languages, pages and the terminal.
"""

from collections.abc import Sequence
from functools import reduce

from companion.bench.bench_port import BenchBoard
from companion.bench.findings import Finding, Proposal
from companion.bench.piece_test import PLACINGS, PieceTest, Verdict
from companion.bench.stops import LIGHTS
from companion.bench.walk import Walk
from companion.core.model.types import Say, say_plural
from companion.words.names import listed
from companion.words.sentences import tell_lost_board

IN_PLAY = Say(
    "A game is being played, and a walk would look like moves. Play it to the end, or end it, and come back. "
    "The sensors can be watched all the time."
)
BUSY = Say("The board is being checked. End the check first, then play.")

FINDINGS = {
    "swapped": Say("The lines of {spot} and {other} are swapped."),
    "ring": Say("These lines are mixed up, each spot has that of the next: {spots}"),
    "elsewhere": Say("{spot} answers on line {line}, which the map gives to no spot."),
    "shared": Say("One line ({line}) answers for {spots}: wires that touch, or a magnet put down wrong."),
    "crosstalk": Say("A magnet on {spot} closes line {line} too: wires that touch, or a missing diode."),
    "dead": Say("{spot} has not answered. Look at its sensor, its solder joints and its wire."),
    "restless": Say("{spot} chatters: on and off without end. Most likely a loose joint."),
    "stuck": Say("{spot} is on without a magnet (line {line}): a wire at ground, or a magnet below."),
    "slow": Say("{spot} takes {value} ms to settle, 30 are fine: it lies askew, or a weak magnet."),
    "weak": Say("{spot} lets go of a resting magnet ({value} times): it lies too deep, or a weak magnet."),
    "hangs": Say("{spot} does not let go when the magnet is gone. Tap the sensor, or change it."),
    "light": Say("Another spot was lit instead of {spot}. Walk the lights to find out which."),
    "skipped": Say("Skipped: {spots}"),
}
"""Kind of finding -> what it means."""
OF_LIGHTS = {
    "swapped": Say("The lights of {spot} and {other} are swapped."),
    "ring": Say("These lights are mixed up, each shines at the next spot: {spots}"),
    "elsewhere": Say("The light of {spot} shines at {other}."),
    "shared": Say("These lights seem to shine at one and the same spot: {spots}"),
    "dead": Say("The light of {spot} was not found. Look at the solder joints before and behind it."),
}
"""What it means of lights, where that is something else."""
OF_SEVERAL = {
    "elsewhere": Say("{spot} answers on line {line}, which the map gives to {other}."),
    "crosstalk": Say("A magnet on {spot} is seen on {others} too: too strong, wires touch, or no diode."),
}
"""What it means where it is of more than one spot."""
OF_A_LINE = {
    "restless": Say("Line {line} chatters: on and off without end. Most likely a loose joint."),
    "stuck": Say("Line {line} is on without a magnet: a wire at ground, or a magnet below."),
}
"""What it means where the line is that of no spot."""
SIGNS = {
    "missed": Say("It was not seen each time: the magnet is too weak, too high or not in the middle."),
    "slow": Say("The contact takes long to settle: a stronger magnet helps."),
    "flickers": Say("The contact lets go while it rests: a stronger magnet helps."),
    "hangs": Say("The sensor does not let go: the magnet is too strong for it."),
    "faint": Say("Its field is faint: a stronger magnet helps."),
    "poles": Say("It shows one pole and then the other: the magnet is loose."),
}
"""Reason of a verdict on a piece -> what it means."""


def name_of(spot: str, on: BenchBoard) -> str | Say:
    """Tell what a spot is called beside its drawing: its name, and where that would mislead what it is.

    A name such as ``a1-b1`` would read like a way, or like all from a1 to b1.
    """
    if spot in on.board.marks.get("slots", ()):
        one, _, other = spot.partition("-")
        return Say("slot between {one} and {other}", {"one": one, "other": other})
    return on.tell(spot) if spot in on.board.marks.get("contacts", ()) else spot


def names_of(spots: Sequence[str], on: BenchBoard) -> str | Say:
    """Return several spots, as `name_of`, in a row."""
    return listed([name_of(spot, on) for spot in spots])


# --- the walk ----------------------------------------------------------------------------------


def walk_say(walk: Walk, on: BenchBoard) -> Say:
    """Tell what to do now."""
    lights = walk.plan.kind == LIGHTS
    match walk.phase:
        case "done":
            return _done_say(walk)
        case "unseen":
            return unseen_say(on)
        case "clear":
            spots = [name_of(on.spot_of(line), on) or on.line_name(line) for line in walk.standing]
            return Say(
                "Take everything off the board. I still see something on: {spots}", {"spots": listed(spots)}
            )
        case "resting":
            return _resting_say(walk, on)
    stop = walk.stop
    assert stop is not None
    if lights:
        return Say("One spot is lit. Put the magnet there.")
    if stop.spot in on.board.marks.get("contacts", ()):
        return Say("No magnet here: close this contact as in play: {spot}", {"spot": on.tell(stop.spot)})
    return Say("Put the magnet here: {spot}", {"spot": on.tell(stop.spot)})


def _done_say(walk: Walk) -> Say:
    """Tell how many spots have answered."""
    count = len(walk.plan.stops)
    if (answered := sum(result.outcome == "seen" for result in walk.results.values())) == count:
        return Say("All spots have been walked, and each has answered.")
    args: dict[str, str | int | Say] = {"answered": answered, "count": count}
    if walk.plan.kind == LIGHTS:
        return say_plural(
            "{answered} of {count} light was found.", "{answered} of {count} lights were found.", args
        )
    return say_plural(
        "{answered} of {count} spot has answered.", "{answered} of {count} spots have answered.", args
    )


def _resting_say(walk: Walk, on: BenchBoard) -> Say:
    """Tell where the magnet is seen, at once where that is another spot than the one asked for."""
    if walk.strange is None or walk.stop is None:
        return Say("Seen! Take the magnet away.")
    spot = name_of(walk.stop.spot, on)
    args: dict[str, str | int | Say] = {"other": _known(walk.strange, walk, on), "spot": spot}
    if walk.plan.kind == LIGHTS:
        if walk.believes:
            return Say("I see {other} again. Take the magnet away.", args)
        return Say("I see {other}, which has had its light already.", args)
    if walk.believes:
        return Say("I see {other} instead of {spot} again. Take the magnet away.", args)
    return Say("I see {other} instead of {spot}.", args)


def _known(line: int, walk: Walk, on: BenchBoard) -> str | Say:
    """Return the spot of a line by the map, or by the walk so far while learning; else the line's number."""
    learned = (spot for spot, result in walk.results.items() if line in result.lines[:1])
    spot = next(learned, "") if walk.plan.learns_lines else on.spot_of(line)
    return name_of(spot, on) or Say("line {line}", {"line": on.line_name(line)})


def unseen_say(on: BenchBoard) -> Say:
    """Tell why nothing is seen."""
    why = next(iter(on.down.values()), "")
    return tell_lost_board(why) if ":" in why else Say("I cannot see the board yet. One moment ...")


def walk_hint(walk: Walk, on: BenchBoard) -> Say | None:
    """Tell what else there is to say; None where nothing is."""
    lights = walk.plan.kind == LIGHTS
    if walk.phase == "clear":
        return Say("Is the board empty? Then a sensor is stuck: say so, and the walk goes on without it.")
    if walk.phase == "resting":
        return _resting_hint(walk)
    if walk.phase != "waiting":
        return None
    stop = walk.stop
    assert stop is not None
    if walk.doubt is not None:
        other = _known(walk.doubt, walk, on)
        if lights:
            return Say(
                "I have seen {other}. Put the magnet on the lit spot once more, to be sure.", {"other": other}
            )
        return Say(
            "I have seen {other} instead of {spot}. Put the magnet on {spot} once more, to be sure.",
            {"other": other, "spot": name_of(stop.spot, on)},
        )
    if stop.line in walk.restless and stop.line in walk.edges:
        return Say("This sensor goes on and off without end, most likely a loose joint. Skip it.")
    if walk.late and lights:
        return Say("Nothing yet. Is no spot lit at all? Then skip this light.")
    if walk.late:
        return Say(
            "Nothing yet. Turn the magnet over, or move it a little. If nothing helps, skip this spot."
        )
    if walk.brief:
        return Say("That was quick! Leave the magnet there until I say that I have seen it.")
    return Say("This spot has no light.") if on.light_of and stop.spot not in on.light_of else None


def _resting_hint(walk: Walk) -> Say | None:
    """Tell what to do with a magnet that stays too long, or rests where it should not."""
    if not walk.believes:
        if walk.late:
            return Say("Take the magnet away. Does the sensor not let go? Then skip this spot.")
        return Say("Take the magnet away.")
    if walk.late:
        return Say("Is the magnet gone already? Then this sensor does not let go: skip it.")
    return None


def finding_say(finding: Finding, walk: Walk, on: BenchBoard) -> Say:
    """Tell one thing that is not as it should be, and what it may come from."""
    args: dict[str, str | int | Say] = {
        "spot": name_of(finding.spots[0], on) if finding.spots else "",
        "other": name_of(finding.spots[-1], on) if finding.spots else "",
        "others": names_of(finding.spots[1:], on),
        "spots": names_of(finding.spots, on),
        "line": on.line_name(finding.line) if finding.line >= 0 else "",
        "value": finding.value,
    }
    kind = finding.kind
    of_lights = OF_LIGHTS.get(kind) if walk.plan.kind == LIGHTS else None
    of_several = OF_SEVERAL.get(kind) if len(finding.spots) > 1 else None
    of_a_line = None if finding.spots else OF_A_LINE.get(kind)
    return (of_lights or of_several or of_a_line or FINDINGS[kind]).fill(args)


def proposal_say(offer: Proposal, walk: Walk, on: BenchBoard) -> Say:
    """Tell what writing the map would do."""
    lights = walk.plan.kind == LIGHTS
    if offer.clash:
        return Say(
            "The map cannot be written yet: {spots} cannot be told apart. Walk them again.",
            {"spots": names_of(offer.clash, on)},
        )
    if not offer.seen:
        return Say("Nothing has answered, so the map stays as it is.")
    if not offer.changed:
        return (
            Say("Every light that was found is where the map has it.")
            if lights
            else Say("Every line that has answered is where the map has it.")
        )
    changed = names_of(offer.changed, on)
    if lights:
        return Say("Write the map with the lights of {spots} as they were found?", {"spots": changed})
    return Say("Write the map with the lines of {spots} as they were found?", {"spots": changed})


def guessed_say(offer: Proposal, on: BenchBoard) -> Say | None:
    """Tell what the new map cannot know."""
    if not offer.guessed or offer.clash:
        return None
    return Say(
        "Not seen, so the map gives them numbers that are left over: {spots}",
        {"spots": names_of(offer.guessed, on)},
    )


# --- pieces ------------------------------------------------------------------------------------


def piece_say(test: PieceTest, on: BenchBoard) -> Say:
    """Tell what to do now."""
    match test.phase:
        case "unseen":
            return unseen_say(on)
        case "resting":
            return Say("Seen! Lift the piece.")
        case "turn":
            return Say("Now turn the piece half round, like a screw, and put it there once more.")
    if not test.placings:
        return Say("Put a piece here: {spot}", {"spot": on.tell(test.spot)})
    return Say(
        "Put it there again ({number} of {most}).", {"number": len(test.placings) + 1, "most": PLACINGS}
    )


def piece_hint(test: PieceTest, on: BenchBoard) -> Say | None:
    """Tell what else there is to say."""
    if test.phase == "unseen":
        return None
    if test.phase == "resting":
        return Say('Have you lifted it? Then the sensor does not let go: say "skip".') if test.late else None
    if test.elsewhere is not None:
        other = name_of(on.spot_of(test.elsewhere), on) or on.line_name(test.elsewhere)
        args: dict[str, str | int | Say] = {"other": other, "spot": name_of(test.spot, on)}
        return Say("I see something on {other}. The test is on {spot}.", args)
    if test.late and test.placings:
        return Say('Does it stand there? Then I do not see it: say "skip".')
    return None


def verdict_say(number: int, verdict: Verdict) -> Say:
    """Tell what a piece is worth."""
    args: dict[str, str | int | Say] = {"number": number}
    if verdict.verdict == "none":
        return Say("Piece {number}: not seen. Is there a magnet in it, and near the bottom?", args)
    if verdict.verdict == "good":
        return Say("Piece {number}: good.", args)
    why = reduce(
        lambda first, last: Say("{first} Also: {last}", {"first": first, "last": last}),
        (SIGNS[reason] for reason in verdict.reasons),
    )
    return Say("Piece {number}: weak. {why}", {**args, "why": why})


def pole_say(verdict: Verdict) -> Say | None:
    """Return pole and strength where the sensors can tell; None where they cannot."""
    if verdict.north is None:
        return None
    pole = Say("north pole down") if verdict.north else Say("south pole down")
    if verdict.field is None:
        return pole
    return Say("{pole}, strength {value} of 127", {"pole": pole, "value": verdict.field})
