// What may be said now: one large button for each answer, for whoever may give it. Loaded where a game asks for words.

import { me, tell } from "../base/api.js";
import { h, looks, paint } from "../base/dom.js";
import { inputsFor } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { swatch } from "../board/colours.js";
import { sketched } from "../board/sketch.js";
import { letters } from "./act.js";
import { playerName } from "./now.js";

await looks("board/signs.css");

const SHORT = 3; // texts of so many letters are keys of a pad
const MOST_OPEN = 4; // keys of what is not what the table waits for
const inOrder = new Intl.Collator(undefined, { numeric: true });

/** Say one input; without a seat the companion knows for which of this phone's seats. */
const say = (input, seat) => () => attempt(() => tell("/api/input", seat ? { input, seat } : { input }));

function key({ input, text, colour, ...drawn }, seat, { large, several, marks }) {
  return h(
    "button",
    {
      type: "button",
      class: `say-key${colour ? " coloured" : ""}${large ? " large" : ""}`,
      "data-f": several ? `${input} ${seat}` : input,
      onclick: say(input, seat),
    },
    colour && !drawn.seat ? swatch(colour) : marks && sketched({ ...drawn, mark: "" }, marks), // the text has the number
    h("span", {}, text),
  );
}

/** The keys of one kind of input; many short ones are a pad, numbers in their order. */
function keys(awaited, seat, label, looks) {
  const pad =
    awaited.values.length > 6 &&
    awaited.values.filter(({ text }) => text.length <= SHORT).length > awaited.values.length / 2;
  const values = pad ? [...awaited.values].sort((a, b) => inOrder.compare(a.input, b.input)) : awaited.values;
  const css = pad ? "pad-keys" : `of-${Math.min(values.length, 6)}`;
  return h(
    "div",
    { class: `say-keys ${css}`, role: "group", "aria-label": label },
    values.map((value) => key(value, seat, pad ? { ...looks, marks: null } : looks)),
  );
}

/** For whom of this phone it is said: a seat each where several may say the same; an empty text where the companion knows. */
function speakers(awaited) {
  const own = awaited.seats.filter((seat) => me.seats.includes(seat));
  return own.length ? own : [awaited.seats.length === 1 ? awaited.seats[0] : ""];
}

function group({ state }, awaited, i) {
  const large = i === 0 && awaited.values.length <= 6;
  const seats = speakers(awaited);
  const several = seats.length > 1;
  const pads = seats.map((seat) => [
    several ? h("p", { class: "small" }, playerName(state, seat)) : null,
    keys(awaited, seat, several ? `${playerName(state, seat)}: ${awaited.text}` : awaited.text, {
      large,
      several,
      marks: letters(state),
    }),
  ]);
  const rarely = { drawn: t("drawn_by_hand"), contact: awaited.text }[awaited.source]; // mostly others tell it
  if (rarely) return h("details", { class: "later" }, h("summary", {}, rarely), pads);
  const wanted = awaited.text === state.awaiting?.text; // anything else takes a second tap, where it is one key, or would fill the page
  const said = wanted ? null : h("p", { class: "small" }, awaited.text);
  if (!wanted && awaited.values.length === 1)
    return h("details", { class: "later" }, h("summary", {}, awaited.values[0].text), said, pads);
  if (!wanted && awaited.values.length > MOST_OPEN)
    return h("details", { class: "later" }, h("summary", {}, awaited.text), pads);
  return [said, pads];
}

/** Whether a seat of this phone may say it, or the host for a seat that no phone holds. */
const isOurs = ({ seats }) => seats.some((seat) => me.seats.includes(seat) || !me.claimed.includes(seat));

/** Fill the part of the page with what this phone may say. */
export function showSaid(node, context) {
  const asked = inputsFor(context.state, me);
  paint(node, [asked, context.state.awaiting?.text, me.seats, me.claimed], () => {
    const others = asked.filter((each) => !isOurs(each) && !each.own);
    return [
      asked.filter(isOurs).map((each, i) => group(context, each, i)),
      others.length
        ? h(
            "details",
            { class: "later" },
            h("summary", {}, t("for_others")),
            others.map((each) => group(context, each, 1)),
          )
        : null,
    ];
  });
}
