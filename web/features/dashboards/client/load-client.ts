import type { TrpcUtils } from "@/lib/trpc.ts";
import { ClientSectionScreen } from "../late-sections.tsx";
import { PANEL } from "../messages.ts";
import { SECTIONS } from "../section-messages.ts";
import type { InnerSection } from "../section-names.ts";

/** Prefetches a section's code and its data other than requests; used by loaders. */
export function preloadSection(utils: TrpcUtils, section: InnerSection | undefined): void {
  if (section === undefined) {
    void utils.requests.stats.prefetch();
    void utils.profiles.firstSteps.prefetch();
  } else ClientSectionScreen.preload();
  if (section === "suporte") {
    void utils.support.contacts.prefetch(undefined, { staleTime: Number.POSITIVE_INFINITY });
  }
}

/** The tab title. */
export function sectionTitle(section: InnerSection | undefined): string {
  return section === undefined ? PANEL.clientTitle : SECTIONS[section].label;
}
