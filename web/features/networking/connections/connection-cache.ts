import { getQueryKey } from "@trpc/react-query";
import type { DirectoryEntry, DirectoryPage } from "#src/features/networking/schemas.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";

/** Queries that list professionals. */
const LIST_KEYS = [getQueryKey(trpc.networking.directory), getQueryKey(trpc.networking.local)];

type Lists = Pick<DirectoryPage, "items">;

export type ConnectionView = Pick<DirectoryEntry, "connectionStatus" | "connectionId" | "isIncoming">;

/** Query keys of all queries that show the connection with a professional. */
export const connectionQueries = (id: string) => [...LIST_KEYS, getQueryKey(trpc.networking.profile, { id }, "query")];

/** Updates the connection with a professional in every cached query. */
export function changeConnection(id: string, view: ConnectionView): void {
  const isConnected = view.connectionStatus === "accepted";
  const change = (page: Lists | undefined) =>
    page && { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...view, isConnected } : item)) };
  for (const queryKey of LIST_KEYS) queryClient.setQueriesData<Lists>({ queryKey }, change);
  trpcUtils.networking.profile.setData({ id }, (profile) => profile && { ...profile, ...view });
}

/** Refetches what is on screen of a professional and of the lists. */
export const refreshConnection = () => trpcUtils.networking.invalidate();
