import { expect, test } from "vitest";
import { findContacts, maskContacts } from "./contacts-in-text.ts";

test.each([
  "Zap ٦٧٩٩٨١٢٣٤٥٦",
  "Chame ९९८१२३४५६ hoje",
  "Fale ➏➐➒➒➑➊➋➌➍➎➏",
  "Fale 𝟔𝟕𝟗𝟗𝟖𝟏𝟐𝟑𝟒𝟓𝟔",
  "Meu CPF 679.981.234-56",
  "6🏠7🏠9🏠9🏠8🏠1🏠2🏠3🏠4🏠5🏠6",
  "67 🔨 99812 🔨 3456",
  "6a7a9a9a8a1a2a3a4a5a6",
  "6 x 7 x 9 x 9 x 8 x 1 x 2 x 3 x 4 x 5 x 6",
  "Ao contrário: 65432189976",
  "Leia de trás pra frente 6543-21899",
  "six seven nine nine eight one two three four five six",
  "nueve nueve ocho uno dos tres cuatro cinco seis",
  "t me/joaopinturas",
  "wa me / 5567998123456",
  "obrafacil com br",
  "fale com ana em pinturas.com br",
  "joao_pinturas no ig",
  "procura joaopinturas no ig",
  "arroba joaopinturas",
])("%j has a contact, which is masked", (text) => {
  expect(findContacts(text).length).toBeGreaterThan(0);
  expect(findContacts(maskContacts(text))).toEqual([]);
});

test.each([
  "Conforme a NBR 6118-2014",
  "ABNT NBR 5410-2004 e NBR 5626-2020",
  "Empresa certificada ISO 9001-2015",
  "Tijolos 14x19x39 e 9x19x29",
  "CPF 529.982.247-25",
  "Blocos 9x14x19x29x39",
  "Boi a 300 reais a arroba do mercado",
  "Um dos três quartos, dois dos cinco banheiros e seis dos sete vãos",
  "Trabalho com brita e areia",
  "Me chama no ig",
  "One Way Reformas, Seven Tintas",
])("%j has none", (text) => {
  expect(findContacts(text)).toEqual([]);
});
