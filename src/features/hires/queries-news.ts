import { eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.ts";
import { hires, profiles, users } from "#db/schema/index.ts";
import { isOfPerson, otherOf } from "./queries-hires.ts";

const others = alias(profiles, "others");

/**
 * What a mail to one of the people of a hire says; null if there is no such hire, or the account is blocked.
 * `otherName` is null after the other account was deleted.
 */
export async function findHireNews(db: Database, hireId: string, personId: string) {
  const [row] = await db
    .select({
      email: users.email,
      name: profiles.name,
      otherName: others.name,
      status: hires.status,
      endedAs: hires.endedAs,
      endReason: hires.endReason,
      isClient: sql`${hires.clientId} = ${personId}`.mapWith(Boolean),
      serviceType: hires.serviceType,
    })
    .from(hires)
    .innerJoin(users, eq(users.id, personId))
    .innerJoin(profiles, eq(profiles.id, personId))
    .leftJoin(others, sql`${others.id} = ${otherOf(personId)}`)
    .where(sql`${isOfPerson(hireId, personId)} and ${isNull(users.blockedAt)}`);
  return row ?? null;
}
