import { and, desc, eq, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { consents, users } from "#db/schema/index.ts";
import { CONSENTS_SHOWN, TERMS_VERSION } from "./rules.ts";

/** Adds the account's acceptance of terms to the person's consents; for every batch that writes it. Idempotent. */
export function recordConsent(db: Database, userId: Id): Statement {
  return db.run(sql`
    insert into consents (user_id, version, accepted_at)
    select id, terms_version, terms_accepted_at from users where id = ${userId} and terms_accepted_at is not null
    on conflict do nothing`);
}

/** Records that a person accepts the present terms; keeps the first time. */
export async function acceptTerms(db: Database, userId: string, now: number): Promise<void> {
  await db.batch([
    db
      .update(users)
      .set({ termsAcceptedAt: now, termsVersion: TERMS_VERSION })
      .where(and(eq(users.id, userId), sql`${users.termsVersion} is not ${TERMS_VERSION}`)),
    recordConsent(db, userId),
  ]);
}

/** What a person accepted, newest first. */
export function listConsents(db: Database, userId: string) {
  return db
    .select({ version: consents.version, acceptedAt: consents.acceptedAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.acceptedAt))
    .limit(CONSENTS_SHOWN);
}
