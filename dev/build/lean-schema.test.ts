import { expect, test } from "vitest";
import { withoutIndexes } from "./lean-schema.ts";

test("takes indexes and checks from tables, and leaves their columns", () => {
  const code = `
    export const a = sqliteTable("a", { id: text("id") }, (t) => [index("a_id").on(t.id)]);
    const other = table("a", {}, []);
    export const b = sqliteTable("b", { id: text("id") });`;
  expect(withoutIndexes(code)).toBe(`
    export const a = sqliteTable("a", { id: text("id") });
    const other = table("a", {}, []);
    export const b = sqliteTable("b", { id: text("id") });`);
});
