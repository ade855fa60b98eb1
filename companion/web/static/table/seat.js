// The window of one seat: claim it, give it back, hand it over, leave, help, lights.

import { ask, me } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { rename, takeSeat } from "../base/load_on_demand.js";
import { playerName } from "../base/state.js";
import { attempt, confirmed, note, openWindow, Toggle } from "../base/ui.js";
import { t } from "../base/words.js";
import { change } from "../play/seats.js";
import { Levels } from "./help.js";
import { seatChoices } from "./seat_props.js";

/**
 * @import { Hints, LevelLine, Seat, State } from "../lib/api.js"
 * @import { Close, Context, On } from "../lib/page.js"
 * @import { SeatChoices } from "./seat_props.js"
 */

/**
 * How strongly the companion can play this game; nothing where it cannot.
 * @param {State} state
 */
async function levelsOf({ game, variant }) {
  const shelf = await attempt(() => ask("/api/shelf"));
  const box = shelf?.games.find((each) => each.game === game);
  return box?.editions.find((each) => each.variant === variant)?.levels ?? [];
}

/**
 * The companion goes on instead of a person.
 * @param {{ levels: LevelLine[], onLevel: (level: string) => unknown }} props
 */
const ToCompanion = ({ levels, onLevel }) => html`<form
  class="stack"
  onsubmit=${(/** @type {On<HTMLFormElement>} */ event) => {
    event.preventDefault();
    onLevel(event.target.querySelector("select")?.value ?? "");
  }}
>
  <label class="field-label">
    ${t("or_companion")}
    <select class="select">${levels.map(({ level, name }) => html`<option value=${level}>${name}</option>`)}</select>
  </label>
  <button type="submit" class="button">${t("companion_goes_on")}</button>
</form>`;

/**
 * @param {Context} context
 * @param {Seat} seat
 */
async function nameWindow(context, { seat, computer }) {
  const { state } = context;
  const levels = computer ? [] : await levelsOf(state);
  return openWindow(t("hand_over"), (body, close) => {
    /** @param {On<HTMLFormElement>} event */
    const submit = async (event) => {
      event.preventDefault();
      const name = event.target.querySelector("input")?.value.trim();
      if (await change(context, seat, "handover", { name })) close();
    };
    /** @param {string} level */
    const onLevel = async (level) => {
      if (await change(context, seat, "handover", { level })) close();
    };
    show(
      body,
      html`<form onsubmit=${submit} class="stack">
        <p>${t("hand_over_text", { name: playerName(state, seat) })}</p>
        <label class="field-label">
          ${t("new_name")}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${t("hand_over")}</button>
      </form>
      ${levels.length > 0 && html`<${ToCompanion} levels=${levels} onLevel=${onLevel} />`}`,
    );
  });
}

/**
 * @param {Context} context
 * @param {string} seat
 */
async function secondPhone(context, seat) {
  if (await change(context, seat, "share", { on: true }))
    note(t("mine_second_open", { name: playerName(context.state, seat) }));
}

/**
 * @param {Context} context
 * @param {Seat} seat
 */
async function leave(context, { seat }) {
  const name = playerName(context.state, seat);
  if (await confirmed(t("leave"), t("leave_text", { name }), t("leave_yes", { name })))
    await change(context, seat, "leave");
}

/**
 * The inside of the window; `close` is called before anything else opens.
 * @param {{ context: Context, entry: Seat, choices: SeatChoices, close: Close }} props
 */
function SeatWindow({ context, entry, choices, close }) {
  const { state } = context;
  const { seat } = entry;
  const name = playerName(state, seat);
  /**
   * @param {string} caption
   * @param {() => unknown} action
   * @param {{ kind?: string }} [looks]
   */
  const then = (caption, action, looks) =>
    button(
      caption,
      () => {
        close();
        action();
      },
      looks,
    );
  const release = choices.release && then(t("release"), () => change(context, seat, "release"));
  /** @param {On<HTMLInputElement>} event */
  const turnLights = ({ target }) => change(context, seat, "lights", { on: target.checked });
  /** @param {On<HTMLInputElement>} event */
  const learns = ({ target }) => change(context, seat, "learning", { on: target.checked });
  return html`
    ${choices.lost && [html`<p>${t("mine_lost", { name })}</p>`, release]}
    ${
      choices.helps &&
      html`
        <${Levels} state=${state} entry=${entry} onChange=${(/** @type {Hints["level"]} */ level) => change(context, seat, "hints", { level })} />
        ${state.manner !== "tournament" && html`<${Toggle} caption=${t("how_to_play")} hint=${t("first_time_hint")} checked=${state.learns?.includes(seat)} onchange=${learns} />`}
        <${Toggle} caption=${t("lights")} hint=${t("lights_hint")} checked=${entry.lights} onchange=${turnLights} />
      `
    }
    <div class="stack">
      ${choices.take && then(t("me"), () => takeSeat(context, entry))}
      ${choices.rename && then(t("rename"), () => rename(context, entry))}
      ${!choices.lost && release}
      ${choices.second && then(t("mine_second"), () => secondPhone(context, seat))}
      ${choices.gives && then(t("hand_over"), () => nameWindow(context, entry))}
      ${choices.gives && then(t("leave"), () => leave(context, entry), { kind: "danger" })}
    </div>
  `;
}

/**
 * Open the window.
 * @param {Context} context
 * @param {Seat} entry
 */
export function openSeat(context, entry) {
  const choices = seatChoices(context.state, me, entry.seat);
  return openWindow(playerName(context.state, entry.seat), (body, close) =>
    show(body, html`<${SeatWindow} context=${context} entry=${entry} choices=${choices} close=${close} />`),
  );
}
