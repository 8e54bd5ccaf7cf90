import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { followRequests } from "./features/requests/live-requests.ts";
import { takeKnownAnswers } from "./lib/known-answers.ts";
import { useLive } from "./lib/live.ts";
import { useCurrentUser } from "./lib/session.ts";
import { rememberLogin } from "./lib/session-hint.ts";
import { queryClient, trpc, trpcClient } from "./lib/trpc.ts";

takeKnownAnswers(queryClient);

function SessionWatch() {
  const user = useCurrentUser();
  useLive(user?.id, (changes) => void followRequests(changes));
  useEffect(() => {
    if (user !== undefined) rememberLogin(user !== null);
  }, [user]);
  return null;
}

/** What screens need that ask the server: the client, its cache, live updates. Loaded apart from the first screen. */
export function DataLayer({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <SessionWatch />
        {children}
      </QueryClientProvider>
    </trpc.Provider>
  );
}
