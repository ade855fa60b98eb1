// A game looked back on: a curve of who was ahead when, what turned it, a good decision of each, the luck that counted;
// and on request, for this phone's own seats alone, what else could have been done.

import { ask } from "../base/api.js";
import { button, Component, html } from "../base/html.js";
import { wished } from "../base/preferences.js";
import { attempt, speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";

/**
 * @import { CurvePoint, GameReview, OtherTurn, ReviewLine } from "../lib/api.js"
 * @import { Other } from "./game_page.js"
 * @typedef {{
 *   game: number, marks: Record<string, string>, at: number, onShow: (at: number, other?: Other) => void,
 * }} ReviewProps
 * @typedef {Pick<ReviewProps, "game" | "onShow"> & { seat: string, who: string }} OthersProps
 * @typedef {{ others?: OtherTurn[] | null }} Opened
 */

const [WIDE, HIGH] = [320, 120];
const DASHES = ["", "8 3", "2 3", "10 3 2 3"]; // so that lines are told apart without colours
const AGAIN_MS = 150;

/**
 * Each seat's chance after each turn as a line, from left to right; `at`: the step that is shown on the board.
 * @param {{ curve: CurvePoint[], seats: ReviewLine[], at: number, label: string }} props
 */
function Curve({ curve, seats, at, label }) {
  const last = Math.max(1, curve.length - 1);
  /** @param {number} number */
  const x = (number) => (WIDE * number) / last;
  /** @param {number} share */
  const y = (share) => HIGH - HIGH * share;
  const here = curve.findLastIndex(({ step }) => step < at);
  return html`<svg class="curve" viewBox=${`-4 -6 ${WIDE + 8} ${HIGH + 12}`} role="img" aria-label=${label}>
    <path class="curve-frame" d=${`M0 0H${WIDE}M0 ${HIGH / 2}H${WIDE}M0 ${HIGH}H${WIDE}`} />
    ${here >= 0 && html`<path class="curve-here" d=${`M${x(here)} -6V${HIGH + 6}`} />`}
    ${seats.map(({ seat }, number) => {
      const points = curve.map(({ chances }, i) => `${x(i).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`);
      return html`<g key=${seat} class=${`curve-line seat-${seat}`}>
        <path class="curve-rim" d=${`M${points.join("L")}`} />
        <path d=${`M${points.join("L")}`} stroke-dasharray=${DASHES[number % DASHES.length]} />
      </g>`;
    })}
  </svg>`;
}

/** @param {{ number: number, seat: string }} props */
const Key = ({
  number,
  seat,
}) => html`<svg class=${`curve-key curve-line seat-${seat}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${DASHES[number % DASHES.length]} />
</svg>`;

/** @param {{ title: string, text: string, worth?: string, name: string, onShow: () => unknown }} props */
const Event = ({ title, text, worth, name, onShow }) => html`<p class="evening">
  <b>${title}</b>${` ${text} ${worth ?? ""} `}
  ${button(t("past_show"), onShow, { name, kind: "quiet" })}
</p>`;

/**
 * What else one of this phone's own seats could have done: not before its key is tapped.
 * @extends {Component<OthersProps, Opened>}
 */
class Others extends Component {
  componentWillUnmount() {
    this.gone = true;
  }

  async open() {
    const { game, seat } = this.props;
    let found;
    do found = await attempt(() => ask(`/api/games/${game}/review/${seat}`));
    while (found && found.weighed < found.turns && !this.gone);
    if (!found || this.gone) return;
    this.setState({ others: found.others });
    speak(found.others[0]?.text ?? t("review_best"));
  }

  /**
   * @param {OthersProps} props
   * @param {Opened} now
   */
  render({ seat, who, onShow }, { others }) {
    const turn = () => (others ? this.setState({ others: null }) : this.open());
    const caption = t("review_others");
    return html`
      ${button(caption, turn, { name: `others-${seat}`, "aria-expanded": String(!!others), "aria-label": `${caption} ${who}` })}
      ${others?.length === 0 && html`<p>${t("review_best")}</p>`}
      ${others?.map(
        ({ step, text, move, other, worth }) => html`<p key=${step} class="evening">
          ${text} <b>${t("review_other")}</b> ${`${other} ${worth} `}
          ${button(t("past_show"), () => onShow(step, { seat, move, text: other }), { name: `other-${step}`, kind: "quiet" })}
        </p>`,
      )}
    `;
  }
}

/** @param {ReviewProps & { review: GameReview }} props */
function Told({ review, game, marks, at, onShow }) {
  const { curve, turning, decisions, seats, decided } = review;
  const own = wished("pictures") ? [] : review.own; // a phone that shows pictures instead of words is a child's
  const label = `${t("review_curve")} ${seats.map(({ who, ahead }) => `${who}: ${ahead}`).join(" ")}`;
  return html`
    <p class="small">${t("review_curve")}</p>
    <${Curve} curve=${curve} seats=${seats} at=${at} label=${label} />
    <ul class="review-seats">
      ${seats.map(
        ({ seat, who, ahead, luck }, number) => html`<li key=${seat}>
          <h3>${token(seat, marks[seat] ?? "", "small")} ${who} <${Key} number=${number} seat=${seat} /></h3>
          <p class="small">${ahead} ${luck}</p>
          ${own.includes(seat) && html`<${Others} game=${game} seat=${seat} who=${who} onShow=${onShow} />`}
        </li>`,
      )}
    </ul>
    ${decided && html`<p><b>${decided}</b></p>`}
    ${turning && html`<${Event} title=${t("review_turning")} text=${turning.text} name="turning" onShow=${() => onShow(turning.step + 1)} />`}
    ${decisions.map(
      ({ seat, step, text, worth }) => html`<${Event}
        key=${seat}
        title=${t("review_decision")}
        text=${text}
        worth=${worth}
        name=${`decision-${seat}`}
        onShow=${() => onShow(step + 1)}
      />`,
    )}
  `;
}

/**
 * Asks until all turns are weighed, and shows how far that is; `place` is hidden where nothing will be told.
 * @extends {Component<ReviewProps & { place: HTMLElement }, { review?: GameReview }>}
 */
export class Review extends Component {
  componentDidMount() {
    this.look();
  }

  componentWillUnmount() {
    clearTimeout(this.timer);
    this.gone = true;
  }

  async look() {
    const review = await ask(`/api/games/${this.props.game}/review`).catch(() => null);
    if (!review || this.gone) return;
    this.setState({ review }, () => {
      this.props.place.hidden = !review.turns;
    });
    if (review.weighed < review.turns) this.timer = setTimeout(() => this.look(), AGAIN_MS);
  }

  /**
   * @param {ReviewProps & { place: HTMLElement }} props
   * @param {{ review?: GameReview }} now
   */
  render({ game, marks, at, onShow }, { review }) {
    if (!review?.turns) return null;
    const { weighed, turns } = review;
    return html`
      <h2>${t("review_title")}</h2>
      ${
        weighed < turns
          ? html`<p class="small">${t("review_weighing", { done: weighed, count: turns })}</p>
            <progress max=${turns} value=${weighed} aria-label=${t("review_title")} />`
          : html`<${Told} review=${review} game=${game} marks=${marks} at=${at} onShow=${onShow} />`
      }
    `;
  }
}
