import { Outlet, useMatches } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { AppFrame, type AppFrameProps, type FrameOptions } from "@/features/dashboards/frame/app-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { LOADING } from "@/lib/messages.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { ScreenSkeleton } from "@/ui/states/screen-skeleton.tsx";

/**
 * The panel frame around a screen. A route sets its options as `frame` in its static data or, where they depend on the
 * URL, in its loader data.
 */
export function FramedScreen({ Frame }: { Frame: ComponentType<AppFrameProps> }) {
  const visitorOrUser = useCurrentUser();
  const screen = useMatches({ select: (matches) => matches.at(-1) });
  const isPending = screen?.status === "pending";
  // 'Not found' fills the window. A screen that failed leaves the ways on.
  if (screen?.status !== "success" && screen?.status !== "error" && !isPending) return <Outlet />;
  const loaded = screen.loaderData as { frame?: FrameOptions } | undefined;
  const options: FrameOptions = { ...screen.staticData.frame, ...loaded?.frame };
  // The user in the route context keeps the frame on screen during logout, until home is shown.
  const user = (screen.context as { user?: CurrentUser }).user ?? visitorOrUser;
  // The key remounts the frame, so that focus starts in the new screen, not at the link that led to it.
  return (
    <Frame key={screen.routeId} panel={user ? currentPanel(user) : null} {...options}>
      {isPending ? <ScreenSkeleton label={LOADING} /> : <Outlet />}
    </Frame>
  );
}

export const ScreenFrame = () => <FramedScreen Frame={AppFrame} />;
