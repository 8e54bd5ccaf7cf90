import { expect, test } from "vitest";
import { readFitCursor, writeFitCursor } from "./rules-fit.ts";

test("a cursor of what fits is read as it was written, and nothing else is one", () => {
  const position = { rank: 1, id: "019a0000-0000-7000-8000-000000000000" } as const;
  expect(readFitCursor(writeFitCursor(position))).toEqual(position);
  for (const cursor of ["", position.id, `3.${position.id}`, `1.${position.id} `, "1.x"]) {
    expect(readFitCursor(cursor)).toBeNull();
  }
});
