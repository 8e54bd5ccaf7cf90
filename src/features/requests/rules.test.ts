import { expect, test } from "vitest";
import { HOUR_MS } from "../../shared/time.ts";
import { countdown, expiryOf, fitDescription } from "./rules.ts";

const NOW = 1_800_000_000_000;

test("a request expires 48 hours after publication", () => {
  expect(expiryOf(NOW) - NOW).toBe(48 * HOUR_MS);
});

test.each([
  ["just published", 48 * HOUR_MS, { state: "running", isUrgent: false, hours: 48, minutes: 0 }],
  ["six hours left", 6 * HOUR_MS, { state: "running", isUrgent: false, hours: 6, minutes: 0 }],
  ["just under six hours", 6 * HOUR_MS - 1, { state: "running", isUrgent: true, hours: 5, minutes: 59 }],
  ["the last minute", 59_999, { state: "running", isUrgent: true, hours: 0, minutes: 0 }],
  ["at zero", 0, { state: "expired" }],
  ["long past", -HOUR_MS, { state: "expired" }],
])("countdown: %s", (_, left, expected) => {
  expect(countdown(NOW + left, NOW)).toEqual(expected);
});

const words = (length: number) => "obra ".repeat(200).slice(0, length);
const EMOJI = "👷🏽‍♂️";

test.each([
  ["short", "Trocar o piso.", "Trocar o piso.", false],
  ["exactly 500", "a".repeat(500), "a".repeat(500), false],
  ["a word that ends at 500", `${"a".repeat(500)} fim`, "a".repeat(500), true],
  ["a word across 500", `${words(495)}parede`, words(494), true],
  ["a line break as the boundary", `${"a".repeat(480)}\n${"b".repeat(40)}`, "a".repeat(480), true],
  ["several spaces at the boundary", `${"a".repeat(490)}     ${"b".repeat(40)}`, "a".repeat(490), true],
  ["a single long word", "a".repeat(600), "a".repeat(500), true],
  ["a long word after a short one", `Oi ${"a".repeat(600)}`, `Oi ${"a".repeat(497)}`, true],
  ["a character of several UTF-16 units across 500", `${"a".repeat(498)}${EMOJI}`, "a".repeat(498), true],
])("a description is cut to 500 characters: %s", (_, text, expected, wasCut) => {
  expect(fitDescription(text)).toEqual({ text: expected, wasCut });
});
