import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsScreen } from "@/features/analytics/analytics-screen.tsx";
import { preloadAnalytics } from "@/features/analytics/load-analytics.ts";

export const Route = createFileRoute("/_signed-in/_frame/analises")({
  loader: async ({ context }) => {
    const { trpcUtils } = await context.loadData();
    preloadAnalytics(trpcUtils, context.user);
  },
  head: () => ({ meta: [{ title: "Análises detalhadas" }] }),
  component: Analyses,
});

function Analyses() {
  const { user } = Route.useRouteContext();
  return <AnalyticsScreen user={user} />;
}
