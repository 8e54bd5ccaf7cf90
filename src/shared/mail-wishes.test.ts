import { expect, test } from "vitest";
import { lastDigest, mailTimes, nextDigest } from "./mail-wishes.ts";
import { DAY_MS } from "./time.ts";

/** A time in Campo Grande, which is four hours behind UTC. */
const at = (time: string) => Date.parse(`2026-03-10T${time}-04:00`);
const tomorrow = (time: string) => Date.parse(`2026-03-11T${time}-04:00`);

test("summaries are at seven and at six, always after the time asked about", () => {
  expect(nextDigest(at("06:59:59.999"))).toBe(at("07:00"));
  expect(nextDigest(at("07:00"))).toBe(at("18:00"));
  expect(nextDigest(at("17:59"))).toBe(at("18:00"));
  expect(nextDigest(at("18:00"))).toBe(tomorrow("07:00"));
  // The day has changed in UTC already, but not in Campo Grande.
  expect(nextDigest(at("21:30"))).toBe(tomorrow("07:00"));
  expect(nextDigest(at("23:59:59"))).toBe(tomorrow("07:00"));
  expect(nextDigest(tomorrow("00:00"))).toBe(tomorrow("07:00"));
});

test("the last summary is not after the time asked about", () => {
  expect(lastDigest(at("06:59:59.999"))).toBe(at("18:00") - DAY_MS);
  expect(lastDigest(at("07:00"))).toBe(at("07:00"));
  expect(lastDigest(at("17:59"))).toBe(at("07:00"));
  expect(lastDigest(tomorrow("00:00"))).toBe(at("18:00"));
});

test.each([
  { now: at("06:59"), atOnce: at("07:00"), digest: at("07:00") },
  { now: at("07:00"), atOnce: at("07:00"), digest: at("18:00") },
  { now: at("17:59"), atOnce: at("17:59"), digest: at("18:00") },
  { now: at("20:59"), atOnce: at("20:59"), digest: tomorrow("07:00") },
  { now: at("21:00"), atOnce: tomorrow("07:00"), digest: tomorrow("07:00") },
  { now: tomorrow("00:00"), atOnce: tomorrow("07:00"), digest: tomorrow("07:00") },
])("mails wait for the summary or the end of the quiet hours: $now", ({ now, atOnce, digest }) => {
  expect(mailTimes(now)).toEqual({ at_once: atOnce, digest, never: null });
});
