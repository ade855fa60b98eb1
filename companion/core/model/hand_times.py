"""Times, in ms, that say what a hand or a contact can do; no other file of core, games and bench writes one.

Each device debounces first, for a time of its own (`firmware_bridge.messages`, `hardware.gpio_board`), and
the hands of the demo have theirs (`companion.simulate`).

Sources: *notation* is docs/reference/notation.md, part 4: what players are promised. *weighing* is
docs/lab/weighing.md: simulated hands, after what is known of real ones. *faults* is
docs/lab/faults.md. *Chosen*: no measurement stands behind it but that today's fuzz passes with it.
"""

# --- a contact ---------------------------------------------------------------------------------

BOUNCE_MS = 30
"""A sound contact is quiet within this time (notation)."""

PULSE_MS = 450
"""A contact that is as before after so long at most may have opened or closed by itself (weighing)."""

GAP_MS = (35, 600)
"""A piece whose contact opens for so long was rather not lifted; a hand takes longer (faults)."""

GAP_FLICKER_MS = 280
"""Gaps with less between them are one: the piece was set down badly (chosen)."""

NO_CHANGE_NEAR_MS = 500
"""So long before and after a quiet gap no other spot changes: no hand was there (faults)."""

HANDLED_MS = 1000
"""A piece that is really lifted so soon after a gap was in a hand by then: it was tried, or wiggled loose
(chosen)."""

GAPS_KEPT_MS = 75_000
"""Gaps further apart than this are not counted together (faults)."""

STILL_MS = 250
"""Who taps and slides leaves a piece or a hole at least now and then for this long (notation)."""

RESTLESS_MS = 1500
"""So long without such a rest is no hand: six fields are counted in about as long, each on another spot
(notation)."""

HEALED_MS = 5000
"""A contact that was still for so long is believed again (faults)."""

# --- what no hand can do -----------------------------------------------------------------------

NO_HAND_MS = 5
"""No hand changes three pieces within so few ms: a wire came off (chosen)."""

CARRY_MS = 30
"""No hand carries a piece elsewhere in less: both contacts bounced and were told in either order
(weighing)."""

REBOUND_MS = 150
"""A piece that is away again so soon has bounced; no hand is so quick (chosen)."""

# --- what hands do -----------------------------------------------------------------------------

LATE_LIFT_MS = 60
"""A put and the lift told so soon after it may have come the other way round: a piece slid, two contacts that
bounce, a late report (weighing)."""

SLIDE_MS = 150
"""A piece that stays no longer on a field was slid over it (weighing)."""

TWO_HANDS_MS = 150
"""What two hands do within so short a time has no order: one is put back as another is lifted (weighing)."""

FALL_MS = 200
"""Pieces lifted so soon one after the other were knocked over together (weighing)."""

RESEAT_MS = 400
"""A piece that is back on a spot so soon is set down badly: that it did not stay counts once (weighing)."""

TAP_MS = 500
"""A piece that stays longer on a field was not tapped there in counting (notation)."""

AT_ONCE_MS = 1000
"""A bumped piece is put straight within this time (weighing)."""

LATE_BACK_MS = 1500
"""So late a field is seldom filled by the pawn that takes what stood there (weighing)."""

HURRY_MS = 3000
"""Hands that touch many pieces within so short a time follow no way back (chosen)."""

# --- a person who checks the board, one spot after another --------------------------------------

VISIT_REST_MS = 300
"""On for so long without a break = the magnet rests there; off for so long = it has gone. A hand that is
asked to put a magnet down leaves it longer; a hand that slides over a neighbour does not (chosen)."""

SOLID_MS = 100
"""On again for so long = the magnet had never left, the contact flickered; shorter is its last bounce
(chosen)."""

HINT_MS = 8000
"""Nothing for so long = the person is asked whether the spot is dead, or the piece stands there (chosen)."""

RESTLESS_WINDOW_MS = 1000
"""A hand taps three times a second at most, two changes each (chosen)."""

# --- how long a picture rests before it is decided ---------------------------------------------

REST_LEGAL_MS = 550
"""A legal turn (notation; `referee.rest_legal_ms`)."""

REST_OTHER_MS = 800
"""Anything else (notation; `referee.rest_other_ms`)."""

REST_FINAL_MS = 100
"""What hands cannot take back: a contact that flickers is not taken for it (chosen)."""

REST_PASSING_MS = 1500
"""A piece that may only be counted on, where lifts may go unseen: the next field or two may be just as
unseen. Also a field whose piece has gone to where nobody sees it (notation)."""

OUT_OF_SIGHT_MS = 3000
"""A piece is out of sight for so long before it is asked whether it stands on an unbelieved spot (chosen)."""

OUT_OF_SIGHT_CHATTER_MS = 8000
"""The same where a contact that chatters may come to rest (chosen: longer than `HEALED_MS`)."""

REST_FAULT_MS = (10_000, 12_000, 60_000)
"""After so long more and more is taken for a fault: a chain, or a field besides which the next turn was
played (notation); a field that is on too much in a turn; a chain that nobody saw go off (faults)."""
