// The window of one seat: claim it, give it back, hand it over, leave, help, lights.

import { me } from "../base/api.js";
import { button, h } from "../base/dom.js";
import { rename, takeSeat } from "../base/lazy.js";
import { playerName } from "../base/state.js";
import { confirmed, note, openWindow, toggle } from "../base/ui.js";
import { t } from "../base/words.js";
import { change } from "../play/seats.js";
import { levels } from "./help.js";

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

async function secondPhone(context, seat) {
  if (await change(context, seat, "share", { on: true }))
    note(t("mine_second_open", { name: playerName(context.state, seat) }));
}

async function leave(context, { seat }) {
  const name = playerName(context.state, seat);
  if (await confirmed(t("leave"), t("leave_text", { name }), t("leave_yes", { name })))
    await change(context, seat, "leave");
}

/** Open the window. */
export function openSeat(context, entry) {
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
    const lost = context.state.secrets && taken && me.host && !mine; // the page of this seat alone is on another phone
    const release =
      taken && may
        ? button(
            t("release"),
            then(() => change(context, seat, "release")),
          )
        : null;
    const choices = [
      taken || mine
        ? null
        : button(
            t("me"),
            then(() => takeSeat(context, entry)),
          ),
      may && context.state.phase !== "over"
        ? button(
            t("rename"),
            then(() => rename(context, entry)),
          )
        : null,
      lost ? null : release,
      mine && context.state.secrets
        ? button(
            t("mine_second"),
            then(() => secondPhone(context, seat)),
          )
        : null,
      may
        ? button(
            t("hand_over"),
            then(() => nameWindow(context, entry)),
          )
        : null,
      may
        ? button(
            t("leave"),
            then(() => leave(context, entry)),
            { kind: "danger" },
          )
        : null,
    ];
    const help = levels(context.state, entry, (level) => change(context, seat, "hints", { level }));
    if (lost) body.append(h("p", {}, t("mine_lost", { name: playerName(context.state, seat) })), release);
    const seen = context.state.link?.needed !== false; // help is about hands on the board, and lights under it
    body.append(...(may && seen ? [help, lights.element] : []), h("div", { class: "stack" }, choices));
  });
}
