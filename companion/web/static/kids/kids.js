// The page in pictures, for children who do not read yet. Everything a turn needs is a picture to tap; the words stay,
// small, for whoever reads aloud and for screen readers.

import { me } from "../base/api.js";
import { button, byId, element, html, show } from "../base/html.js";
import { wish, wished } from "../base/preferences.js";
import { t } from "../base/words.js";
import { dieFace } from "../board/shapes.js";
import { explainedAt, refusedBy } from "../learn/explained.js";
import { seeGame } from "../parts/bar.js";
import { tumbling } from "../play/die.js";
import { Moment, Why } from "../play/moment.js";
import { Always, figure, KEYS } from "./keys.js";
import { face } from "./kid_icons.js";
import { KidLesson } from "./kid_lesson.js";
import { kidsProps } from "./kids_props.js";
import { SCENES } from "./scenes.js";

/**
 * @import { State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 * @import { KidsProps, Sitting } from "./kids_props.js"
 */

/**
 * Everybody at the table in order, whose turn it is stands out.
 * @param {{ state: State, round: Sitting[] }} props
 */
const Round = ({ state, round }) => html`<ul class="kid-round">
  ${round.map(
    ({ seat, name, turn, mine }) => html`<li key=${seat} class=${`${turn ? "turn" : ""} ${mine ? "mine" : ""}`.trim()}>
      ${figure(state, seat)}<span class="hidden">${name}${mine ? ` (${t("you")})` : ""}</span>
    </li>`,
  )}
</ul>`;

/** @param {Context} context */
function leave(context) {
  wish("pictures", false);
  const address = new URL(location.href);
  address.searchParams.delete("kids");
  history.replaceState(null, "", address);
  context.render();
  byId("main").focus();
}

/** @param {{ context: Context } & KidsProps} props */
function Kids(props) {
  const { context, seat, number, mood, moment, scene, allowed, keys } = props;
  const why = explainedAt(context.geometry, refusedBy(context.state));
  return html`
    <div class=${`kid-card card${seat ? ` seat-${seat}` : ""}`}>
      <div class="kid-head">
        <${Round} state=${context.state} round=${props.round} />
        ${number ? dieFace(number, "kid-number") : null}${mood ? face(mood) : null}
      </div>
      <div class=${`kid-picture of-${scene}`}>
        ${moment && html`<${Moment} ...${moment}>${why && html`<${Why} to=${why} />`}<//>`}
        <${SCENES[scene]} key=${scene} context=${context} allowed=${allowed} />
      </div>
      <h1>${props.headline}</h1>
      ${props.sentence && html`<p class="kid-text">${props.sentence}</p>`}
    </div>
    ${props.lesson && html`<${KidLesson} key=${props.lesson.key} state=${context.state} card=${props.lesson} />`}
    ${keys.length > 0 && html`<div class="kid-keys">${keys.map((name) => html`<${KEYS[name]} key=${name} ...${props} />`)}</div>`}
    <${Always} context=${context} next=${props.next} pause=${props.pause} slip=${props.slip} />
    <p class="aside">${button(t("pictures_leave"), () => leave(context), { name: "pictures-leave" })}</p>
  `;
}

let room = /** @type {HTMLElement | null} */ (null);

function open() {
  const made = element(html`<section id="kids" class="kid-room" tabindex="-1" aria-label=${t("pictures")} />`);
  byId("main").prepend(made);
  return made;
}

/**
 * Fill the view, or take it away where it is not wished for.
 * @param {Context} context
 */
export function showKids(context) {
  const wanted = wished("pictures");
  if (wanted) room ??= open();
  document.body.classList.toggle("kids", wanted);
  if (wanted) seeGame();
  if (!room) return;
  room.hidden = !wanted;
  if (wanted) show(room, html`<${Kids} context=${context} ...${kidsProps(context.state, me, tumbling())} />`);
}
