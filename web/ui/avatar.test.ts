import { expect, test } from "vitest";
import { initials } from "./avatar.tsx";

test.each([
  ["Maria da Silva", "MS"],
  ["élcio", "É"],
  ["👷‍♂️ João Souza 🔨", "JS"],
  ["🔨João", "J"],
  ["“Zé” (Pedreiro)", "ZP"],
  ["🇧🇷 2 Irmãos", "2I"],
  ["👷", "?"],
  ["", "?"],
])("the initials of %s are %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
