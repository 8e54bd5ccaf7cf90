import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";

/** Screens in the panel frame that need a session. */
export const Route = createFileRoute("/_signed-in/_frame")({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import("../-panel-frame.tsx"), "PanelScreenFrame"),
});
