import { makeTemplate } from "./template.ts";

/** Vitest's global set-up. */
export function setup(): Promise<() => Promise<void>> {
  return makeTemplate("reference");
}
