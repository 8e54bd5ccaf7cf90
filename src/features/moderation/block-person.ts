import { DomainError } from "../../errors.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import { deletePersonBlock, insertPersonBlock } from "./queries-person-blocks.ts";

/** Blocks a person; idempotent. Throws `block.own`, `user.not_found`, `block.limit`. */
export async function blockPerson({ env, db, now, user, waitUntil }: UserContext, personId: string): Promise<void> {
  if (personId === user.id) throw new DomainError("block.own");
  const pair = { blockerId: user.id, blockedId: personId };
  const { hasPerson, isBlocked, isDisconnected } = await insertPersonBlock(db, pair, now);
  if (!hasPerson) throw new DomainError("user.not_found");
  if (!isBlocked) throw new DomainError("block.limit");
  if (isDisconnected) waitUntil(publishLiveTo(env, [user.id, personId], { kind: "connections" }, now));
}

/** Lifts the caller's block of a person, if there is one. */
export async function unblockPerson({ db, user }: UserContext, personId: string): Promise<void> {
  await deletePersonBlock(db, { blockerId: user.id, blockedId: personId });
}
