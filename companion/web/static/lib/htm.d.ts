// The type of htm.js, for tsc alone.
import type { VNode } from "preact";

/** What listens to an element; what it listens to is a field, where nothing else is said. */
type Listener = (event: Event & { target: HTMLInputElement }) => unknown;
type Value = Listener | object | string | number | bigint | boolean | null | undefined;
type Tag = (strings: TemplateStringsArray, ...values: Value[]) => VNode;
declare const htm: { bind(create: Function): Tag };
export default htm;
