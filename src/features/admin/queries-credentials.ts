import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { credentials, profiles } from "#db/schema/index.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import type { CredentialKind } from "../../shared/credentials.ts";
import { insertNotices } from "../notices/statements.ts";
import { runAct } from "./queries-audit.ts";

/** `at`: when the confirmation was asked for, or decided. */
export interface CredentialPosition {
  at: number;
  userId: string;
  kind: CredentialKind;
}

const { createdAt, decidedAt, userId, kind, number, status } = credentials;

const LISTS = {
  /** Those who wait longest come first. */
  pending: {
    at: createdAt,
    isListed: sql`${status} = 'pending'`,
    order: [asc(createdAt), asc(userId), asc(kind)],
    comparison: sql`>`,
  },
  decided: {
    at: sql`${decidedAt}`.mapWith(Number),
    isListed: sql`${status} <> 'pending'`,
    order: [desc(decidedAt), desc(userId), desc(kind)],
    comparison: sql`<`,
  },
} as const;

/** The rows for a page of credentials. */
export function listCredentials(
  db: Database,
  state: keyof typeof LISTS,
  page: { after: CredentialPosition | null; size: number },
) {
  const { at, isListed, order, comparison } = LISTS[state];
  const { after } = page;
  const isAfter = after && sql`(${at}, ${userId}, ${kind}) ${comparison} (${after.at}, ${after.userId}, ${after.kind})`;
  return db
    .select({
      at,
      userId,
      name: profiles.name,
      email: profiles.email,
      slug: profiles.nameSlug,
      kind,
      number,
      status,
      createdAt,
      decidedAt,
    })
    .from(credentials)
    .innerJoin(profiles, eq(profiles.id, userId))
    .where(and(isListed, isAfter ?? undefined))
    .orderBy(...order)
    .limit(rowsFor(page.size));
}

/**
 * Confirms or refuses a number, also after another decision, with a mail to the provider.
 * @returns `done`: whether that changes it; `exists`: whether the provider still gives this number
 */
export function decideNumber(
  db: Database,
  key: { userId: string; kind: CredentialKind; number: string },
  decision: { isConfirmed: boolean; reason: string; adminId: string },
  now: number,
) {
  const { isConfirmed, reason, adminId } = decision;
  const result = isConfirmed ? "confirmed" : "refused";
  const isIt: SQL = sql`user_id = ${key.userId} and kind = ${key.kind} and number = ${key.number}`;
  const isChanged = sql`${isIt} and status <> ${result}`;
  return runAct(db, {
    entry: {
      adminId,
      action: "decideCredential",
      targetKind: "credential",
      targetId: key.userId,
      before: sql`(select json_object('kind', kind, 'status', status) from credentials where ${isIt})`,
      after: sql`json_object('kind', ${key.kind}, 'status', ${result})`,
      reason,
      now,
    },
    when: sql`exists (select 1 from credentials where ${isChanged})`,
    exists: sql`exists (select 1 from credentials where ${isIt})`,
    statements: [
      insertOutboxFrom(
        db,
        "mail.credential",
        { userId: sql`user_id`, kind: sql`kind` },
        sql`from credentials where ${isChanged}`,
        now,
      ),
      ...insertNotices(
        db,
        {
          kind: "credential",
          to: sql`credentials.user_id`,
          subjectId: sql`credentials.kind`,
          details: { kind: sql`credentials.kind`, result },
          source: sql`from credentials where ${isChanged}`,
          among: sql`notices.user_id = ${key.userId}`,
        },
        now,
      ),
      db.run(sql`
        update credentials set status = ${result}, decided_at = ${now}, decision_reason = ${isConfirmed ? null : reason}
        where ${isChanged}`),
    ],
  });
}
