// The seats at the table: say "that is me", give it back, hand it over, leave, lights.

import { me, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { openSeat, takeSeat } from "../base/lazy.js";
import { seatOf } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";
import { seatsProps } from "./seats_props.js";

/** Change a seat, and learn anew who holds what. */
export async function change(context, seat, what, body = {}) {
  const done = await attempt(() => tell(`/api/seats/${seat}/${what}`, body));
  if (done) await context.refresh();
  return done;
}

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

/** The list; `onTake(seat)` and `onMore(seat)` are asked for by its buttons. */
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

/** Fill the panel. */
export function showSeats(node, context) {
  const { state } = context;
  const props = seatsProps(state, me);
  const onTake = (seat) => takeSeat(context, seatOf(state, seat));
  const onMore = (seat) => openSeat(context, seatOf(state, seat));
  show(node, props && html`<${Seats} ...${props} onTake=${onTake} onMore=${onMore} />`);
}
