import type { ComponentType } from "react";
import type { Panel } from "../panel.ts";
import type { ClientSection, ProviderSection } from "../section-names.ts";

export interface PanelLinksProps {
  panel: Panel;
  /** The current section, on the panel's own screen. */
  section: ClientSection | ProviderSection | undefined;
}

/** The navigation of the panels: in the header, and in the bar at the bottom. */
export interface PanelNav {
  PanelLinks: ComponentType<PanelLinksProps>;
  PanelBar: ComponentType<{ panel: Panel; section: ClientSection | ProviderSection | undefined }>;
}

/** Links and buttons on the right of the header. */
export const headLinkClass =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-blueprint-100 transition-colors hover:bg-white/10 hover:text-white " +
  "aria-[current=page]:bg-white/15 aria-[current=page]:text-white";

/** The menu's button: an icon above its word, which leaves room for the name of the portal on phones. */
export const menuClass =
  "inline-flex min-h-11 min-w-11 flex-col items-center justify-center rounded-control px-1 text-xs font-semibold text-blueprint-100 transition-colors hover:bg-white/10 hover:text-white";
