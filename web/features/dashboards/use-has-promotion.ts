import { useCurrentUser } from "@/lib/session.ts";
import { trpc } from "@/lib/trpc.ts";

/** Whether the user can still have the 30 days; false until that is known. */
export function useHasPromotion(): boolean {
  const isFree = useCurrentUser()?.isPremium === false;
  const { data } = trpc.billing.promotion.useQuery(undefined, { enabled: isFree });
  return isFree && data?.isUsed === false;
}
