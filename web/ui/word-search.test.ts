import { expect, test } from "vitest";
import { isOneLetterAway, searchText, searchWords } from "./word-search.ts";

test.each([
  ["encanador", "encanador"],
  ["encanador", "encandor"],
  ["encanador", "encanaddor"],
  ["encanador", "emcanador"],
  ["encanador", "ecnanador"],
  ["encanador", "encanado"],
])("%s and %s are at most one letter apart", (a, b) => {
  expect(isOneLetterAway(a, b)).toBe(true);
  expect(isOneLetterAway(b, a)).toBe(true);
});

test.each([
  ["encanador", "encando"],
  ["pintor", "pastor"],
  ["abcd", "badc"],
  ["abcde", "cbade"],
])("%s and %s are further apart", (a, b) => {
  expect(isOneLetterAway(a, b)).toBe(false);
  expect(isOneLetterAway(b, a)).toBe(false);
});

const TEXTS = [
  searchText("Pintura de portão", "pintor esmalte"),
  searchText("Conserto de portão", "serralheiro trilho"),
  searchText("Forro de gesso", "gesseiro teto"),
  searchText("Serviço de solda", "soldador ferro"),
];

test.each([
  ["PORTÕES", [0, 1], true],
  ["pintor", [0], true],
  ["o conserto do portão", [1], true],
  ["ferro", [3], true],
  ["soldadro", [3], true],
  ["gesceiro", [2], true],
  ["gess", [2], true],
  ["solda para portão azul", [0, 1, 3], false],
  ["xyzxyz", [], false],
] as const)("'%s' finds %j", (query, found, isComplete) => {
  const result = searchWords(TEXTS, query);
  expect([...result.found].sort()).toEqual(found);
  expect(result.isComplete).toBe(isComplete);
});
