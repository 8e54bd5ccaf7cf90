import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { isCompleteAccount } from "#src/features/auth/rules.ts";
import { RoleGate } from "../features/auth/log-in/role-gate.tsx";
import { late } from "../lib/late.tsx";
import { type LiveChanges, useLive } from "../lib/live.ts";
import { changeWithOtherTab, useCurrentUser } from "../lib/session/session.ts";
import { followOtherTabs, rememberLogin } from "../lib/session/session-hint.ts";
import { onLostSession } from "../lib/session/session-link.ts";
import { browserData, type Data, trpc, trpcUtils } from "../lib/trpc.ts";
import { lateError } from "../ui/states/error-state.tsx";

/** Its code loads late, because visitors have no live updates. */
async function follow(changes: LiveChanges): Promise<void> {
  try {
    (await import("./follow-changes.ts")).followChanges(changes);
  } catch (error) {
    console.warn("live updates failed", error);
  }
}

/** Visitors have lost no session. */
async function askLogIn(): Promise<boolean> {
  const user = trpcUtils.auth.me.getData();
  return user ? (await import("../features/auth/log-in/log-in-again.tsx")).logInAgain(user) : false;
}

/** Data export and account deletion for people who leave instead of choosing a role. Loaded late, since few need it. */
const OwnDataCard = late(async () => (await import("../features/profiles/own-data-card.tsx")).OwnDataCard, {
  failed: lateError,
});

function SessionWatch() {
  const user = useCurrentUser();
  useLive(user && isCompleteAccount(user) ? user.id : undefined, follow);
  // Before anything shows the person: whoever goes on at once is known on the next page.
  useLayoutEffect(() => {
    if (user !== undefined) rememberLogin(user?.id ?? null);
  }, [user]);
  useEffect(() => followOtherTabs(changeWithOtherTab), []);
  useEffect(() => onLostSession(askLogIn), []);
  useEffect(() => {
    // Without the code, the next page tries again.
    void navigator.serviceWorker?.ready
      .then(() => import("./offline-data.ts"))
      .then(({ workOffline }) => workOffline())
      .catch(() => undefined);
  }, []);
  return null;
}

/** Provides the tRPC client, its cache and live updates. Not part of the first chunk: public pages do without it. */
export function DataLayer({ children, data = browserData }: { children: ReactNode; data?: Data }) {
  const { queryClient, trpcClient } = data;
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <SessionWatch />
        <RoleGate ownData={({ hasPassword }) => <OwnDataCard hasPassword={hasPassword} />}>{children}</RoleGate>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
