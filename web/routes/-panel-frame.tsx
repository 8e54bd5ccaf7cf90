import type { ReactNode } from "react";
import { PanelFrame } from "@/features/dashboards/frame/panel-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { useJourneyOverlays } from "@/features/dashboards/use-journey-overlays.ts";
import { LOADING } from "@/lib/messages.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { ScreenSkeleton } from "@/ui/states/screen-skeleton.tsx";
import { FramedScreen } from "./-screen-frame.tsx";

/** The frame around screens that need a session. */
export function PanelScreenFrame() {
  useJourneyOverlays();
  return <FramedScreen Frame={PanelFrame} />;
}

/** The frame around a screen that failed, or around the placeholder of one that is loading. */
export function PendingFrame({ children }: { children?: ReactNode }) {
  const user = useCurrentUser();
  return (
    <PanelFrame panel={user ? currentPanel(user) : null}>{children ?? <ScreenSkeleton label={LOADING} />}</PanelFrame>
  );
}
