// Join the pages' scripts, and the looks that all have, into few files: companion/web/static/joined, with a list of what is where (`make reference`).
// A first view then asks for few files. The sources are served as they are whenever they are newer than this.

import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";

const WEB = path.resolve(import.meta.dirname, "../../../companion/web");
const STATIC = path.join(WEB, "static");
const JOINED = path.join(STATIC, "joined");

const nameOf = (file) => path.relative(STATIC, file).split(path.sep).join("/");

/** The scripts that pages begin with, as their templates name them. */
function entries() {
  const templates = globSync("templates/*.html", { cwd: WEB }).sort();
  const named = templates.flatMap((each) => readFileSync(path.join(WEB, each), "utf8").match(/[\w/]+\.js(?=")/g) ?? []);
  return [...new Set(named)];
}

/** The style sheets that every page takes, as the template names them. */
function looks() {
  const [, named] = readFileSync(path.join(WEB, "templates/base.html"), "utf8").match(/files_of\(([^)]*\.css[^)]*)\)/);
  return named.match(/[\w/]+\.css/g);
}

/** One hash of all sources, or of all that is joined, with their names; `companion/web/pages.py` computes the same. */
function digest(joined) {
  const hash = createHash("sha256");
  const names = globSync("*/*.{js,css}", { cwd: STATIC }).filter((name) => name.startsWith("joined") === joined);
  for (const name of names.sort())
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(STATIC, name)))
      .update("\0");
  return hash.digest("hex");
}

/** One and all that it imports, through others, too. */
function reach(one, imported, seen = new Set([one])) {
  for (const each of imported.get(one) ?? []) if (!seen.has(each)) reach(each, imported, seen.add(each));
  return seen;
}

/** What each entry loads at once, through others, too; and what the status page may load, at once or later. */
async function reaches(input) {
  const [imported, any] = [new Map(), new Map()];
  const watch = {
    name: "watch",
    moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
      imported.set(id, importedIds);
      any.set(id, [...importedIds, ...dynamicallyImportedIds]);
    },
  };
  await (await rolldown({ input, plugins: [watch] })).generate();
  const status = input.find((each) => each.endsWith("status_page.js"));
  return { reached: input.map((each) => reach(each, imported)), later: reach(status, any) };
}

/**
 * The files that sources go to: one for what the status page takes at once, or later and shares, and one for what other pages share. The scripts that
 * pages begin with stand alone, since they do something when they are loaded.
 */
function groupsOf(input, { reached, later }) {
  const pagesOf = (id) => input.filter((_, at) => reached[at].has(id)).map((each) => path.basename(each, "_page.js"));
  const shared = (name, fits, priority) => ({
    name,
    test: (id) => !input.includes(id) && fits(pagesOf(id), id),
    priority,
  });
  return [
    shared("phone", (pages, id) => pages.includes("status") || (pages.length > 1 && later.has(id)), 2),
    shared("shared", (pages) => pages.length > 1, 1),
  ];
}

const input = entries().map((each) => path.join(STATIC, each));
const bundle = await rolldown({
  input,
  preserveEntrySignatures: false,
  checks: { ineffectiveDynamicImport: false },
  experimental: { chunkOptimization: false }, // it saves some tiny files, but takes one more for each first view
});
const { output } = await bundle.generate({
  format: "esm",
  minify: true,
  hashCharacters: "hex",
  entryFileNames: "[name]-[hash].js",
  chunkFileNames: "[name]-[hash].js",
  codeSplitting: { groups: groupsOf(input, await reaches(input)) },
});

rmSync(JOINED, { recursive: true, force: true });
mkdirSync(JOINED);
const pages = {};
const imported = new Map(output.map(({ fileName, imports }) => [fileName, imports]));
/** A script without the indentation in its templates, which htm drops anyway: no other line is indented in it. */
const flush = (code) => code.replace(/\n\s+/g, "\n");
for (const { fileName, code, isEntry, facadeModuleId } of output) {
  writeFileSync(path.join(JOINED, fileName), flush(code));
  if (isEntry) pages[nameOf(facadeModuleId)] = [...reach(fileName, imported)].map((each) => `joined/${each}`);
}
/** A style sheet without what only people read. */
const bare = (text) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s*\n\s*/g, "\n");
const sheets = looks().map((name) => bare(readFileSync(path.join(STATIC, name), "utf8")));
const sheet = `joined/looks-${createHash("sha256").update(sheets.join("")).digest("hex").slice(0, 8)}.css`;
writeFileSync(path.join(STATIC, sheet), sheets.join(""));
pages[looks()[0]] = [sheet];
const list = { sources: digest(false), joined: digest(true), pages: Object.fromEntries(Object.entries(pages).sort()) };
writeFileSync(path.join(JOINED, "list.json"), `${JSON.stringify(list, null, 1)}\n`);
