import type { SQL } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./client.ts";

/** A value that the database gives as JSON. */
export const jsonCell = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(schema);

/** The same for `mapWith` of Drizzle. */
export const fromJson = <Schema extends z.ZodType>(schema: Schema) => ({
  mapFromDriverValue: (json: unknown): z.output<Schema> => jsonCell(schema).parse(json),
});

/** Reads with a statement that Drizzle cannot express; what it gives is checked. */
export async function readRows<Row extends z.ZodType>(db: Database, row: Row, query: SQL): Promise<z.output<Row>[]> {
  return z.array(row).parse(await db.all(query));
}
