import { describe, expect, test } from "vitest";
import { emailField, isPlainText, phoneField, textField, toPlainText } from "./schemas.ts";

describe("texts", () => {
  const field = textField({ max: 10 });
  test.each([
    ["  obra  ", "obra"],
    ["e\u0301", "é"],
    ["👷‍♂️", "👷‍♂️"],
    ["❤️ 1️⃣", "❤️ 1️⃣"],
    ["10 kΩ", "10 kΩ"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(field.parse(typed)).toBe(kept);
  });

  test.each([
    ["empty", ""],
    ["blanks", "   "],
    ["too long", "a".repeat(11)],
    ["far too long", "a".repeat(100_000)],
    ["zero-width space", "a\u200bb"],
    ["zero-width space alone", "\u200b"],
    ["stray joiner", "a\u200db"],
    ["right-to-left override", "a\u202eb"],
    ["right-to-left mark", "a\u200fb"],
    ["Hebrew", "שלום"],
    ["Arabic", "مرحبا"],
    ["NUL", "a\u0000b"],
    ["Hangul filler", "a\u3164b"],
    ["Hangul filler alone", "\u3164"],
    ["half-width Hangul filler", "a\uffa0b"],
    ["Hangul choseong filler", "a\u115fb"],
    ["Hangul jungseong filler", "a\u1160b"],
    ["blank of Braille", "\u2800"],
    ["combining grapheme joiner", "a\u034fb"],
    ["variation selector after a letter", "a\ufe0fb"],
    ["variation selector after a digit", "1\ufe0f"],
    ["two variation selectors", "❤\ufe0f\ufe0f"],
    ["text variation selector", "❤\ufe0e"],
    ["supplementary variation selector", "a\u{e0100}b"],
    ["tag", "a\u{e0041}b"],
    ["invisible musical sign", "a\u{1d173}b"],
    ["Cyrillic letter in a Latin word", "P\u0430ulo"],
    ["lone surrogate", "a\ud800"],
    ["line break in a single line", "a\nb"],
    ["number", 5],
    ["null", null],
  ])("%s is refused", (_, typed) => {
    expect(field.safeParse(typed).success).toBe(false);
  });

  test("line breaks are kept where they are allowed", () => {
    expect(textField({ max: 10, multiline: true }).parse("a\r\nb")).toBe("a\nb");
  });

  test("an emoji with skin tone and gender is plain text", () => {
    expect(isPlainText("👷🏽‍♀️ pedreira")).toBe(true);
  });
});

describe("e-mail", () => {
  test("is trimmed and lower-cased", () => {
    expect(emailField.parse("  Ana.Silva@Exemplo.COM.br ")).toBe("ana.silva@exemplo.com.br");
  });
  test.each(["", "ana", "ana@", "@b.com", "a b@c.com", "a@b", "a\u200b@b.com", `${"a".repeat(300)}@b.com`])(
    "%j is refused",
    (typed) => {
      expect(emailField.safeParse(typed).success).toBe(false);
    },
  );
});

describe("phone", () => {
  test.each([
    "",
    "99999-1234",
    "(67) 89999-1234",
    "(60) 99999-1234",
    "67 9999 12345 67",
    "sessenta e sete",
    "67\u200b999991234",
  ])("%j is refused", (typed) => {
    expect(phoneField.safeParse(typed).success).toBe(false);
  });
});

test.each([
  [" Trocar\r\no piso.\u200b ", "Trocar\no piso."],
  ["a\u0000b\u202ec\ufeffd", "abcd"],
  ["👷\u200d\u200b♂️ a\u200db", "👷\u200d♂️ ab"],
  ["👷\u200d\u200d♂️", "👷♂️"],
  ["a\ud800b שלום", "ab"],
  ["e\u0301", "é"],
])("%j becomes the plain text %j", (foreign, plain) => {
  expect(toPlainText(foreign)).toBe(plain);
  expect(isPlainText(plain)).toBe(true);
});
