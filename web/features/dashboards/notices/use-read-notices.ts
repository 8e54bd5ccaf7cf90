import type { InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { Notice } from "#src/features/notices/schemas.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import type { Pages } from "@/lib/pages.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";
import { NOTICES } from "./messages.ts";

interface Which {
  /** Null for all. */
  id: string | null;
  until: number;
}

const LIST = getQueryKey(trpc.notices.list);
const COUNT = getQueryKey(trpc.notices.count);

function markCached({ id, until }: Which): void {
  const isMeant = (notice: Notice) => (id === null || notice.id === id) && notice.createdAt <= until;
  queryClient.setQueriesData<InfiniteData<Pages<Notice>["pages"][number]>>({ queryKey: LIST }, (loaded) => {
    if (!loaded) return undefined;
    const marked = (notice: Notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice);
    return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, items: page.items.map(marked) })) };
  });
  trpcUtils.notices.count.setData(
    undefined,
    (known) => known && { unread: id === null ? 0 : Math.max(0, known.unread - 1) },
  );
}

/** Marks notices up to a time as read: one that is unread, or all. Optimistic. */
export function useReadNotices() {
  const { mutate } = trpc.notices.markRead.useMutation(
    mutationSteps<void, Which>({
      queries: [LIST, COUNT],
      change: markCached,
      failure: () => ({ kind: "info", title: NOTICES.readFailed, text: NOTICES.readFailedText }),
      onSettled: () => trpcUtils.notices.count.invalidate(),
    }),
  );
  return mutate;
}
