import { createFileRoute } from "@tanstack/react-router";
import { requireUser } from "@/lib/session/guards.ts";
import { LATE_FRAME, preloadFrame } from "./-late-pending-frame.tsx";

/** Screens that need a session; their route context has the `user`. */
export const Route = createFileRoute("/_signed-in")({
  beforeLoad: (route) => {
    preloadFrame();
    return requireUser(route);
  },
  pendingComponent: LATE_FRAME.pendingComponent,
});
