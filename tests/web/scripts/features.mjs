// What the pages' scripts and looks ask of a browser, each with the first versions that have it, as MDN collects them.

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { parse, walk } from "css-tree";
import ts from "typescript";

const STATIC = path.resolve(import.meta.dirname, "../../../companion/web/static");
const { builtins } = bcd.javascript;
const COMMON = [builtins.Array, builtins.String, bcd.api.Document, bcd.api.Element, bcd.api.HTMLElement, bcd.api.Node];

export const BROWSERS = ["chrome", "edge", "firefox", "safari"];

const sources = (pattern) =>
  globSync(pattern, { cwd: STATIC })
    .filter((name) => !name.startsWith("joined"))
    .map((name) => path.join(STATIC, name));

const known = (...places) => places.map((each) => each?.__compat).filter(Boolean);

/** The first version with a feature, needing no prefix and no switch, be it only a part; `Infinity` where there is none today. */
function first(support) {
  const plain = ({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other;
  const had = [support].flat().filter((each) => plain(each) && each.version_added && each.version_added !== "preview");
  if (had.every((each) => each.version_removed)) return Number.POSITIVE_INFINITY;
  return Math.min(...had.map((each) => Number.parseFloat(each.version_added.replace("≤", ""))));
}

const TYPES = {
  target: ts.ScriptTarget.ESNext,
  lib: ["lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  allowJs: true,
  skipLibCheck: true,
};

/** The declarations of what a browser brings along. */
const brought = (symbol) =>
  symbol?.declarations?.filter((each) => /typescript\/lib\/lib\./.test(each.getSourceFile().fileName)) ?? [];

/** A member of an interface; where nobody knows which, of those that are common. */
function member(checker, name) {
  const symbol = checker.getSymbolAtLocation(name);
  const hosts = brought(symbol).map((each) => each.parent?.name?.text?.replace(/Constructor$/, ""));
  if (symbol && !hosts.length) return [];
  const places = hosts.flatMap((host) => [bcd.api[host], builtins[host], builtins.Intl[host]]);
  const own = places.flatMap((place) => known(place?.[name.text], place?.[`${name.text}_static`]));
  return own.length ? own : COMMON.flatMap((place) => known(place[name.text]));
}

function named(checker, { text }, node) {
  return brought(checker.getSymbolAtLocation(node)).length
    ? known(bcd.api[text], builtins[text], bcd.api.Window[text])
    : [];
}

function ofScripts(note) {
  const files = sources("*/*.js");
  const program = ts.createProgram(files, TYPES);
  const checker = program.getTypeChecker();
  const look = (node) => {
    if (ts.isPropertyAccessExpression(node)) note(`.${node.name.text}`, member(checker, node.name));
    else if (ts.isIdentifier(node) && node.parent.name !== node) note(node.text, named(checker, node, node));
    ts.forEachChild(node, look);
  };
  for (const file of program.getSourceFiles()) if (files.includes(file.fileName)) look(file);
}

const PERMISSIONS = {
  Atrule: ({ name }) => [`@${name}`, bcd.css["at-rules"][name]],
  Declaration: ({ property }) => [property, bcd.css.properties[property]],
  NestingSelector: () => ["&", bcd.css.selectors.nesting],
  PseudoClassSelector: ({ name }) => [`:${name}`, bcd.css.selectors[name]],
  PseudoElementSelector: ({ name }) => [`::${name}`, bcd.css.selectors[name]],
};

/** A word, a function or a unit in a value: of its property, else of a type of values. */
function ofValue({ name, unit }, property) {
  const value = name ?? unit;
  const own = known(bcd.css.properties[property]?.[value]);
  const types = [bcd.css.types, ...Object.values(bcd.css.types)].flatMap((each) => known(each[value]));
  return [`${property}: ${value}`, own.length ? own : types];
}

function ofLooks(note) {
  for (const file of sources("*/*.css"))
    walk(parse(readFileSync(file, "utf8"), { parseCustomProperty: true }), function look(node) {
      if (this.atrule?.name === "page") return; // what stands there is for paper alone
      const [name, place] = PERMISSIONS[node.type]?.(node) ?? [];
      if (place) note(name, known(place));
      const valued = this.declaration && ["Identifier", "Function", "Dimension"].includes(node.type);
      if (valued) note(...ofValue(node, this.declaration.property));
    });
}

/** Name -> browser -> first version, for all that is used; of several that a name may be, the oldest counts. */
export function features() {
  const all = new Map();
  const note = (name, compats) => {
    const since = (browser) => Math.min(...compats.map(({ support }) => first(support[browser])));
    if (compats.length && !all.has(name))
      all.set(name, Object.fromEntries(BROWSERS.map((each) => [each, since(each)])));
  };
  ofScripts(note);
  ofLooks(note);
  return all;
}
