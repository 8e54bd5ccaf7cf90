import { and, desc, eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { personBlocks, profiles } from "#db/schema/index.ts";
import { BLOCKED_MAX } from "./rules.ts";

interface Pair {
  blockerId: string;
  blockedId: string;
}

const isPair = ({ blockerId, blockedId }: Pair) =>
  and(eq(personBlocks.blockerId, blockerId), eq(personBlocks.blockedId, blockedId));

/**
 * Blocks a person, unless too many are blocked, and removes the connection between the two, or the request for one. A rejected one, which
 * looks pending to the requester, goes for that person only.
 */
export async function insertPersonBlock(db: Database, pair: Pair, now: number) {
  const { blockerId, blockedId } = pair;
  const isBlocked = sql`exists (select 1 from person_blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId})`;
  const isTheirs = sql`min(requester_id, target_id) = min(${blockerId}, ${blockedId})
    and max(requester_id, target_id) = max(${blockerId}, ${blockedId}) and ${isBlocked}`;
  const { people, stored, disconnected, withdrawn } = await batchOf(db, {
    people: db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, blockedId)),
    inserted: db.run(sql`
      insert into person_blocks (blocker_id, blocked_id, created_at)
      select ${blockerId}, id, ${now} from profiles where id = ${blockedId} and id <> ${blockerId}
        and (select count(*) from person_blocks where blocker_id = ${blockerId}) < ${BLOCKED_MAX}
      on conflict do nothing`),
    stored: db.select({ blockedId: personBlocks.blockedId }).from(personBlocks).where(isPair(pair)),
    disconnected: db.run(sql`delete from connections where ${isTheirs} and status <> 'rejected'`),
    withdrawn: db.run(sql`
      update connections set is_withdrawn = 1
      where ${isTheirs} and status = 'rejected' and is_withdrawn = 0 and ended_at is null`),
  });
  return {
    hasPerson: people.length > 0,
    isBlocked: stored.length > 0,
    isDisconnected: disconnected.rowsAffected + withdrawn.rowsAffected > 0,
  };
}

export async function deletePersonBlock(db: Database, pair: Pair): Promise<void> {
  await db.delete(personBlocks).where(isPair(pair));
}

/** People whom a person blocked, newest first. */
export function listBlocked(db: Database, blockerId: string) {
  return db
    .select({
      personId: personBlocks.blockedId,
      name: profiles.name,
      avatarUrl: profiles.avatarUrl,
      blockedAt: personBlocks.createdAt,
    })
    .from(personBlocks)
    .innerJoin(profiles, eq(profiles.id, personBlocks.blockedId))
    .where(eq(personBlocks.blockerId, blockerId))
    .orderBy(desc(personBlocks.createdAt), desc(personBlocks.blockedId))
    .limit(BLOCKED_MAX);
}
