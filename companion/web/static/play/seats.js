// The seats at the table: say "that is me", give it back, hand it over, leave, lights.

import { me, tell } from "../base/api.js";
import { button, h, paint } from "../base/dom.js";
import { openSeat, takeSeat } from "../base/lazy.js";
import { attempt } from "../base/ui.js";
import { kindName, t } from "../base/words.js";
import { token } from "../board/shapes.js";
import { playerName } from "./now.js";

/** Change a seat, and learn anew who holds what. */
export async function change(context, seat, what, body = {}) {
  const done = await attempt(() => tell(`/api/seats/${seat}/${what}`, body));
  if (done) await context.refresh();
  return done;
}

function seatLine(context, entry) {
  const { state } = context;
  const { seat, mark, playing } = entry;
  const mine = me.seats.includes(seat);
  const taken = (me.claimed ?? []).includes(seat);
  const name = playerName(state, seat);
  return h(
    "li",
    { class: `seat seat-${seat}${state.turn === seat && !["idle", "over"].includes(state.phase) ? " turn" : ""}` },
    token(seat, mark),
    h(
      "span",
      { class: "seat-name" },
      h("b", {}, name),
      h(
        "small",
        {},
        [
          entry.name ? kindName(seat) : "",
          mine ? t("you") : taken ? t("taken_seat") : "",
          playing ? "" : t("has_left"),
          entry.lights === false ? t("lights_off") : "",
        ]
          .filter(Boolean)
          .join(" · "),
      ),
    ),
    h(
      "span",
      { class: "seat-acts" },
      playing && !taken && me.seats.length === 0
        ? button(t("me"), () => takeSeat(context, entry), {
            name: `claim-${seat}`,
            "aria-label": t("that_is_me", { name }),
          })
        : null,
      playing && (mine || me.host || (me.seats.length > 0 && !taken))
        ? button("⋯", () => openSeat(context, entry), {
            kind: "quiet icon",
            name: `more-${seat}`,
            "aria-label": t("more_for", { name }),
          })
        : null,
    ),
  );
}

/** Whether this phone only looks on, and whether it could join in. */
const looksOn = () => me.seats.length === 0 && !me.host;
const free = (seats) => seats.some(({ seat, playing }) => playing && !(me.claimed ?? []).includes(seat));

/** Fill the panel. */
export function showSeats(node, context) {
  const { state } = context;
  const seats = state.seats ?? [];
  const small = (...parts) => h("p", { class: "small" }, ...parts);
  paint(node, [seats, state.manner, state.turn, state.phase, me.seats, me.claimed, me.host], () =>
    seats.length && state.phase !== "idle"
      ? [
          h("h2", {}, t("seats")),
          state.manner === "tournament"
            ? small(h("b", {}, t("manner_tournament")), " · ", t("manner_tournament_hint"))
            : null,
          h(
            "ul",
            { class: "seats" },
            seats.map((entry) => seatLine(context, entry)),
          ),
          looksOn() ? small(t(free(seats) ? "looking_on_free" : "looking_on")) : null,
        ]
      : [],
  );
}
