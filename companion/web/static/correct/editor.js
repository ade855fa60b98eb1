// The editor of positions: choose a piece, tap where it stands; whose turn it is. By finger, keys and ear.

import { button, Component, html, show } from "../base/html.js";
import { expected, letters, playerName, poolPlaces, seatOf } from "../base/state.js";
import { note, openWindow, speak } from "../base/ui.js";
import { kindName, t } from "../base/words.js";
import { BoardImage } from "../board/miniature.js";
import { initial, token } from "../board/shapes.js";
import { squared } from "../board/slots.js";
import { TouchBoard } from "../board/touch.js";
import { Zoom } from "../board/zoom.js";

/**
 * @import { Edited, Geometry, State } from "../lib/api.js"
 * @import { Close, Context } from "../lib/page.js"
 * @import { BoardView } from "../board/board_view.js"
 */

const CLOSE = 2;
const BARRIER = "barricade";

/**
 * @typedef {{
 *   state: State, geometry: Geometry, close: Close,
 *   save: (position: Edited, name: string, leftOut: string) => Promise<boolean>,
 * }} EditorProps
 */

/** A position while it is edited: what stands where, and what may. */
class Draft {
  /**
   * @param {State} state
   * @param {Geometry} geometry
   */
  constructor(state, geometry) {
    this.geometry = geometry;
    this.forPlaces = Boolean(state.options?.play_for_places);
    this.places = state.places ?? [];
    this.seats = state.seats.filter(({ playing }) => playing).map(({ seat }) => seat);
    this.slots = new Set(geometry.marks.slots); // what stands there is not edited
    this.turn = state.turn ?? "";
    this.seen = new Set(state.link?.up ? state.spots : []);
    this.pool = new Map(geometry.spots.map(({ name, pool }) => [name, pool]));
    this.standing = expected(state, geometry, this.seen);
    this.before = new Map(this.kinds.map((kind) => [kind, this.count(kind)]));
    this.asBefore = JSON.stringify(this.position);
  }

  get kinds() {
    return this.geometry.marks.barricades?.length ? [...this.seats, BARRIER] : this.seats;
  }

  /** @param {string} kind */
  count(kind) {
    return [...this.standing.values()].filter((other) => other === kind).length;
  }

  /**
   * How many of a kind the box holds.
   * @param {string} kind
   */
  most(kind) {
    return kind === BARRIER ? this.geometry.marks.barricades.length : poolPlaces(this.geometry, kind).length || 1;
  }

  /**
   * Whether a kind may stand on a spot at all.
   * @param {string} kind
   * @param {string} spot
   */
  fits(kind, spot) {
    const { marks, pools } = this.geometry;
    const pool = pools.find(({ name }) => name === this.pool.get(spot));
    if (pool) return kind !== BARRIER && (!pool.kind || pool.kind === kind);
    if (this.slots.has(spot) || marks.outlets?.includes(spot)) return false;
    const goal = marks.goal?.includes(spot);
    if (kind === BARRIER) return !goal && !marks.bottom_row.includes(spot) && !(marks.rest_fields ?? []).includes(spot);
    return !(goal && this.forPlaces);
  }

  /**
   * Put or take; what stood there goes. Returns why not, or an empty text. In a house its own pawns live.
   * @param {string} spot
   * @param {string} kind
   */
  tap(spot, kind) {
    const there = this.standing.get(spot);
    if (this.slots.has(spot)) return t("edit_not_here");
    const wanted = this.geometry.pools.find(({ name }) => name === this.pool.get(spot))?.kind ?? kind;
    if (!kind || there === wanted) {
      this.standing.delete(spot);
      return "";
    }
    if (!this.seats.includes(wanted) && wanted !== BARRIER) return t("edit_not_here");
    if (!this.fits(wanted, spot)) return t("edit_not_here");
    if (this.count(wanted) >= this.most(wanted)) return t("edit_box_empty");
    this.standing.set(spot, wanted);
    return "";
  }

  /** Spots on which the sensors see something else than nothing or something. */
  get differs() {
    if (this.seen.size === 0) return [];
    const fields = [...this.pool].filter(([, pool]) => !pool).map(([name]) => name);
    return fields.filter((name) => this.seen.has(name) !== this.standing.has(name));
  }

  /** What stood there before and is nowhere now, as a sentence; empty where nothing is left out. */
  get leftOut() {
    const missing = this.kinds
      .map((kind) => ({ kind, count: (this.before.get(kind) ?? 0) - this.count(kind) }))
      .filter(({ count }) => count > 0);
    return missing.length
      ? t("edit_left_out", { pieces: missing.map(({ kind, count }) => `${kindName(kind)} (${count})`).join(", ") })
      : "";
  }

  /** The keys of the API. */
  get position() {
    const pieces = /** @type {Record<string, string>} */ ({});
    const house = Object.fromEntries(
      this.seats.filter((seat) => poolPlaces(this.geometry, seat).length).map((seat) => [seat, 0]),
    );
    const waiting = /** @type {Record<string, number>} */ ({});
    for (const [spot, kind] of this.standing) {
      const pool = this.pool.get(spot);
      if (this.slots.has(spot)) continue;
      if (!pool) pieces[spot] = kind;
      else if (pool === kind) house[kind] += 1;
      else waiting[kind] = (waiting[kind] ?? 0) + 1;
    }
    const onGoal = Object.entries(pieces).filter(([spot]) => this.geometry.marks.goal?.includes(spot));
    const places = this.forPlaces ? this.places : onGoal.map(([, kind]) => kind);
    return { turn: this.turn, pieces, house, forest: waiting, places };
  }
}

/**
 * The pieces to choose from, and nothing; `choose(kind)` hears of a tap.
 * @param {{ draft: Draft, marks: Record<string, string>, chosen: string, choose: (kind: string) => void }} props
 */
function Palette({ draft, marks, chosen, choose }) {
  /** @param {string} kind */
  const key = (kind) => {
    const numbers = { count: draft.count(kind), most: draft.most(kind) };
    const label = kind ? `${kindName(kind)}, ${t("edit_count", numbers)}` : t("edit_nothing");
    return html`<span key=${kind} class="palette-key">
      <button
        type="button"
        class="held-piece"
        aria-pressed=${String(kind === chosen)}
        aria-label=${label}
        onclick=${() => choose(kind)}
      >
        ${kind ? token(kind, marks[kind] ?? initial(kind)) : html`<span aria-hidden="true">×</span>`}
      </button>
      <small aria-hidden="true">${kind && `${numbers.count}/${numbers.most}`}</small>
    </span>`;
  };
  return html`<div class="palette" role="group" aria-label=${t("edit_piece")}>${["", ...draft.kinds].map(key)}</div>`;
}

/** @extends {Component<EditorProps, { kind: string }>} */
class Editor extends Component {
  /** @param {State} props */
  /** @param {EditorProps} props */
  constructor(props) {
    super(props);
    this.draft = new Draft(props.state, props.geometry);
    this.texts = new Map(props.geometry.spots.map(({ name, text }) => [name, text]));
    this.state = { kind: this.draft.turn };
  }

  /** @param {string} name */
  label = (name) => {
    const [spot, kind] = [this.texts.get(name), this.draft.standing.get(name)];
    return kind ? t("spot_with", { spot, piece: kindName(kind) }) : t("spot_empty", { spot });
  };

  /** @param {string} spot */
  tap = (spot) => {
    const why = this.draft.tap(spot, this.state.kind);
    if (why) note(why, true);
    this.setState({});
    speak(this.label(spot));
  };

  /** @param {BoardView} view */
  made = (view) => {
    const { geometry, close } = this.props;
    this.touch = new TouchBoard(view, { lift: () => null, drop: () => null, tap: this.tap, cancel: () => close() });
    this.zoom = new Zoom(view, { doubleTap: false, onChange: () => this.setState({}) });
    const small = !squared(geometry) && matchMedia("(max-width: 44rem)").matches;
    if (small) this.zoom.by(CLOSE, null, false); // a finger needs room between the fields
  };

  describe = () => this.touch?.describe(this.label, () => false);

  done = async () => {
    const { draft } = this;
    const { state, save, close } = this.props;
    if (state.die === null && JSON.stringify(draft.position) === draft.asBefore) return close(); // nothing to ask for
    if (await save(draft.position, playerName(state, draft.turn), draft.leftOut)) close();
  };

  turn() {
    const { draft } = this;
    const { state } = this.props;
    /** @param {string} seat */
    const name = (seat) =>
      seatOf(state, seat)?.name ? `${playerName(state, seat)} (${kindName(seat)})` : kindName(seat);
    const seats = draft.seats.filter((seat) => !draft.forPlaces || !draft.places.includes(seat));
    return html`<select class="select" onchange=${({ target }) => (draft.turn = target.value)}>
      ${seats.map((seat) => html`<option value=${seat} selected=${seat === draft.turn}>${name(seat)}</option>`)}
    </select>`;
  }

  /**
   * @param {EditorProps} props
   * @param {{ kind: string }} props
   */
  render({ state, geometry }, { kind }) {
    const { draft, zoom } = this;
    const contents = {
      pieces: [...draft.standing].map(([spot, each]) => ({ spot, kind: each, look: "down" })),
      lights: Object.fromEntries(draft.differs.map((spot) => [spot, { colour: "white", pattern: "double" }])),
      label: t("edit_position"),
    };
    const marks = letters(state);
    const board = { css: "board-box", geometry, marks, contents, made: this.made, over: this.describe };
    const differs = draft.differs.length ? t("edit_differs", { count: draft.differs.length }) : "";
    const size = () => (zoom?.zoomed ? zoom.whole() : zoom?.by(CLOSE));
    return html`
      <p>${t("edit_hint")}</p>
      <${Palette} draft=${draft} marks=${marks} chosen=${kind} choose=${(/** @type {string} */ other) => this.setState({ kind: other })} />
      <${BoardImage} ...${board} />
      ${button(t(zoom?.zoomed ? "picture_whole" : "picture_larger"), size, { kind: "quiet", name: "size" })}
      <p class="small" role="status">${[differs, draft.leftOut].filter(Boolean).join(" ")}</p>
      <label class="field-label">${t("edit_turn")}${this.turn()}</label>
      ${button(t("edit_save"), this.done, { kind: "primary wide" })}
    `;
  }
}

/**
 * Open the editor; `save(position, name of who is to roll, what is left out)` resolves to whether it was taken.
 * @param {Pick<Context, "state" | "geometry">} props
 * @param {EditorProps["save"]} save
 */
export async function openEditor({ state, geometry }, save) {
  /**
   * @param {HTMLElement} body
   * @param {Close} close
   */
  const fill = (body, close) => show(body, html`<${Editor} ...${{ state, geometry, save, close }} />`);
  await openWindow(t("edit_position"), fill, { css: "large" });
}
