// What may be said now: one large button for each answer, for whoever may give it. Loaded where a game asks for words.

import { me, tell } from "./api.js";
import { swatch } from "./colours.js";
import { h, paint } from "./dom.js";
import { inputsFor } from "./look.js";
import { attempt } from "./ui.js";
import { t } from "./words.js";

/** Say one input; the companion knows for which of this phone's seats. */
const say = (input) => () => attempt(() => tell("/api/input", { input }));

function key({ input, text, colour }, large) {
  return h(
    "button",
    { type: "button", class: `say-key${colour ? " coloured" : ""}${large ? " large" : ""}`, "data-f": input, onclick: say(input) },
    colour ? swatch(colour) : null,
    h("span", {}, text),
  );
}

function group({ state }, awaited, i) {
  const large = i === 0 && awaited.values.length <= 6;
  const keys = h(
    "div",
    { class: `say-keys of-${Math.min(awaited.values.length, 6)}`, role: "group", "aria-label": awaited.text },
    awaited.values.map((value) => key(value, large)),
  );
  const rarely = { drawn: t("drawn_by_hand"), contact: awaited.text }[awaited.source]; // mostly others tell it
  if (rarely) return h("details", { class: "later" }, h("summary", {}, rarely), keys);
  return [awaited.text === state.awaiting?.text ? null : h("p", { class: "small" }, awaited.text), keys];
}

/** Fill the part of the page with what this phone may say. */
export function showSaid(node, context) {
  const asked = inputsFor(context.state, me);
  paint(node, [asked, context.state.awaiting?.text], () => asked.map((each, i) => group(context, each, i)));
}
