import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { adminNotes } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import type { Actor } from "./queries-acts.ts";
import { newAudit, runAct } from "./queries-audit.ts";
import { NOTES_MAX } from "./rules.ts";

/** Adds a note about a person, unless there are too many, or the same admin wrote the same before. */
export function addNote(db: Database, { userId, text }: { userId: string; text: string }, by: Actor) {
  const { id, target } = newAudit(by.now);
  const noteId = newId(by.now);
  const exists = sql`exists (select 1 from profiles where id = ${userId})`;
  const isThere = sql`exists (select 1 from admin_notes
    where user_id = ${userId} and admin_id = ${by.adminId} and text = ${text})`;
  const after = sql`json_object('noteId', ${noteId})`;
  return runAct(db, {
    entry: { ...by, id, action: "addNote", targetKind: "user", targetId: userId, before: null, after },
    when: sql`${exists} and not ${isThere}`,
    refused: sql`not ${isThere} and (select count(*) from admin_notes where user_id = ${userId}) >= ${NOTES_MAX}`,
    exists,
    statements: [
      db.run(sql`
        insert into admin_notes (id, user_id, admin_id, text, created_at)
        select ${noteId}, person_id, ${by.adminId}, ${text}, ${by.now} from (select ${target} as person_id) bounded_one
        where person_id is not null`),
    ],
  });
}

/** Deletes a note, if there is one. */
export function deleteNote(db: Database, noteId: string, by: Actor) {
  const { id, target } = newAudit(by.now);
  const person = sql`select user_id from admin_notes where id = ${noteId}`;
  const exists = sql`exists (${person})`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "deleteNote",
      targetKind: "user",
      // Blank without a note, when the row is not written.
      targetId: sql`coalesce((${person}), '')`,
      before: sql`json_object('noteId', ${noteId})`,
      after: null,
    },
    when: exists,
    exists,
    statements: [db.delete(adminNotes).where(sql`${eq(adminNotes.id, noteId)} and user_id = ${target}`)],
  });
}
