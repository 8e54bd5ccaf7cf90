import { createFileRoute } from "@tanstack/react-router";
import { DeviceCard } from "@/features/alerts/device-card.tsx";
import { NoticesScreen } from "@/features/dashboards/notices/notices-screen.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { RenewButton } from "@/features/listings/late-latest.tsx";

export const Route = createFileRoute("/_signed-in/_frame/avisos")({
  loader: async ({ context }) => {
    const { trpcUtils } = await context.loadData();
    void trpcUtils.notices.list.prefetchInfinite({});
    if (currentPanel(context.user) === "provider") void trpcUtils.networking.pendingCount.prefetch();
  },
  head: () => ({ meta: [{ title: "Avisos" }] }),
  component: Notices,
});

function Notices() {
  const { user } = Route.useRouteContext();
  return (
    <NoticesScreen
      panel={currentPanel(user)}
      renewButton={(listing, onRenewed) => <RenewButton listing={listing} onRenewed={onRenewed} />}
      device={<DeviceCard />}
    />
  );
}
