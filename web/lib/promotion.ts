import { useCurrentUser } from "./session/session.ts";
import { trpc } from "./trpc.ts";

/** The campaign of the 30 days, if it runs and the user can still have them; undefined until that is known. */
export function usePromotion(): { title: string } | undefined {
  const user = useCurrentUser();
  const isFree = user?.isProvider === true && !user.isPremium;
  const { data } = trpc.billing.promotion.useQuery(undefined, { enabled: isFree });
  return (isFree && data?.isUsed === false && data.campaign) || undefined;
}
