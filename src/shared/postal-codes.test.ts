import { expect, test } from "vitest";
import { MUNICIPALITIES } from "./municipalities.ts";
import { cityOfPostalCode } from "./postal-codes.ts";

const nameOf = (cep: string) => MUNICIPALITIES.find(({ ibge }) => ibge === cityOfPostalCode(cep))?.name;

test.each([
  ["79000000", "Campo Grande"],
  ["79041000", "Campo Grande"],
  ["79129999", "Campo Grande"],
  ["79130000", "Rio Brilhante"],
  ["79290000", "Bonito"],
  ["79302000", "Corumbá"],
  ["79370000", "Ladário"],
  ["79600001", "Três Lagoas"],
  ["79750000", "Nova Andradina"],
  ["79804970", "Dourados"],
  ["79904000", "Ponta Porã"],
  ["79950000", "Naviraí"],
  ["79980000", "Mundo Novo"],
  ["79999999", "Coronel Sapucaia"],
])("the CEP %s is in %s", (cep, name) => expect(nameOf(cep)).toBe(name));

test("every municipality has CEPs", () => {
  const found = new Set<number | null>();
  for (let prefix = 79_000; prefix < 80_000; prefix++) found.add(cityOfPostalCode(`${prefix}000`));
  expect(found).toEqual(new Set(MUNICIPALITIES.map(({ ibge }) => ibge)));
});

test.each(["", "79", "7900000", "790000000", "78999999", "80000000", "79000-00", "7904100a"])(
  "%j is no CEP of the state",
  (cep) => expect(cityOfPostalCode(cep)).toBeNull(),
);
