import assert from "node:assert/strict";
import { globSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { rolldown } from "rolldown";

const STATIC = path.resolve(import.meta.dirname, "../../../companion/web/static");

/**
 * Import cycles, and awaits outside of functions, which the form "cjs" refuses. WebKit runs a script that is imported twice at once before such an
 * await has ended: "Cannot access uninitialized variable".
 */
async function faults(options) {
  const told = [];
  const onLog = (_level, { code }) => code === "CIRCULAR_DEPENDENCY" && told.push(code);
  const bundle = await rolldown({ ...options, checks: { circularDependency: true }, onLog });
  await bundle.generate({ format: "cjs" }).catch(({ message, errors }) => {
    if (!errors) throw new Error(message);
    told.push(...errors.map(({ code }) => code));
  });
  return told;
}

/** Scripts as they are written here: name -> text. The first is where it begins. */
const written = (scripts) => ({
  input: Object.keys(scripts)[0],
  plugins: [{ name: "written", resolveId: (id) => id, load: (id) => scripts[id] }],
});

test("no scripts import each other in a circle, and none awaits before it is there", async () => {
  const input = globSync("!(joined)/*.js", { cwd: STATIC }).map((each) => path.join(STATIC, each));
  assert.ok(input.length > 100);
  assert.deepEqual(await faults({ input }), []);
});

test("a circle is found, but not one that closes later", async () => {
  const b = 'import { a } from "a"; export const b = () => a;';
  assert.deepEqual(await faults(written({ a: 'import { b } from "b"; export const a = 1; b();', b })), [
    "CIRCULAR_DEPENDENCY",
  ]);
  assert.deepEqual(await faults(written({ a: 'export const a = 1; import("b");', b })), []);
});

test("an await outside of functions is found in what is loaded later, too", async () => {
  const a = 'import("b"); export const a = async () => await 1;';
  assert.deepEqual(await faults(written({ a, b: "await 1;" })), ["INVALID_TLA_FORMAT"]);
  assert.deepEqual(await faults(written({ a, b: "for await (const one of []) one();" })), ["INVALID_TLA_FORMAT"]);
  assert.deepEqual(await faults(written({ a, b: "export const b = async () => await 1;" })), []);
});
