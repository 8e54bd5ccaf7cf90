import { expect, test } from "vitest";
import { parseSearchText } from "./search-text.ts";

test.each(["", "  ", "\t"])("returns null for the blank text %j", (typed) => {
  expect(parseSearchText(typed)).toBeNull();
});

test("words of three or more characters become phrases of the index, all of which must match", () => {
  expect(parseSearchText("  Telha  colonial ")).toEqual({ indexed: '"Telha" AND "colonial"', patterns: [] });
  expect(parseSearchText("telha telha")).toEqual({ indexed: '"telha"', patterns: [] });
});

test("quotes the syntax of the index", () => {
  expect(parseSearchText('a"b"c NOT near(1,2) col:x* ^y-z')?.indexed).toBe(
    '"a""b""c" AND "NOT" AND "near(1,2)" AND "col:x*" AND "^y-z"',
  );
});

test("shorter words become patterns that ignore case and accents", () => {
  expect(parseSearchText("pá")).toEqual({ indexed: null, patterns: ["*[pP][aàáâãäåAÀÁÂÃÄÅ]*"] });
  expect(parseSearchText("Ç 5m")?.patterns).toEqual(["*[cçCÇ]*", "*5[mM]*"]);
  expect(parseSearchText("cal de")).toEqual({ indexed: '"cal"', patterns: ["*[dD][eèéêëEÈÉÊË]*"] });
});

test("escapes the syntax of patterns", () => {
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

test("doesn't count accents as characters", () => {
  expect(parseSearchText("a\u0303\u0301")?.indexed).toBeNull();
  expect(parseSearchText("áéí")?.indexed).toBe('"áéí"');
});
