// Which game: large cards, one for each variant of each game that can be played here.

import { boardOf } from "../base/api.js";
import { Component, html } from "../base/html.js";
import { named } from "../base/state.js";
import { t } from "../base/words.js";
import { SetUpImage } from "../board/miniature.js";

/**
 * @import { BoxLine, Geometry, ShelfLine } from "../lib/api.js"
 * @import { Chosen } from "./new_game_props.js"
 */

/**
 * The board as it is set up; its geometry is asked for once its place comes into view: on a phone most are further down.
 * @extends {Component<Chosen, { geometry: Geometry | null, gone: boolean }>}
 */
export class SetUp extends Component {
  state = { geometry: /** @type {Geometry | null} */ (null), gone: false };

  /** @param {Element | null} place */
  stand = (place) => {
    this.sight?.disconnect();
    if (!place || this.state.geometry) return;
    this.sight = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && this.load());
    this.sight.observe(place);
  };

  load() {
    this.sight?.disconnect();
    const { game, edition } = this.props;
    boardOf({ game: game.game, variant: edition.variant }).then(
      (geometry) => this.setState({ geometry }),
      () => this.setState({ gone: true }),
    );
  }

  /**
   * @param {Chosen} props
   * @param {{ geometry: Geometry | null, gone: boolean }} props
   */
  render({ edition }, { geometry, gone }) {
    return (
      !gone &&
      html`<span class="variant-picture" ref=${this.stand}>
        ${geometry && html`<${SetUpImage} geometry=${geometry} set=${edition} />`}
      </span>`
    );
  }
}

/**
 * A large card: one variant of a game; one that cannot be played here says why.
 * @param {Chosen & { chosen: string }} props
 */
function Card({ game, edition, chosen }) {
  const name = named({ game: game.game, variant: edition.variant });
  return html`<label class="choice">
    <input type="radio" name="edition" value=${name} checked=${name === chosen} disabled=${Boolean(edition.away)} />
    <${SetUp} game=${game} edition=${edition} />
    <span>
      <b>${edition.name}</b>
      <small>${edition.hint}</small>
      ${edition.away && html`<small>${edition.away}</small>`}
    </span>
  </label>`;
}

/** @param {{ game: BoxLine, chosen: string }} props */
const Cards = ({ game, chosen }) => html`<div class="choices">
  ${game.editions.map((edition) => html`<${Card} key=${edition.variant} game=${game} edition=${edition} chosen=${chosen} />`)}
</div>`;

/**
 * The cards of all games; `chosen` is the name of one.
 * @param {{ shelf: ShelfLine, chosen: string }} props
 */
export function Editions({ shelf, chosen }) {
  const several = shelf.games.length > 1;
  /** @param {BoxLine} game */
  const of = (game) => html`<${Cards} key=${game.game} game=${game} chosen=${chosen} />`;
  return html`<fieldset>
    <legend>${several ? t("which_game") : t("which_board")}</legend>
    ${
      several
        ? shelf.games.map(
            (game) => html`<div key=${game.game} class="stack one-game" role="group" aria-label=${game.name}>
              <h3>${game.name}</h3>
              <p class="small">${game.hint}</p>
              ${of(game)}
            </div>`,
          )
        : shelf.games.map(of)
    }
    ${shelf.away.map(({ text }) => html`<p class="small">${text}</p>`)}
  </fieldset>`;
}
