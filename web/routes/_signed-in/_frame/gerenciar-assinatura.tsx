import { createFileRoute, Link } from "@tanstack/react-router";
import { preloadSubscription } from "@/features/billing/load-billing.ts";
import { SubscriptionScreen } from "@/features/billing/subscription-screen.tsx";
import { currentPanel, PANEL_HOME } from "@/features/dashboards/panel.ts";
import { BackLabel, backLinkClass } from "@/ui/page-header.tsx";

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
  const back = (
    <Link to={PANEL_HOME[currentPanel(user)]} className={backLinkClass}>
      <BackLabel>Voltar</BackLabel>
    </Link>
  );
  return <SubscriptionScreen user={user} back={back} />;
}
