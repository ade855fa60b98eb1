// The seats at the table: say "that is me", give it back, hand it over, leave, lights.

import { me, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { openSeat, takeSeat } from "../base/load_on_demand.js";
import { seatOf } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";
import { seatsProps } from "./seats_props.js";

/**
 * @import { Told } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 * @import { SeatProps, SeatsProps } from "./seats_props.js"
 */

/**
 * Change a seat, and learn anew who holds what.
 * @template {"claim" | "name" | "release" | "share" | "leave" | "handover" | "lights" | "hints" | "learning"} W
 * @param {Context} context
 * @param {string} seat
 * @param {W} what
 * @param {Told[`/api/seats/${string}/${W}`][0]} [body]
 */
export async function change(context, seat, what, body = {}) {
  const done = await attempt(() => tell(`/api/seats/${seat}/${what}`, body));
  if (done) await context.refresh();
  return done;
}

/** @typedef {{ onTake: (seat: string) => unknown, onMore: (seat: string) => unknown }} Acts */

/** @param {SeatProps & Acts} props */
function Seat({ seat, mark, name, notes, css, free, more, onTake, onMore }) {
  const claim = { name: `claim-${seat}`, "aria-label": t("that_is_me", { name }) };
  const open = { kind: "quiet icon", name: `more-${seat}`, "aria-label": t("more_for", { name }) };
  return html`<li class=${css}>
    ${token(seat, mark)}
    <span class="seat-name"><b>${name}</b><small>${notes}</small></span>
    <span class="seat-acts">
      ${free && button(t("me"), () => onTake(seat), claim)}
      ${more && button("⋯", () => onMore(seat), open)}
    </span>
  </li>`;
}

/**
 * The list; `onTake(seat)` and `onMore(seat)` are asked for by its buttons.
 * @param {SeatsProps & Acts} props
 */
export function Seats({ seats, tournament, looking, onTake, onMore }) {
  return html`
    <h2>${t("seats")}</h2>
    ${tournament && html`<p class="small"><b>${t("manner_tournament")}</b> · ${t("manner_tournament_hint")}</p>`}
    <ul class="seats">
      ${seats.map((seat) => html`<${Seat} key=${seat.seat} ...${seat} onTake=${onTake} onMore=${onMore} />`)}
    </ul>
    ${looking && html`<p class="small">${looking}</p>`}
  `;
}

/**
 * Fill the panel.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showSeats(node, context) {
  const { state } = context;
  const props = seatsProps(state, me);
  /** @param {string} seat */
  const onTake = (seat) => takeSeat(context, /** @type {import("../lib/api.js").Seat} */ (seatOf(state, seat)));
  /** @param {string} seat */
  const onMore = (seat) => openSeat(context, /** @type {import("../lib/api.js").Seat} */ (seatOf(state, seat)));
  show(node, props && html`<${Seats} ...${props} onTake=${onTake} onMore=${onMore} />`);
}
