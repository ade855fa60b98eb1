// The card at the top: whose turn, the number, and the one sentence that says what the table waits for.

import { me, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { rain } from "../base/lazy.js";
import { seatOf, winner } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { token, trophy } from "../board/shapes.js";
import { seeGame } from "../parts/bar.js";
import { showDie, tumbling, usesDie } from "./die.js";
import { Moment } from "./moment.js";
import { momentProps } from "./moment_props.js";
import { nowProps } from "./now_props.js";
import { PauseCard } from "./pause.js";
import { slipped } from "./permissions.js";

const Together = ({ seats }) => html`<p class="row">
  ${seats.map(({ seat, mark, name }) => html`<span class="waited-for">${token(seat, mark, "small")} ${name}</span>`)}
</p>`;

/** Takes back the last tap, which this phone made. */
const Slip = ({ number }) =>
  button(t("undo"), () => attempt(() => tell("/api/undo", { number })), { kind: "slip", name: "slip" });

/** The card; `die` is the die to show, `slip` the number of the last tap where this phone made it. */
export function Now({
  seat,
  mark,
  headline,
  colour,
  sentence,
  together,
  idea,
  cheer,
  looking,
  picture,
  die,
  moment,
  slip,
}) {
  return html`
    <div class="now-head">
      ${seat && token(seat, mark, "big")}
      <div class="now-who">
        <h1>${headline}</h1>
        ${colour && html`<p class="colour-name">${colour}</p>`}
      </div>
      ${picture === "trophy" ? trophy() : picture === "die" && die}
    </div>
    ${moment && html`<${Moment} ...${moment}>${slip && html`<${Slip} number=${slip} />`}<//>`}
    ${together.length > 0 && html`<${Together} seats=${together} />`}
    ${sentence && html`<p class="sentence">${sentence}</p>`}
    ${idea && html`<p class="idea">${idea.why}<span class="hidden"> ${idea.turn}</span></p>`}
    ${cheer && html`<p class="cheer">${cheer}</p>`}
    ${looking && html`<p class="settling">${t("looking")}</p>`}
  `;
}

/** Fill the card. */
export function showNow(node, { state }) {
  if (state.paused && !document.body.classList.contains("paused")) {
    seeGame(); // "Go on" is there
    scrollTo(0, 0);
  }
  document.body.classList.toggle("paused", Boolean(state.paused));
  if (state.paused) {
    node.className = "now card resting";
    return show(node, html`<${PauseCard} text=${state.paused.text} />`);
  }
  const props = nowProps(state, me, { tumbling: tumbling(), shown: usesDie(state) });
  node.className = `now card${props.seat && ` seat-${props.seat}`}`;
  const moment = momentProps(state, tumbling());
  const die = props.picture === "die" && showDie(state);
  const slip = slipped(state, me) && state.undo.number;
  show(node, html`<${Now} ...${props} moment=${moment} die=${die} slip=${slip} />`);
  if (props.celebrates) celebrate(state);
  return null;
}

let celebrated = false;

/** Once for each win. */
function celebrate(state) {
  if (celebrated) return;
  celebrated = true;
  rain(winner(state), seatOf(state, winner(state))?.mark, state);
}

/** A new game may be celebrated again. */
export function forgetCelebration(state) {
  if (state.phase !== "over") celebrated = false;
}
