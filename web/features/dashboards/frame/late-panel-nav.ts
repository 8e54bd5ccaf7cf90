import { late } from "@/lib/late.tsx";

/** The navigation of the panels, for users. Visitors of the public screens do without it. */
export const LATE_NAV = {
  PanelLinks: late(async () => (await import("./panel-nav.tsx")).PanelLinks),
  PanelBar: late(async () => (await import("./panel-nav.tsx")).PanelBar),
};
