import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Bindings, readEnv, SETTING_NAMES } from "../../src/env.ts";
import { fakesSettings, withEnvironment } from "./settings.ts";

const defaults = fakesSettings({
  appUrl: "http://localhost:1",
  fakesUrl: "http://localhost:2",
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

test("the documentation lists every setting of the worker", () => {
  const table = readFileSync(new URL("../../docs/settings.md", import.meta.url), "utf8");
  for (const name of SETTING_NAMES) expect(table).toContain(`\`${name}\``);
});

/** The settings that the worker parses for this URL and number of rounds. */
function roundsAt(appUrl: string, rounds?: string): number {
  const settings = withEnvironment({ ...defaults, APP_URL: appUrl, PUSH_RELAY_URL: "" }, { PASSWORD_ROUNDS: rounds });
  return readEnv(settings as unknown as Bindings).settings.PASSWORD_ROUNDS;
}

test("passwords are hashed with 16,384 rounds unless more are set", () => {
  expect(roundsAt("https://portal.example")).toBe(16_384);
  expect(roundsAt("https://portal.example", "32768")).toBe(32_768);
});

test("fewer rounds are refused but on this machine", () => {
  expect(roundsAt("http://localhost:8787", "16")).toBe(16);
  for (const url of ["https://portal.example", "https://localhost.example", "http://192.168.0.7:8787"]) {
    expect(() => roundsAt(url, "16383")).toThrow("PASSWORD_ROUNDS");
  }
});
