// A pause: one calm card, one big button. Nothing else is asked of anybody meanwhile.

import { me, tell } from "./api.js";
import { button, h } from "./dom.js";
import { attempt } from "./ui.js";
import { t } from "./words.js";

/** Whether this phone may pause the game, and go on. */
export const mayPause = () => me.host || me.seats.length > 0;

const turn = (on) => attempt(() => tell("/api/pause", { on }));

/** What the card at the top shows instead of whose turn it is. */
export function pauseCard({ paused }) {
  return [
    h("h1", { class: "pause-line" }, paused.text),
    mayPause() ? button(t("go_on"), () => turn(false), { kind: "primary wide", name: "go-on" }) : null,
  ];
}

/** The button that begins a pause, or ends it. */
export const pauseButton = (state) =>
  state.paused ? button(t("go_on"), () => turn(false), { name: "go-on" }) : button(t("pause"), () => turn(true), { kind: "quiet", name: "pause" });
