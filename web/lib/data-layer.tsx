import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useLive } from "./live.ts";
import { useCurrentUser } from "./session.ts";
import { rememberLogin } from "./session-hint.ts";
import { queryClient, trpc, trpcClient } from "./trpc.ts";

function SessionWatch() {
  const user = useCurrentUser();
  useLive(user?.id);
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
