import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { Departures } from "@/features/dashboards/departures.tsx";
import { providerJourney } from "@/features/dashboards/journeys.ts";
import { preloadProvider, providerTitle } from "@/features/dashboards/load-provider.ts";
import { rememberPanel } from "@/features/dashboards/panel.ts";
import { ProviderDashboard } from "@/features/dashboards/provider-dashboard.tsx";
import { ProviderSidebar } from "@/features/dashboards/provider-sidebar.tsx";
import { providerSearch } from "@/features/dashboards/section-names.ts";
import { useDelayedLogOut } from "@/features/dashboards/use-log-out.ts";
import { preloadDetail, preloadList } from "@/features/requests/load-requests.ts";
import { NewestRequests } from "@/features/requests/newest-requests.tsx";
import { RequestDetailDialog } from "@/features/requests/request-detail-dialog.tsx";
import { detailSearch } from "@/features/requests/search.ts";
import { requireUser } from "@/lib/guards.ts";

export const Route = createFileRoute("/prestador/dashboard")({
  validateSearch: (search: Record<string, unknown>) => ({ ...providerSearch(search), ...detailSearch(search) }),
  beforeLoad: async () => ({ user: await requireUser("/entrar") }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    if (deps.secao === undefined) preloadList({});
    preloadProvider(deps.secao);
    preloadDetail(deps.solicitacao);
    return { title: providerTitle(deps.secao) };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? "Painel do Prestador" }] }),
  component: PrestadorDashboard,
});

function PrestadorDashboard() {
  const { solicitacao } = Route.useSearch();
  useEffect(() => rememberPanel("provider"), []);
  return (
    <>
      <Departures journeyOf={providerJourney}>
        <Panel />
      </Departures>
      <RequestDetailDialog id={solicitacao} host="/prestador/dashboard" />
    </>
  );
}

function Panel() {
  const { user } = Route.useRouteContext();
  const { secao = "dashboard" } = Route.useSearch();
  return (
    <AppFrame panel="provider" logOut={useDelayedLogOut()} side={<ProviderSidebar current={secao} />} section={secao}>
      <ProviderDashboard section={secao} user={user}>
        <NewestRequests />
      </ProviderDashboard>
    </AppFrame>
  );
}
