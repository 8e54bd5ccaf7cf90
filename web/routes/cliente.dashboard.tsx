import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { ClientDashboard } from "@/features/dashboards/client-dashboard.tsx";
import { ClientSidebar } from "@/features/dashboards/client-sidebar.tsx";
import { Departures } from "@/features/dashboards/departures.tsx";
import { clientJourney } from "@/features/dashboards/journeys.ts";
import { preloadSection, sectionTitle } from "@/features/dashboards/load-client.ts";
import { rememberPanel } from "@/features/dashboards/panel.ts";
import { sectionSearch } from "@/features/dashboards/section-names.ts";
import { useDelayedLogOut } from "@/features/dashboards/use-log-out.ts";
import { preloadDetail, preloadOwn } from "@/features/requests/load-requests.ts";
import { OwnRequests } from "@/features/requests/own-requests.tsx";
import { RequestDetailDialog } from "@/features/requests/request-detail-dialog.tsx";
import { detailSearch } from "@/features/requests/search.ts";
import { requireUser } from "@/lib/guards.ts";

export const Route = createFileRoute("/cliente/dashboard")({
  validateSearch: (search: Record<string, unknown>) => ({ ...sectionSearch(search), ...detailSearch(search) }),
  beforeLoad: async () => ({ user: await requireUser("/entrar") }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    preloadOwn();
    preloadSection(deps.secao);
    preloadDetail(deps.solicitacao);
    return { title: sectionTitle(deps.secao) };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? "Painel do Cliente" }] }),
  component: ClienteDashboard,
});

function ClienteDashboard() {
  const { solicitacao } = Route.useSearch();
  useEffect(() => rememberPanel("client"), []);
  return (
    <>
      <Departures journeyOf={clientJourney}>
        <Panel />
      </Departures>
      <RequestDetailDialog id={solicitacao} host="/cliente/dashboard" />
    </>
  );
}

function Panel() {
  const { user } = Route.useRouteContext();
  const { secao = "dashboard" } = Route.useSearch();
  return (
    <AppFrame panel="client" logOut={useDelayedLogOut()} side={<ClientSidebar current={secao} />} section={secao}>
      <ClientDashboard section={secao} user={user} ownRequests={<OwnRequests />} />
    </AppFrame>
  );
}
