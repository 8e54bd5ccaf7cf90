import { type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import { newId } from "../../platform/database/ids.ts";
import type { AuditAction, AuditTarget } from "./rules.ts";

export interface AuditEntry {
  /** From {@link newAudit}, if the statements of the act need it. */
  id?: string;
  adminId: string;
  action: AuditAction;
  targetKind: AuditTarget;
  targetId: string | SQL;
  /** JSON expressions over the present state: ids, times and states, never names, contacts, texts of people or secrets. */
  before: SQL | null;
  after: SQL | null;
  /** What the admin gave as the reason; blank if none was asked for. */
  reason: string;
  now: number;
}

/**
 * The audit row of an act, for its batch. It comes before the statements of the act, because it reads the state that they
 * change, and has their condition: if it writes no row, the act must have no effect.
 */
export function insertAudit(db: Database, entry: AuditEntry, when: SQL = sql`true`) {
  const { adminId, action, targetKind, targetId, before, after, reason, now } = entry;
  return db.run(sql`
    insert into admin_audit (id, admin_id, action, target_kind, target_id, before, after, reason, created_at)
    select ${entry.id ?? newId(now)}, ${adminId}, ${action}, ${targetKind}, ${targetId}, ${before}, ${after}, ${reason}, ${now}
    where ${when}`);
}

/**
 * The id of an audit row to come, and what it is on, as a query: null if the row was not written, so that statements on
 * this id have no effect then.
 */
export function newAudit(now: number) {
  const id = newId(now);
  return { id, target: sql`(select target_id from admin_audit where id = ${id})` };
}

/** What an act does besides its audit row. See docs/decisions/2026-11-22-admin-panel.md. */
export interface Act {
  entry: AuditEntry;
  /** Whether there is something to do. */
  when: SQL;
  /** Whether the act is forbidden in the present state. */
  refused?: SQL;
  /** What the condition looks at may have to be brought up to date first. */
  refresh?: readonly Statement[];
  /** They must have no effect if the condition does not hold. */
  statements: readonly Statement[];
  /** Whether what the act is about exists at all. */
  exists: SQL;
  /** Whose it is. */
  ownerId?: SQL;
}

/**
 * Runs an act and its audit row as one batch.
 * @returns `done`: whether the condition held; `exists`, `isRefused` and `ownerId`: as they were before
 */
export async function runAct(db: Database, act: Act) {
  const refused = act.refused ?? sql`false`;
  const { seen, audited } = await batchOf(db, {
    refreshed: act.refresh ?? [],
    seen: db
      .select({
        exists: act.exists.mapWith(Boolean),
        isRefused: refused.mapWith(Boolean),
        ownerId: orNull(sql`${act.ownerId ?? sql`null`}`.mapWith(String)),
      })
      .from(sql`(select 1) bounded_one`),
    audited: insertAudit(db, act.entry, sql`(${act.when}) and not (${refused})`),
    done: act.statements,
  });
  const { exists = false, isRefused = false, ownerId = null } = seen[0] ?? {};
  return { done: audited.rowsAffected > 0, exists, isRefused, ownerId };
}
