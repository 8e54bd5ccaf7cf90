import { expect, test } from "vitest";
import { answerNamed } from "./outcome-search.ts";

test("only the answers of the mail are taken from the URL", () => {
  for (const name of ["contratei", "outro", "ainda-nao"]) expect(answerNamed(name)).toBe(name);
  for (const name of ["sim", "toString", 1, true, undefined]) expect(answerNamed(name)).toBeUndefined();
});
