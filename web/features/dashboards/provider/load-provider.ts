import type { TrpcUtils } from "@/lib/trpc.ts";
import { ProviderSectionScreen } from "../late-sections.tsx";
import { PANEL } from "../messages.ts";
import type { InnerProviderSection } from "../section-names.ts";
import { PROVIDER_TEXTS } from "./messages.ts";

/** Prefetches the data of the frame, and the code and data of a section of the provider panel; used by loaders. */
export function preloadProvider(utils: TrpcUtils, section: InnerProviderSection | undefined): void {
  if (section !== undefined) ProviderSectionScreen.preload();
  void utils.networking.overview.prefetch();
  void utils.networking.pendingCount.prefetch();
  if (section === undefined) {
    if (utils.auth.me.getData()?.isPremium) void utils.billing.status.prefetch();
    else void utils.billing.promotion.prefetch();
    void utils.requests.stats.prefetch();
    void utils.profiles.firstSteps.prefetch();
  }
  if (section === "suporte") {
    void utils.support.contacts.prefetch(undefined, { staleTime: Number.POSITIVE_INFINITY });
  }
}

/** The tab title. */
export function providerTitle(section: InnerProviderSection | undefined): string {
  return section === undefined ? PANEL.providerTitle : PROVIDER_TEXTS[section].label;
}
