import { expect, test } from "vitest";
import { maySeeContact } from "./rules.ts";

test.each([
  ["the owner", true, false, false, true],
  ["premium", false, true, false, true],
  ["an admin", false, false, true, true],
  ["anyone else", false, false, false, false],
])("whether %s may see a contact", (_, isOwn, isPremium, isAdmin, expected) => {
  expect(maySeeContact({ isPremium, isAdmin }, isOwn)).toBe(expected);
});
