import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("a file begins with the byte order mark and has semicolons and decimal commas", () => {
  expect(
    csvOf([
      ["Dia", "Receita"],
      ["2026-11-22", 49.99],
      ["2026-11-23", -1],
    ]),
  ).toBe("\ufeffDia;Receita\r\n2026-11-22;49,99\r\n2026-11-23;-1\r\n");
});

test.each(["=1+1", "+55", "-2", "@SUM(A1)", "\tx", "\rx"])("the text %j is no formula", (text) => {
  expect(csvOf([[text]])).toContain(`'${text}`);
});

test("separators, quotes and line breaks stay inside their cell", () => {
  expect(csvOf([['a;b"c\nd', "e"]])).toBe('\ufeff"a;b""c\nd";e\r\n');
});
