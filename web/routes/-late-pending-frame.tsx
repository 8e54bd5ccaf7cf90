import { StatusScreen } from "@/features/auth/status-screen.tsx";
import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";

const waiting = <StatusScreen text={LOADING} />;
const Frame = late(async () => (await import("./-panel-frame.tsx")).PendingFrame, {
  pending: waiting,
  failed: () => waiting,
});

/** `pendingComponent` for screens in the panel frame. Its code loads late, since public pages don't need the frame. */
export const LatePendingFrame = () => <Frame />;

/** For `beforeLoad`: the frame's code loads while the session does. */
export const preloadFrame = Frame.preload;
