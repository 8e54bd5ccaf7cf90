import { useCurrentUser } from "@/lib/session.ts";
import { trpc } from "@/lib/trpc.ts";

/** Whether the user can still have the 30 days. Assumed until the answer is known, since most can. */
export function useHasPromotion(): boolean {
  const isPremium = useCurrentUser()?.isPremium === true;
  const { data } = trpc.billing.promotion.useQuery(undefined, { enabled: !isPremium });
  return !isPremium && data?.isUsed !== true;
}
