import { expect, test } from "vitest";
import { mailboxOf, personHashes, personHint } from "./person-hashes.ts";

test.each([
  ["ana@exemplo.com", "ana@exemplo.com"],
  ["ana+obra@exemplo.com", "ana@exemplo.com"],
  ["a.n.a+1@gmail.com", "ana@gmail.com"],
  ["a.na@googlemail.com", "ana@googlemail.com"],
  ["a.na@exemplo.com", "a.na@exemplo.com"],
])("%s belongs to the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test("a person is known by mailbox and phone", () => {
  const settings = { HASH_KEY: "x".repeat(32) };
  const [mail, phone] = personHashes(settings, { email: "ana@exemplo.com", phone: "67999990000" });
  expect(personHashes(settings, { email: "ana+2@exemplo.com", phone: "" })).toEqual([mail]);
  expect(personHashes(settings, { email: "bia@exemplo.com", phone: "67999990000" })[1]).toBe(phone);
});

test("a hint shows only the ends of e-mail and phone", () => {
  expect(personHint({ email: "joana.lima@gmail.com", phone: "67999990040" })).toBe("j•••@gmail.com, (67) •••••-0040");
  expect(personHint({ email: "j@gmail.com", phone: "" })).toBe("j•••@gmail.com");
});
