// What a player is called: a friendly nickname is proposed, so that nobody has to type.

import { me, tell } from "../base/api.js";
import { button, Component, html, show } from "../base/html.js";
import { playerName } from "../base/state.js";
import { note, openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { seeGame } from "../parts/bar.js";

/**
 * @import { Named, Seat } from "../lib/api.js"
 * @import { Close, Context, On } from "../lib/page.js"
 * @import { Refusal } from "../base/api.js"
 * @typedef {`/api/seats/${string}/claim` | `/api/seats/${string}/name`} NamePath
 * @typedef {{
 *   hint: string, label: string, yes: string, proposed: string, taken: string[], animals: boolean,
 *   onName: (name: string) => unknown,
 * }} NameProps
 */

const LONGEST = 30;

/**
 * A nickname that nobody at the table has, and not the one proposed before.
 * @param {string[]} taken
 */
function draw(taken) {
  const all = t("nicknames")
    .split(",")
    .map((name) => name.trim());
  const free = all.filter((name) => !taken.includes(name));
  const from = free.length ? free : all;
  return from[crypto.getRandomValues(new Uint32Array(1))[0] % from.length];
}

/**
 * Tell it; a refusal becomes a note. What is refused for good closes the window. Returns whether it is done.
 * @param {NamePath} path
 * @param {Partial<Named>} body
 * @param {Close} close
 */
async function post(path, body, close) {
  try {
    await tell(path, /** @type {Named} */ (body));
    return true;
  } catch (error) {
    const refusal = /** @type {Refusal} */ (error);
    if (refusal.status === undefined) throw refusal;
    if (["taken", "not-playing", "no-game"].includes(refusal.code)) close();
    note(refusal.message, true);
    return false;
  }
}

/**
 * The form; `onName(name)` hears what was typed, or chosen.
 * @extends {Component<NameProps, { name: string }>}
 */
class NameForm extends Component {
  /** @param {NameProps} props */
  constructor(props) {
    super(props);
    this.state = { name: props.proposed || draw(props.taken) };
  }

  /**
   * @param {NameProps} props
   * @param {{ name: string }} typed
   */
  render({ hint, label, yes, taken, animals, onName }, { name }) {
    /** @param {SubmitEvent} event */
    const submit = (event) => {
      event.preventDefault();
      onName(name.trim());
    };
    /** @param {On<HTMLInputElement>} event */
    const typed = ({ target }) => this.setState({ name: target.value });
    const another = () => this.setState({ name: draw([...taken, name]) });
    return html`<form class="stack" onsubmit=${submit}>
      <p>${hint}</p>
      <label class="field-label">
        ${label}
        <input type="text" maxlength=${LONGEST} autocomplete="off" data-f="nickname" readonly=${animals} value=${name} oninput=${typed} />
      </label>
      ${button(t("another_name"), another, { name: "another-name" })}
      <button type="submit" class="button primary wide" data-f="that-is-me">${yes}</button>
    </form>`;
  }
}

/**
 * @param {Context} context
 * @param {Pick<NameProps, "hint" | "label" | "yes" | "proposed"> & { title: string, path: NamePath, onTaken?: () => void }} asked
 */
function askName(context, { title, path, onTaken, ...asked }) {
  const taken = (context.state.seats ?? []).map(({ name }) => name);
  const animals = Boolean(context.state.ways?.animals);
  return openWindow(title, (body, close) => {
    /** @param {string} wanted */
    const onName = async (wanted) => {
      if (await post(path, wanted ? { name: wanted } : {}, close)) {
        close();
        onTaken?.();
      }
      await context.refresh();
    };
    show(body, html`<${NameForm} ...${asked} taken=${taken} animals=${animals} onName=${onName} />`);
  });
}

/**
 * Take a seat; whoever had none sees the game next. One without a name asks for one first, unless nothing is played
 * any more.
 * @param {Context} context
 * @param {Seat} entry
 */
export async function takeSeat(context, entry) {
  const path = /** @type {const} */ (`/api/seats/${entry.seat}/claim`);
  const onTaken = me.seats.length
    ? () => {}
    : () => {
        seeGame();
        scrollTo(0, 0); // the seats stand below the board
      };
  if ((entry.name && !entry.computer) || context.state.phase === "over") {
    if (await post(path, {}, () => {})) onTaken();
    return context.refresh();
  }
  const title = t("that_is_me", { name: playerName(context.state, entry.seat) });
  return askName(context, {
    title,
    hint: t("nickname_hint"),
    label: t("your_name"),
    proposed: "",
    yes: t("me"),
    path,
    onTaken,
  });
}

/**
 * Another name for the same player.
 * @param {Context} context
 * @param {Seat} entry
 */
export function rename(context, entry) {
  const mine = me.seats.includes(entry.seat);
  const hint = mine ? t("nickname_hint") : t("rename_hint", { name: playerName(context.state, entry.seat) });
  return askName(context, {
    title: t("rename"),
    hint,
    label: t(mine ? "your_name" : "new_name"),
    proposed: entry.name,
    yes: t("rename_yes"),
    path: `/api/seats/${entry.seat}/name`,
  });
}
