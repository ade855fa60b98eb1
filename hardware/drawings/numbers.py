"""The page of figures, numbers.md: what a board needs, draws and weighs up, computed from its map.

Knows how the page looks; the figures come from plan, power and magnets.
"""

from collections.abc import Iterable, Sequence

from hardware.drawings.magnets import (
    FLUX_INDEX_LIMIT,
    LINEAR_HALLS,
    MAGNETS,
    Magnet,
    above_mt,
    beside_mt,
    crosstalk_mt,
    deepest_mm,
    flux_index,
)
from hardware.drawings.parts import MAGNET, PIECES, magnets, outlets, sensors
from hardware.drawings.plan import Plan, mux_count
from hardware.drawings.power import (
    ARDUINO_MA,
    DEFAULT_BRIGHTNESS,
    DEFAULT_CAP_MA,
    PIS,
    budget,
    drop_mv,
    fuse_ma,
    longest_part_mm,
    supply_ma,
)

GAPS_MM = (6, 8, 10, 12, 14)
"""Between magnet and sensor, as in the table of the page."""
ASIDE_MM = (20, 22, 28, 40)
"""From a magnet to the next sensor, as in the table of the page."""
ASIDE_GAP_MM = 10
"""How deep that sensor lies."""

HEAD = """# Numbers for each board

Made from the board maps by `python -m hardware.drawings`; do not edit, a test compares.
What the words mean: [power.md](power.md), [magnets.md](magnets.md), [index.md](index.md).
"""


def numbers_page(plans: Sequence[Plan]) -> str:
    """Return the whole page, in Markdown."""
    parts = (
        HEAD,
        "## What is built\n\n" + _built(plans),
        "## Firmware to flash\n\n" + _firmware(plans),
        "## Current, in mA at 5 V\n\n" + _currents(plans),
        "## Lights: supply, fuse, feeds\n\n" + _lights(plans),
        "## The Pi\n\n" + _pis(plans),
        "## Magnets\n\n" + _magnets(),
        "## Crosstalk\n\n" + _crosstalk(plans),
        "## Linear Hall sensors\n\n" + _linear(),
    )
    return "\n".join(parts)


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def _built(plans: Sequence[Plan]) -> str:
    rows = []
    for plan in plans:
        wide, deep = plan.size_mm
        rows.append(
            (
                plan.name,
                f"{wide:g} x {deep:g}",
                f"{plan.pitch_mm:.4g}",
                sensors(plan),
                outlets(plan) or "-",
                len(plan.chips),
                mux_count(plan.map.lines),
                plan.map.lights,
                magnets(plan) if plan.name in PIECES else "-",
            )
        )
    head = (
        "board",
        "wood, mm",
        "nearest sensors, mm",
        "sensors",
        "ball contacts",
        "74HC165",
        "or CD74HC4067",
        "lights",
        "magnets",
    )
    return _table(head, rows)


def _firmware(plans: Sequence[Plan]) -> str:
    rows = [
        (
            plan.name,
            plan.map.lines,
            plan.map.lights,
            f"`make -C firmware_bridge/firmware avr LINES={plan.map.lines} LIGHTS={plan.map.lights}`",
        )
        for plan in plans
    ]
    return _table(("board", "lines", "lights", "command"), rows) + (
        "\nThe counts must be those of the map; else the link says `wrong-board`. "
        "For linear Hall sensors add `HALL=1`,\n"
        "and `MCU=atmega2560` where there are more than 96 lines: an Uno has no inputs for them.\n"
        "Without lights: LIGHTS stays as it is, nothing is wired to the pin.\n"
    )


def _currents(plans: Sequence[Plan]) -> str:
    rows = []
    for plan in plans:
        found = budget(plan)
        rows.append(
            (
                plan.name,
                f"{found.chain:.0f}",
                f"{found.reeds:.0f}",
                f"{found.hall_switches:.2f}",
                f"{found.hall_linear:.0f}",
                f"**{found.from_usb:.0f}**",
                f"{found.lights_dark:.0f}",
                f"{found.lights_white:.0f}",
                f"**{found.lights:.0f}**",
            )
        )
    head = (
        "board",
        "chain",
        "reeds, all closed",
        "or DRV5032",
        "or SS49E",
        "Arduino, chain, reeds",
        "lights dark",
        f"all white, brightness {DEFAULT_BRIGHTNESS}",
        f"lights at the limit of {DEFAULT_CAP_MA}",
    )
    return _table(head, rows) + (
        f"\nArduino {ARDUINO_MA:.0f} mA. All white is what the limit never lets happen: "
        "the device dims the whole picture.\n"
    )


def _lights(plans: Sequence[Plan]) -> str:
    rows = []
    for plan in (plan for plan in plans if plan.course):
        found = budget(plan)
        rows.append(
            (
                plan.name,
                ", ".join(str(feed) for feed in plan.feeds),
                f"{plan.course_mm / 1000:.1f} m",
                f"{longest_part_mm(plan) / 1000:.1f} m",
                f"{drop_mv(plan, found.lights):.0f} mV",
                f"{fuse_ma(found.lights) / 1000:g} A",
                f"{supply_ma(found.lights) / 1000:g} A",
            )
        )
    head = (
        "board",
        "5 V goes in before light",
        "course",
        "longest part",
        "lost on it, at worst",
        "fuse, slow",
        "supply, at least",
    )
    return _table(head, rows) + (
        "\nLost: the whole current at the far end of the longest part, 0.25 mm², there and back. "
        "Below 250 mV is good.\n"
    )


def _pis(plans: Sequence[Plan]) -> str:
    worst = max(budget(plan).from_usb for plan in plans)
    rows = [
        (
            pi.name,
            pi.planned_ma,
            f"{worst:.0f}",
            f"{pi.planned_ma + worst:.0f}",
            f"{pi.supply_ma / 1000:g} A",
        )
        for pi in PIS
    ]
    head = ("Pi", "planned for the Pi", "from its USB, largest board", "together", "its own supply")
    return _table(head, rows)


def _magnets() -> str:
    rows = [
        (
            str(magnet),
            *(f"{above_mt(magnet, gap):.0f}" for gap in GAPS_MM),
            *(f"{abs(beside_mt(magnet, ASIDE_GAP_MM, aside)):.2f}" for aside in ASIDE_MM),
            f"{flux_index(magnet):.0f}",
        )
        for magnet in MAGNETS
    ]
    head = (
        "N35",
        *(f"{gap} mm below" for gap in GAPS_MM),
        *(f"{aside} mm aside" for aside in ASIDE_MM),
        "flux index",
    )
    return _table(head, rows) + (
        f"\nUpright field in mT, at the own sensor so far below the magnet's face, and at the next sensor "
        f"({ASIDE_GAP_MM} mm deep).\nFlux index in kG² mm²; the limit of the toy standards for a magnet "
        f"that can come loose is {FLUX_INDEX_LIMIT:.0f}:\n**each of these is far above it.**\n"
    )


def _crosstalk(plans: Sequence[Plan]) -> str:
    rows = [(plan.name, *(f"{crosstalk_mt(MAGNET, gap, plan):.2f}" for gap in GAPS_MM)) for plan in plans]
    own = ("own piece", *(f"{above_mt(MAGNET, gap):.1f}" for gap in GAPS_MM))
    return _table((f"{MAGNET}", *(f"{gap} mm below" for gap in GAPS_MM)), (*rows, own)) + (
        "\nIn mT: the worst that an empty spot sees while pieces stand on *all* others, same pole up; "
        "last row: a piece on the spot.\n"
    )


def _linear() -> str:
    thick = Magnet(8, 3)
    rows = [
        (
            hall.name,
            f"{hall.mv_per_mt:g}",
            f"{hall.on_mt:.1f}",
            f"{deepest_mm(MAGNET, hall.on_mt):.0f} mm",
            f"{deepest_mm(thick, hall.on_mt):.0f} mm",
        )
        for hall in LINEAR_HALLS
    ]
    head = ("sensor", "mV for a mT", "comes on at, mT", f"deepest with {MAGNET}", f"with {thick}")
    return _table(head, rows) + (
        "\nWith firmware made with `HALL=1`. The worst crosstalk above should stay below half of what the\n"
        "sensor comes on at: that speaks against the most sensitive one.\n"
    )
