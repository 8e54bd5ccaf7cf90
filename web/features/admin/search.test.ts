import { expect, test } from "vitest";
import { chosen } from "./choices.ts";
import { adminSearch } from "./search.ts";

test("the address keeps texts, also numeric ones, and drops all others", () => {
  expect(adminSearch({ aba: "usuarios", busca: 67_999, filtro: " ", ordem: ["a"] })).toEqual({
    aba: "usuarios",
    busca: "67999",
  });
});

test("a text that is too long for the server is cut", () => {
  expect(adminSearch({ busca: "a".repeat(300) }).busca).toHaveLength(100);
});

test("an unknown choice is the first one", () => {
  const choices = [
    { slug: "todos", value: "all", label: "Todos" },
    { slug: "premium", value: "premium", label: "Premium" },
  ] as const;
  expect(chosen(choices, "premium").value).toBe("premium");
  expect(chosen(choices, "x").value).toBe("all");
  expect(chosen(choices, undefined).value).toBe("all");
});
