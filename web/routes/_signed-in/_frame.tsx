import { createFileRoute } from "@tanstack/react-router";
import { lazyRouteComponent } from "@/lib/lazy-route-component.ts";

/** Screens in the panel frame that need a session. */
export const Route = createFileRoute("/_signed-in/_frame")({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import("../-panel-frame.tsx"), "PanelScreenFrame"),
});
