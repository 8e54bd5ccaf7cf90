import { getQueryKey } from "@trpc/react-query";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { clearDrafts } from "./drafts.ts";
import { rememberLogin } from "./session-hint.ts";
import { queryClient, trpc, trpcUtils } from "./trpc.ts";

/** Who is logged in: undefined while that is being asked, null for a visitor. */
export function useCurrentUser() {
  return trpc.auth.me.useQuery().data;
}

export type Session =
  | { status: "asking" }
  /** No answer came, and none is known from before. */
  | { status: "unreachable"; retry: () => void }
  | { status: "visitor" }
  | { status: "user"; user: CurrentUser };

/** Who is logged in, for screens that look different while it is unknown. */
export function useSession(): Session {
  const { data, isError, fetchStatus, refetch } = trpc.auth.me.useQuery();
  if (data) return { status: "user", user: data };
  if (data === null) return { status: "visitor" };
  const isAsking = fetchStatus === "fetching" || (fetchStatus === "idle" && !isError);
  return isAsking ? { status: "asking" } : { status: "unreachable", retry: () => void refetch() };
}

/** Who is logged in, asked once and then known. */
export function askCurrentUser() {
  return trpcUtils.auth.me.ensureData();
}

const SESSION_KEY = String(getQueryKey(trpc.auth.me)[0]);

/** Drops what was loaded for someone else. What is on screen stays until its screen is left, and is asked for again. */
function forgetLoadedData(askAgain: boolean): void {
  const isNotSession = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]) !== SESSION_KEY;
  queryClient.removeQueries({ type: "inactive", predicate: isNotSession });
  queryClient.getMutationCache().clear();
  if (askAgain) void queryClient.invalidateQueries({ predicate: isNotSession });
}

/** After a login, a logout or a change of role: asks again who is logged in and forgets what was loaded before. */
export async function refreshSession(): Promise<void> {
  await trpcUtils.auth.me.cancel();
  const user = await trpcUtils.auth.me.fetch(undefined, { staleTime: 0 });
  rememberLogin(user !== null);
  forgetLoadedData(user !== null);
}

/** After the server has ended the session: nothing of the person stays in this browser. */
export async function forgetSession(): Promise<void> {
  await trpcUtils.auth.me.cancel();
  trpcUtils.auth.me.setData(undefined, null);
  rememberLogin(false);
  clearDrafts();
  forgetLoadedData(false);
}
