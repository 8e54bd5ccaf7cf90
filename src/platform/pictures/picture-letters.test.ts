import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { type FontChoice, layOut, parseLetters, widthOf, wrap } from "./picture-letters.ts";

const file = readFileSync(new URL("../../../web/public/figuras/cartao-letras.bin", import.meta.url).pathname);
const letters = parseLetters(inflateRawSync(file));
const WIDTH = 650;

const NAME: readonly [FontChoice, ...FontChoice[]] = [
  ["title", 2],
  ["heading", 3],
  ["text", 4],
];

test.each([
  ["Ana Lima", "title", 1],
  ["Maria Aparecida da Silva", "title", 2],
  ["João Henrique Albuquerque de Vasconcelos e Figueiredo", "heading", 2],
  ["João Henrique Albuquerque de Vasconcelos e Figueiredo Cavalcanti de Montenegro S", "heading", 3],
  ["MARIA APARECIDA DOS SANTOS WANDERLEY GUIMARÃES MAGALHÃES DE OLIVEIRA MONTENEGRO", "text", 4],
])("a text gets smaller letters and more lines, and nothing is cut: %s", (name, font, count) => {
  const lines = layOut(letters, name, WIDTH, NAME);
  expect(lines.map((line) => line.text).join(" ")).toBe(name);
  expect([lines[0]?.font, lines.length]).toEqual([font, count]);
  for (const line of lines) expect(widthOf(letters, line.font, line.text)).toBeLessThanOrEqual(WIDTH);
});

test("a word that is longer than a line is broken with hyphens, and a blank text has no lines", () => {
  const word = "Pneumoultramicroscopicossilicovulcanoconiótico";
  const lines = layOut(letters, `${word} da Silva`, WIDTH, NAME);
  expect(lines.map(({ text }) => text)).toEqual(["Pneumoultramicroscopicossilicovulcan-", "oconiótico da Silva"]);
  const all = wrap(letters, "title", "W".repeat(80), WIDTH);
  expect(all.join("").replaceAll("-", "")).toBe("W".repeat(80));
  for (const line of all) expect(widthOf(letters, "title", line)).toBeLessThanOrEqual(WIDTH);
  expect(wrap(letters, "small", " ", WIDTH)).toEqual([]);
});

test("no line begins or ends with a separator", () => {
  const list = "Instalação elétrica • Manutenção preventiva • Automação residencial";
  for (const width of [300, 400, 500, 650]) {
    const lines = wrap(letters, "small", list, width);
    expect(lines.join(" ").replaceAll(" •", "")).toBe(list.replaceAll(" •", ""));
    for (const line of lines) expect(line).not.toMatch(/^•|•$/);
  }
});

test("replaces a missing letter by the one without accent, or a dot", () => {
  expect(widthOf(letters, "text", "ĝ")).toBe(widthOf(letters, "text", "g"));
  expect(widthOf(letters, "text", "👷")).toBe(widthOf(letters, "text", "•"));
});
