import { late } from "@/lib/late.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";

/** For the screen of a request's outcome, where most people don't see it. */
export const ReopenButton = late(async () => (await import("./reopen-button.tsx")).ReopenButton, {
  pending: <Skeleton className="h-12 w-32" />,
  failed: lateError,
});
