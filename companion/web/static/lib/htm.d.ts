// The type of htm.js, for tsc alone.
import type { VNode } from "preact";

type Tag = (strings: TemplateStringsArray, ...values: any[]) => VNode;
declare const htm: { bind(create: Function): Tag };
export default htm;
