import { expect, test } from "vitest";
import { answerSearch } from "./outcome-search.ts";

test("only the answers of the mail are taken from the URL", () => {
  for (const resposta of ["contratei", "outro", "ainda-nao"]) expect(answerSearch({ resposta })).toEqual({ resposta });
  for (const resposta of ["sim", "toString", 1, true, undefined]) expect(answerSearch({ resposta })).toEqual({});
});
