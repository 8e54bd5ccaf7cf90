import { makeTemplate } from "../support/template.ts";

/** Vitest's global setup. */
export function setup(): Promise<() => Promise<void>> {
  return makeTemplate("reference");
}
