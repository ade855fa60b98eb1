// A pause: one calm card, one big button. Nothing else is asked of anybody meanwhile.

import { me, tell } from "../base/api.js";
import { button, h, s } from "../base/dom.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";

/** Whether this phone may pause the game, and go on. */
export const mayPause = () => me.host || me.seats.length > 0;

const turn = (on) => attempt(() => tell("/api/pause", { on }));

/** Two bars: who cannot read yet knows them from every film. */
const sign = () =>
  s(
    "svg",
    { class: "pause-sign", viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", { d: "M6 4h4v16H6ZM14 4h4v16h-4Z" }),
  );

/** What the card at the top shows instead of whose turn it is. */
export function pauseCard({ paused }) {
  return [
    sign(),
    h("h1", { class: "pause-line" }, paused.text),
    mayPause() ? button(t("go_on"), () => turn(false), { kind: "primary wide", name: "pause" }) : null, // the other button's name: so it gets its keyboard focus
  ];
}

/** The button that begins a pause, or ends it. */
export const pauseButton = (state) =>
  state.paused
    ? button(t("go_on"), () => turn(false), { name: "pause" })
    : button(t("pause"), () => turn(true), { kind: "quiet", name: "pause" });
