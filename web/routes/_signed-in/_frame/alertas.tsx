import { createFileRoute } from "@tanstack/react-router";
import { AlertsScreen } from "@/features/alerts/alerts-screen.tsx";

export const Route = createFileRoute("/_signed-in/_frame/alertas")({
  loader: async ({ context }) => {
    const { trpcUtils } = await context.loadData();
    void trpcUtils.alerts.settings.prefetch();
  },
  head: () => ({ meta: [{ title: "Alertas" }] }),
  component: AlertsScreen,
});
