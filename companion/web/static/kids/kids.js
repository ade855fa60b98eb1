// The page in pictures, for children who do not read yet. Everything a turn needs is a picture to tap; the words stay,
// small, for whoever reads aloud and for screen readers.

import { me, tell } from "../base/api.js";
import { button, h, looks, paint } from "../base/dom.js";
import { html } from "../base/html.js";
import { wish, wished } from "../base/preferences.js";
import {
  awaited,
  byNumber,
  guided,
  hasDie,
  hostDecides,
  inPlay,
  inputsFor,
  lastIllegal,
  letters,
  mayStop,
  moveArrows,
  parseMove,
  pieces,
  playerName,
  seatOf,
  turnArrows,
  winner,
} from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";
import { swatch } from "../board/colours.js";
import { dieFace, trophy } from "../board/shapes.js";
import { sketched } from "../board/sketch.js";
import { proposedPicture } from "../correct/proposal.js";
import { Option, Part } from "../play/act.js";
import { numbers as sides } from "../play/die.js";
import { headline } from "../play/now_props.js";
import { mayAct, mayPause } from "../play/permissions.js";
import { inWords } from "../record/record.js";
import { asleep, back, big, face, goOn, handOn, hops, lifting, no, rest, rolling, turned, yes } from "./kid_icons.js";

await looks("kids/kids.css"); // until then the words would be seen beside the pictures

const MOST_TARGETS = 6; // more would hide the picture behind arrows

/** A picture to tap. */
function key(label, picture, onclick, name, css = "") {
  return h(
    "button",
    { type: "button", class: `kid-key ${css}`.trim(), "aria-label": label, "data-f": name, onclick },
    picture,
  );
}

const send = (path, body) => () => attempt(() => tell(path, body));

/** Whose piece, with its letter. */
const pawn = (state, seat, css) => big(seat, letters(state)[seat] ?? "", css);

function numbers(state) {
  return h(
    "div",
    { class: "kid-pad", role: "group", "aria-label": t("tap_number") },
    sides(state).map((number) =>
      key(t("i_rolled", { number }), dieFace(number), send("/api/roll", { number }), `kid-n${number}`),
    ),
  );
}

const yesNo = (right, wrong) =>
  h(
    "div",
    { class: "kid-row" },
    [right, wrong]
      .filter(Boolean)
      .map(([label, picture, path, body]) => key(label, picture, send(path, body), `${path}${JSON.stringify(body)}`)),
  );

/** Arrows on the part of the board that they are about. */
const way = (context, arrows, around) =>
  context.geometry && around.length ? html`<${Part} context=${context} arrows=${arrows} around=${around} />` : null;

function step(context) {
  const [first] = context.state.steps ?? [];
  if (!first) return null;
  const ends = [first.from, first.to].filter(Boolean);
  const arrows = first.from && first.to ? [{ from: first.from, to: first.to, look: "guide" }] : [];
  return [way(context, arrows, ends), h("p", { class: "kid-text" }, first.text)];
}

// --- what is shown: {mood, picture, keys}; the first that fits ---

function idle() {
  return { picture: asleep() };
}

function over({ state }) {
  const pawns = (state.winners ?? []).map((seat) => pawn(state, seat, "hero"));
  return { mood: "good", picture: pawns.length ? h("div", { class: "kid-row" }, pawns, trophy()) : asleep() };
}

/** Who are you? Pawns that nobody holds, to be tapped. */
function seats(context) {
  const free = context.state.seats.filter(({ seat, playing }) => playing && !me.claimed?.includes(seat));
  if (me.host || me.seats.length || !free.length) return null;
  const claim = (seat) => async () => {
    await send(`/api/seats/${seat}/claim`)();
    await context.refresh();
  };
  return h(
    "div",
    { class: "kid-row", role: "group", "aria-label": t("who_are_you") },
    free.map(({ seat }) =>
      key(
        t("that_is_me", { name: playerName(context.state, seat) }),
        pawn(context.state, seat),
        claim(seat),
        `kid-claim-${seat}`,
      ),
    ),
  );
}

/** Whether what came last was right. */
const wellDone = (state) => ["legal", "restored", "won"].includes(state.verdicts?.at(-1)?.verdict);

/** What the one before has just played, for those who wait. */
function justPlayed(context) {
  const arrows = moveArrows(context.state.past.last);
  return way(
    context,
    arrows,
    arrows.flatMap(({ from, to }) => [from, to]),
  );
}

function roll(context, forgot) {
  const { state } = context;
  const mood = forgot ? "oh" : wellDone(state) ? "good" : "";
  const picture = h(
    "div",
    { class: "kid-row" },
    pawn(state, awaited(state), "hero"),
    mayAct(state, me) && !forgot ? null : dieFace(null, "kid-die"),
  );
  if (!mayAct(state, me))
    return { mood, picture: [picture, forgot ? null : justPlayed(context)], keys: seats(context) };
  return {
    mood,
    picture,
    keys: [
      forgot ? null : key(t("roll_for_me"), rolling(), send("/api/roll", {}), "kid-roll", "large"),
      numbers(state),
      answers(context),
    ],
  };
}

/** One key for each answer: a colour by its colour and sign. */
function answers(context) {
  const asked = inputsFor(context.state, me).filter(({ source }) => source !== "drawn");
  const marks = letters(context.state);
  const picture = (value) =>
    value.colour && !value.seat ? swatch(value.colour) : (sketched(value, marks) ?? h("span", {}, value.text));
  const one = (value) =>
    key(
      value.text,
      picture(value),
      send("/api/input", { input: value.input }),
      `kid-${value.input}`,
      value.colour || sketched(value) ? "" : "worded",
    );
  return asked.map(({ text, values }) =>
    h("div", { class: "kid-pad", role: "group", "aria-label": text }, values.map(one)),
  );
}

/** Something is to be said, done by hand or drawn, one after the other. */
function inputs(context) {
  const { state } = context;
  const keys = answers(context);
  const lying = (state.signs ?? [])
    .filter(({ what, value }) => what === "beside" && value)
    .map(({ value }) => swatch(value));
  const row =
    state.die || lying.length
      ? h("div", { class: "kid-row" }, state.die ? dieFace(state.die, "kid-die") : null, lying)
      : null;
  return {
    mood: wellDone(state) ? "good" : "",
    picture: [row, wholeBoard(context)],
    keys: keys.length ? keys : seats(context),
  };
}

/** The board with all that is lit and marked on it. */
function wholeBoard({ state, geometry }) {
  if (!geometry) return null;
  const view = new BoardView(geometry, letters(state));
  view.update({
    pieces: pieces(state, geometry),
    lights: state.lights ?? {},
    signs: state.signs,
    label: inWords(state),
  });
  return h("div", { class: "miniature" }, view.element);
}

function move(context) {
  const { state } = context;
  if (!byNumber(state) || !hasDie(state)) return inputs(context);
  const seat = awaited(state);
  const mark = letters(state)[seat] ?? "";
  const hand = state.hand ?? {};
  const looking = ["complete", "same"].includes(hand.kind);
  const number = h(
    "div",
    { class: "kid-row" },
    lifting(hand.awaits === "barricade" ? "barricade" : seat, hand.awaits === "barricade" ? "" : mark),
    dieFace(state.die, "kid-die"),
  );
  const alone = seatOf(state, seat)?.hints === "none"; // wants to count without help
  if (hand.kind === "in-hand" && hand.targets?.length && !alone)
    return { picture: [hand.targets.length > MOST_TARGETS ? number : null, targets(context)] };
  return {
    mood: looking ? "look" : wellDone(state) ? "good" : "",
    picture: [number, state.idea ? idea(context) : state.die ? hops(seat, mark, state.die) : null],
    keys: seats(context),
  };
}

/** A good turn, for whoever wants ideas. */
function idea(context) {
  const { from, to, place } = context.state.idea;
  return way(context, turnArrows(context.state.idea, "guide"), [from, to, place].filter(Boolean));
}

/** Where what is in the hand may go. */
function targets(context) {
  const { lifted, targets: open } = context.state.hand;
  const from = lifted.at(-1);
  const few = open.length <= MOST_TARGETS && from;
  return way(context, few ? open.map((to) => ({ from, to, look: "guide" })) : [], few ? [from, ...open] : open);
}

function question(context) {
  const { state } = context;
  const allowed = mayAct(state, me);
  const options = state.ask.map(({ move: text, text: label }) => {
    const picture =
      parseMove(text, state.turn) && context.geometry
        ? html`<${Option} context=${context} move=${text} />`
        : h("span", {}, label);
    return allowed ? key(label, picture, send("/api/answer", { move: text }), `kid-${text}`, "picture") : picture;
  });
  return {
    mood: "look",
    picture: h("div", { class: "kid-options" }, options),
    keys: allowed ? key(t("none_of_these"), no(), send("/api/answer", { move: "none" }), "kid-none") : null,
  };
}

function arrange(context) {
  const { setup, steps } = context.state;
  if (setup?.turned || setup?.wrong_side) return { mood: "oh", picture: turned() };
  return { mood: steps?.length ? "look" : "good", picture: step(context) ?? yes(), keys: seats(context) };
}

function wayBack(context) {
  const wrong = lastIllegal(context.state)?.wrong ?? [];
  return { mood: "oh", picture: step(context) ?? way(context, [], wrong) ?? back() };
}

function takeBack({ state }) {
  const { offer } = state;
  const caption = offer.turns === 1 ? t("undo_yes") : t("take_back_yes", { count: offer.turns });
  const sure = me.host || (!hostDecides(state) && offer.seats.every((seat) => me.seats.includes(seat)));
  const may = sure || me.seats.length > 0;
  const yesKey = sure ? [caption, yes(), "/api/take-back", { number: offer.number }] : null;
  return {
    mood: "look",
    picture: back(),
    keys: may ? yesNo(yesKey, [t("take_back_no"), no(), "/api/take-back", { number: 0 }]) : null,
  };
}

function whose(context) {
  const { spots, mixed } = context.state.whose;
  const right = [mixed ? t("whose_done") : t("whose_yes"), yes(), "/api/whose", { right: true }];
  const wrong = mixed ? null : [t("whose_no"), no(), "/api/whose", { right: false }];
  const asked = me.host || me.seats.length ? yesNo(right, wrong) : null;
  return {
    mood: mixed ? "oh" : "look",
    picture: mixed ? step(context) : way(context, [], Object.keys(spots)),
    keys: [asked, PHASES[context.state.phase](context).keys],
  }; // the game goes on meanwhile
}

function proposal(context) {
  const { state, geometry } = context;
  const asked = me.host || me.seats.some((seat) => state.proposal.waiting.includes(seat));
  return {
    mood: "look",
    picture: geometry ? proposedPicture(context) : back(),
    keys: asked
      ? yesNo([t("agree"), yes(), "/api/overrule/agree", {}], [t("refuse"), no(), "/api/overrule/refuse", {}])
      : null,
  };
}

const PHASES = {
  idle,
  starting: idle,
  over,
  roll,
  move,
  say: inputs,
  draw: inputs,
  ask: question,
  arrange,
  illegal: wayBack,
};

function scene(context) {
  const { state } = context;
  if (state.paused) return { picture: rest() };
  if (state.proposal) return proposal(context);
  if (state.offer) return takeBack(context);
  if (state.phase === "illegal" && lastIllegal(state)?.reason === "no-roll") return roll(context, true);
  if (state.whose && ["roll", "move", "say"].includes(state.phase)) return whose(context);
  return PHASES[state.phase](context);
}

// --- what is always there ---

/** Whether the picture shows the number large. */
const shown = (state) =>
  state.phase === "over" || (state.phase === "move" && state.hand?.kind !== "in-hand" && !state.whose);

/** Everybody at the table in order, whose turn it is stands out. */
function round(state) {
  const all = state.awaiting?.seats?.length > 1;
  const turn = all || ["idle", "starting", "arrange", "over"].includes(state.phase) ? "" : awaited(state);
  const playing = (state.seats ?? []).filter((entry) => entry.playing);
  return h(
    "ul",
    { class: "kid-round" },
    playing.map(({ seat }) =>
      h(
        "li",
        { class: [seat === turn ? "turn" : "", me.seats.includes(seat) ? "mine" : ""].join(" ").trim() },
        pawn(state, seat),
        h("span", { class: "hidden" }, playerName(state, seat), me.seats.includes(seat) ? ` (${t("you")})` : ""),
      ),
    ),
  );
}

/** Who plays after this seat. */
function nextSeat(state) {
  const order = state.seats.filter(({ playing }) => playing).map(({ seat }) => seat);
  return order[(order.indexOf(state.turn) + 1) % order.length] ?? state.turn;
}

/** Turn done, and a pause. */
function always(state) {
  const asked = state.paused || state.offer || state.proposal;
  const may = mayStop(state) || (byNumber(state) && state.die && ["move", "illegal"].includes(state.phase));
  const done = may && mayAct(state, me) && !asked;
  const next = nextSeat(state);
  const pauses = mayPause(me) && (state.paused || inPlay(state) || state.phase === "arrange");
  return h(
    "div",
    { class: "kid-row kid-always" },
    done ? key(t("turn_done"), handOn(next, letters(state)[next] ?? ""), send("/api/done"), "kid-done") : null,
    pauses
      ? key(
          state.paused ? t("go_on") : t("pause"),
          state.paused ? goOn() : rest(),
          send("/api/pause", { on: !state.paused }),
          "kid-pause",
          state.paused ? "large" : "",
        )
      : null,
  );
}

function leave(context) {
  wish("pictures", false);
  const address = new URL(location.href);
  address.searchParams.delete("kids");
  history.replaceState(null, "", address);
  context.render();
  document.getElementById("main").focus();
}

/** The sentence below the picture: why it was not right, else what is awaited. */
function sentence(state) {
  if (state.paused) return state.paused.text ?? "";
  if (state.offer) return state.offer.text;
  if (state.proposal) return state.proposal.text;
  if (state.whose && !guided(state) && state.phase !== "ask") return state.whose.text;
  if (guided(state)) return state.phase === "illegal" ? (lastIllegal(state)?.text ?? "") : (state.setup?.text ?? "");
  return state.awaiting?.text ?? "";
}

let room = null;

function open() {
  room = h("section", { id: "kids", class: "kid-room", tabindex: "-1", "aria-label": t("pictures") });
  document.getElementById("main").prepend(room);
}

/** Fill the view, or take it away where it is not wished for. */
export function showKids(context) {
  const { state, geometry } = context;
  const wanted = wished("pictures");
  if (wanted && !room) open();
  document.body.classList.toggle("kids", wanted);
  if (!room) return;
  room.hidden = !wanted;
  if (!wanted) return;
  const seen = [
    state.phase,
    state.die,
    state.awaiting,
    state.awaited,
    state.signs,
    byNumber(state) || state.lights,
    state.steps,
    state.ask,
    state.hand,
    state.setup,
    state.offer,
    state.whose,
    state.proposal,
    state.paused,
    state.idea,
    context.quarters,
    state.seats,
    state.spots,
    lastIllegal(state)?.ms,
    state.verdicts?.at(-1),
    me.host,
    me.seats,
    me.claimed,
    Boolean(geometry),
  ];
  paint(room, seen, () => {
    const { mood, picture, keys } = scene(context);
    const seat =
      seatOf(state, awaited(state)) && !["idle", "starting", "arrange"].includes(state.phase)
        ? state.phase === "over"
          ? winner(state)
          : awaited(state)
        : "";
    return [
      h(
        "div",
        { class: `kid-card card${seat ? ` seat-${seat}` : ""}` },
        h(
          "div",
          { class: "kid-head" },
          round(state),
          state.die && !shown(state) ? dieFace(state.die, "kid-number") : null,
          mood ? face(mood) : null,
        ),
        h("div", { class: "kid-picture" }, picture),
        h("h1", {}, headline(state, me)),
        h("p", { class: "kid-text" }, sentence(state)),
      ),
      keys ? h("div", { class: "kid-keys" }, keys) : null,
      always(state),
      h(
        "p",
        { class: "aside" },
        button(t("pictures_leave"), () => leave(context), { name: "pictures-leave" }),
      ),
    ];
  });
}
