import { and, eq, ne, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { credentials, profiles, users } from "#db/schema/index.ts";
import type { CredentialKind } from "../../shared/credentials.ts";
import type { AskCredentialInput } from "./schemas-credentials.ts";

const isOwn = (userId: string, kind: CredentialKind) => and(eq(credentials.userId, userId), eq(credentials.kind, kind));

/** A person's credentials in any state. */
export function listCredentials(db: Database, userId: string) {
  const { kind, number, status, createdAt, decidedAt, decisionReason } = credentials;
  return db
    .select({ kind, number, status, createdAt, decidedAt, reason: decisionReason })
    .from(credentials)
    .where(eq(credentials.userId, userId));
}

/**
 * Asks for the confirmation of a provider's number, unless this number waits for it or has it.
 * @returns whether the person is a provider
 */
export async function putCredential(
  db: Database,
  userId: string,
  { kind, number }: AskCredentialInput,
  now: number,
): Promise<boolean> {
  const { stored } = await batchOf(db, {
    put: db.run(sql`
      insert into credentials (user_id, kind, number, status, created_at)
      select user_id, ${kind}, ${number}, 'pending', ${now} from professional_profiles where user_id = ${userId}
      on conflict (user_id, kind) do update set number = excluded.number, status = 'pending',
        created_at = excluded.created_at, decided_at = null, decision_reason = null
      where credentials.number <> excluded.number or credentials.status = 'refused'`),
    stored: db.select({ kind: credentials.kind }).from(credentials).where(isOwn(userId, kind)),
  });
  return stored.length > 0;
}

/** A credential that is not pending, and its owner. */
export async function findDecidedCredential(db: Database, userId: string, kind: CredentialKind) {
  const [row] = await db
    .select({
      name: profiles.name,
      email: users.email,
      status: credentials.status,
      reason: credentials.decisionReason,
    })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .innerJoin(profiles, eq(profiles.id, credentials.userId))
    .where(and(isOwn(userId, kind), ne(credentials.status, "pending")));
  return row ?? null;
}

export async function deleteCredential(db: Database, userId: string, kind: CredentialKind): Promise<void> {
  await db.delete(credentials).where(isOwn(userId, kind));
}
