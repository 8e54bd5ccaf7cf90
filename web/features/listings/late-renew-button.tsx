import { late } from "@/lib/late.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";

/** On screens that have little to do with listings. */
export const RenewButton = late(async () => (await import("./renew-button.tsx")).RenewButton, {
  pending: <Skeleton className="h-11 w-28 rounded-control" />,
});
