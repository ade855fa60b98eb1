// A pause: one calm card, one big button. Nothing else is asked of anybody meanwhile.

import { me, tell } from "../base/api.js";
import { button, html } from "../base/html.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { mayPause } from "./permissions.js";

/** @import { State } from "../lib/api.js" */

/**
 * Pause, or go on.
 * @param {boolean} on
 */
export const pauseGame = (on) => attempt(() => tell("/api/pause", { on }));

/** Two bars: who cannot read yet knows them from every film. */
const sign = () =>
  html`<svg class="pause-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 4h4v16H6ZM14 4h4v16h-4Z" /></svg>`;

/**
 * What the card at the top shows instead of whose turn it is; its button has the other's name: so it gets its keyboard focus.
 * @param {{ text: string }} props
 */
export const PauseCard = ({ text }) => html`
  ${sign()}
  <h1 class="pause-line">${text}</h1>
  ${mayPause(me) && button(t("go_on"), () => pauseGame(false), { kind: "primary wide", name: "pause" })}
`;

/**
 * The button that begins a pause, or ends it.
 * @param {State} state
 */
export const pauseButton = (state) =>
  state.paused
    ? button(t("go_on"), () => pauseGame(false), { name: "pause" })
    : button(t("pause"), () => pauseGame(true), { kind: "quiet", name: "pause" });
