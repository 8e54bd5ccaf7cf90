import { expect, test } from "vitest";
import { withoutContacts, withoutMarks } from "./private-text.ts";

const NAME = "Maria Aparecida da Silva";
const M = "[contato oculto]";

test.each([
  ["Pintar a sala. Ligue 67 99812-3456", `Pintar a sala. Ligue ${M}`],
  ["Mande para ana@exemplo.com", `Mande para ${M}`],
  ["Trocar o piso na Rua Bahia, 1.200", `Trocar o piso na ${M}`],
  ["fica na rua quatorze de julho 1250 no centro", `fica na ${M} no centro`],
  ["Casa na Av. Afonso Pena, nº 45, fundos", `Casa na ${M}, fundos`],
  ["CEP 79002-075", `CEP ${M}`],
  ["Aqui é a Maria, preciso de pintor", `Aqui é a ${M}, preciso de pintor`],
  ["sou maria aparecida da silva e o cano estourou", `sou ${M} ${M} da ${M} e o cano estourou`],
])("%j leaves as %j", (text, masked) => {
  expect(withoutContacts(text, NAME)).toBe(masked);
});

test.each([
  "Calçada na rua, 12 metros, com 2,5 m de largura",
  "Muro que dá para a rua de trás, 15 metros",
  "Avenida é longe, mas a rua tem 8 m",
  "Pintar 3 quartos até o dia 12/12/2026 por R$ 1.500,00",
  "Lavar a caixa d'água de 1.000 litros",
])("%j stays as it is", (text) => {
  expect(withoutContacts(text, NAME)).toBe(text);
});

test.each([
  [`Pintar a sala. ${M}.`, "Pintar a sala."],
  [`Pintar ${M} a sala`, "Pintar a sala"],
  [`${M} Pintar ${M}`, "Pintar"],
  ["Pintar", "Pintar"],
])("%j without marks is %j", (text, plain) => {
  expect(withoutMarks(text)).toBe(plain);
});
