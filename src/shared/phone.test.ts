import { expect, test } from "vitest";
import { formatPhone, internationalPhone, nationalPhone } from "./phone.ts";

test.each([
  ["(67) 99999-1234", "67999991234"],
  ["+55 67 99999.1234", "67999991234"],
  ["5567999991234", "67999991234"],
  ["067 99999 1234", "67999991234"],
  ["(55) 99999-1234", "55999991234"],
  ["(67) 3321-4455", "6733214455"],
])("%s is normalized to %s", (typed, national) => {
  expect(nationalPhone(typed)).toBe(national);
});

test.each([
  ["67999991234", "5567999991234"],
  ["(67) 3321-0000", "556733210000"],
  ["5567999991234", "5567999991234"],
  ["55999991234", "5555999991234"],
  ["", ""],
])("%j with the country code is %j", (phone, international) => {
  expect(internationalPhone(phone)).toBe(international);
});

test("a number is formatted with area code and dash", () => {
  expect(["67999991234", "6733210000", "5567999991234"].map(formatPhone)).toEqual([
    "(67) 99999-1234",
    "(67) 3321-0000",
    "5567999991234",
  ]);
});
