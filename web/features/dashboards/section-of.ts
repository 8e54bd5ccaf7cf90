import type { Panel } from "./panel.ts";
import { providerPage } from "./provider-sections.ts";
import { CLIENT_SECTIONS, PROVIDER_SECTIONS } from "./section-names.ts";
import { pageOf } from "./sections.ts";

/** The section that has this page, or a page above it, as its full page. */
export function sectionOf(panel: Panel, path: string): string | undefined {
  const isAt = (page: string | null) => page !== null && (path === page || path.startsWith(`${page}/`));
  if (panel === "client") return CLIENT_SECTIONS.find((name) => name !== "dashboard" && isAt(pageOf(name)));
  return PROVIDER_SECTIONS.find((name) => name !== "dashboard" && isAt(providerPage(name)));
}
