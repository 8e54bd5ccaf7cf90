import { useEffect, useState } from "react";
import { endOfPremium } from "#src/features/billing/rules.ts";
import type { OpenCharge } from "#src/features/billing/schemas.ts";
import { PAYMENT_CHECK_MS } from "@/lib/timings.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";

export type PaymentState =
  | { kind: "loading" }
  | { kind: "failed"; retry: () => void; busy: boolean }
  | { kind: "open"; charge: OpenCharge }
  | { kind: "paid"; until: number | null }
  /** Nothing to pay: it was paid before, cancelled, or never existed. */
  | { kind: "settled" };

/**
 * The open charge, and whether it has been paid meanwhile: a live event makes the app ask again, and so does a timer,
 * since an event can get lost.
 */
export function usePayment(): PaymentState {
  const [shown, setShown] = useState<string | null>(null);
  const status = trpc.billing.status.useQuery(undefined, { refetchInterval: PAYMENT_CHECK_MS });
  const open = status.data?.openCharge ?? null;
  if (open && shown === null) setShown(open.id);
  const isGone = shown !== null && status.data !== undefined && open?.id !== shown;
  const charges = trpc.billing.charges.useQuery({}, { enabled: isGone });
  const isPaid = isGone && charges.data?.items.some(({ id, state }) => id === shown && state === "paid") === true;
  useEffect(() => {
    if (!isPaid) return;
    void trpcUtils.auth.me.invalidate();
    void trpcUtils.requests.invalidate();
  }, [isPaid]);

  if (isPaid) return { kind: "paid", until: status.data ? endOfPremium(status.data) : null };
  if (open && !isGone) return { kind: "open", charge: open };
  const asked = isGone ? charges : status;
  const isKnown = asked.isFetchedAfterMount || asked.fetchStatus !== "fetching";
  if (asked.data !== undefined && isKnown) return { kind: "settled" };
  if (asked.isError || asked.fetchStatus === "paused") {
    return { kind: "failed", retry: () => void asked.refetch(), busy: asked.fetchStatus === "fetching" };
  }
  return { kind: "loading" };
}
