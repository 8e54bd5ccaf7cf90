import { expect, test } from "vitest";
import { ratedOf, ratingsSearch } from "./search.ts";

test.each([
  [{}, {}],
  [{ busca: "  " }, {}],
  [{ busca: 99 }, { busca: "99" }],
  [{ busca: "a".repeat(90) }, { busca: "a".repeat(80) }],
  [{ user: "u" }, { user: "u" }],
  [
    { user: "u", type: "client" },
    { user: "u", type: "client" },
  ],
  [{ user: "u", type: "admin" }, { user: "u" }],
  [{ type: "client" }, { type: "client" }],
  [{ user: ["u"], busca: { a: 1 } }, {}],
])("%j is read as %j", (search, expected) => {
  expect(ratingsSearch(search)).toEqual(expected);
});

test("without a user, the list is shown", () => {
  expect(ratedOf({ busca: "ana" })).toBeNull();
  expect(ratedOf({ type: "client" })).toBeNull();
  expect(ratedOf({ user: "u", type: "client" })).toEqual({ id: "u", type: "client" });
  expect(ratedOf({ user: "u" })).toEqual({ id: "u", type: "service_provider" });
});
