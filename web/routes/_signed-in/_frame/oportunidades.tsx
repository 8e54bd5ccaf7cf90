import { createFileRoute } from "@tanstack/react-router";
import { NewRequestDialog } from "@/features/requests/late-dialogs.tsx";
import { preloadDetail, preloadList } from "@/features/requests/list/load-requests.ts";
import { OpportunitiesScreen } from "@/features/requests/list/opportunities-screen.tsx";
import { requestSearch } from "@/features/requests/search.ts";
import { RequestDetail } from "../../-request-detail.tsx";

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
  const { tipo, cidade, para, solicitacao, nova } = Route.useSearch();
  return (
    <>
      <OpportunitiesScreen type={tipo} city={cidade} para={para} isProvider={user.isProvider} />
      <RequestDetail id={solicitacao} host="/oportunidades" />
      <NewRequestDialog open={nova === true && solicitacao === undefined} user={user} />
    </>
  );
}
