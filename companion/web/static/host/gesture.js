// Showing at the board that one is there: the gesture of this phone alone, step by step, or the button beside the board.

import { ask, refreshMe, tell } from "../base/api.js";
import { button, Component, html } from "../base/html.js";
import { letters, pieces } from "../base/state.js";
import { attempt, note, speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";

/**
 * @import { Geometry, ProofState } from "../lib/api.js"
 * @import { Close, Context } from "../lib/page.js"
 * @import { Refusal } from "../base/api.js"
 * @typedef {{ context: Context & { geometry: Geometry }, proof: ProofState }} PictureProps
 * @typedef {{ context: Context, begins: boolean, close: Close }} Asking
 * @typedef {{ proof: ProofState | null, left_s: number | null, over: boolean }} Proving
 */

const LOOK_MS = 1_000;

/**
 * The pieces to lift, lit on the board as it stands: the first one, and those after it.
 * @extends {Component<PictureProps>}
 */
class Picture extends Component {
  /** @param {PictureProps} next */
  shouldComponentUpdate({ proof }) {
    return proof !== this.props.proof; // not with each second
  }

  /** @param {PictureProps} props */
  render({ context: { state, geometry }, proof: { steps, text } }) {
    const view = new BoardView(geometry, letters(state));
    const lights = Object.fromEntries(steps.map(({ spot }) => [spot, { colour: "white", pattern: "steady" }]));
    lights[steps[0].spot] = { colour: "magenta", pattern: "double" };
    view.update({ pieces: pieces(state, geometry), lights, label: text });
    return html`<div ref=${(/** @type {HTMLElement | null} */ place) => place?.replaceChildren(view.element)} />`;
  }
}

/** @param {{ lines: string[] }} props */
function ByButton({ lines: [first, ...more] }) {
  return html`<details class="small">
    <summary>${t("prove_button")}</summary>
    <p>${first}</p>
    ${more.length > 0 && html`<ul>${more.map((line) => html`<li>${line}</li>`)}</ul>`}
  </details>`;
}

/**
 * How the request stands; null where it cannot be asked just now, `over` where it is no more.
 * @param {string} proofId
 */
async function look(proofId) {
  try {
    return await ask(`/api/host/proof/${proofId}`);
  } catch (refusal) {
    return /** @type {Refusal} */ (refusal).status === 404 ? "over" : null;
  }
}

/** @param {ProofState} proof */
const aloud = ({ text, steps }) => [text, ...steps.map((step) => step.text)].join(" ");

/**
 * What is asked; `left_s` are the seconds left, null where no time runs.
 * @param {{ context: Context, proof: ProofState, left_s: number | null }} props
 */
const Asked = ({ context, proof, left_s }) => html`
  <p class="step">${proof.text}</p>
  ${proof.steps.length > 0 && html`<ol class="gesture">${proof.steps.map(({ text }) => html`<li>${text}</li>`)}</ol>`}
  ${left_s !== null && html`<p class="small" role="timer">${t("seconds_left", { count: left_s })}</p>`}
  ${context.geometry && proof.steps.length > 0 && html`<${Picture} context=${context} proof=${proof} />`}
  ${proof.button.length > 0 && html`<${ByButton} lines=${proof.button} />`}
`;

/**
 * The button that begins it, unless it `begins` by itself, and what is asked then; `close` ends the window once this phone is host.
 * @extends {Component<Asking, Proving>}
 */
export class Proof extends Component {
  state = /** @type {Proving} */ ({ proof: null, left_s: null, over: false });

  /** @param {HTMLElement} box */
  place = (box) => {
    this.box = box;
  };

  componentDidMount() {
    if (this.props.begins) this.prove();
  }

  /**
   * @param {Asking} _
   * @param {Proving} before
   */
  componentDidUpdate(_, { proof }) {
    if (this.state.proof && this.state.proof !== proof) this.box?.scrollIntoView({ block: "start" }); // else below a phone's edge
  }

  prove = async () => {
    let proof = await attempt(() => tell("/api/host/proof"));
    if (!proof) return;
    speak(aloud(proof));
    let until = performance.now() + proof.until_s * 1000;
    while (this.box?.isConnected && performance.now() < until) {
      this.setState({ proof, left_s: Math.ceil((until - performance.now()) / 1000) });
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const now = await look(proof.proof_id);
      if (now === "over") break;
      if (now?.done) return become(this.props.close);
      if (now && (now.state !== proof.state || now.spot !== proof.spot)) {
        [proof, until] = [now, performance.now() + now.until_s * 1000];
        speak(aloud(proof), true);
        if (now.state === "refused") return this.setState({ proof, left_s: null });
      }
    }
    this.setState({ proof: null, over: true });
  };

  /**
   * @param {Asking} props
   * @param {Proving} now
   */
  render({ context }, { proof, left_s, over }) {
    return html`<div class="stack" ref=${this.place}>
      ${
        proof
          ? html`<${Asked} context=${context} proof=${proof} left_s=${left_s} />`
          : [over && html`<p>${t("proof_over")}</p>`, button(t("prove"), this.prove, { kind: "wide" })]
      }
    </div>`;
  }
}

/** @param {Close} close */
async function become(close) {
  await attempt(refreshMe);
  note(t("host_now"));
  close(true);
}
