import { createFileRoute } from "@tanstack/react-router";
import { preloadSubscription } from "@/features/billing/load-billing.ts";
import { SubscriptionScreen } from "@/features/billing/subscription-screen.tsx";
import { currentPanel, PANEL_HOME } from "@/features/dashboards/panel.ts";
import { BackLink } from "@/ui/frame/back-link.tsx";

export const Route = createFileRoute("/_signed-in/_frame/gerenciar-assinatura")({
  loader: async ({ context }) => {
    const { trpcUtils } = await context.loadData();
    preloadSubscription(trpcUtils);
  },
  head: () => ({ meta: [{ title: "Gerenciar Assinatura" }] }),
  component: GerenciarAssinatura,
});

function GerenciarAssinatura() {
  const { user } = Route.useRouteContext();
  const back = <BackLink to={PANEL_HOME[currentPanel(user)]} />;
  return <SubscriptionScreen user={user} back={back} />;
}
