import { getQueryKey } from "@trpc/react-query";
import type { DirectoryEntry, DirectoryPage } from "#src/features/networking/schemas.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";

const DIRECTORY_KEY = getQueryKey(trpc.networking.directory);

export type ConnectionView = Pick<DirectoryEntry, "connectionStatus" | "connectionId" | "isIncoming">;

/** Query keys of all queries that show the connection with a professional. */
export const connectionQueries = (id: string) => [DIRECTORY_KEY, getQueryKey(trpc.networking.profile, { id }, "query")];

/** Updates the connection with a professional in every cached query. */
export function changeConnection(id: string, view: ConnectionView): void {
  const isConnected = view.connectionStatus === "accepted";
  queryClient.setQueriesData<DirectoryPage>({ queryKey: DIRECTORY_KEY }, (page) =>
    page
      ? { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...view, isConnected } : item)) }
      : undefined,
  );
  trpcUtils.networking.profile.setData({ id }, (profile) => profile && { ...profile, ...view });
}

/** Refetches the connection with a professional. */
export async function refreshConnection(id: string): Promise<void> {
  await Promise.all([trpcUtils.networking.directory.invalidate(), trpcUtils.networking.profile.invalidate({ id })]);
}
