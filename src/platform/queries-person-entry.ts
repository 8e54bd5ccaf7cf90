import { type SQLWrapper, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";

/**
 * Statements that rebuild what admins search a person by: name, e-mail and phone. Every batch that writes one of these
 * must include them after its writes.
 * @param userId an id, or a query for ids
 */
export function indexPerson(db: Database, userId: string | SQLWrapper): [Statement, Statement] {
  return [
    db.run(sql`
      insert into person_entries (user_id, words)
      select id, '  ' || replace(trim(name_key || ' ' || email || ' ' || phone), ' ', '  ')
      from profiles where id in (${userId}) order by id
      on conflict (user_id) do update set words = excluded.words`),
    db.run(sql`
      insert or replace into person_fts (rowid, words)
      select position, words from person_entries where user_id in (${userId})`),
  ];
}
