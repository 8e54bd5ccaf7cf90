import { createFileRoute } from "@tanstack/react-router";
import { preloadDetail, preloadList } from "@/features/requests/load-requests.ts";
import { NewRequestDialog } from "@/features/requests/new-request-dialog.tsx";
import { OpportunitiesScreen } from "@/features/requests/opportunities-screen.tsx";
import { RequestDetailDialog } from "@/features/requests/request-detail-dialog.tsx";
import { requestSearch } from "@/features/requests/search.ts";

export const Route = createFileRoute("/_signed-in/_frame/oportunidades")({
  validateSearch: requestSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { trpcUtils } = await context.loadData();
    preloadList(trpcUtils, deps);
    preloadDetail(trpcUtils, deps.solicitacao);
  },
  head: () => ({ meta: [{ title: "Oportunidades de Trabalho" }] }),
  component: Oportunidades,
});

function Oportunidades() {
  const { user } = Route.useRouteContext();
  const { tipo, solicitacao, nova } = Route.useSearch();
  return (
    <>
      <OpportunitiesScreen type={tipo} />
      <RequestDetailDialog id={solicitacao} host="/oportunidades" />
      <NewRequestDialog open={nova === true && solicitacao === undefined} user={user} />
    </>
  );
}
