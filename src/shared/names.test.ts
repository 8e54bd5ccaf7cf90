import { describe, expect, test } from "vitest";
import { hasReservedWord, mixesAlphabets } from "./names.ts";
import { nameField, TEXT_MESSAGES } from "./schemas.ts";

const field = nameField({ max: 80 });
const refusalOf = (name: string) => field.safeParse(name).error?.issues[0]?.message;

describe("a name is accepted", () => {
  test.each([
    "Ana",
    "José d'Ávila",
    "Maria D’Ângelo",
    "Kāne ʻŌpūnui",
    "Kaʼu",
    "Ana-Clara Müller Żółć",
    "J. R. Pinturas & Reformas 24h",
    "J.R.de Souza",
    "A.C.M. Construções Ltda.ME",
    "Silva & Cia. Com. de Tintas Ltda.",
    "Construtora Boa Obra S.A./MS",
    "3 Irmãos (Pedreiros) – nº 1",
    "1ª Opção + Qualidade!",
    "Obra 100% 👷🏽‍♀️",
    "Zé ❤️",
    "Loja 1️⃣",
    "!!!",
    "Rede.me",
    "Obra.company",
    "Obra.net2",
    "<b>Rui</b>",
  ])("%s", (name) => {
    expect(refusalOf(name)).toBeUndefined();
  });
});

describe("a name with a link is refused", () => {
  test.each([
    "http://mau.example",
    "https:mau",
    "Ganhe em www.mau",
    "WWW . mau",
    "mau.com",
    "Clique mau.com.br agora",
    "premio.site/pix",
    "mau .com",
    "wa.me/5567999990000",
    "bit.ly/abc",
    "ana@mau.net",
    "mau.COM!",
    "mau.fun",
    "mau.pro",
    "mau.win",
    "mau2.net",
    "gl.me/",
    "mau.be/x",
    "://mau",
    "ｍａｕ．ｃｏｍ",
    "mau。com",
    "xn--mau-1na",
  ])("%s", (name) => {
    expect(refusalOf(name)).toBe(TEXT_MESSAGES.link);
  });
});

describe("a name with look-alikes is refused", () => {
  test.each([
    ["a Cyrillic letter in a Latin word", "P\u0430ulo"],
    ["a Greek letter in a Latin word", "Paul\u03bf"],
    ["a whole word of Cyrillic letters", "\u0421\u043e\u0441\u043e"],
    ["mathematical letters", "\u{1d40f}aulo"],
    ["digits of another script", "Obra \u0968\u096ah"],
    ["ideographs", "\u5efa\u7bc9"],
  ])("%s", (_, name) => {
    expect([TEXT_MESSAGES.letters, TEXT_MESSAGES.alphabets]).toContain(refusalOf(name));
  });
});

test.each([
  ["Paulo", false],
  ["P\u0430ulo", true],
  ["Паулo", true],
  ["Obra do P\u0430ulo", true],
  ["!", false],
  ["Paulo Паво", false],
  ["10 kΩ, 5 μm", false],
])("%s mixes alphabets: %s", (text, mixes) => {
  expect(mixesAlphabets(text)).toBe(mixes);
});

test.each([
  ["Suporte", true],
  ["Equipe do Portal", true],
  ["ADMINISTRADORA", true],
  ["Sup0rte Técnico", true],
  ["Asáas Pagamentos", true],
  ["Admin - Ana", true],
  ["Ana Portalupi", false],
  ["José Administração de Obras", false],
  ["Suportes Metálicos Ltda.", false],
  ["Ana Souza", false],
])("%s has a word of the portal's own: %s", (name, has) => {
  expect(hasReservedWord(name)).toBe(has);
});
