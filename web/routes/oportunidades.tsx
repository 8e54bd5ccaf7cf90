import { createFileRoute } from "@tanstack/react-router";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { preloadDetail, preloadList } from "@/features/requests/load-requests.ts";
import { NewRequestDialog } from "@/features/requests/new-request-dialog.tsx";
import { OpportunitiesScreen } from "@/features/requests/opportunities-screen.tsx";
import { RequestDetailDialog } from "@/features/requests/request-detail-dialog.tsx";
import { requestSearch } from "@/features/requests/search.ts";
import { requireUser } from "@/lib/guards.ts";

export const Route = createFileRoute("/oportunidades")({
  validateSearch: requestSearch,
  beforeLoad: async () => ({ user: await requireUser("/tipo-usuario") }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    preloadList(deps);
    preloadDetail(deps.solicitacao);
  },
  head: () => ({ meta: [{ title: "Oportunidades de Trabalho" }] }),
  component: Oportunidades,
});

function Oportunidades() {
  const { user } = Route.useRouteContext();
  const { tipo, solicitacao, nova } = Route.useSearch();
  return (
    <AppFrame panel={currentPanel(user)} logOut={useLogOut()}>
      <OpportunitiesScreen type={tipo} />
      <RequestDetailDialog id={solicitacao} host="/oportunidades" />
      <NewRequestDialog open={nova === true && solicitacao === undefined} user={user} />
    </AppFrame>
  );
}
