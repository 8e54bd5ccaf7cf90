import type { z } from "zod";
import { pageOf } from "../../platform/database/keyset.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import { countUnread, listNotices, markRead } from "./queries.ts";
import { PAGE_SIZE, readNoticeCursor, writeNoticeCursor } from "./rules.ts";
import type { listNoticesInput, MarkReadInput, noticePage } from "./schemas.ts";

export async function readUnread({ db, user }: UserContext): Promise<{ unread: number }> {
  return { unread: await countUnread(db, user.id) };
}

/** A page of the caller's notices, newest first. Leaves out what is no longer true. */
export async function readNotices(
  { db, user }: UserContext,
  { cursor }: z.output<typeof listNoticesInput>,
): Promise<z.output<typeof noticePage>> {
  const page = { after: readNoticeCursor(cursor ?? ""), size: PAGE_SIZE };
  const { items, last } = pageOf(await listNotices(db, user.id, page), page.size);
  return { items, nextCursor: last && writeNoticeCursor(last) };
}

/** Marks the caller's notices up to a time as read, one or all; idempotent. Their other apps follow. */
export async function readByCaller(ctx: UserContext, which: MarkReadInput): Promise<void> {
  const { db, env, user, now } = ctx;
  const { rowsAffected } = await markRead(db, user.id, which, now);
  if (rowsAffected > 0) ctx.waitUntil(publishLiveTo(env, [user.id], { kind: "notices" }, now));
}
