import { expect, test } from "vitest";
import { isWorkingHours, readWorkingHours, writeWorkingHours } from "./working-hours.ts";

test.each([
  ["Seg. a sex., 7h às 17h", { days: "Seg. a sex.", from: "7h", to: "17h" }],
  ["Seg. a sáb., 7h30 às 18h", { days: "Seg. a sáb.", from: "7h30", to: "18h" }],
  ["Todos os dias, 0h às 24h", { days: "Todos os dias", from: "0h", to: "24h" }],
] as const)("%j is read and written", (text, hours) => {
  expect(readWorkingHours(text)).toEqual(hours);
  expect(writeWorkingHours(hours)).toBe(text);
});

test.each([
  "Seg. a sex., 17h às 7h",
  "Seg. a sex., 7h às 7h",
  "Seg. a sex., 7h às 25h",
  "Seg. a sex., 7h15 às 17h",
  "Seg. a sex.",
  "Ligue 67999991234, 7h às 17h",
  " ",
])("%j is no working hours", (text) => expect(isWorkingHours(text)).toBe(false));

test("blank is for none", () => expect(isWorkingHours("")).toBe(true));
