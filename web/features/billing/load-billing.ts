import type { TrpcUtils } from "@/lib/trpc.ts";

/** Prefetches what /gerenciar-assinatura shows; used by its loader. */
export function preloadSubscription({ billing, support }: TrpcUtils): void {
  void billing.status.prefetch();
  void billing.promotion.prefetch();
  void billing.charges.prefetchInfinite({});
  void support.contacts.prefetch();
}
