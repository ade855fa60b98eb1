// The list of legal turns, to enter one without the sensors: first the pawn, then where it goes, then - for a
// barricade - where that goes. Works by tap, keyboard and screen reader; the picture follows the choice.

import { ask, tell } from "../base/api.js";
import { button, Component, html, show } from "../base/html.js";
import { letters, pieces, turnArrows } from "../base/state.js";
import { attempt, note, openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { BoardImage } from "../board/miniature.js";

/**
 * @import { Geometry, Move, State } from "../lib/api.js"
 * @import { Close, Context } from "../lib/page.js"
 * @typedef {{ look: (move: Move) => void, enter: (move: Move) => void }} Entering
 * @typedef {Entering & { moves: Move[], places: Map<string, string> }} ManyProps
 * @typedef {{
 *   path: "/api/moves" | "/api/overrule/turns", title: string, hint: string, take: (move: Move) => Promise<unknown>,
 *   none?: string,
 * }} Listed
 * @typedef {{ state: State, geometry: Geometry, moves: Move[], close: Close } & Pick<Listed, "hint" | "take">} TurnsProps
 */

/**
 * @param {Move[]} moves
 * @param {"from" | "to"} key
 */
function grouped(moves, key) {
  /** @type {Map<string, Move[]>} */
  const groups = new Map();
  for (const move of moves) groups.set(move[key], [...(groups.get(move[key]) ?? []), move]);
  return [...groups.values()];
}

/**
 * A turn that is entered at once; `look` shows it in the picture.
 * @param {{ move: Move, look: (move: Move) => void, enter: (move: Move) => void }} props
 */
function One({ move, look, enter }) {
  const watch = { onfocus: () => look(move), onpointerenter: () => look(move) };
  return html`<li>
    <button type="button" class="option" onclick=${() => enter(move)} ...${watch}><span>${move.text}</span></button>
  </li>`;
}

/**
 * Turns that differ in a last place alone, to be chosen from a list.
 * @extends {Component<ManyProps, { at: number }>}
 */
class Many extends Component {
  state = { at: 0 };

  look = () => this.props.look(this.props.moves[this.state.at]);

  /** @param {{ target: HTMLSelectElement }} event */
  choose = ({ target }) => {
    const at = Number(target.value);
    this.setState({ at });
    this.props.look(this.props.moves[at]);
  };

  /**
   * @param {ManyProps} props
   * @param {{ at: number }} now
   */
  render({ moves, places, enter }, { at }) {
    return html`<li class="option many" onpointerenter=${this.look}>
      <p>${t("takes_barricade", { count: moves.length })}</p>
      <div class="row">
        <select class="select" aria-label=${t("which_place")} onchange=${this.choose}>
          ${moves.map((move, i) => html`<option value=${i}>${places.get(move.place)}</option>`)}
        </select>
        ${button(t("enter"), () => enter(moves[at]), { kind: "primary", onfocus: this.look })}
      </div>
    </li>`;
  }
}

/**
 * What stands above the turns of one piece; `count()` numbers the pieces on the way.
 * @param {Geometry} geometry
 * @param {Move} move
 * @param {() => number} count
 */
function groupName(geometry, { from, kind }, count) {
  if (!from) return t(kind === "pass" ? "no_pawn" : "beside_board");
  if (geometry.marks.slots?.includes(from)) return ""; // each line says it
  const pool = geometry.pools.find(({ name }) => name === from);
  if (!pool)
    return t("pawn_on", { number: count(), spot: geometry.spots.find(({ name }) => name === from)?.text ?? from });
  return pool.kind ? t("from_house") : t("from_forest");
}

/**
 * The turns of each piece, and the picture that follows the choice.
 * @extends {Component<TurnsProps, { seen: Move | null }>}
 */
class Turns extends Component {
  state = { seen: /** @type {Move | null} */ (null) };

  /** @param {Move} seen */
  look = (seen) => this.setState({ seen });

  /** @param {Move} move */
  enter = async (move) => {
    if (await this.props.take(move)) this.props.close();
  };

  /**
   * @param {TurnsProps} props
   * @param {{ seen: Move | null }} now
   */
  render({ state, geometry, moves, hint }, { seen }) {
    const places = new Map(geometry.spots.map((spot) => [spot.name, spot.text]));
    const arrows = seen ? turnArrows(seen, "guide") : [];
    const contents = { pieces: pieces(state, geometry), arrows, label: t("picture_of_step") };
    const known = { places, look: this.look, enter: this.enter };
    /** @param {Move[]} group */
    const choices = (group) =>
      grouped(group, "to")
        .flatMap((same) => (same.every(({ place }) => place) ? [same] : same.map((one) => [one])))
        .map((same) => html`<${same.length > 1 ? Many : One} moves=${same} move=${same[0]} ...${known} />`);
    let number = 0;
    const groups = grouped(moves, "from").map((group) => {
      const name = groupName(geometry, group[0], () => (number += 1));
      return html`<section class="piece-group">${name && html`<h3>${name}</h3>`}<ul>${choices(group)}</ul></section>`;
    });
    return html`
      <p class="small">${hint}</p>
      <div class="split">
        <${BoardImage} css="picture" geometry=${geometry} marks=${letters(state)} contents=${contents} />
        <div>${groups}</div>
      </div>
    `;
  }
}

/**
 * The list of legal turns, to enter one.
 * @param {Context} context
 */
export const openTurns = (context) =>
  chooseTurn(context, {
    path: "/api/moves",
    title: t("enter_turn"),
    hint: t("enter_turn_hint"),
    take: (move) => attempt(() => tell("/api/enter", { move: move.move })),
  });

/**
 * Open a window with the turns of `path`; `take(move)` resolves to whether it was taken.
 * @param {Context} context
 * @param {Listed} props
 */
export async function chooseTurn({ state, geometry }, { path, title, hint, take, none = "" }) {
  const moves = await attempt(() => ask(path));
  if (!moves) return;
  if (moves.length === 0 && none) {
    note(none, true);
    return;
  }
  /**
   * @param {HTMLElement} body
   * @param {Close} close
   */
  const fill = (body, close) => show(body, html`<${Turns} ...${{ state, geometry, moves, hint, take, close }} />`);
  await openWindow(title, fill, { css: "large" });
}
