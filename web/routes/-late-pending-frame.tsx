import type { ErrorComponentProps } from "@tanstack/react-router";
import { StatusScreen } from "@/features/auth/status-screen.tsx";
import { ErrorScreen } from "@/features/home/error-screen.tsx";
import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";

const waiting = <StatusScreen text={LOADING} />;
const Frame = late(async () => (await import("./-panel-frame.tsx")).PendingFrame, {
  pending: waiting,
  failed: () => waiting,
});

/** For screens in the panel frame, while they load or if they fail. Its code loads late: public pages don't need it. */
export const LATE_FRAME = {
  pendingComponent: () => <Frame />,
  errorComponent: (props: ErrorComponentProps) => (
    <Frame>
      <ErrorScreen {...props} />
    </Frame>
  ),
};

/** For `beforeLoad`: the frame's code loads while the session does. */
export const preloadFrame = Frame.preload;
