import type { InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";

interface Row {
  id: string;
}
type Pages = InfiniteData<{ items?: Row[] } | undefined>;
export type RowChange = "removed" | object;

/** Prefix of the keys of all queries of the panel. */
export const ADMIN_KEY = getQueryKey(trpc.admin);

// Others work on the same things: what is cached shows at once, but an admin never decides by it.
queryClient.setQueryDefaults(ADMIN_KEY, { staleTime: 0 });

function changeItems(items: Row[], id: string, change: RowChange): Row[] {
  if (change === "removed") return items.filter((item) => item.id !== id);
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

/** Changes or removes a row in every cached list that shows it. */
export function changeRow(id: string, change: RowChange): void {
  queryClient.setQueriesData<Pages>({ queryKey: ADMIN_KEY }, (loaded) =>
    loaded?.pages
      ? {
          ...loaded,
          pages: loaded.pages.map((page) =>
            page?.items ? { ...page, items: changeItems(page.items, id, change) } : page,
          ),
        }
      : loaded,
  );
}

/** Refetches the lists and counts on screen. */
export const refreshAdmin = () => trpcUtils.admin.invalidate();
