import type { Database } from "../../db/client.ts";

interface Entry {
  type: string;
  name: string;
  sql: string;
}

/** The tables to empty, those of full-text searches, and the triggers that would write more rows meanwhile. */
function partsOf(schema: readonly Entry[]) {
  const searches = schema.filter(({ sql }) => /^create virtual table/i.test(sql)).map(({ name }) => name);
  const isOfSearch = (name: string) => searches.some((search) => name === search || name.startsWith(`${search}_`));
  const tables = schema.filter(({ type, name }) => type === "table" && !isOfSearch(name)).map(({ name }) => name);
  return {
    searches,
    tables: [...tables, "sqlite_sequence"],
    triggers: schema.filter(({ type }) => type === "trigger"),
  };
}

/** Notes all rows, and returns a function that makes the tables have these and no others. */
export async function rememberRows({ $client }: Database): Promise<() => Promise<void>> {
  const schema = await $client.execute(
    "select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%'",
  );
  const { searches, tables, triggers } = partsOf(schema.rows as unknown as Entry[]);
  const contents = await $client.batch(tables.map((table) => `select * from "${table}"`));
  const inserts = contents.flatMap(({ columns, rows }, i) =>
    rows.map((row) => ({
      sql: `insert into "${tables[i]}" (${columns.map((name) => `"${name}"`)}) values (${columns.map(() => "?")})`,
      args: columns.map((_, place) => row[place] ?? null),
    })),
  );
  const statements = [
    "pragma defer_foreign_keys = on",
    ...triggers.map(({ name }) => `drop trigger "${name}"`),
    ...searches.map((name) => `insert into ${name} (${name}) values ('delete-all')`),
    ...tables.map((table) => `delete from "${table}"`),
    ...inserts,
    ...triggers.map(({ sql }) => sql),
  ];
  return async () => {
    await $client.batch(statements, "write");
  };
}
