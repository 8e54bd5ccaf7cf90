import type { TrpcUtils } from "@/lib/trpc.ts";
import { PANEL, SECTIONS } from "./messages.ts";
import type { InnerSection } from "./section-names.ts";

/** For loaders: starts what a section shows besides requests. */
export function preloadSection(utils: TrpcUtils, section: InnerSection | undefined): void {
  if (section === undefined) void utils.requests.stats.prefetch();
  if (section === "suporte") {
    void utils.support.contacts.prefetch(undefined, { staleTime: Number.POSITIVE_INFINITY });
  }
}

/** Title of the tab. */
export function sectionTitle(section: InnerSection | undefined): string {
  return section === undefined ? PANEL.clientTitle : SECTIONS[section].label;
}
