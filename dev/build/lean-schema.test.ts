import { expect, test } from "vitest";
import { withoutConstraints } from "./lean-schema.ts";

test("takes indexes, checks and foreign keys from tables, and leaves their columns", () => {
  const code = `
    export const a = sqliteTable("a", { id: text("id") }, (t) => [index("a_id").on(t.id)]);
    const other = table("a", {}, []);
    export const b = sqliteTable("b", {
      id: text("id").notNull().references(() => a.id, { onDelete: "cascade" }),
      other: text("other").references(() => a.id).default("x"),
    });`;
  expect(withoutConstraints(code)).toBe(`
    export const a = sqliteTable("a", { id: text("id") });
    const other = table("a", {}, []);
    export const b = sqliteTable("b", {
      id: text("id").notNull(),
      other: text("other").default("x"),
    });`);
});
