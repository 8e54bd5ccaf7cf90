import { expect, test } from "vitest";
import { holdsPhone } from "./phone-in-text.ts";

test.each([
  "Me liga: 67999998888",
  "(67) 99999-8888",
  "+55 67 99999 8888",
  "zap 67 9.9999.8888",
  "fone 3321-4455.",
  "99999-8888",
  "fixo (67) 3321 4455",
])("finds a phone number in %j", (text) => expect(holdsPhone(text)).toBe(true));

test.each([
  "",
  "Sala de 2,40 x 1,50 m com 12.000 BTUs",
  "CEP 79002-000",
  "Orçamento até R$ 12.500,00",
  "Dia 21/11/2026 às 14:30",
  "Piso 60x60, 120 m2, 3 quartos",
  "Lote 3321, quadra 45",
  "CNPJ 12.345.678/0001-95",
])("finds no phone number in %j", (text) => expect(holdsPhone(text)).toBe(false));
