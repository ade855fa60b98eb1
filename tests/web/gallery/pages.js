// What the gallery takes from the pages' own scripts.

export { ask, me } from "/static/base/api.js";
export { html, show } from "/static/base/html.js";
export { confirmed } from "/static/base/ui.js";
export { learnKinds, t } from "/static/base/words.js";
