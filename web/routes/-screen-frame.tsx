import { Outlet, useMatches } from "@tanstack/react-router";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { AppFrame, type FrameOptions } from "@/features/dashboards/app-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { useCurrentUser } from "@/lib/session.ts";

/**
 * The frame of the panels around a screen. A screen says what is special about its frame as `frame` in its static data,
 * or in what its loader returns where that depends on the address.
 */
export function ScreenFrame() {
  const visitorOrUser = useCurrentUser();
  const screen = useMatches({ select: (matches) => matches.at(-1) });
  // What stands in for a screen that is loading, failed or not found fills the window.
  if (screen?.status !== "success") return <Outlet />;
  const loaded = screen.loaderData as { frame?: FrameOptions } | undefined;
  const options: FrameOptions = { ...screen.staticData.frame, ...loaded?.frame };
  // Whoever logs out keeps the frame until home is there.
  const user = (screen.context as { user?: CurrentUser }).user ?? visitorOrUser;
  // A frame for each screen: the focus then begins at the new screen, not at the link that led there.
  return (
    <AppFrame key={screen.routeId} panel={user ? currentPanel(user) : null} {...options}>
      <Outlet />
    </AppFrame>
  );
}
