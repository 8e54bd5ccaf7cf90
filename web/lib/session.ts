import { redirect } from "@tanstack/react-router";
import { trpc, trpcUtils } from "./trpc.ts";

/** Who is logged in: undefined while that is being asked, null for a visitor. */
export function useCurrentUser() {
  return trpc.auth.me.useQuery().data;
}

/** For `beforeLoad`: who is logged in, asked once and then known. */
export function loadCurrentUser() {
  return trpcUtils.auth.me.ensureData();
}

/** For `beforeLoad` of screens that need a login; others are sent to `to`. */
export async function requireUser(to: "/tipo-usuario" | "/entrar" = "/entrar") {
  const user = await loadCurrentUser();
  if (!user) throw redirect({ to });
  return user;
}

/** Forgets all that belongs to the person who was logged in, and asks again who is. */
export async function refreshSession(): Promise<void> {
  await trpcUtils.auth.me.invalidate();
  await trpcUtils.auth.me.fetch();
}
