import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";

/** Screens in the panel frame that are also open to visitors. */
export const Route = createFileRoute("/_frame")({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import("./-screen-frame.tsx"), "ScreenFrame"),
});
