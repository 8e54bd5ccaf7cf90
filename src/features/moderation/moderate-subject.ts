import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { publishLive } from "../../platform/live.ts";
import { relistProvider } from "../../platform/queries-directory-entry.ts";
import type { Context } from "../../trpc/context.ts";
import { markHidden, markRestored, removeSubject } from "./queries-subjects.ts";
import type { SubjectKind } from "./rules.ts";

export { selectSubject, subjectState } from "./queries-subjects.ts";

/** Statements that bring what is derived from a thing up to date, after its change. */
function refresh(db: Database, kind: SubjectKind, id: string): readonly Statement[] {
  return kind === "card" ? relistProvider(db, id) : [];
}

/** Statements that hide a thing from everyone but its owner. */
export function hideSubject(db: Database, kind: SubjectKind, id: string): Statement[] {
  return [...markHidden(db, kind, id), ...refresh(db, kind, id)];
}

/** Statements that show a hidden thing again; it stays hidden while its owner's account is blocked. */
export function restoreSubject(db: Database, kind: SubjectKind, id: string): Statement[] {
  return [...markRestored(db, kind, id), ...refresh(db, kind, id)];
}

/** Statements that delete a thing and its photos. Of a card, they empty what the owner wrote; the account remains. */
export function deleteSubject(db: Database, kind: SubjectKind, id: string): Statement[] {
  return [...removeSubject(db, kind, id), ...refresh(db, kind, id)];
}

/** Lets open apps refetch what was hidden, restored or deleted. To call after the batch. */
export function announceSubject(ctx: Context, kind: SubjectKind, id: string): void {
  if (kind === "request") ctx.later(publishLive(ctx.env, { kind: "request", id }, ctx.now));
}
