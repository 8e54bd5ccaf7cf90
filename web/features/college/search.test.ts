import { expect, test } from "vitest";
import { AREAS, BASIC_COURSE } from "#src/features/college/catalogue.ts";
import { collegeSearch, isCourse } from "./search.ts";

test.each([
  [{ prova: "fundamentos" }, { prova: "fundamentos" }],
  [{ respostas: "eletrica", other: 1 }, { respostas: "eletrica" }],
  [{ prova: ["vendas"], video: 1 }, {}],
  [{ prova: "medicina" }, {}],
  [{ area: true }, { area: true }],
  [{ area: 1 }, { area: true }],
  [{ area: "eletrica" }, {}],
  [{}, {}],
])("%j opens %j", (search, opened) => {
  expect(collegeSearch(search)).toEqual(opened);
});

test("every course can be named", () => {
  for (const course of [BASIC_COURSE, ...AREAS.map(({ key }) => key)])
    expect([course, isCourse(course)]).toEqual([course, true]);
});
