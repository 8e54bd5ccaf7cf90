import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";
import { SERVICE_GROUPS, SERVICE_TYPES } from "./catalogue.ts";
import {
  CONTACT_RETENTION_MS,
  countdown,
  expiryOf,
  fitDescription,
  leavesMaterial,
  readRecipientCursor,
  writeRecipientCursor,
} from "./rules.ts";

const NOW = 1_800_000_000_000;

test("a request expires 48 hours after publication, and its contact data 30 days later", () => {
  expect(expiryOf(NOW) - NOW).toBe(48 * HOUR_MS);
  expect(CONTACT_RETENTION_MS).toBe(30 * DAY_MS);
});

test("all reforms of the catalogue and what demolishes something leave material", () => {
  const reforms = SERVICE_GROUPS.find(({ name }) => name === "Reformas")?.services ?? [];
  expect(reforms).not.toEqual([]);
  expect(SERVICE_TYPES.filter(leavesMaterial)).toEqual([
    ...reforms,
    "Demolição de casa",
    "Demolição de parede",
    "Remoção de piso e revestimento",
    "Reforma de telhado",
    "Reforma de piscina",
  ]);
});

test.each([
  { nameKey: "ana d'avila 2.", entry: 12 },
  { nameKey: "a\nb", entry: 1 },
  { nameKey: "", entry: 999_999_999_999_999 },
])("a cursor of recipients is read as it was written: %j", (position) => {
  expect(readRecipientCursor(writeRecipientCursor(position))).toEqual(position);
});

test.each(["", "12", ".ana", "x.ana", "x1.ana", "1x.ana", `${"1".repeat(16)}.ana`])(
  "%j is no cursor of recipients",
  (cursor) => expect(readRecipientCursor(cursor)).toBeNull(),
);

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
  ["a word after others that ends at 500", `${words(495)}muros fim`, `${words(495)}muros`, true],
  ["many words", words(800), words(499), true],
  ["a word across 500", `${words(495)}parede`, words(494), true],
  ["a line break as the boundary", `${"a".repeat(480)}\n${"b".repeat(40)}`, "a".repeat(480), true],
  ["several spaces at the boundary", `${"a".repeat(490)}     ${"b".repeat(40)}`, "a".repeat(490), true],
  ["a single long word", "a".repeat(600), "a".repeat(500), true],
  ["a long word in the second half", `${"a".repeat(250)} ${"b".repeat(600)}`, "a".repeat(250), true],
  [
    "a long word before the second half",
    `${"a".repeat(249)} ${"b".repeat(600)}`,
    `${"a".repeat(249)} ${"b".repeat(250)}`,
    true,
  ],
  ["a long word after a short one", `Oi ${"a".repeat(600)}`, `Oi ${"a".repeat(497)}`, true],
  ["a character of several UTF-16 units across 500", `${"a".repeat(498)}${EMOJI}`, "a".repeat(498), true],
])("a description is cut to 500 characters: %s", (_, text, expected, wasCut) => {
  expect(fitDescription(text)).toEqual({ text: expected, wasCut });
});
