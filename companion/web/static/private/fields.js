// What a seat says on its own page: texts of its own with a list to choose from, single letters, and plain answers. What is
// typed stays in this page's memory until it is handed in or covered. Knows nothing of any game.

import { ask, tell } from "../base/api.js";
import { button, h } from "../base/dom.js";
import { attempt, note } from "../base/ui.js";
import { language, t } from "../base/words.js";

const MOST_MATCHES = 12;

const drafts = new Map(); // seat and word -> what is typed
const lists = new Map(); // word -> texts to choose from, the same for everybody

/** What is typed and not handed in is gone. */
export const forget = () => drafts.clear();

async function say(seat, input, said, more = null) {
  const done = await attempt(() => tell("/api/input", { input, seat }));
  if (!done) return;
  drafts.delete(more);
  said(done.rev);
  note(t("mine_handed"));
}

/** The list for a word; fetched once, `again` is called when it is there. */
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
  return lists.get(word);
}

const alike = (text) => text.toLocaleLowerCase(language).normalize("NFD").replace(/\p{M}/gu, "");

function choice(text, choose, css) {
  return h("button", { type: "button", class: css, onclick: () => choose(text) }, text);
}

/** All texts by name: what is typed searches them, one can be drawn, and each list opens. */
function browse(found, only, choose) {
  const every = found.flatMap(({ texts }) => texts);
  const matches = h("div", { class: "mine-words", "aria-live": "polite" });
  const search = (typed) => {
    const fitting = typed ? every.filter((text) => alike(text).includes(alike(typed))) : [];
    const first = fitting
      .sort((a, b) => alike(a).indexOf(alike(typed)) - alike(b).indexOf(alike(typed)))
      .slice(0, MOST_MATCHES);
    const none = typed && !first.length && only ? h("p", { class: "small" }, t("mine_no_match")) : null;
    matches.replaceChildren(
      ...(first.length === 1 && first[0] === typed ? [] : first.map((text) => choice(text, choose, "mine-word"))),
      ...(none ? [none] : []),
    );
  };
  const draw = () => choose(every[crypto.getRandomValues(new Uint32Array(1))[0] % every.length]);
  return {
    search,
    above: [
      h("p", { class: "small" }, t(only ? "mine_list_only" : "mine_free")),
      button(t("mine_draw"), draw, { kind: "wide", name: "mine-draw" }),
      matches,
    ],
    below: found.map(({ name, texts }) =>
      h(
        "details",
        { class: "mine-group" },
        h("summary", {}, name, h("small", {}, String(texts.length))),
        h(
          "div",
          { class: "mine-words" },
          texts.map((text) => choice(text, choose, "mine-word")),
        ),
      ),
    ),
  };
}

function field(seat, line, said, again) {
  const name = `${seat} ${line.word}`;
  const found = line.listed ? listed(line.word, again) : [];
  const input = h("input", {
    type: "text",
    maxlength: line.most,
    required: true,
    autocomplete: "off",
    autocapitalize: "off",
    autocorrect: "off",
    spellcheck: "false",
    enterkeyhint: "send",
    "data-f": `field-${line.word}`,
  });
  input.value = drafts.get(name) ?? "";
  const send = h("button", { type: "submit", class: "button primary wide", "data-f": `send-${line.word}` }, line.send);
  const choose = (text) => {
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    send.focus({ preventScroll: true });
  };
  const letters = found.length > 0 && line.most === 1;
  const more = found.length && !letters ? browse(found, line.only, choose) : null;
  input.addEventListener("input", () => {
    drafts.set(name, input.value);
    more?.search(input.value.trim());
  });
  more?.search(input.value.trim()); // the list may come after the first letters were typed
  const submit = (event) => {
    event.preventDefault();
    if (input.value.trim()) say(seat, `${line.word}:${input.value.trim()}`, said, name);
  };
  return [
    h(
      "form",
      { class: "mine-form", onsubmit: submit, autocomplete: "off" },
      h("label", { class: "field-label" }, line.text, input),
      send,
    ),
    letters
      ? h(
          "div",
          { class: "mine-letters", role: "group", "aria-label": found[0].name },
          found.flatMap(({ texts }) => texts.map((text) => choice(text, choose, "mine-letter"))),
        )
      : null,
    more?.above,
    line.values.length
      ? h(
          "div",
          { class: "mine-besides" },
          line.values.map(({ input: other, text }) =>
            button(text, () => say(seat, other, said, name), { name: `besides-${other}` }),
          ),
        )
      : null,
    more?.below,
  ];
}

/** Plain answers. What nobody is called for (beginning again) takes a second tap. */
function answers(seat, line, said) {
  const keys = line.values.map(({ input, text }) =>
    h(
      "button",
      { type: "button", class: "say-key large", "data-f": `own-${input}`, onclick: () => say(seat, input, said) },
      h("span", {}, text),
    ),
  );
  const group = h("div", { class: "say-keys", role: "group", "aria-label": line.text }, keys);
  return line.calls
    ? [h("p", { class: "sentence" }, line.text), group]
    : h("details", {}, h("summary", {}, line.text), group);
}

/** Everything that this seat may say on its own page, the most wanted first. `said` is called once something was, with the state in which it counts. */
export function inputs({ seat, awaited }, said, again) {
  const lines = awaited.filter(({ own }) => own).sort((a, b) => b.calls - a.calls);
  return lines.map((line) =>
    h("div", { class: "mine-input" }, line.most ? field(seat, line, said, again) : answers(seat, line, said)),
  );
}
