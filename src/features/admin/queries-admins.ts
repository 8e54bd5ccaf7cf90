import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { profiles, users } from "#db/schema/index.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import { endSessionsOf, forgetPasskeys } from "../auth/statements.ts";
import { hasOtherAdmin } from "../profiles/statements.ts";
import type { Actor } from "./queries-acts.ts";
import { newAudit, runAct } from "./queries-audit.ts";

const isAdmin = (userId: string): SQL => sql`exists (select 1 from profiles where id = ${userId} and is_admin = 1)`;

/** An admin is somebody who confirmed their e-mail and may log in. */
const isEligible = (userId: string): SQL =>
  sql`exists (select 1 from users where id = ${userId} and email_confirmed_at is not null and blocked_at is null)`;

/**
 * Makes a person an admin or takes the right away, if that changes anything. Refused for an account that is not confirmed
 * or blocked, and for the last admin.
 */
export function setAdmin(db: Database, userId: string, isNew: boolean, by: Actor) {
  const { id, target } = newAudit(by.now);
  const state = (flag: boolean) => sql`json_object('isAdmin', json(${String(flag)}))`;
  const right = isNew ? "given" : "taken";
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: isNew ? "makeAdmin" : "removeAdmin",
      targetKind: "user",
      targetId: userId,
      before: state(!isNew),
      after: state(isNew),
    },
    when: isNew ? sql`not ${isAdmin(userId)}` : isAdmin(userId),
    refused: isNew ? sql`not ${isEligible(userId)}` : sql`${isAdmin(userId)} and not ${hasOtherAdmin(userId)}`,
    exists: sql`exists (select 1 from profiles where id = ${userId})`,
    statements: [
      db.run(sql`update profiles set is_admin = ${Number(isNew)} where id = ${target}`),
      insertOutboxFrom(
        db,
        "mail.admin-right",
        { userId: sql`id`, right, reason: by.reason },
        sql`from profiles where id = ${target}`,
        by.now,
      ),
    ],
  });
}

/** Deletes a person's passkeys and recovery codes and logs them out everywhere, for somebody who lost all of them. */
export function resetPasskeys(db: Database, userId: string, by: Actor) {
  const { id, target } = newAudit(by.now);
  const count = (flag: SQL) => sql`(select json_object('passkeys', ${flag}))`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "resetPasskeys",
      targetKind: "user",
      targetId: userId,
      before: count(sql`(select count(*) from passkeys where user_id = ${userId})`),
      after: count(sql`0`),
    },
    when: sql`exists (select 1 from passkeys where user_id = ${userId})`,
    exists: sql`exists (select 1 from profiles where id = ${userId})`,
    statements: [
      insertOutboxFrom(
        db,
        "mail.security",
        { userId: sql`id`, what: "passkey-removed" },
        sql`from profiles where id = ${target}`,
        by.now,
      ),
      ...forgetPasskeys(db, target),
      ...endSessionsOf(db, target),
    ],
  });
}

/** What decides whether an account can become an admin's; null if nobody has the address. */
export async function findAccount(db: Database, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      isAdmin: profiles.isAdmin,
      emailConfirmedAt: users.emailConfirmedAt,
      blockedAt: users.blockedAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email));
  return row ?? null;
}
