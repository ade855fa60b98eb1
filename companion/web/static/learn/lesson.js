// A first game that explains itself: each rule once, on a card, when it first matters.

import { ask, boardOf, me, tell } from "../base/api.js";
import { button, Component, html, show } from "../base/html.js";
import { looks } from "../base/looks.js";
import { attempt, speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { lessonProps, pictured } from "./lesson_props.js";
import { Stage } from "./stage.js";

/**
 * @import { Geometry, HowToPlay, Learning, LessonLine, LessonNow, State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

/** @type {Map<string, Promise<[HowToPlay, Geometry]>>} */
const pages = new Map(); // address -> a promise of the cards and their board: house rules do not change in a game

/**
 * The cards of the game in play, and the board that they are drawn on.
 * @param {State} state
 */
function cardsOf({ game, variant, game_id: id }) {
  const key = `${id} ${game} ${variant} ${document.documentElement.lang}`;
  const board = { game: game ?? "", variant: variant ?? "" };
  const asked = pages.get(key) ?? Promise.all([ask(`/api/lessons/${board.game}/${board.variant}`), boardOf(board)]);
  pages.set(key, asked);
  return asked;
}

/**
 * What the card of the page how to play has drawn on it.
 * @extends {Component<{ state: State }, { lesson?: LessonLine, geometry?: Geometry }>}
 */
export class LessonPicture extends Component {
  async componentDidMount() {
    const { state } = this.props;
    const found = await cardsOf(state).catch(() => null); // the words say it all
    const lesson = found && state.lesson && pictured(found[0].lessons, state.lesson);
    if (lesson) this.setState({ lesson, geometry: found[1] });
  }

  /**
   * @param {unknown} _props
   * @param {{ lesson?: LessonLine, geometry?: Geometry }} props
   */
  render(_props, { lesson, geometry }) {
    return lesson ? html`<${Stage} lesson=${lesson} geometry=${geometry} />` : null;
  }
}

/**
 * The card.
 * @param {Omit<LessonNow, "rule"> & { state: State, more: string }} card
 */
export function Lesson({ state, seat, when, title, text, caption, known, off, more }) {
  /** @param {Learning} body */
  const learn = (body) => () => attempt(() => tell(`/api/seats/${seat}/learning`, body));
  return html`
    <${LessonPicture} key=${when} state=${state} />
    <p class="small">${caption}</p>
    <h2>${title}</h2>
    <p>${text}</p>
    <div class="row">
      ${button(known, learn({ on: true, told: when }), { name: "lesson-known" })}
      ${button(off, learn({ on: false }), { kind: "quiet", name: "lesson-off" })}
      ${more && html`<a class="button why" href=${more} aria-label=${t("how_to_play")} title=${t("how_to_play")} data-f="lesson-more">?</a>`}
    </div>
  `;
}

let said = ""; // the card that screen readers have heard

/**
 * Fill the section.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showLesson(node, { state, geometry }) {
  const props = lessonProps(state, me, geometry);
  node.hidden = !props;
  if (!props) return show(node, null);
  looks("learn/lesson.css");
  if (props.key !== said) speak(`${props.title}. ${props.text}`);
  said = props.key;
  return show(node, html`<${Lesson} ...${props} key=${props.key} state=${state} />`);
}
