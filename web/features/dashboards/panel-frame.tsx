import { AppFrame, type AppFrameProps } from "./app-frame.tsx";
import * as nav from "./panel-nav.tsx";

/** AppFrame for screens that need a session. Their pages arrive with the navigation in them. */
export const PanelFrame = (props: AppFrameProps) => <AppFrame {...props} nav={nav} />;
