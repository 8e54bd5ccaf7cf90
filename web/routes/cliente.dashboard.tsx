import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { ClientDashboard } from "@/features/dashboards/client-dashboard.tsx";
import { rememberPanel } from "@/features/dashboards/panel.ts";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { preloadDetail, preloadOwn } from "@/features/requests/load-requests.ts";
import { OwnRequests } from "@/features/requests/own-requests.tsx";
import { RequestDetailDialog } from "@/features/requests/request-detail-dialog.tsx";
import { detailSearch } from "@/features/requests/search.ts";
import { requireUser } from "@/lib/guards.ts";

export const Route = createFileRoute("/cliente/dashboard")({
  validateSearch: detailSearch,
  beforeLoad: async () => ({ user: await requireUser("/entrar") }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    preloadOwn();
    preloadDetail(deps.solicitacao);
  },
  head: () => ({ meta: [{ title: "Painel do Cliente" }] }),
  component: ClienteDashboard,
});

function ClienteDashboard() {
  const { user } = Route.useRouteContext();
  useEffect(() => rememberPanel("client"), []);
  return (
    <AppFrame panel="client" logOut={useLogOut()}>
      <ClientDashboard user={user}>
        <OwnRequests />
      </ClientDashboard>
      <RequestDetailDialog id={Route.useSearch().solicitacao} host="/cliente/dashboard" />
    </AppFrame>
  );
}
