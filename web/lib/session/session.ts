import { getQueryKey } from "@trpc/react-query";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { clearDrafts } from "../forms/drafts.ts";
import { queryClient, trpc, trpcUtils } from "../trpc.ts";
import { lastPerson, rememberLogin } from "./session-hint.ts";

/** The logged-in user; undefined while loading, null for a visitor. */
export function useCurrentUser() {
  return trpc.auth.me.useQuery().data;
}

export type Session =
  | { status: "asking" }
  /** The request failed, and nothing is cached. */
  | { status: "unreachable"; retry: () => void }
  | { status: "visitor" }
  | { status: "user"; user: CurrentUser };

/** The session, for screens that look different while it is loading or unreachable. */
export function useSession(): Session {
  const { data, isError, fetchStatus, refetch } = trpc.auth.me.useQuery();
  if (data) return { status: "user", user: data };
  if (data === null) return { status: "visitor" };
  const isAsking = fetchStatus === "fetching" || (fetchStatus === "idle" && !isError);
  return isAsking ? { status: "asking" } : { status: "unreachable", retry: () => void refetch() };
}

/** The logged-in user, fetched once and then cached; null for a visitor. */
export function askCurrentUser() {
  return trpcUtils.auth.me.ensureData();
}

const SESSION_KEY = String(getQueryKey(trpc.auth.me)[0]);

/** Drops data loaded for the previous user. Data on screen stays until its screen closes; `askAgain` refetches it. */
function forgetLoadedData(askAgain: boolean): void {
  const isNotSession = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]) !== SESSION_KEY;
  queryClient.removeQueries({ type: "inactive", predicate: isNotSession });
  queryClient.getMutationCache().clear();
  if (askAgain) void queryClient.invalidateQueries({ predicate: isNotSession });
}

/** Refetches the user after a login, a logout or a change of role, and drops the data loaded before. */
export async function refreshSession(): Promise<void> {
  await trpcUtils.auth.me.cancel();
  const user = await trpcUtils.auth.me.fetch(undefined, { staleTime: 0 });
  rememberLogin(user?.id ?? null);
  forgetLoadedData(user !== null);
}

/** Clears the user's data and drafts from this browser after the server has ended the session. */
export async function forgetSession(): Promise<void> {
  await trpcUtils.auth.me.cancel();
  trpcUtils.auth.me.setData(undefined, null);
  rememberLogin(null);
  clearDrafts();
  forgetLoadedData(false);
}

/**
 * Logs a visitor in with another tab, e.g. the one that the link in a mail opened. Starts this tab again if another one
 * has logged out or in as somebody else: nothing of the person stays on screen.
 */
export function changeWithOtherTab(): void {
  const user = trpcUtils.auth.me.getData();
  if (user === null && lastPerson() !== null) void trpcUtils.auth.me.invalidate();
  if (user && user.id !== lastPerson()) window.location.reload();
}
