import { expect, test } from "vitest";
import { codeHash, newCode } from "./phone-codes.ts";
import { CODE_TRIES, codeProblem } from "./rules.ts";

const SETTINGS = { HASH_KEY: "segredo-dos-testes-com-32-letras" };
const OWNER = { userId: "u", phone: "67999991234" };

test("a code has six digits, also if it begins with zeros", () => {
  for (let i = 0; i < 1000; i++) expect(newCode()).toMatch(/^\d{6}$/);
});

test("the hash of a code needs its person, its number and the key", () => {
  const stored = codeHash(SETTINGS, OWNER, "123456");
  expect(codeHash(SETTINGS, { ...OWNER }, "123456")).toBe(stored);
  const others = [
    codeHash(SETTINGS, OWNER, "123457"),
    codeHash(SETTINGS, { ...OWNER, userId: "v" }, "123456"),
    codeHash(SETTINGS, { ...OWNER, phone: "67999991235" }, "123456"),
    codeHash({ HASH_KEY: "outro-segredo-dos-testes-com-32-" }, OWNER, "123456"),
  ];
  expect(new Set([stored, ...others]).size).toBe(5);
});

test.each([
  ["phone.code_expired", null],
  ["phone.code_expired", { tries: 1, isOver: true, isSame: true }],
  ["phone.code_expired", { tries: CODE_TRIES + 1, isOver: true, isSame: false }],
  [null, { tries: 1, isOver: false, isSame: true }],
  [null, { tries: CODE_TRIES, isOver: false, isSame: true }],
  ["phone.code_tries", { tries: CODE_TRIES + 1, isOver: false, isSame: true }],
  ["phone.code_wrong", { tries: 1, isOver: false, isSame: false }],
  ["phone.code_wrong", { tries: CODE_TRIES - 1, isOver: false, isSame: false }],
  ["phone.code_tries", { tries: CODE_TRIES, isOver: false, isSame: false }],
] as const)("%s for %o", (problem, code) => {
  expect(codeProblem(code)).toBe(problem);
});
