import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";

/** Screens in the frame of the panels that visitors see too. */
export const Route = createFileRoute("/_frame")({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import("./-screen-frame.tsx"), "ScreenFrame"),
});
