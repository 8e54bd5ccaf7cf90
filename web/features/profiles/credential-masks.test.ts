import { expect, test } from "vitest";
import { CREDENTIAL_MASKS, maskCnpj } from "./credential-masks.ts";

test.each([
  ["", ""],
  ["12", "12"],
  ["123", "12.3"],
  ["12345", "12.345"],
  ["123456", "12.345.6"],
  ["12345678", "12.345.678"],
  ["123456780", "12.345.678/0"],
  ["123456780001", "12.345.678/0001"],
  ["1234567800019", "12.345.678/0001-9"],
  ["12.345.678/0001-95", "12.345.678/0001-95"],
  ["12abc34501de35", "12.ABC.345/01DE-35"],
  ["123456780001957", "12.345.678/0001-95"],
])("CNPJ %j is shown as %j", (typed, shown) => {
  expect(maskCnpj(typed)).toBe(shown);
  expect(maskCnpj(shown)).toBe(shown);
});

test.each([
  ["ms 12.345/d", "MS12.345/D"],
  ["a12345-6", "A12345-6"],
  ["crea: 12345", "CREA12345"],
  ["123456789012345678901", "12345678901234567890"],
])("registration %j is shown as %j", (typed, shown) => {
  expect(CREDENTIAL_MASKS.crea(typed)).toBe(shown);
  expect(CREDENTIAL_MASKS.cau(typed)).toBe(shown);
});
