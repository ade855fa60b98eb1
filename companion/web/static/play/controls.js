// The controls: the die, turn done, take back, the list of turns. Shown to those who may use them.

import { me, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { openRolls, openTurns, startNew, takeBack, takeSeat } from "../base/load_on_demand.js";
import { playerName } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { kindName, localized, t } from "../base/words.js";
import { token } from "../board/shapes.js";
import { controlsProps } from "./controls_props.js";
import { listenForNumbers, RollPad } from "./pad.js";
import { pauseButton } from "./pause.js";

/**
 * @import { Again, Seat } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 * @import { ControlsProps, Invited } from "./controls_props.js"
 */

/**
 * What would begin once more, and who begins.
 * @param {import("../lib/api.js").Again} props
 */
const Last = ({ title, seats, text }) => html`<div class="last-game">
  <p><b>${title}</b></p>
  <p class="row">
    ${seats.map(({ seat, mark, name }) => html`<span class="waited-for">${token(seat, mark, "small")} ${name || kindName(seat)}</span>`)}
  </p>
  <p class="small">${text}</p>
</div>`;

/**
 * One tap begins the last game once more.
 * @param {{ again: Again, over: boolean }} props
 */
function Again({ again, over }) {
  const begin = () => attempt(() => tell("/api/game/again", { game_id: again.game_id }));
  return html`
    <${Last} ...${again} />
    ${button(t(over ? "play_again" : "same_again"), begin, { kind: "primary wide", name: "again" })}
  `;
}

/** @param {{ context: Context } & import("./controls_props.js").Begin} props */
function Begin({ context, over, again, stored, broken }) {
  /** @param {"/api/game/resume" | "/api/game/aside"} path */
  const about = (path) => () => attempt(() => tell(path, { game_id: /** @type {number} */ (broken) }));
  const kind = again ? "" : "primary wide";
  return html`<div class="row begin">
    ${broken && button(t("aside_again"), about("/api/game/resume"), { name: "aside-again" })}
    ${broken && button(t("aside_leave"), about("/api/game/aside"), { name: "aside-leave" })}
    ${again && html`<${Again} key="again" again=${again} over=${over} />`}
    ${button(t("new_game"), () => startNew(context), { kind, name: "new" })}
    ${
      stored &&
      html`<a class=${`button ${again ? "" : "wide"}`} href=${localized(`/games/${stored}`)} data-f="look-back">${t("look_back")}</a>`
    }
  </div>`;
}

/**
 * The seats to take for whoever looks on, each by its piece; without one, that looking on is fine.
 * @param {{ context: Context } & Invited} props
 */
function Invitation({ context, seats, too }) {
  if (!seats.length) return !too && html`<p class="small">${t("looking_on")}</p>`;
  /** @param {Seat} entry */
  const key = (entry) => {
    const name = playerName(context.state, entry.seat);
    const inside = html`${token(entry.seat, entry.mark, "small")}<span>${name}</span>`;
    const named = { name: `sit-${entry.seat}`, "aria-label": t("that_is_me", { name }) };
    return button(inside, () => takeSeat(context, entry), named);
  };
  return html`<div class="invite" role="group" aria-labelledby="invite-label">
    <span id="invite-label">${t(too ? "invite_too" : "invite")}</span>
    ${seats.map(key)}
  </div>`;
}

/** @param {{ context: Context } & Pick<ControlsProps, "turns" | "done">} props */
function Actions({ context, turns, done }) {
  if (!turns && !done) return null;
  return html`<div class="row">
    ${turns && button(t("enter_turn"), () => openTurns(context), { name: "turns" })}
    ${done && button(done, () => attempt(() => tell("/api/done")), { name: "done" })}
  </div>`;
}

/**
 * What a turn needs.
 * @param {{ context: Context } & ControlsProps} props
 */
export function Controls({ context, begin, pad, invited, ...actions }) {
  return html`
    ${begin && html`<${Begin} context=${context} ...${begin} />`}
    ${pad && html`<${RollPad} context=${context} />`}
    ${invited !== null && html`<${Invitation} context=${context} ...${invited} />`}
    <${Actions} context=${context} ...${actions} />
  `;
}

/**
 * What is wanted now and then.
 * @param {{ context: Context } & ControlsProps} props
 */
function Rarely({ context, undo: undoes, pause, howRolled }) {
  const { state } = context;
  if (!undoes && !pause && !howRolled) return null;
  return html`<div class="row">
    ${undoes && button(t("undo"), () => takeBack(state), { kind: "quiet", name: "undo" })}
    ${pause && pauseButton(state)}
    ${howRolled && button(t("how_rolled"), () => openRolls(context), { kind: "quiet", name: "how-rolled" })}
  </div>`;
}

let listening = false;

/**
 * Fill the controls.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showPlay(node, context) {
  if (!listening) listening = listenForNumbers(context);
  show(node, html`<${Controls} context=${context} ...${controlsProps(context.state, me)} />`);
}

/**
 * Fill the row below.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showRarely(node, context) {
  show(node, html`<${Rarely} context=${context} ...${controlsProps(context.state, me)} />`);
}
