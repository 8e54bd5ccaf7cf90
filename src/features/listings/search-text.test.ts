import { expect, test } from "vitest";
import { parseSearchText } from "./search-text.ts";

test.each(["", "  ", "\t"])("a blank text asks for nothing: %j", (typed) => {
  expect(parseSearchText(typed)).toBeNull();
});

test("words of three characters and more are phrases of the index; all must match", () => {
  expect(parseSearchText("  Telha  colonial ")).toEqual({ indexed: '"Telha" AND "colonial"', patterns: [] });
  expect(parseSearchText("telha telha")).toEqual({ indexed: '"telha"', patterns: [] });
});

test("what is syntax of the index is text", () => {
  expect(parseSearchText('a"b"c NOT near(1,2) col:x* ^y-z')?.indexed).toBe(
    '"a""b""c" AND "NOT" AND "near(1,2)" AND "col:x*" AND "^y-z"',
  );
});

test("shorter words become patterns, whatever the case and accent", () => {
  expect(parseSearchText("pá")).toEqual({ indexed: null, patterns: ["*[pP][aàáâãäåAÀÁÂÃÄÅ]*"] });
  expect(parseSearchText("Ç 5m")?.patterns).toEqual(["*[cçCÇ]*", "*5[mM]*"]);
  expect(parseSearchText("cal de")).toEqual({ indexed: '"cal"', patterns: ["*[dD][eèéêëEÈÉÊË]*"] });
});

test("what is syntax of a pattern is text", () => {
  expect(parseSearchText("* ? [ ] ^ - % _")?.patterns).toEqual([
    "*[*]*",
    "*[?]*",
    "*[[]*",
    "*]*",
    "*^*",
    "*-*",
    "*%*",
    "*_*",
  ]);
});

test("accents are not counted as characters", () => {
  expect(parseSearchText("a\u0303\u0301")?.indexed).toBeNull();
  expect(parseSearchText("áéí")?.indexed).toBe('"áéí"');
});
