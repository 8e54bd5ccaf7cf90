import type { ReactNode } from "react";
import { StatusScreen } from "../features/auth/status-screen.tsx";
import { UnreachableScreen } from "../features/auth/unreachable-screen.tsx";
import { late } from "../lib/late.tsx";
import { LOADING } from "../lib/messages.ts";

/** The data layer, loaded late: public screens do without it, which makes their first load a fifth smaller. */
export const DataLayer = late<{ children: ReactNode }>(async () => (await import("./data-layer.tsx")).DataLayer, {
  pending: <StatusScreen text={LOADING} />,
  failed: (retry) => <UnreachableScreen onRetry={retry} />,
});
