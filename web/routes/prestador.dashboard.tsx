import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { rememberPanel } from "@/features/dashboards/panel.ts";
import { ProviderDashboard } from "@/features/dashboards/provider-dashboard.tsx";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { preloadDetail, preloadList } from "@/features/requests/load-requests.ts";
import { NewestRequests } from "@/features/requests/newest-requests.tsx";
import { RequestDetailDialog } from "@/features/requests/request-detail-dialog.tsx";
import { detailSearch } from "@/features/requests/search.ts";
import { requireUser } from "@/lib/guards.ts";

export const Route = createFileRoute("/prestador/dashboard")({
  validateSearch: detailSearch,
  beforeLoad: async () => ({ user: await requireUser("/entrar") }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    preloadList({});
    preloadDetail(deps.solicitacao);
  },
  head: () => ({ meta: [{ title: "Painel do Prestador" }] }),
  component: PrestadorDashboard,
});

function PrestadorDashboard() {
  const { user } = Route.useRouteContext();
  useEffect(() => rememberPanel("provider"), []);
  return (
    <AppFrame panel="provider" logOut={useLogOut()}>
      <ProviderDashboard user={user}>
        <NewestRequests />
      </ProviderDashboard>
      <RequestDetailDialog id={Route.useSearch().solicitacao} host="/prestador/dashboard" />
    </AppFrame>
  );
}
