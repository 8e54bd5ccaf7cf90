import type { Panel } from "./panel.ts";
import { sectionOf } from "./section-of.ts";
import { Sidebar } from "./sidebar.tsx";

/** The side navigation on a full page. */
export function PageSidebar({ panel, path }: { panel: Panel; path: string }) {
  return <Sidebar panel={panel} current={sectionOf(panel, path)} />;
}
