import type { UnreadNotice } from "#src/features/notices/schemas.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { markCached } from "./notice-cache.ts";

/** Marks notices as read whose screen is open. If that fails, they stay unread until it is opened again. */
export async function markOpened(notices: readonly UnreadNotice[]): Promise<void> {
  const which = { ids: notices.map(({ id }) => id), until: Math.max(...notices.map(({ createdAt }) => createdAt)) };
  try {
    await trpcClient.notices.markRead.mutate(which);
    markCached(which);
  } catch {
    return;
  }
}
