import type { Panel } from "./panel.ts";
import { providerPage } from "./provider-sections.ts";
import { CLIENT_SECTIONS, PROVIDER_SECTIONS } from "./section-names.ts";
import { pageOf } from "./sections.ts";
import { Sidebar } from "./sidebar.tsx";

/** The section whose full page this is. */
function sectionOf(panel: Panel, path: string): string | undefined {
  if (panel === "client") return CLIENT_SECTIONS.find((name) => name !== "dashboard" && pageOf(name) === path);
  return PROVIDER_SECTIONS.find((name) => name !== "dashboard" && providerPage(name) === path);
}

/** The side navigation on a full page. */
export function PageSidebar({ panel, path }: { panel: Panel; path: string }) {
  return <Sidebar panel={panel} current={sectionOf(panel, path)} />;
}
