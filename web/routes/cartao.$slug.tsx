import { createFileRoute } from "@tanstack/react-router";
import { LATE_NAV } from "@/features/dashboards/frame/late-panel-nav.ts";
import { PANEL_HOME } from "@/features/dashboards/panel.ts";
import { ReportButton } from "@/features/moderation/report-button.tsx";
import { BusinessCardScreen } from "@/features/networking/card/business-card-screen.tsx";
import { preloadCard } from "@/features/networking/load-networking.ts";
import { useCurrentUser } from "@/lib/session/session.ts";

export const Route = createFileRoute("/cartao/$slug")({
  loader: async ({ context, params }) => preloadCard((await context.loadData()).trpcUtils, params.slug),
  head: () => ({ meta: [{ title: "Cartão de visita" }] }),
  component: Cartao,
});

function Cartao() {
  const user = useCurrentUser();
  // The same in the worker, which doesn't know the panel used last.
  const name = user?.isProvider ? "provider" : "client";
  const panel = user && {
    home: PANEL_HOME[name],
    bar: <LATE_NAV.PanelBar panel={name} section="cartao" />,
  };
  return <BusinessCardScreen slugOrId={Route.useParams().slug} Report={ReportButton} panel={panel} />;
}
