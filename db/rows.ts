import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./client.ts";

/** An id, or a column or query that gives one. */
export type Id = string | SQLWrapper;

/** Parses a value that the database returns as JSON. */
export const jsonCell = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(schema);

/** Like jsonCell, for Drizzle's `mapWith`. */
export const fromJson = <Schema extends z.ZodType>(schema: Schema) => ({
  mapFromDriverValue: (json: unknown): z.output<Schema> => jsonCell(schema).parse(json),
});

/** Parses a value, for Drizzle's `mapWith`. */
export const parsedBy = <Schema extends z.ZodType>(schema: Schema) => ({
  mapFromDriverValue: (value: unknown): z.output<Schema> => schema.parse(value),
});

/** Types an expression that can be null. Drizzle does not decode nulls, so a decoder cannot tell. */
export const orNull = <Value>(expression: SQL<Value>): SQL<Value | null> => expression;

/** Runs a read that Drizzle cannot express, and validates its rows. */
export async function readRows<Row extends z.ZodType>(db: Database, row: Row, query: SQL): Promise<z.output<Row>[]> {
  return z.array(row).parse(await db.all(query));
}

/** A query for these values, so that a statement takes a list of any length. */
export function selectValues(values: readonly string[]): SQL {
  return sql`select value from json_each(${JSON.stringify(values)})`;
}
