import { desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.ts";
import { bans, profiles } from "#db/schema/index.ts";
import { isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import { deleteBan, insertBan } from "../auth/statements.ts";
import type { Actor, Banned } from "./queries-acts.ts";
import { newAudit, runAct } from "./queries-audit.ts";
import { PAGE_SIZE } from "./rules.ts";

/** Bans with who made them, newest first. */
export function listBans(db: Database, before: string | null) {
  const admin = alias(profiles, "admin");
  const { emailHash: _, phoneHash: __, adminId: ___, ...columns } = getTableColumns(bans);
  return db
    .select({ ...columns, name: profiles.name, adminName: admin.name })
    .from(bans)
    .leftJoin(profiles, eq(profiles.id, bans.userId))
    .leftJoin(admin, eq(admin.id, bans.adminId))
    .where(isAfterPage(bans.id, { before, size: PAGE_SIZE }))
    .orderBy(desc(bans.id))
    .limit(rowsFor(PAGE_SIZE));
}

const isListed = (userId: string): SQL => sql`exists (select 1 from bans where user_id = ${userId})`;

/** Bans e-mail and phone of an account that is blocked, unless they are banned. */
export function banBlocked(db: Database, userId: string, banned: Banned, by: Actor) {
  const { id, target } = newAudit(by.now);
  const isBlocked = sql`exists (select 1 from users where id = ${userId} and blocked_at is not null)`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "banUser",
      targetKind: "user",
      targetId: userId,
      before: sql`json_object('isBanned', json('false'))`,
      after: sql`json_object('isBanned', json('true'))`,
    },
    when: sql`${isBlocked} and not ${isListed(userId)}`,
    exists: isBlocked,
    statements: [insertBan(db, { ...by, ...banned, userId: target }, by.now)],
  });
}

/** Lifts the ban of what an account had, if there is one. */
export function liftOne(db: Database, userId: string, by: Actor) {
  const { id, target } = newAudit(by.now);
  const exists = isListed(userId);
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "liftBan",
      targetKind: "user",
      targetId: userId,
      before: sql`(select json_object('isBanned', json('true'), 'createdAt', created_at) from bans where user_id = ${userId})`,
      after: sql`json_object('isBanned', json('false'))`,
    },
    when: exists,
    exists,
    statements: [deleteBan(db, target)],
  });
}
