import { makeTemplate } from "../../support/template.ts";

/** Playwright's global set-up. */
export default function setUp(): Promise<() => Promise<void>> {
  return makeTemplate("demo");
}
