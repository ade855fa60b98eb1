// The card that a first game tells, on the page in pictures: what is drawn on it, its words for whoever reads aloud, one key.

import { html } from "../base/html.js";
import { looks } from "../base/looks.js";
import { LessonPicture } from "../learn/lesson.js";
import { key, send } from "./keys.js";
import { yes } from "./kid_icons.js";

/** @import { LessonNow, State } from "../lib/api.js" */

/**
 * The card; `card` as lesson_props.js tells it.
 * @param {{ state: State, card: Omit<LessonNow, "rule"> }} props
 */
export function KidLesson({ state, card: { seat, when, title, text, caption, known } }) {
  looks("learn/lesson.css");
  const learned = send(`/api/seats/${seat}/learning`, { on: true, told: when });
  return html`<section class="card kid-lesson" aria-label=${caption}>
    <${LessonPicture} key=${when} state=${state} />
    <p class="kid-text"><b>${title}.</b> ${text}</p>
    ${key(known, yes(), learned, "kid-lesson-known", "small")}
  </section>`;
}
