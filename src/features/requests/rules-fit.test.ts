import { expect, test } from "vitest";
import { compareFit, readFitCursor, writeFitCursor } from "./rules-fit.ts";

test("a specialty comes before its trade and that before other services, and the newest first in each", () => {
  const fit = { serviceTypes: ["Pintura"], neighbours: ["Textura"], cities: null };
  const requests = [
    { id: "1", serviceType: "Telhado" },
    { id: "2", serviceType: "Textura" },
    { id: "3", serviceType: "Pintura" },
    { id: "4", serviceType: "Pintura" },
    { id: "5", serviceType: "Telhado" },
  ];
  const inOrder = ["4", "3", "2", "5", "1"];
  for (const given of [requests, requests.toReversed()]) {
    expect(given.toSorted(compareFit(fit)).map(({ id }) => id)).toEqual(inOrder);
  }
});

test("a cursor of what fits is read as it was written, and nothing else is one", () => {
  const position = { rank: 1, id: "019a0000-0000-7000-8000-000000000000" } as const;
  expect(readFitCursor(writeFitCursor(position))).toEqual(position);
  for (const cursor of ["", position.id, `3.${position.id}`, `1.${position.id} `, ` 1.${position.id}`, "1.x"]) {
    expect(readFitCursor(cursor)).toBeNull();
  }
});
