// Updates: which version runs, what is newer on a stick or at the family's address, how an update goes. The page comes back by itself.

import { ask, tell } from "../base/api.js";
import { button, Component, html, show } from "../base/html.js";
import { attempt, confirmed, speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { proveAgain } from "../host/prove_again.js";

/**
 * @import { Told, UpdateFound, UpdatesState } from "../lib/api.js"
 * @import { Refusal } from "../base/api.js"
 */

const RESTING_MS = 8_000;
const BUSY_MS = 1_000;

/**
 * What is new in a version, in English, as whoever made it has written it.
 * @param {Pick<UpdateFound, "version" | "news">} props
 */
function News({ version, news }) {
  if (!news.length) return null;
  return html`<details class="numbers">
    <summary data-f=${`news-${version}`}>${t("care_update_news")}</summary>
    <ul class="news" lang="en">
      ${news.map((line) => html`<li>${line}</li>`)}
    </ul>
  </details>`;
}

/** @param {UpdatesState} props */
function Progress({ busy, phase, text, step, steps }) {
  return html`<div class="stack" id="update-progress">
    ${text && html`<p class=${phase === "failed" ? "hinted" : ""}>${text}</p>`}
    ${busy && html`<progress max=${steps} value=${step || undefined} aria-label=${t("care_updates")} />`}
  </div>`;
}

/** @typedef {{ address: string, save: (typed: string) => Promise<boolean> }} Addressed */

/**
 * Where the family wants updates looked for, besides on a stick. What is typed stays while the card is drawn anew.
 * @extends {Component<Addressed, { typed: string | null }>}
 */
class Address extends Component {
  state = { typed: /** @type {string | null} */ (null) };

  /** @param {SubmitEvent} event */
  submit = async (event) => {
    event.preventDefault();
    const { address, save } = this.props;
    if (await save((this.state.typed ?? address).trim())) this.setState({ typed: null });
  };

  /**
   * @param {Addressed} props
   * @param {{ typed: string | null }} props
   */
  render({ address }, { typed }) {
    return html`<details class="numbers" open=${typed !== null}>
      <summary data-f="update-address">${t("care_update_address")}: ${address || t("care_update_address_none")}</summary>
      <form class="stack" onsubmit=${this.submit}>
        <label class="field-label">
          ${t("care_update_address")}
          <input
            type="text"
            inputmode="url"
            maxlength="310"
            autocomplete="off"
            autocapitalize="none"
            spellcheck=${false}
            placeholder="https://"
            value=${typed ?? address}
            oninput=${({ target }) => this.setState({ typed: target.value })}
          />
        </label>
        <p class="small">${t("care_update_address_hint")}</p>
        <button type="submit" class="button" data-f="update-address-save">${t("care_update_address_save")}</button>
      </form>
    </details>`;
  }
}

/**
 * The card, from what the companion tells; `act(path, body, question)` asks the host and then the companion.
 * @param {HTMLElement} place
 * @param {UpdatesState} state
 * @param {boolean} host
 * @param {Updates["act"]} act
 */
export function showUpdates(place, state, host, act) {
  const { version, kept, can, busy, found, troubles, address } = state;
  const free = host && can && !busy;
  /** @param {string} each */
  const install = (each) =>
    act("install", { version: each }, [
      t("care_update_title", { version: each }),
      t("care_update_sure"),
      t("care_update_install"),
    ]);
  const goBack = () =>
    act("back", {}, [t("care_back_to", { version: kept }), t("care_back_sure"), t("care_back_to", { version: kept })]);
  /** @param {string} typed */
  const save = (typed) =>
    act("address", { address: typed }, [
      t("care_update_address"),
      typed || t("care_update_address_none"),
      t("care_update_address_save"),
    ]);
  show(place, [
    html`<h2>${t("care_updates")}</h2>`,
    html`<dl class="versions">
      <dt>${t("care_runs")}</dt>
      <dd>${version}</dd>
      <dt>${t("care_kept")}</dt>
      <dd>${kept || t("care_kept_none")}</dd>
    </dl>`,
    !can && html`<p class="small">${t("care_update_by_hand")}</p>`,
    html`<${Progress} ...${state} />`,
    troubles.map((line) => html`<p class="hinted">${line}</p>`),
    found.length > 0 &&
      html`<ul class="links">
        ${found.map(
          (each) => html`<li key=${`${each.place}-${each.version}`}><div>
            <b>${t("care_update_title", { version: each.version })}</b>
            <p>${each.place}</p>
            <${News} ...${each} />
            ${free && button(t("care_update_install"), () => install(each.version), { kind: "primary", name: `install-${each.version}` })}
          </div></li>`,
        )}
      </ul>`,
    can && !host && html`<p class="small">${t("care_update_host")}</p>`,
    free &&
      html`<div class="row">
        ${button(t("care_update_look"), () => act("look", {}), { name: "update-look" })}
        ${kept && button(t("care_back_to", { version: kept }), goBack, { name: "update-back" })}
      </div>`,
    free && html`<${Address} key="address" address=${address} save=${save} />`,
  ]);
}

export class Updates {
  /**
   * `host()` tells whether this phone is the host's.
   * @param {HTMLElement} place
   * @param {() => boolean} host
   */
  constructor(place, host) {
    this.place = place;
    this.host = host;
    this.state = /** @type {UpdatesState | null} */ (null);
    this.timer = /** @type {number | undefined} */ (undefined);
  }

  /** Whether it is no surprise that the companion cannot be reached. */
  get restarts() {
    return Boolean(this.state?.busy);
  }

  /** @param {UpdatesState} state */
  take(state) {
    if (this.state && state.version !== this.state.version) return location.reload();
    if (this.state && state.text !== this.state.text) speak(state.text, state.phase === "failed");
    this.state = state;
    return this.draw();
  }

  draw() {
    if (this.state) showUpdates(this.place, this.state, this.host(), this.act);
  }

  /** Ask again and again; while the companion starts again, what was told last stays. */
  round = async () => {
    if (!document.hidden) {
      try {
        this.take(await ask("/api/updates"));
      } catch (refusal) {
        if (/** @type {Refusal} */ (refusal).status === undefined) throw refusal;
      }
    }
    this.later();
  };

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.round, this.state?.busy ? BUSY_MS : RESTING_MS);
  }

  /**
   * @template {"look" | "install" | "back" | "address"} W
   * @param {W} what
   * @param {Told[`/api/updates/${W}`][0]} body
   * @param {[title: string, text: string, yes: string] | null} [question]
   */
  act = async (what, body, question = null) => {
    if (question && (!(await confirmed(...question)) || !(await proveAgain()))) return false;
    const state = await attempt(() => tell(`/api/updates/${what}`, body));
    if (state) this.take(state);
    this.later();
    return Boolean(state);
  };
}
