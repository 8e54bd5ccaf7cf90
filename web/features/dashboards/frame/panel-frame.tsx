import { AppFrame, type AppFrameProps } from "./app-frame.tsx";
import { PanelBar, PanelLinks } from "./panel-nav.tsx";

const NAV = { PanelBar, PanelLinks };

/** AppFrame for screens that need a session. Their pages arrive with the navigation in them. */
export const PanelFrame = (props: AppFrameProps) => <AppFrame {...props} nav={NAV} needsSession />;
