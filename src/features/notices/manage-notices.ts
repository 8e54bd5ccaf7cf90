import type { z } from "zod";
import { pageOf } from "../../platform/database/keyset.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import { noticePath } from "./addresses.ts";
import { listNotices, listUnread, markRead } from "./queries.ts";
import { PAGE_SIZE, readNoticeCursor, writeNoticeCursor } from "./rules.ts";
import type { listNoticesInput, MarkReadInput, noticePage, unreadCount } from "./schemas.ts";

/** What the caller has not read, with the paths by which their app marks it as read when they open it. */
export async function readUnread({ db, user, now }: UserContext): Promise<z.output<typeof unreadCount>> {
  const unread = await listUnread(db, user.id);
  return {
    unread: unread.length,
    notices: unread.map((notice) => {
      const { id, kind, createdAt } = notice;
      return { id, kind, createdAt, path: noticePath(notice, now) };
    }),
  };
}

/** A page of the caller's notices, newest first. Leaves out what is no longer true. */
export async function readNotices(
  { db, user, now }: UserContext,
  { cursor }: z.output<typeof listNoticesInput>,
): Promise<z.output<typeof noticePage>> {
  const page = { after: readNoticeCursor(cursor ?? ""), size: PAGE_SIZE };
  const { items, last } = pageOf(await listNotices(db, user.id, page), page.size);
  const shown = items.map((notice) => ({ ...notice, path: noticePath(notice, now) }));
  return { items: shown, nextCursor: last && writeNoticeCursor(last) };
}

/** Marks the caller's notices up to a time as read, some or all; idempotent. Their other apps follow. */
export async function readByCaller(ctx: UserContext, which: MarkReadInput): Promise<void> {
  const { db, env, user, now } = ctx;
  const { rowsAffected } = await markRead(db, user.id, which, now);
  if (rowsAffected > 0) ctx.waitUntil(publishLiveTo(env, [user.id], { kind: "notices" }, now));
}
