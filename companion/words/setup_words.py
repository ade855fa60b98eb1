"""How far the board is set up for a game, in words."""

from companion.core.guidance.setup_check import SetupReport
from companion.core.model.types import Say


def tell_setup(report: SetupReport, *, exchanged: bool = False) -> Say:
    """Tell how far the board is set up, and what to do first; ``exchanged``: pieces have changed places."""
    if report.wrong_side:
        return Say("The other side of the board is up. Please turn the board over.")
    if report.turned:
        return Say("The board lies the wrong way round. Please turn it half round.")
    if report.ok and exchanged:
        return Say("Nothing is missing, but pieces stand on each other's places.")
    if report.ok:
        return Say("Everything is in its place. Have fun!")
    missing, surplus = report.missing.bit_count(), report.surplus.bit_count()
    if not surplus:
        return Say("Still missing: {missing}", {"missing": missing})
    if not missing:
        return Say("Too many: {surplus}", {"surplus": surplus})
    return Say(
        "Still missing: {missing}, in a wrong place: {surplus}", {"missing": missing, "surplus": surplus}
    )
