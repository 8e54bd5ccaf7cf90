import { late } from "@/lib/late.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";

export const LateAccountCards = late(async () => (await import("./-account-cards.tsx")).AccountCards, {
  pending: <Skeleton className="h-64 w-full rounded-card" />,
  failed: (retry) => <ErrorState titleAs="p" onRetry={retry} />,
});
