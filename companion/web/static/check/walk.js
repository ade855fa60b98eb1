// The walk and the piece test as somebody at the board sees them: one spot, one sentence, a few large buttons.

import { button, h, paint, s } from "../base/dom.js";
import { confirmed } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";

const [DOT, HERE] = [0.2, 0.58]; // radii in field widths

const sentence = ({ say, hint }) => [h("p", { class: "told" }, say), hint ? h("p", { class: "hinted" }, hint) : null];

const leave = (act) => button(t("check_end"), () => act("leave", {}), { kind: "quiet", name: "end" });

function bar(done, count, text, act) {
  return [
    h(
      "div",
      { class: "progress-line" },
      h("span", {}, text),
      h("span", {}, t("check_progress", { done, count })),
      leave(act),
    ),
    h("progress", { value: done, max: count, "aria-label": t("check_progress", { done, count }) }),
  ];
}

function walkTitle({ kind, learn }) {
  if (kind === "lights") return t("check_lights");
  return learn ? t("check_learn") : t("check_walk");
}

function walkButtons(walk, act) {
  const press = (key) => () => act("press", { key });
  const asked = ["waiting", "resting"].includes(walk.phase);
  return h(
    "div",
    { class: "row few" },
    walk.phase === "clear" ? button(t("check_is_empty"), press("empty"), { kind: "primary", name: "empty" }) : null,
    asked ? button(t("check_skip"), press("skip"), { name: "skip" }) : null,
    asked && walk.done ? button(t("check_back"), press("back"), { name: "back" }) : null,
    asked && walk.kind === "lines" && Object.keys(walk.lights).length
      ? button(t("check_other_light"), press("other-light"), { name: "other" })
      : null,
  );
}

/** What to do now on the walk. */
export function showWalk(place, { state, act, host }) {
  const walk = host ? state?.walk : null;
  const here = walk && walk.phase !== "done" ? walk : null;
  place.classList.toggle("seen", here?.phase === "resting" && !here.hint); // a hint: it rests where it should not, or too long
  const key = here && [here.phase, here.spot, here.done, here.say, here.hint, here.kind, here.learn];
  paint(place, key, () =>
    here
      ? [
          bar(here.done, here.count, walkTitle(here), act),
          here.spot ? h("p", { class: "spot-name" }, here.spot) : null,
          sentence(here),
          walkButtons(here, act),
        ]
      : [],
  );
}

/** What to do now with the piece, and what the pieces before were worth. */
export function showTest(place, { state, act, host }) {
  const test = host ? state?.test : null;
  place.classList.toggle("seen", test?.phase === "resting");
  paint(place, test, () => {
    if (!test) return [];
    const press = (key) => () => act("press", { key });
    return [
      bar(test.number - 1, test.count, t("check_pieces"), act),
      h("p", { class: "spot-name" }, test.spot),
      sentence(test),
      h(
        "div",
        { class: "row few" },
        button(t("check_skip"), press("skip"), { name: "skip" }),
        test.number > 1 ? button(t("check_back"), press("back"), { name: "back" }) : null,
        test.number === 1 && test.verdicts.length
          ? button(t("check_piece_again"), press("repeat"), { name: "repeat" })
          : null,
      ),
      test.verdicts.length ? h("ul", { class: "found-list" }, [...test.verdicts].reverse().map(verdictLine)) : null,
    ];
  });
}

const sign = (good) =>
  s(
    "svg",
    { class: `sign ${good ? "v-legal" : "v-illegal"}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", { d: good ? "M4 12.5 10 18 20 6.5" : "M6 6 18 18 M18 6 6 18" }),
  );

const verdictLine = ({ verdict, text, pole }) =>
  h("li", {}, sign(verdict === "good"), h("span", {}, text, pole ? h("small", {}, ` ${pole}`) : null));

/** The board: what was walked, what is asked for, what the sensors see. */
export function showPicture(place, { state, geometry, sensors, board, host }) {
  const shown = host && geometry && geometry.board === (state?.on ?? board) && (state?.walk || state?.test || sensors);
  let view = null;
  paint(
    place,
    shown && [
      geometry.board,
      state.walk?.results,
      state.walk?.lights,
      state.test?.lights,
      state.walk?.spot,
      sensors?.lines.map(({ on }) => on),
    ],
    () => {
      if (!shown) return [];
      view = new BoardView(geometry, {});
      const here = state.walk ?? state.test;
      const circle = (css, spot, r) => s("circle", { class: css, cx: view.at(spot)[0], cy: view.at(spot)[1], r });
      const dot = (css) => (spot) => circle(css, spot, DOT * view.scale(spot));
      const results = Object.entries(state.walk?.results ?? {});
      const on = sensors ? sensors.lines.filter((line) => line.on && line.spot).map(({ spot }) => spot) : [];
      view.update({
        lights: here?.lights ?? {},
        label: here ? here.say : t("check_picture_live", { spots: on.join(", ") || t("nowhere") }),
      });
      view.top.append(
        ...results.map(([spot, word]) => dot(`dot-${word}`)(spot)),
        ...(here?.spot ? [circle("dot-case", here.spot, HERE), circle("dot-here", here.spot, HERE)] : []),
        ...on.map(dot("dot-on")),
      );
      return [view.element];
    },
  );
}

async function write(act) {
  if (await confirmed(t("check_write"), t("check_write_text"), t("check_write"))) await act("write", {});
}

function useLines(walk, devices) {
  return walk.written.flatMap((file, i) => [
    h("p", {}, t("check_written", { device: devices[i].device })),
    h("code", { class: "how" }, `map = "${file}"`),
  ]);
}

/** What was found, while walking and at the end; at the end also what becomes of it. */
export function showFound(place, { state, act, host }) {
  const walk = host ? state?.walk : null;
  const over = walk?.phase === "done";
  paint(
    place,
    walk && (over || walk.findings.length) ? [walk.findings, walk.offer, walk.guessed, walk.written, over] : null,
    () => {
      if (!walk || !(over || walk.findings.length)) return [];
      const devices = state.boards.find(({ name }) => name === state.on).devices;
      const list = walk.findings.length
        ? h(
            "ul",
            { class: "found-list" },
            walk.findings.map(({ text }) => h("li", {}, sign(false), h("span", {}, text))),
          )
        : null;
      if (!over) return [h("h2", {}, t("check_found_so_far")), list];
      return [
        h("h2", {}, walk.say),
        h(
          "div",
          { class: "stack" },
          list ?? h("p", {}, t("check_all_well")),
          walk.offer ? h("p", { class: "why" }, walk.offer) : null,
          walk.guessed ? h("p", { class: "small" }, walk.guessed) : null,
        ),
        h(
          "div",
          { class: "row" },
          walk.can_write && !walk.written.length
            ? button(t("check_write"), () => write(act), { kind: "primary", name: "write" })
            : null,
          walk.can_write
            ? devices.map(({ device }) =>
                h(
                  "a",
                  { class: "button", href: localized(`/api/check/maps/${device}.toml`), download: `${state.on}.toml` },
                  t("check_download"),
                ),
              )
            : null,
          walk.findings.length
            ? button(t("check_repeat"), () => act("press", { key: "repeat" }), { name: "repeat" })
            : null,
          button(t("check_again"), () => act("press", { key: "again" }), { name: "again" }),
          leave(act),
        ),
        useLines(walk, devices),
      ];
    },
  );
}
