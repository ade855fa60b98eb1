// What a seat says on its own page: texts of its own with a list to choose from, single letters, and plain answers. What is
// typed stays in this page's memory until it is handed in or covered. Knows nothing of any game.

import { ask, tell } from "../base/api.js";
import { button, Component, html } from "../base/html.js";
import { attempt, note } from "../base/ui.js";
import { language, t } from "../base/words.js";

/** @import { AwaitedValue, MyInput, MySeat, TextList } from "../lib/api.js" */

const MOST_MATCHES = 12;

/**
 * @typedef {(rev: number, typed: boolean) => void} Said  something was said, in the state in which it counts
 * @typedef {{ found: TextList[], choose: (text: string) => void }} Choosing
 * @typedef {{ seat: string, line: MyInput, said: Said, again: () => void }} FieldProps
 * @typedef {{ text: string, yes: () => void, no: () => void }} SureProps
 * @typedef {{ sure?: { input: string, text: string } | null }} Sending
 */

/** Seat and word -> what is typed. @type {Map<string, string>} */
const drafts = new Map();
/** Word -> texts to choose from, the same for everybody. @type {Map<string, TextList[]>} */
const lists = new Map();

/** What is typed and not handed in is gone. */
export const forget = () => drafts.clear();

/**
 * @param {string} seat
 * @param {string} input
 * @param {Said} said
 * @param {string | null} [typed]
 */
async function say(seat, input, said, typed = null) {
  const done = await attempt(() => tell("/api/input", { input, seat }));
  if (!done) return;
  drafts.delete(/** @type {string} */ (typed));
  said(done.rev, typed !== null);
  note(t("mine_handed"));
}

/**
 * The list for a word; fetched once, `again` is called when it is there.
 * @param {string} word
 * @param {() => void} again
 */
function listed(word, again) {
  if (!lists.has(word)) {
    lists.set(word, []);
    ask(`/api/texts/${word}`).then(
      (found) => {
        lists.set(word, found);
        again();
      },
      () => lists.delete(word),
    );
  }
  return /** @type {TextList[]} */ (lists.get(word));
}

/** @param {string} text */
const alike = (text) => text.toLocaleLowerCase(language).normalize("NFD").replace(/\p{M}/gu, "");

/** @param {{ text: string, choose: (text: string) => void, css: string }} props */
const Choice = ({ text, choose, css }) =>
  html`<button type="button" class=${css} onclick=${() => choose(text)}>${text}</button>`;

/**
 * What of all texts fits what is typed, where it stands first; nothing where it is one of them already.
 * @param {string[]} every
 * @param {string} typed
 */
function fitting(every, typed) {
  /** @param {string} text */
  const at = (text) => alike(text).indexOf(alike(typed));
  const found = typed ? every.filter((text) => at(text) >= 0).sort((a, b) => at(a) - at(b)) : [];
  return found.slice(0, MOST_MATCHES);
}

/**
 * What is typed searches all texts, and one of them can be drawn.
 * @param {Choosing & { only: boolean, typed: string }} props
 */
function Search({ found, only, typed, choose }) {
  const every = found.flatMap(({ texts }) => texts);
  const draw = () => choose(every[crypto.getRandomValues(new Uint32Array(1))[0] % every.length]);
  const first = fitting(every, typed);
  return html`
    <p class="small">${t(only ? "mine_list_only" : "mine_free")}</p>
    ${button(t("mine_draw"), draw, { kind: "wide", name: "mine-draw" })}
    <div class="mine-words" aria-live="polite">
      ${!(first.length === 1 && first[0] === typed) && first.map((text) => html`<${Choice} key=${text} text=${text} choose=${choose} css="mine-word" />`)}
      ${typed && !first.length && only && html`<p class="small">${t("mine_no_match")}</p>`}
    </div>
  `;
}

/**
 * Each list by its name.
 * @param {Choosing} props
 */
const Lists = ({ found, choose }) =>
  found.map(
    ({ name, texts }) => html`<details key=${name} class="mine-group">
      <summary>${name}<small>${texts.length}</small></summary>
      <div class="mine-words">
        ${texts.map((text) => html`<${Choice} text=${text} choose=${choose} css="mine-word" />`)}
      </div>
    </details>`,
  );

/** @param {Choosing} props */
const Letters = ({ found, choose }) => html`<div class="mine-letters" role="group" aria-label=${found[0].name}>
  ${found.flatMap(({ texts }) => texts.map((text) => html`<${Choice} text=${text} choose=${choose} css="mine-letter" />`))}
</div>`;

/**
 * What the browser must not mend in a word that somebody else has to guess; its properties know no "off".
 * @param {Element | null} input
 */
const unaided = (input) => {
  for (const [name, off] of Object.entries({ autocorrect: "off", spellcheck: "false" })) input?.setAttribute(name, off);
};

/**
 * What is going out, once more: nobody can take it back.
 * @extends {Component<SureProps>}
 */
class Sure extends Component {
  componentDidMount() {
    /** @type {HTMLElement} */ (this.node).querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {SureProps} props */
  render({ text, yes, no }) {
    return html`<div class="stack" role="group" ref=${(/** @type {HTMLElement} */ node) => (this.node = node)}>
      <p class="step" aria-live="polite">${t("mine_sure", { text })}</p>
      ${button(t("mine_send"), yes, { kind: "primary wide", name: "sure-send" })}
      ${button(t("mine_change"), no, { kind: "wide", name: "sure-change" })}
    </div>`;
  }
}

/** @extends {Component<FieldProps, Sending>} */
class Field extends Component {
  /** Under which name what is typed is kept. */
  get name() {
    return `${this.props.seat} ${this.props.line.word}`;
  }

  /** @param {string} text */
  type = (text) => {
    drafts.set(this.name, text);
    this.setState({});
  };

  /**
   * A single letter, or what is said instead of one, cannot be taken back: it is looked over first.
   * @param {string} input
   * @param {string} text
   */
  send(input, text) {
    const { seat, line, said } = this.props;
    if (line.most > 1) say(seat, input, said, this.name);
    else this.setState({ sure: { input, text } });
  }

  /** @param {SubmitEvent} event */
  submit = (event) => {
    event.preventDefault();
    const typed = (drafts.get(this.name) ?? "").trim();
    if (typed) this.send(`${this.props.line.word}:${typed}`, typed);
  };

  /** @param {string} text */
  choose = (text) => {
    this.type(text);
    if (this.props.line.most === 1) this.send(`${this.props.line.word}:${text}`, text);
    else {
      const end = /** @type {HTMLFormElement} */ (this.form).querySelector("[type=submit]");
      /** @type {HTMLElement} */ (end).focus({ preventScroll: true });
    }
  };

  /**
   * @param {FieldProps} props
   * @param {Sending} now
   */
  render({ seat, line, said, again }, { sure }) {
    if (sure)
      return html`<${Sure} ...${sure} yes=${() => say(seat, sure.input, said, this.name)} no=${() => this.setState({ sure: null })} />`;
    const typed = drafts.get(this.name) ?? "";
    const found = line.listed ? listed(line.word, again) : [];
    const letters = found.length > 0 && line.most === 1;
    const browsed = found.length > 0 && !letters;
    const known = { found, only: line.only, typed: typed.trim(), choose: this.choose };
    /** @param {AwaitedValue} props */
    const other = ({ input, text }) => button(text, () => this.send(input, text), { name: `besides-${input}` });
    return html`
      <form class="mine-form" onsubmit=${this.submit} autocomplete="off" ref=${(/** @type {HTMLFormElement} */ form) => (this.form = form)}>
        <label class="field-label">
          ${line.text}
          <input
            type="text"
            maxlength=${line.most}
            required
            autocomplete="off"
            autocapitalize="off"
            enterkeyhint="send"
            data-f=${`field-${line.word}`}
            ref=${unaided}
            value=${typed}
            oninput=${({ target }) => this.type(target.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${line.word}`}>${line.send}</button>
      </form>
      ${letters && html`<${Letters} ...${known} />`}
      ${browsed && html`<${Search} ...${known} />`}
      ${line.values.length > 0 && html`<div class="mine-besides">${line.values.map(other)}</div>`}
      ${browsed && html`<${Lists} ...${known} />`}
    `;
  }
}

/**
 * Plain answers. What nobody is called for (beginning again) takes a second tap.
 * @param {{ seat: string, line: MyInput, said: Said }} props
 */
function Answers({ seat, line, said }) {
  /** @param {AwaitedValue} props */
  const key = ({ input, text }) => html`<button
    key=${input}
    type="button"
    class="say-key large"
    data-f=${`own-${input}`}
    onclick=${() => say(seat, input, said)}
  >
    <span>${text}</span>
  </button>`;
  const group = html`<div class="say-keys" role="group" aria-label=${line.text}>${line.values.map(key)}</div>`;
  return line.calls
    ? [html`<p class="sentence">${line.text}</p>`, group]
    : html`<details><summary>${line.text}</summary>${group}</details>`;
}

/**
 * Everything that this seat may say on its own page, the most wanted first. `said` is called once something was, with the state in
 * which it counts and whether it was typed; `again` when there is more to show.
 * @param {MySeat & { said: Said, again: () => void }} props
 */
export function Inputs({ seat, awaited, said, again }) {
  const lines = awaited.filter(({ own }) => own).sort((a, b) => +b.calls - +a.calls);
  return lines.map(
    (line) => html`<div key=${`${seat} ${line.word}`} class="mine-input">
      <${line.most ? Field : Answers} seat=${seat} line=${line} said=${said} again=${again} />
    </div>`,
  );
}
