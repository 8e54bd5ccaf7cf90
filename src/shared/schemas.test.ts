import { describe, expect, test } from "vitest";
import {
  emailField,
  emailOrBlank,
  isPlainName,
  isPlainText,
  phoneField,
  phoneOrBlank,
  TEXT_MESSAGES,
  textField,
  toPlainText,
} from "./schemas.ts";

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
    ["tab in a single line", "a\tb"],
    ["number", 5],
    ["null", null],
  ])("%s is refused", (_, typed) => {
    expect(field.safeParse(typed).success).toBe(false);
  });

  test("line breaks are kept where they are allowed", () => {
    const lines = textField({ max: 10, multiline: true });
    expect([lines.parse("a\r\nb"), lines.parse("a\rb\rc"), lines.parse("a\n\tb")]).toEqual([
      "a\nb",
      "a\nb\nc",
      "a\n\tb",
    ]);
    expect(lines.safeParse("a\u200bb").success).toBe(false);
  });

  test.each([
    [{ max: 10 }, TEXT_MESSAGES.required],
    [{ max: 10, required: "Informe o nome." }, "Informe o nome."],
    [{ max: 10, required: false as const }, undefined],
  ])("a blank text with %j is told %j", (options, message) => {
    expect(textField(options).safeParse(" ").error?.issues[0]?.message).toBe(message);
  });

  test("blanks around a text do not count, up to four times its length", () => {
    expect(field.parse(`${" ".repeat(30)}${"a".repeat(10)}`)).toBe("a".repeat(10));
    expect(field.safeParse(`${" ".repeat(31)}${"a".repeat(10)}`).success).toBe(false);
    expect(field.safeParse("a".repeat(11)).error?.issues[0]?.message).toBe("Use no máximo 10 caracteres.");
  });

  test("an emoji with skin tone and gender is plain text", () => {
    expect(isPlainText("👷🏽‍♀️ pedreira")).toBe(true);
  });
});

describe("e-mail", () => {
  test("is trimmed and lower-cased", () => {
    expect(emailField.parse("  Ana.Silva@Exemplo.COM.br ")).toBe("ana.silva@exemplo.com.br");
  });
  test.each([
    "a@b.co",
    "9@9.com",
    "ana.b_c%d+e-f@exemplo.com",
    `${"a".repeat(64)}@b.com`,
    `a@${"b".repeat(63)}.com`,
    "a@b-c.com",
    `a@b.${"c".repeat(63)}`,
  ])("%j is accepted", (typed) => {
    expect(emailField.parse(typed)).toBe(typed);
  });
  test.each([
    "",
    "ana",
    "ana@",
    "@b.com",
    "a b@c.com",
    "a@b",
    "a@b.c",
    "a@b.c1",
    ".a@b.com",
    "a!@b.com",
    "a@-b.com",
    "a@b-.com",
    "a@b..com",
    "a@b.com.",
    "<a@b.com>",
    `${"a".repeat(65)}@b.com`,
    `a@${"b".repeat(64)}.com`,
    `a@b.${"c".repeat(64)}`,
    "a\u200b@b.com",
    `a@${"b.".repeat(125)}com`,
  ])("%j is refused", (typed) => {
    expect(emailField.safeParse(typed).success).toBe(false);
  });
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
    expect(phoneField.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([TEXT_MESSAGES.phone]);
  });
});

test.each([
  [" Trocar\r\no piso.\u200b ", "Trocar\no piso."],
  ["a\u0000b\u202ec\ufeffd", "abcd"],
  ["👷\u200d\u200b♂️ a\u200db", "👷\u200d♂️ ab"],
  ["👷\u200d\u200d♂️", "👷♂️"],
  ["a\rb\rc", "a\nb\nc"],
  ["a\ud800b שלום", "ab"],
  ["e\u0301", "é"],
])("%j becomes the plain text %j", (foreign, plain) => {
  expect(toPlainText(foreign)).toBe(plain);
  expect(isPlainText(plain)).toBe(true);
});

test.each([
  [" ", ""],
  [" Ana@Exemplo.com ", "ana@exemplo.com"],
])("an e-mail that may be blank: %j becomes %j", (typed, stored) => {
  expect(emailOrBlank.parse(typed)).toBe(stored);
});

test.each([
  ["", ""],
  [" (67) 99999-1234 ", "67999991234"],
])("a phone number that may be blank: %j becomes %j", (typed, stored) => {
  expect(phoneOrBlank.parse(typed)).toBe(stored);
});

test.each([
  ["a text", textField({ max: 10 })],
  ["an e-mail", emailField],
  ["a phone number", phoneField],
  ["an e-mail that may be blank", emailOrBlank],
  ["a phone number that may be blank", phoneOrBlank],
])("a number is no text, in the words for people: %s", (_, field) => {
  expect(field.safeParse(5).error?.issues.map(({ message }) => message)).toEqual([TEXT_MESSAGES.type]);
});

test("what is not blank must be an e-mail or a number", () => {
  expect(emailOrBlank.safeParse("ana").error?.issues.map(({ message }) => message)).toEqual([TEXT_MESSAGES.email]);
  expect(phoneOrBlank.safeParse("12").error?.issues.map(({ message }) => message)).toEqual([TEXT_MESSAGES.phone]);
});

test.each([
  ["Ana Lima", true],
  ["Ana\nLima", false],
  ["Ana\u200bLima", false],
  ["P\u0430ulo", false],
  ["mau.com", false],
])("%j is a plain name: %s", (name, isPlain) => {
  expect(isPlainName(name)).toBe(isPlain);
});
