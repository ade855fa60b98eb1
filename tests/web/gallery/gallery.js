// The gallery: each part of the pages in each state that there is, once for each way it looks. What is shown are copies.

import { ask, learnKinds, me } from "./pages.js";
import { PANELS, WINDOWS } from "./parts.js";

const ROLES = {
  "host, plays red": {
    host: true,
    seats: ["red"],
    claimed: ["red"],
    csrf: "gallery",
    speaks: false,
    voice: "free",
    fresh_s: 600,
  },
  "looks on": { host: false, seats: [], claimed: ["red"], csrf: "gallery", speaks: false, voice: "other", fresh_s: 0 },
};
const SETTLED_MS = 120; // nothing has changed for so long
const MOST_MS = 3_000;

const frames = document.getElementById("frames");

/** Resolves once nothing changes in `node` any more. */
function settled(node) {
  return new Promise((done) => {
    let timer = setTimeout(done, SETTLED_MS);
    const seen = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, SETTLED_MS);
    });
    seen.observe(node, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(done, MOST_MS);
  });
}

/** Resolves to the window, once it is open. */
async function opened() {
  while (!document.querySelector("dialog[open]")) await new Promise(requestAnimationFrame);
  return document.querySelector("dialog[open]");
}

/** A copy as it looks, in a frame of its own; its radio buttons know nothing of those of other frames. */
function frame(copy, caption) {
  for (const each of copy.querySelectorAll("details.folded")) each.open = true; // what is folded is looked at, too
  const figure = document.createElement("figure");
  const words = document.createElement("figcaption");
  words.textContent = caption;
  for (const [i, part] of [copy, ...copy.querySelectorAll("[name]")].entries())
    if (part.name) part.name = `${frames.childElementCount} ${i} ${part.type === "radio" ? part.name.length : ""}`;
  figure.append(words, copy);
  frames.append(figure);
}

function heading(name) {
  const part = Object.assign(document.createElement("h2"), { className: "part", textContent: name });
  part.dataset.part = name;
  frames.append(part);
}

const contextOf = ({ state, geometry }) => ({
  state,
  geometry,
  quarters: 0,
  geometryPath: `/api/boards/${state.game}/${state.variant}`,
  away: { news: null },
  live: { ahead: null, mood: "live" },
  render() {},
  refresh: async () => null,
});

/** One panel in all states and roles: each way it looks once, with the names of all that look so. */
async function showPanel(name, { id = name, css = "", show }, scenes) {
  heading(name);
  const found = new Map(); // how it looks -> its copy, and for what
  for (const scene of scenes)
    for (const [role, own] of Object.entries(ROLES)) {
      Object.assign(me, { seats: [], changed: {} }, own);
      if (scene.geometry) learnKinds(scene.geometry.kinds);
      const node = Object.assign(document.createElement("section"), { id, className: css, hidden: true });
      document.body.append(node);
      await show(node, contextOf(scene), scene);
      if (!node.hidden && node.innerHTML) {
        const known = found.get(node.innerHTML);
        if (known) known.scenes.push(`${scene.name} (${role})`);
        else found.set(node.innerHTML, { copy: node.cloneNode(true), scenes: [`${scene.name} (${role})`] });
      }
      node.remove();
    }
  for (const { copy, scenes: names } of found.values()) frame(copy, `${name}: ${names.join(", ")}`);
}

async function showWindow(name, { scene, role = "host, plays red", open }, scenes) {
  heading(name);
  Object.assign(me, { changed: {} }, ROLES[role]);
  const wanted = scenes.find((each) => each.name === scene);
  open(contextOf(wanted), wanted);
  const dialog = await opened();
  await settled(dialog);
  const copy = Object.assign(document.createElement("section"), { className: "window" });
  copy.append(...[...dialog.children].map((part) => part.cloneNode(true)));
  dialog.close();
  frame(copy, `${name}: ${scene} (${role})`);
}

const whole = new Map(); // frame -> what its page is told

window.cannedFor = (node) => whole.get(node);

/** A page as it is, in a frame that it fills; the next one follows once nothing changes in it any more. */
async function showPage({ name, page, case: what, size, answers }) {
  if (frames.lastElementChild?.dataset.page !== name) heading(name);
  const node = document.createElement("iframe");
  [node.width, node.height, node.title] = [...size, `${name}: ${what}`];
  whole.set(node, { answers, pictures: name === "pictures" });
  node.src = `/gallery/pages/${page}${location.search}`;
  const loaded = new Promise((done) => node.addEventListener("load", done, { once: true }));
  frame(node, node.title);
  Object.assign(frames.lastElementChild.dataset, { page: name });
  await loaded;
  await settled(node.contentDocument.body);
}

frames.hidden = true; // what is not drawn yet costs no layout: twice as fast
const scenes = await ask("/gallery/scenes");
for (const [name, panel] of Object.entries(PANELS)) await showPanel(name, panel, scenes);
for (const [name, shown] of Object.entries(WINDOWS)) await showWindow(name, shown, scenes);
frames.hidden = false;
for (const page of await ask("/gallery/pages")) await showPage(page);
document.body.dataset.done = "yes";
