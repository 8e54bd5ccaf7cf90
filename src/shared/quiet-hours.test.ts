import { expect, test } from "vitest";
import { afterQuietHours } from "./quiet-hours.ts";

/** A time in Campo Grande, which is four hours behind UTC. */
const at = (time: string) => Date.parse(`2026-03-10T${time}-04:00`);
const MORNING = Date.parse("2026-03-11T07:00-04:00");

test("from nine in the evening to seven in the morning, people are told at seven", () => {
  for (const time of ["07:00:00", "12:00:00", "20:59:59.999"]) expect(afterQuietHours(at(time))).toBe(at(time));
  for (const time of ["21:00:00", "23:59:59"]) expect(afterQuietHours(at(time))).toBe(MORNING);
  for (const time of ["00:00:00", "06:59:59.999"]) expect(afterQuietHours(at(time))).toBe(at("07:00:00"));
});
