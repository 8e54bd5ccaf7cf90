import { late } from "@/lib/late.tsx";

// The navigation of the panels, for users. Visitors of the public screens do without it.
export const PanelLinks = late(async () => (await import("./panel-nav.tsx")).PanelLinks);
export const PanelBar = late(async () => (await import("./panel-nav.tsx")).PanelBar);
