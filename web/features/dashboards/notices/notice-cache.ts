import type { InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { MarkReadInput, ShownNotice } from "#src/features/notices/schemas.ts";
import type { Pages } from "@/lib/pages.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";

const LIST = getQueryKey(trpc.notices.list);
export const READ_QUERIES = [LIST, getQueryKey(trpc.notices.count)];

/** Marks notices up to a time as read, in the list and in the bell. */
export function markCached({ ids, until }: MarkReadInput): void {
  const isMeant = ({ id, createdAt }: { id: string; createdAt: number }) =>
    (ids === null || ids.includes(id)) && createdAt <= until;
  queryClient.setQueriesData<InfiniteData<Pages<ShownNotice>["pages"][number]>>({ queryKey: LIST }, (loaded) => {
    if (!loaded) return undefined;
    const marked = (notice: ShownNotice) => (isMeant(notice) ? { ...notice, isRead: true } : notice);
    return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, items: page.items.map(marked) })) };
  });
  trpcUtils.notices.count.setData(undefined, (known) => {
    if (!known) return undefined;
    const notices = known.notices.filter((notice) => !isMeant(notice));
    return { unread: ids === null ? 0 : notices.length, notices };
  });
}
