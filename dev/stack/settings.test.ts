import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SETTING_NAMES } from "../../src/env.ts";
import { benchSettings, withEnvironment } from "./settings.ts";

const defaults = benchSettings({
  appUrl: "http://localhost:1",
  benchUrl: "http://localhost:2",
  databaseUrl: "http://localhost:3",
});

test("the environment can set every setting of the worker", () => {
  for (const name of SETTING_NAMES) {
    expect(withEnvironment(defaults, { [name]: "given" })).toEqual({ ...defaults, [name]: "given" });
  }
});

test("the environment adds nothing else, and a blank value leaves the default", () => {
  expect(withEnvironment(defaults, { PATH: "/bin", AI_MODEL: "" })).toEqual(defaults);
});

test("the README lists every setting of the worker", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  for (const name of SETTING_NAMES) expect(readme).toContain(`\`${name}\``);
});
