import { expect, test } from "vitest";
import { outcomeSearch } from "./outcome-search.ts";

test("only the answers of the mail are taken from the URL", () => {
  for (const name of ["contratei", "outro", "ainda-nao"]) expect(outcomeSearch({ resposta: name }).resposta).toBe(name);
  for (const name of ["sim", "toString", 1, true, undefined])
    expect(outcomeSearch({ resposta: name }).resposta).toBeUndefined();
});
