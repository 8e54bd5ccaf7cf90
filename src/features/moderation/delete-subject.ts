import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import type { SubjectKind } from "../../shared/decisions.ts";
import { notifyOfEnd } from "../requests/statements.ts";
import { deleteSubject } from "./statements.ts";

/** Statements that delete a thing and tell those who are interested in a request that it ends. */
export function deleteAndTell(db: Database, kind: SubjectKind, id: Id, now: number): Statement[] {
  return [...(kind === "request" ? notifyOfEnd(db, { id }, now) : []), ...deleteSubject(db, kind, id)];
}
