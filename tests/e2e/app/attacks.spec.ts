import { startStack } from "../../../dev/stack/stack.ts";
import { attackAcrossOrigins, FRAMED_SCREENS } from "../../attack/cross-origin.ts";
import { Lookout } from "../../attack/script-screens.ts";
import { attackWithScripts } from "../../attack/stored-scripts.ts";
import { scriptPayloads } from "../../support/script-payloads.ts";
import { templateOf } from "../../support/template.ts";
import { test as base, expect, FULL } from "../support/test.ts";

/** A stack of its own, because the attacks write into lists and courses that other tests read. */
const test = base.extend<object, object>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const settings = { EDGE_CACHE_SECONDS: "0", PASSWORD_ROUNDS: "16" };
      const stack = await startStack({ seed: "demo", template: templateOf("demo"), settings });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

const PROTECTION = `<meta http-equiv="content-security-policy" content="script-src 'none'">`;

test("what the attack looks for is noticed where it happens", { tag: FULL }, async ({ browser, stack }) => {
  const noticed = async (html: string) => {
    const lookout = await Lookout.start(browser, stack, null);
    await lookout.lookAt(html);
    await lookout.stop();
    return lookout.found.join("\n");
  };
  expect(await noticed("<script>xss()</script>")).toContain("a script ran");
  expect(await noticed("<script>alert(1)</script>")).toContain("dialog 1");
  expect(await noticed(`${PROTECTION}<script>xss()</script>`)).toContain("blocked inline");
  expect(await noticed("<img src='https://evil.example/x.png'>")).toContain("request to https://evil.example/");
  expect(await noticed('<a href="javascript:xss()">x</a>')).toContain("javascript:xss()");
  expect(await noticed("<p onclick='1'>x</p>")).toContain("onclick");
  expect(await noticed("<p>&lt;script>xss()</p>")).toBe("");
});

test("no text of people runs, is reported or unescaped on any screen", { tag: FULL }, async ({ browser, stack }) => {
  test.slow();
  const size = { payloads: scriptPayloads(50), worlds: 1, typed: 5 };
  const { texts, fields, looks, ...found } = await attackWithScripts(stack, browser, size);
  expect(found).toEqual({ found: [], unseen: [], unwritten: [] });
  expect(texts).toBeGreaterThan(size.payloads.length);
  expect(looks).toBeGreaterThan(fields);
});

test("a page of another origin can change, read and frame nothing", { tag: FULL }, async ({ browser, stack }) => {
  const size = { screens: FRAMED_SCREENS, each: 10, share: 4 };
  const { writes, answers, possible, ...found } = await attackAcrossOrigins(stack, browser, size);
  expect(found).toEqual({ accepted: [], changed: [], read: [], framed: [] });
  expect(answers).toBeGreaterThan(3 * writes);
  expect(possible).toBeGreaterThan(writes / 3);
});
