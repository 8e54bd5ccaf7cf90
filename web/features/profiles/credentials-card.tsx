import { late } from "@/lib/late.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { LATE } from "./messages.ts";

/** For providers. */
export const CredentialsCard = late(async () => (await import("./credentials-list.tsx")).CredentialsList, {
  pending: <Skeleton className="h-48 w-full rounded-card" />,
  failed: (retry) => <ErrorState title={LATE.failed} titleAs="p" onRetry={retry} />,
});
