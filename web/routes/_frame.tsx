import { createFileRoute } from "@tanstack/react-router";
import { lazyRouteComponent } from "@/lib/lazy-route-component.ts";

/** Screens in the panel frame that are also open to visitors. */
export const Route = createFileRoute("/_frame")({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import("./-screen-frame.tsx"), "ScreenFrame"),
});
