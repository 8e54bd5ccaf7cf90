import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { parseLetters, widthOf, wrap } from "./picture-letters.ts";

const file = readFileSync(new URL("../../../web/public/figuras/cartao-letras.bin", import.meta.url).pathname);
const letters = parseLetters(inflateRawSync(file));
const WIDTH = 650;

test("wraps a long name into two lines that fit, cut with an ellipsis", () => {
  const name = "João Henrique Albuquerque de Vasconcelos e Figueiredo";
  const lines = wrap(letters, "title", name, WIDTH, 2);
  expect(lines[0]).toBe("João Henrique");
  expect(lines[1]).toBe("Albuquerque…");
  for (const line of lines) expect(widthOf(letters, "title", line)).toBeLessThanOrEqual(WIDTH);
});

test("cuts between words, without a separator before the ellipsis", () => {
  const list = "Instalação elétrica • Manutenção preventiva • Automação residencial";
  for (const width of [200, 300, 400, 500, 650]) {
    const [line = ""] = wrap(letters, "small", list, width, 1);
    expect(`${list} `).toContain(`${line.replace("…", "")} `);
    expect(line).not.toMatch(/[•,\s]…/);
  }
});

test("cuts a long word to fit, and returns no lines for a blank text", () => {
  const [line] = wrap(letters, "text", "a".repeat(200), WIDTH, 1);
  expect(line).toMatch(/^a+…$/);
  expect(widthOf(letters, "text", line ?? "")).toBeLessThanOrEqual(WIDTH);
  expect(wrap(letters, "small", "", WIDTH, 2)).toEqual([]);
});

test("replaces a missing letter by the one without accent, or a dot", () => {
  expect(widthOf(letters, "text", "ĝ")).toBe(widthOf(letters, "text", "g"));
  expect(widthOf(letters, "text", "👷")).toBe(widthOf(letters, "text", "•"));
});
