import { expect, test } from "vitest";
import { formatCount, formatMoney } from "./format.ts";

test("counts have separators, and a plus where the server stopped counting", () => {
  expect(formatCount({ count: 1000, isMore: true })).toBe("1.000+");
  expect(formatCount({ count: 0, isMore: false })).toBe("0");
});

test("money is written as in Brazil", () => {
  expect(formatMoney(123_450)).toBe("R$\u00a01.234,50");
  expect(formatMoney(-4_999)).toBe("-R$\u00a049,99");
});
