import { describe, expect, test } from "vitest";
import type { Mask } from "./mask.ts";
import { maskCep } from "./mask.ts";
import { cpfCnpjChars, maskCpfCnpj, maskPhone, phoneDigits } from "./masks.ts";
import { centsToMoney, completeMoney, maskMoney, moneyToCents } from "./money.ts";

/** Types the text key by key, as the masked input does. */
const typeInto = (mask: Mask, keys: string) => [...keys].reduce((shown, key) => mask(shown + key, true), "");

describe("phone", () => {
  test.each([
    ["67999998888", "(67) 99999-8888"],
    ["+55 67 99999-8888", "(67) 99999-8888"],
    ["+55 (67) 9.9999.8888", "(67) 99999-8888"],
    ["5567999998888", "(67) 99999-8888"],
    ["005567999998888", "(67) 99999-8888"],
    ["067 99999 8888", "(67) 99999-8888"],
    ["6733210000", "(67) 3321-0000"],
    ["55999998888", "(55) 99999-8888"],
    ["5555999998888", "(55) 99999-8888"],
    ["(67) 99999-88889", "(67) 99999-8888"],
    ["6", "(6"],
    ["679", "(67) 9"],
    ["abc", ""],
    ["", ""],
  ])("pasting %j shows %j", (text, shown) => expect(maskPhone(text)).toBe(shown));

  test.each([
    ["67999998888", "(67) 99999-8888"],
    ["+5567999998888", "(67) 99999-8888"],
    ["5567999998888", "(67) 99999-8888"],
    ["55999998888", "(55) 99999-8888"],
    ["559999988887", "(55) 99999-8888"],
    ["067999998888", "(67) 99999-8888"],
  ])("typing %j shows %j", (keys, shown) => expect(typeInto(maskPhone, keys)).toBe(shown));

  test("masking twice changes nothing", () => expect(maskPhone(maskPhone("67999998888"))).toBe("(67) 99999-8888"));
  test("phoneDigits drops the country code", () => expect(phoneDigits("+55 (67) 99999-8888")).toBe("67999998888"));
});

describe("cpf and cnpj", () => {
  test.each([
    ["12345678909", "123.456.789-09"],
    ["123 456 789 09", "123.456.789-09"],
    ["1234", "123.4"],
    ["12345678000195", "12.345.678/0001-95"],
    ["12.345.678/0001-95", "12.345.678/0001-95"],
    ["12abc34501de35", "12.ABC.345/01DE-35"],
    ["12ABC34501DEX5", "12.ABC.345/01DE-5"],
    ["", ""],
  ])("%j is shown as %j", (text, shown) => expect(maskCpfCnpj(text)).toBe(shown));
  test("typing switches from CPF to CNPJ", () =>
    expect(typeInto(maskCpfCnpj, "12345678000195")).toBe("12.345.678/0001-95"));
  test("cpfCnpjChars drops punctuation", () => expect(cpfCnpjChars("12.abc.345/01de-35")).toBe("12ABC34501DE35"));
});

describe("cep", () => {
  test.each([
    ["79002000", "79002-000"],
    ["79.002-000", "79002-000"],
    ["790", "790"],
    ["790020001", "79002-000"],
  ])("%j is shown as %j", (text, shown) => expect(maskCep(text)).toBe(shown));
});

describe("money", () => {
  test.each([
    ["R$ 1.234,56", "1.234,56"],
    ["1234.56", "1.234,56"],
    ["1,234.56", "1.234,56"],
    ["1.234", "1.234"],
    ["15000", "15.000"],
    ["0,5", "0,5"],
    [",5", "0,5"],
    ["007", "7"],
    ["R$", ""],
    ["123456789", "12.345.678"],
  ])("pasting %j shows %j", (text, shown) => expect(maskMoney(text)).toBe(shown));
  test.each([
    ["1500", "1.500"],
    ["1500,5", "1.500,5"],
    ["1500,555", "1.500,55"],
    ["12.5", "12,5"],
    ["0", "0"],
  ])("typing %j shows %j", (keys, shown) => expect(typeInto(maskMoney, keys)).toBe(shown));
  test("a dot left after deleting isn't a decimal mark", () => expect(maskMoney("1.50", true)).toBe("150"));
  test.each([
    ["1.234,5", 123450],
    ["R$ 49,99", 4999],
    ["10", 1000],
    ["", null],
  ])("%j is %j cents", (text, cents) => expect(moneyToCents(text)).toBe(cents));
  test("leaving the field completes the cents", () => expect(completeMoney("1.500,5")).toBe("1.500,50"));
  test("cents are formatted as text", () =>
    expect([centsToMoney(4999), centsToMoney(100), centsToMoney(123456789)]).toEqual([
      "49,99",
      "1,00",
      "1.234.567,89",
    ]));
});
