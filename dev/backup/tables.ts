import type { InStatement } from "@libsql/client/web";
import { type Connection, fromValue, readValues, type Value } from "./connection.ts";

/** A table to copy. Full-text indexes keep their data in tables of their own ("shadow"), which are copied as they are. */
export interface Table {
  name: string;
  /** Without generated columns, and with the row id, which full-text indexes refer to. */
  columns: string[];
  /** What identifies a row and orders the pages. */
  key: string[];
}

/** Rows per page. A page is in memory as a whole. */
export const PAGE_ROWS = 200;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]) => names.map(quoted).join(", ");
const textOf = (value: Value | undefined): string => String(value?.value ?? "");

/** What creates the schema, oldest first, without what SQLite creates by itself. */
export async function readSchema(connection: Connection): Promise<{ type: string; sql: string }[]> {
  const rows = await readValues(
    connection,
    `
    select type, sql from sqlite_schema where sql is not null and name not like 'sqlite\\_%' escape '\\'
      and name not in (select name from pragma_table_list where schema = 'main' and type = 'shadow') order by rowid`,
  );
  return rows.map(([type, sql]) => ({ type: textOf(type), sql: textOf(sql) }));
}

/** All tables, with that of the autoincrement counters last. */
export async function listTables(connection: Connection): Promise<Table[]> {
  const found = await readValues(
    connection,
    `
    select name, wr from pragma_table_list where schema = 'main' and type in ('table', 'shadow')
      and (name = 'sqlite_sequence' or name not like 'sqlite\\_%' escape '\\') order by name = 'sqlite_sequence', name`,
  );
  const tables: Table[] = [];
  for (const [name, withoutRowId] of found) {
    tables.push(await describeTable(connection, textOf(name), textOf(withoutRowId) === "1"));
  }
  return tables;
}

async function describeTable(connection: Connection, name: string, withoutRowId: boolean): Promise<Table> {
  const rows = await readValues(connection, "select name, upper(type), pk from pragma_table_info(?) order by cid", [
    { type: "text", value: name },
  ]);
  const columns = rows.map(([column]) => textOf(column));
  const primary = rows
    .filter(([, , place]) => textOf(place) !== "0")
    .sort(([, , a], [, , b]) => Number(textOf(a)) - Number(textOf(b)));
  const isRowId = primary.length === 1 && textOf(primary[0]?.[1]) === "INTEGER";
  const key = withoutRowId || isRowId ? primary.map(([column]) => textOf(column)) : ["rowid"];
  return { name, key, columns: key[0] === "rowid" ? ["rowid", ...columns] : columns };
}

/** All rows of a table, in pages. */
export async function* readPages(connection: Connection, { name, columns, key }: Table): AsyncGenerator<Value[][]> {
  const places = key.map((column) => columns.indexOf(column));
  let last: Value[] = [];
  for (;;) {
    const after = last.length > 0 ? `where (${listed(key)}) > (${last.map(() => "?").join(", ")})` : "";
    const page = await readValues(
      connection,
      `select ${listed(columns)} from ${quoted(name)} ${after} order by ${listed(key)} limit ${PAGE_ROWS}`,
      last,
    );
    if (page.length > 0) yield page;
    const end = page.at(-1);
    if (!end || page.length < PAGE_ROWS) return;
    last = places.map((place) => end[place] ?? { type: "null" });
  }
}

/** The statement that writes one page. */
export function insertPage({ name, columns }: Table, page: Value[][]): InStatement {
  const row = `(${columns.map(() => "?").join(", ")})`;
  const rows = page.map(() => row).join(", ");
  const sql = `insert into ${quoted(name)} (${listed(columns)}) values ${rows}`;
  return { sql, args: page.flat().map(fromValue) };
}
