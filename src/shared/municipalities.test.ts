import { describe, expect, test } from "vitest";
import { CAPITAL_LABEL, cityName, MUNICIPALITIES, STATE } from "./municipalities.ts";

/** IBGE's check digit fills the digit sums of the products (weights 1, 2, 1, 2, 1, 2) up to a multiple of ten. */
function checkDigit(code: number): number {
  const digits = [...String(Math.floor(code / 10))].map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const product = digit * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

describe("municipalities of the state", () => {
  test("there are 79, without duplicates", () => {
    expect(MUNICIPALITIES).toHaveLength(79);
    expect(new Set(MUNICIPALITIES.map((municipality) => municipality.name)).size).toBe(79);
    expect(new Set(MUNICIPALITIES.map((municipality) => municipality.ibge)).size).toBe(79);
  });

  test("the capital comes first, the others are in alphabetical order", () => {
    const [capital, ...others] = MUNICIPALITIES.map((municipality) => municipality.name);
    expect(capital).toBe("Campo Grande");
    expect(CAPITAL_LABEL).toBe(`${capital} (Capital)`);
    expect(others).toEqual([...others].sort(new Intl.Collator("pt-BR").compare));
  });

  test("within a sentence, the capital has no remark", () => {
    expect(["Campo Grande (Capital)", "Dourados"].map(cityName)).toEqual(["Campo Grande", "Dourados"]);
  });

  test("the check digit is computed like IBGE's", () => {
    expect(checkDigit(5002704)).toBe(4); // Campo Grande
    expect(checkDigit(3550308)).toBe(8); // São Paulo
    expect(checkDigit(3304557)).toBe(7); // Rio de Janeiro
  });

  test.each(MUNICIPALITIES)("$name has a code of the state with a valid check digit", ({ ibge, name }) => {
    expect(String(ibge)).toMatch(/^50\d{5}$/);
    expect(ibge % 10).toBe(checkDigit(ibge));
    expect(name).toBe(name.trim().normalize("NFC"));
  });

  test("the state is Mato Grosso do Sul", () => {
    expect(STATE).toEqual({ id: "MS", name: "Mato Grosso do Sul" });
  });
});
