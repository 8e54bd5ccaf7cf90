import { expect, test } from "vitest";
import { CAPITAL_LABEL, SERVICE_REGIONS } from "../../shared/municipalities.ts";
import { recognizeRegion } from "./recognize-region.ts";

test.each([
  ["Tiradentes, Campo Grande", CAPITAL_LABEL],
  ["campo grande - MS", CAPITAL_LABEL],
  ["Centro, CAMPO GRANDE/MS.", CAPITAL_LABEL],
  ["Campo Grande, Mato Grosso do Sul", CAPITAL_LABEL],
  ["Campo Grande (Capital)", CAPITAL_LABEL],
  ["Campo Grande, Jardim dos Estados", CAPITAL_LABEL],
  ["Jardim América, Três Lagoas", "Três Lagoas"],
  ["Bairro Jardim Água Boa Dourados", "Dourados"],
  ["chácara perto de Rio Verde de Mato Grosso", "Rio Verde de Mato Grosso"],
  ["Bela Vista - Ponta Pora", "Ponta Porã"],
  ["Jardim Aeroporto", null],
  ["Rua 14 de Julho, 1200", null],
  ["", null],
])("%j is in %j", (location, region) => expect(recognizeRegion(location)).toBe(region));

test("every region is recognized by its own name", () => {
  for (const region of SERVICE_REGIONS) expect(recognizeRegion(`Centro, ${region}`)).toBe(region);
});
