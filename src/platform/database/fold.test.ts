import { expect, test } from "vitest";
import { foldText } from "../../shared/search/normalise.ts";
import { cardWords, nameKey } from "./fold.ts";

test.each([
  ["ÁVILA", "avila"],
  ["Façanha Ñandú", "facanha nandu"],
  ["A\u0301vila", "avila"],
  ["İris", "iris"],
  ["Łukasz", "łukasz"],
])("%o is folded to %o", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  [" José-Carlos  da Silva (Zé) ", "jose carlos da silva ze"],
  ["D'Ávila", "d'avila"],
  ["---", ""],
])("%o is sorted as %o", (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test("a card is searched by profession, specialties and regions", () => {
  const card = {
    profession: "Técnico",
    specialties: ["Pintura", "Outros"],
    serviceRegions: ["Campo Grande (Capital)"],
  };
  expect(cardWords(card)).toBe("tecnico pintura outros campo grande capital");
  expect(cardWords({ profession: null })).toBe("");
});
