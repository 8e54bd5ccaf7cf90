import { useEffect } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { useSession } from "@/lib/session/session.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { ARRIVAL } from "../messages.ts";

/** What the server's answer means for the panel. */
type Answered = "denied" | "expired" | "passkey" | "no-passkey" | "admin";

export type AdminAccess =
  | { state: "asking" | "visitor" }
  | { state: "unreachable"; retry: () => void }
  | { state: Answered; user: CurrentUser };

/** Asks the server again whether this person may use the panel. */
export async function checkAccess(): Promise<void> {
  await Promise.all([trpcUtils.auth.me.invalidate(), trpcUtils.admin.overview.invalidate()]);
}

/** What the server thinks of an admin's session: its first answer decides, and a refusal later. */
function useAdminState(isAdmin: boolean): "asking" | Answered {
  const { error, isPending } = trpc.admin.overview.useQuery(undefined, { enabled: isAdmin });
  if (!isAdmin) return "denied";
  const { code } = failureOf(error);
  if (code === "admin.session_expired" || code === "auth.required") return "expired";
  if (code === "admin.passkey_required") return "passkey";
  if (code === "admin.passkey_missing") return "no-passkey";
  if (code === "admin.required") return "denied";
  return isPending ? "asking" : "admin";
}

/** Whether this person may use the panel. Says so in a toast if not. */
export function useAdminAccess(): AdminAccess {
  const session = useSession();
  const user = session.status === "user" ? session.user : null;
  const adminState = useAdminState(user?.isAdmin ?? false);
  const state = user ? adminState : session.status === "user" ? "asking" : session.status;
  useEffect(() => {
    // The screen itself asks for a first passkey: nothing is wrong.
    if (state === "asking" || state === "visitor" || state === "admin" || state === "no-passkey") return;
    const { title, text } = ARRIVAL[state];
    notify.error(title, text);
  }, [state]);
  if (session.status === "unreachable") return { state: "unreachable", retry: session.retry };
  if (!user) return { state: session.status === "visitor" ? "visitor" : "asking" };
  return adminState === "asking" ? { state: "asking" } : { state: adminState, user };
}
