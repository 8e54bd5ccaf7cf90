import { makeTemplate } from "../../support/template.ts";

/** Playwright's global setup. */
export default function setUp(): Promise<() => Promise<void>> {
  return makeTemplate("demo");
}
