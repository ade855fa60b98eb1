// The seats at the table: say "that is me", give it back, hand it over, leave, lights.

import { me, tell } from "./api.js";
import { button, h, paint } from "./dom.js";
import { playerName } from "./now.js";
import { token } from "./shapes.js";
import { attempt, confirmed, openWindow, toggle } from "./ui.js";
import { kindName, t } from "./words.js";

async function change(context, seat, what, body = {}) {
  const done = await attempt(() => tell(`/api/seats/${seat}/${what}`, body));
  if (done) await context.refresh();
  return done;
}

function nameWindow(context, { seat }) {
  const { state } = context;
  return openWindow(t("hand_over"), (body, close) => {
    const name = h("input", { type: "text", maxlength: 30, autocomplete: "off", required: true });
    const submit = async (event) => {
      event.preventDefault();
      if (await change(context, seat, "handover", { name: name.value.trim() })) close();
    };
    body.append(
      h(
        "form",
        { onsubmit: submit, class: "stack" },
        h("p", {}, t("hand_over_text", { name: playerName(state, seat) })),
        h("label", { class: "field-label" }, t("new_name"), name),
        h("button", { type: "submit", class: "button primary" }, t("hand_over")),
      ),
    );
  });
}

async function leave(context, { seat }) {
  const name = playerName(context.state, seat);
  if (await confirmed(t("leave"), t("leave_text", { name }), t("leave_yes", { name }))) await change(context, seat, "leave");
}

function more(context, entry) {
  const { seat } = entry;
  return openWindow(playerName(context.state, seat), (body, close) => {
    const lights = toggle(t("lights"), t("lights_hint"), entry.lights);
    lights.box.addEventListener("change", () => change(context, seat, "lights", { on: lights.box.checked }));
    const then = (action) => () => {
      close();
      action();
    };
    const mine = me.seats.includes(seat);
    const taken = (me.claimed ?? []).includes(seat);
    const may = mine || me.host;
    const choices = [
      taken ? null : button(t("me"), then(() => change(context, seat, "claim"))),
      taken && may ? button(t("release"), then(() => change(context, seat, "release"))) : null,
      may ? button(t("hand_over"), then(() => nameWindow(context, entry))) : null,
      may ? button(t("leave"), then(() => leave(context, entry)), { kind: "danger" }) : null,
    ];
    body.append(...(may ? [lights.element] : []), h("div", { class: "stack" }, choices));
  });
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
    h("span", { class: "seat-name" }, h("b", {}, name), h("small", {}, [entry.name ? kindName(seat) : "", mine ? t("you") : taken ? t("taken_seat") : "", playing ? "" : t("has_left"), entry.lights === false ? t("lights_off") : ""].filter(Boolean).join(" · "))),
    h(
      "span",
      { class: "seat-acts" },
      playing && !taken && me.seats.length === 0 ? button(t("me"), () => change(context, seat, "claim"), { name: `claim-${seat}`, "aria-label": t("that_is_me", { name }) }) : null,
      playing && (mine || me.host || (me.seats.length > 0 && !taken)) ? button("⋯", () => more(context, entry), { kind: "quiet icon", name: `more-${seat}`, "aria-label": t("more_for", { name }) }) : null,
    ),
  );
}

/** Fill the panel. */
export function showSeats(node, context) {
  const { state } = context;
  const seats = state.seats ?? [];
  paint(node, [seats, state.turn, state.phase, me.seats, me.claimed, me.host], () =>
    seats.length && state.phase !== "idle" ? [h("h2", {}, t("seats")), h("ul", { class: "seats" }, seats.map((entry) => seatLine(context, entry)))] : [],
  );
}
