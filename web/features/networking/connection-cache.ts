import { getQueryKey } from "@trpc/react-query";
import type { DirectoryEntry, DirectoryPage } from "#src/features/networking/schemas.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";

const DIRECTORY_KEY = getQueryKey(trpc.networking.directory);

export type ConnectionView = Pick<DirectoryEntry, "connectionStatus" | "connectionId" | "isIncoming">;

/** Changes the connection with a professional wherever it has been loaded. Returns how to undo that. */
export function changeConnection(id: string, view: ConnectionView): () => void {
  const before = queryClient.getQueriesData<DirectoryPage>({ queryKey: DIRECTORY_KEY });
  const profile = trpcUtils.networking.profile.getData({ id });
  const isConnected = view.connectionStatus === "accepted";
  queryClient.setQueriesData<DirectoryPage>({ queryKey: DIRECTORY_KEY }, (page) =>
    page
      ? { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...view, isConnected } : item)) }
      : undefined,
  );
  if (profile) trpcUtils.networking.profile.setData({ id }, { ...profile, ...view });
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
    if (profile) trpcUtils.networking.profile.setData({ id }, profile);
  };
}

/** What is being loaded does not overwrite what is about to change. */
export async function cancelLoading(id: string): Promise<void> {
  await Promise.all([trpcUtils.networking.directory.cancel(), trpcUtils.networking.profile.cancel({ id })]);
}

/** Asks again how things stand with a professional. */
export async function refreshConnection(id: string): Promise<void> {
  await Promise.all([trpcUtils.networking.directory.invalidate(), trpcUtils.networking.profile.invalidate({ id })]);
}
