import { useQuery } from "@tanstack/react-query";
import type { Checkout } from "#src/features/billing/schemas.ts";
import { queryClient, trpcClient } from "@/lib/trpc.ts";

type Pix = Checkout["pix"];

const keyOf = (chargeId: string) => ["pix", chargeId] as const;

/** The PIX code of the open charge. A mutation on the server, because the payment provider makes the code. */
export function usePixCode(chargeId: string) {
  return useQuery<Pix>({
    queryKey: keyOf(chargeId),
    queryFn: async () => {
      const { charge, pix } = await trpcClient.billing.openCharge.mutate();
      return charge?.id === chargeId ? pix : null;
    },
    retry: false,
    staleTime: ({ state: { data } }) => (data ? Math.max(0, data.expiresAt - Date.now()) : Number.POSITIVE_INFINITY),
  });
}

/** Saves the dialog a call after a charge was created. */
export function keepPixCode(chargeId: string, pix: Pix): void {
  queryClient.setQueryData(keyOf(chargeId), pix);
}
