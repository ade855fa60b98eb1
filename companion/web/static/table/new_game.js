// The new-game window: which game, who plays, who begins, house rules. What there is to choose the companion
// tells (GET /api/shelf); no game is known here.

import { ask, tell } from "../base/api.js";
import { keepDraft } from "../base/drafts.js";
import { Component, html, show } from "../base/html.js";
import { attempt, openWindow, Toggle } from "../base/ui.js";
import { kindName, localized, t } from "../base/words.js";
import { initial, token } from "../board/shapes.js";
import { OwnBoard } from "../printed/facts.js";
import { Editions, SetUp } from "./editions.js";
import { Choices } from "./help.js";
import { agreedLast, chosenAtFirst, factsOf, orderOf, peopleOf, playable, playersAtFirst } from "./new_game_props.js";

/**
 * @import { Game, HandicapLine, Hints, LevelLine, RuleLine, Seat, ShelfLine, State } from "../lib/api.js"
 * @import { Close, Context, On } from "../lib/page.js"
 * @import { Chosen, Person } from "./new_game_props.js"
 * @typedef {{
 *   seat: string, mark: string, name?: string, plays: boolean, first: boolean, levels: LevelLine[], computer?: string,
 *   animals: boolean, onplays: (seat: string, plays: boolean) => void, onfirst: (seat: string) => void,
 * }} SeatRowProps
 * @typedef {{ seats: string[], playing: string[], last: string[], people: Map<string, Person> }} FirstTimeProps
 * @typedef {{
 *   chosen: Chosen, name: string, state: State, people: Map<string, Person>, begin: (order: Game) => void,
 *   onShown: (asking: Asking, forget: () => void) => void,
 * }} AskingProps
 * @typedef {{ shelf: ShelfLine, found: Map<string, Chosen>, state: State, wished: string, close: Close }} NewGameProps
 */

const USUAL = "which"; // how much help a new game gives
const MANNERS = ["friendly", "tournament"];

// --- who plays --------------------------------------------------------------------------------

/**
 * Whether a person plays a seat, or the companion, and how strongly.
 * @param {{ seat: string, levels: LevelLine[], now?: string, disabled: boolean }} props
 */
const WhoPlays = ({ seat, levels, now, disabled }) => html`<select
  class="select who"
  name=${`computer ${seat}`}
  aria-label=${t("who_plays_seat", { colour: kindName(seat) })}
  disabled=${disabled}
>
  <option value="">${t("a_person")}</option>
  ${levels.map(
    ({ level, name }) =>
      html`<option value=${level} selected=${level === now}>${t("companion_plays", { level: name })}</option>`,
  )}
</select>`;

/** @param {SeatRowProps} props */
const SeatRow = ({ seat, mark, name, plays, first, levels, computer, animals, onplays, onfirst }) => html`<div
  class=${`seat-row seat-${seat}`}
  role="group"
  aria-label=${kindName(seat)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${plays}
    aria-label=${t("plays", { colour: kindName(seat) })}
    onchange=${({ target }) => onplays(seat, target.checked)}
  />
  ${token(seat, mark)}
  <input
    type="text"
    name=${`name ${seat}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${animals ? "" : (name ?? "")}
    placeholder=${animals ? t("an_animal") : kindName(seat)}
    aria-label=${t("name_of", { colour: kindName(seat) })}
    disabled=${!plays || animals}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${seat}
      checked=${first}
      aria-label=${t("begins", { colour: kindName(seat) })}
      disabled=${!plays}
      onchange=${({ target }) => target.checked && onfirst(seat)}
    />
    <span>${t("youngest")}</span>
  </label>
  ${levels.length > 0 && html`<${WhoPlays} seat=${seat} levels=${levels} now=${computer} disabled=${!plays} />`}
</div>`;

/**
 * Fewer of something for some seats; `last` (seat -> number) as it was last time.
 * @param {{ handicap: HandicapLine, seats: string[], playing: string[], last: Record<string, number> }} props
 */
function Handicap({ handicap, seats, playing, last }) {
  const numbers = Array.from({ length: handicap.most - handicap.least + 1 }, (_, i) => handicap.most - i);
  const pick = (
    /** @type {string} */ seat,
  ) => html`<label key=${seat} class="field-label" hidden=${!playing.includes(seat)}>
    ${kindName(seat)}
    <select class="select" name=${`fewer ${seat}`} aria-label=${`${handicap.name}: ${kindName(seat)}`}>
      ${numbers.map((number) => html`<option value=${number} selected=${number === last[seat]}>${number}</option>`)}
    </select>
  </label>`;
  return html`
    <h3>${handicap.name}</h3>
    <p class="small">${handicap.hint}</p>
    <div class="handicap">${seats.map(pick)}</div>
  `;
}

/**
 * One house rule: a switch, or one of several; `last` is the value of last time.
 * @param {{ rule: RuleLine, last: unknown }} props
 */
function HouseRule({ rule: { key, name, hint, values, says }, last }) {
  const field = `rule ${key}`;
  if (!says.length)
    return html`<${Toggle} caption=${name} hint=${hint} field=${field} defaultChecked=${values[1] === last} />`;
  return html`<label class="field-label">
    <span><b>${name}</b><small>${hint}</small></span>
    <select class="select" name=${field}>
      ${says.map((say, i) => html`<option value=${i} selected=${values[i] === last}>${say}</option>`)}
    </select>
  </label>`;
}

/**
 * Who is told how it is played; `last` are those who were told last time. All seats have a field, so that a draft fits.
 * @extends {Component<FirstTimeProps, { on: boolean }>}
 */
class FirstTime extends Component {
  state = { on: this.props.last.length > 0 };

  /** @param {On<HTMLInputElement>} event */
  turn = ({ target }) => this.setState({ on: target.checked });

  /** @param {FirstTimeProps} props @param {{ on: boolean }} now */
  render({ seats, playing, last, people }, { on }) {
    const pick = (/** @type {string} */ seat) => html`<div key=${seat} hidden=${!playing.includes(seat)}><${Toggle}
      caption=${people.get(seat)?.name || kindName(seat)}
      field=${`learns ${seat}`}
      defaultChecked=${!last.length || last.includes(seat)}
    /></div>`;
    return html`<${Toggle} caption=${t("first_time")} hint=${t("first_time_hint")} field="first-time" checked=${on} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!on}>
        <legend>${t("how_to_play")}</legend>
        ${seats.map(pick)}
      </fieldset>`;
  }
}

// --- the window -------------------------------------------------------------------------------

/**
 * Whoever plays on under the same name and colour gets as much help as before.
 * @param {Game} order
 * @param {Map<string, Seat>} before
 */
async function keepHelp(order, before) {
  for (const seat of order.seats) {
    const { hints: level = USUAL, name: was = "" } = before.get(seat) ?? {};
    if (level !== USUAL && was === (order.names?.[seat] ?? ""))
      await attempt(() => tell(`/api/seats/${seat}/hints`, { level: /** @type {Hints["level"]} */ (level) }));
  }
}

/**
 * All below the cards, for one edition; `people` (seat -> Person) goes on from one to the next.
 * @extends {Component<AskingProps, { playing: string[], first: string, manner: string }>}
 */
class Asking extends Component {
  /** @param {AskingProps} props */
  constructor(props) {
    super(props);
    const { chosen, people } = props;
    const { seats } = chosen.edition;
    this.last = agreedLast(props.state, chosen);
    this.state = {
      playing: playersAtFirst(chosen.edition, people),
      first: seats.find((seat) => people.get(seat)?.first) ?? "",
      manner: this.last.manner ?? props.state.manner ?? MANNERS[0],
    };
  }

  /** @param {HTMLFormElement} form */
  stand = (form) => {
    this.form = form;
  };

  componentDidMount() {
    const { chosen, name, onShown } = this.props;
    this.facts = this.printed();
    this.told = chosen.edition.facts.some(({ told }) => told !== null);
    onShown(this, keepDraft(/** @type {HTMLFormElement} */ (this.form), `new-game ${name}`));
  }

  /** What is printed on the board, as the form has it now. */
  printed() {
    return factsOf(this.props.chosen.edition.facts, new FormData(this.form));
  }

  /** Tell what is printed, where somebody has looked; false where it was refused. */
  async keepPrinted() {
    const { game, edition } = this.props.chosen;
    const facts = this.printed();
    const open = this.form?.querySelector(".own-board")?.hasAttribute("open");
    if (JSON.stringify(facts) === JSON.stringify(this.facts) && (this.told || !open)) return true;
    return attempt(() => tell("/api/printed", { game: game.game, variant: edition.variant, facts }));
  }

  first() {
    const { playing, first } = this.state;
    return playing.includes(first) ? first : playing[0];
  }

  /**
   * What a field of the form says; undefined where it has none.
   * @param {string} name
   */
  typed(name) {
    return /** @type {HTMLInputElement | null | undefined} */ (this.form?.elements.namedItem(name))?.value;
  }

  /** Remember who sits where, for another edition. */
  keep() {
    const { chosen, people } = this.props;
    for (const seat of chosen.edition.seats)
      people.set(seat, {
        name: this.typed(`name ${seat}`),
        computer: this.typed(`computer ${seat}`),
        plays: this.state.playing.includes(seat),
        first: seat === this.first(),
      });
  }

  /** @param {SubmitEvent} event */
  submit = async (event) => {
    event.preventDefault();
    const { chosen, begin } = this.props;
    if (chosen.edition.facts.length && !(await this.keepPrinted())) return;
    begin(orderOf(chosen, new FormData(this.form), this.state.playing, this.first()));
  };

  /** @param {string} seat @param {boolean} plays */
  play = (seat, plays) => {
    const { seats } = this.props.chosen.edition;
    this.setState(({ playing }) => ({
      playing: seats.filter((each) => (each === seat ? plays : playing.includes(each))),
    }));
  };

  /** @param {string} first */
  begins = (first) => this.setState({ first });

  /** @param {string} manner */
  mannered = (manner) => this.setState({ manner });

  /** @param {AskingProps} props @param {Readonly<Asking["state"]>} asked */
  render({ chosen: { game, edition }, name, state, people }, { playing, manner: now }) {
    const { seats, fewest, most, rules, handicap, facts, levels } = edition;
    const { last } = this;
    const asLast = Object.keys(last.rules).length > 0 || Object.keys(last.handicap).length > 0;
    /** @param {string} seat */
    const markOf = (seat) => state.seats?.find((entry) => entry.seat === seat)?.mark ?? initial(seat);
    /** @param {string} seat */
    const row = (seat) => html`<${SeatRow}
      key=${seat}
      seat=${seat}
      mark=${markOf(seat)}
      name=${people.get(seat)?.name}
      levels=${levels}
      computer=${people.get(seat)?.computer}
      animals=${Boolean(state.ways?.animals)}
      plays=${playing.includes(seat)}
      first=${seat === this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`;
    const manner = { name: "manner", caption: t("which_manner"), values: MANNERS, now, onChange: this.mannered };
    /** @param {RuleLine} each */
    const rule = (each) =>
      html`<${HouseRule} key=${each.key} rule=${each} last=${/** @type {RuleLine["values"][number]} */ (last.rules[each.key])} />`;
    const main = rules.filter((each) => each.main);
    return html`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${main.map(rule)}
      <fieldset>
        <legend>${t("who_plays")}</legend>
        <p class="small">${game.begins}</p>
        ${(seats.length > most || fewest > 2) && html`<p class="small">${t("how_many_play", { fewest, most })}</p>`}
        ${seats.map(row)}
      </fieldset>
      ${edition.explained && html`<${FirstTime} seats=${seats} playing=${playing} last=${last.learns} people=${people} />`}
      ${edition.bare && html`<${Toggle} caption=${t("bare")} hint=${t("bare_hint")} field="bare" defaultChecked=${last.bare} />`}
      ${facts.length > 0 && html`<${OwnBoard} facts=${facts} told=${facts.some(({ told }) => told !== null)} />`}
      ${edition.pictured.length > 0 && html`<a class="button" href=${localized(`/printed?board=${name}`)} data-f="own-box">${t("own_box")}</a>`}
      ${
        edition.explained &&
        html`<p class="small"><a href=${localized(`/how-to-play/${game.game}/${edition.variant}`)} data-f="how-to-play">${t("how_to_play")}</a></p>`
      }
      ${
        edition.unwalked &&
        html`<p class="small">${edition.unwalked}${" "}<a href="/check" data-f="check">${t("walk_test")}</a></p>`
      }
      <details>
        <summary>${t("house_rules")} ${asLast && html`<small>${t("as_last_time")}</small>`}</summary>
        ${rules.filter((each) => !each.main).map(rule)}
        ${handicap && html`<${Handicap} handicap=${handicap} seats=${seats} playing=${playing} last=${last.handicap} />`}
        <${Choices} ...${manner} words=${(/** @type {string} */ word) => t(`manner_${word}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${playing.length < fewest || playing.length > most}
      >
        ${t("start_game")}
      </button>
    </div>`;
  }
}

/** @extends {Component<NewGameProps, { name: string }>} */
class NewGame extends Component {
  forgets = /** @type {(() => void)[]} */ ([]);

  /** @param {NewGameProps} props */
  constructor(props) {
    super(props);
    const { found, state, wished } = props;
    this.state = { name: chosenAtFirst(found, state, wished) };
    this.people = peopleOf(state);
  }

  componentDidMount() {
    if (!this.props.wished && this.which) this.forgets.push(keepDraft(this.which, "new-game"));
  }

  /** @param {Asking} asking @param {() => void} forget */
  shown = (asking, forget) => {
    this.asking = asking;
    this.forgets.push(forget);
  };

  /** @param {On<HTMLInputElement>} event */
  choose = ({ target: { value, checked } }) => {
    if (!checked || !this.props.found.has(value)) return;
    this.asking?.keep();
    this.setState({ name: value });
  };

  /** @param {Game} order */
  begin = async (order) => {
    const { state, close } = this.props;
    if (!(await attempt(() => tell("/api/game", order)))) return;
    for (const forget of this.forgets) forget();
    const before = new Map((state.seats ?? []).map((entry) => [entry.seat, entry]));
    if (state.manner === "friendly" && order.manner === "friendly") await keepHelp(order, before);
    close(true);
  };

  /** @param {NewGameProps} props @param {{ name: string }} asked */
  render({ shelf, found, state }, { name }) {
    const { people, begin, shown } = this;
    const chosen = found.get(name);
    const asked = { chosen, name, state, people, begin, onShown: shown };
    return html`<div class="new-game">
      <form class="stack" ref=${(/** @type {HTMLFormElement} */ form) => (this.which = form)} onchange=${this.choose}>
        <details open=${!chosen}>
          <summary class="chosen-game">
            ${chosen && html`<${SetUp} key=${name} ...${chosen} /><span><b>${chosen.game.name}</b>${chosen.edition.name}</span>`}
            <span class="button quiet">${t("another_game")}</span>
          </summary>
          <${Editions} shelf=${shelf} chosen=${name} />
        </details>
      </form>
      ${chosen && html`<${Asking} key=${name} ...${asked} />`}
    </div>`;
  }
}

/**
 * Open the window, at the players of the board `wished` for; names of the game before are kept, and how much help each
 * gets. Resolves to true where a game was begun.
 * @param {Context} context
 * @param {string} [wished]
 */
export async function openNewGame({ state }, wished = "") {
  const shelf = await attempt(() => ask("/api/shelf"));
  if (!shelf) return null;
  const found = playable(shelf);
  /** @param {HTMLElement} body @param {Close} close */
  const fill = (body, close) =>
    show(body, html`<${NewGame} shelf=${shelf} found=${found} state=${state} wished=${wished} close=${close} />`);
  return openWindow(t("new_game"), fill, { css: "large" });
}
