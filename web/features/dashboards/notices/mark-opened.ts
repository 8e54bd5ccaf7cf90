import type { UnreadNotice } from "#src/features/notices/schemas.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { markCached } from "./notice-cache.ts";

/** Whether an address shows what a path names: the same page with at least the path's search parameters. */
function isSameScreen(path: string, here: string): boolean {
  const [wanted, shown] = [new URL(path, location.origin), new URL(here, location.origin)];
  return (
    wanted.pathname === shown.pathname &&
    [...wanted.searchParams].every(([name, value]) => shown.searchParams.get(name) === value)
  );
}

/** Marks notices as read whose screen is open. If that fails, they stay unread until it is opened again. */
export async function markOpened(unread: readonly UnreadNotice[], here: string): Promise<void> {
  const opened = unread.filter(({ path }) => isSameScreen(path, here));
  if (opened.length === 0) return;
  const which = { ids: opened.map(({ id }) => id), until: Math.max(...opened.map(({ createdAt }) => createdAt)) };
  try {
    await trpcClient.notices.markRead.mutate(which);
    markCached(which);
  } catch {
    return;
  }
}
