import { useCurrentUser } from "./session.ts";
import { trpc } from "./trpc.ts";

/** Whether the user can still have the 30 days; false until that is known. */
export function useHasPromotion(): boolean {
  const user = useCurrentUser();
  const isFree = user?.isProvider === true && !user.isPremium;
  const { data } = trpc.billing.promotion.useQuery(undefined, { enabled: isFree });
  return isFree && data?.isUsed === false;
}
