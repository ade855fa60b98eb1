// How a game is played: cards, each with a picture from a position, what may be done in it and what not. `#RULE` in the address
// leads to the card that explains this rule.

import { ask, boardOf } from "../base/api.js";
import { meet } from "../base/app.js";
import { byId, html, show } from "../base/html.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { dieFace, initial, sign, token } from "../board/shapes.js";
import { Stage } from "./stage.js";

/** @import { Geometry, HowToPlay, LessonLine } from "../lib/api.js" */

const { game = "", variant = "" } = byId("main").dataset;
/** @type {{ page: HowToPlay | null, geometry: Geometry | null }} */
const look = { page: null, geometry: null };

/**
 * Who is to move, and the number; then what is done in the picture: in words only where no arrow shows it.
 * @param {{ lesson: LessonLine }} props
 */
const Said = ({ lesson }) => html`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${token(lesson.seat, initial(lesson.seat), "small")} ${lesson.die && dieFace(lesson.die, "small")}
  </p>
  <ul>
    ${lesson.told
      .filter(({ drawn }) => !drawn)
      .map(({ text, right }) => html`<li>${sign(right ? "heard" : "illegal")}<span>${text}</span></li>`)}
  </ul>
</div>`;

/** @param {{ lesson: LessonLine, geometry: Geometry, number: number }} props */
const Card = ({ lesson, geometry, number }) => html`<article
  class="card learn-card"
  id=${`card-${number}`}
  aria-labelledby=${`title-${number}`}
>
  <h2 id=${`title-${number}`} tabindex="-1">${lesson.title}</h2>
  <p>${lesson.text}</p>
  ${lesson.house_rule && html`<p class="small">${t("house_rule", { name: lesson.house_rule })}</p>`}
  <${Stage} lesson=${lesson} geometry=${geometry} />
  <${Said} lesson=${lesson} />
</article>`;

/** @param {{ page: HowToPlay, geometry: Geometry }} props */
const Cards = ({ page, geometry }) => html`
  <h1>${t("how_to_play")}</h1>
  <p class="learn-game">${page.title}</p>
  ${page.played && html`<p class="small">${t("how_to_play_played")}</p>`}
  <div class="learn-cards">
    ${page.lessons.map((lesson, i) => html`<${Card} lesson=${lesson} geometry=${geometry} number=${i} />`)}
  </div>
`;

/** Show the card that explains the rule in the address; what explains it first comes before what names it besides. */
function lead() {
  const rule = decodeURIComponent(location.hash.slice(1));
  const { lessons } = /** @type {HowToPlay} */ (look.page);
  const first = lessons.findIndex(({ rules }) => rules[0] === rule);
  const number = first < 0 ? lessons.findIndex(({ rules }) => rules.includes(rule)) : first;
  for (const each of document.querySelectorAll(".learn-card.asked")) each.classList.remove("asked");
  if (number < 0) return;
  const card = byId(`card-${number}`);
  card.classList.add("asked");
  card.scrollIntoView({ block: "start" });
  card.querySelector("h2")?.focus({ preventScroll: true });
}

async function start() {
  await meet();
  const [page, geometry] = await Promise.all([
    attempt(() => ask(`/api/lessons/${game}/${variant}`)),
    attempt(() => boardOf({ game, variant })),
  ]);
  if (!page || !geometry) return;
  Object.assign(look, { page, geometry });
  show(byId("cards"), html`<${Cards} ...${look} />`);
  window.addEventListener("hashchange", lead);
  lead();
}

start();
