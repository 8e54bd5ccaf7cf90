import type { ComponentType } from "react";
import type { Panel } from "./panel.ts";
import type { ClientSection, ProviderSection } from "./section-names.ts";

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
