import type { ComponentType } from "react";
import type { Panel } from "../panel.ts";
import type { ClientSection, ProviderSection } from "../section-names.ts";

export interface PanelLinksProps {
  panel: Panel;
  /** The current section, on the panel's own screen. */
  section: ClientSection | ProviderSection | undefined;
  /** Whether wide screens have the side navigation, and so need no menu. */
  hasSide: boolean;
}

/** The navigation of the panels: in the header, in the bar at the bottom, and beside the content. */
export interface PanelNav {
  PanelLinks: ComponentType<PanelLinksProps>;
  PanelBar: ComponentType<{ panel: Panel; section: ClientSection | ProviderSection | undefined }>;
  Side?: ComponentType<{ panel: Panel | null }>;
}

/** Links and buttons on the right of the header. */
export const headLinkClass =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-blueprint-100 transition-colors hover:bg-white/10 hover:text-white " +
  "aria-[current=page]:bg-white/15 aria-[current=page]:text-white";

/** The menu's button: an icon above its word, which leaves room for the name of the portal on phones. */
export const menuClass =
  "inline-flex min-h-11 min-w-11 flex-col items-center justify-center rounded-control px-1 text-xs font-semibold text-blueprint-100 transition-colors hover:bg-white/10 hover:text-white";
