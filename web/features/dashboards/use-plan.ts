import { endOfPremium } from "#src/features/billing/rules.ts";
import { formatDay } from "#src/shared/format.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { PLAN } from "./messages.ts";

/** The user's plan in a few words; undefined while the user is unknown. */
export function usePlan(): string | undefined {
  const user = useCurrentUser();
  const { data } = trpc.billing.status.useQuery(undefined, { enabled: user?.isPremium === true });
  if (!user) return undefined;
  if (!user.isPremium) return PLAN.free;
  const end = data && endOfPremium(data);
  return end ? PLAN.premiumUntil(formatDay(end - 1)) : PLAN.premium;
}
