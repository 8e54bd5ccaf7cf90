import { createFileRoute } from "@tanstack/react-router";
import { NewRequestDialog } from "@/features/requests/late-dialogs.tsx";
import { preloadDetail, preloadList } from "@/features/requests/load-requests.ts";
import { OpportunitiesScreen } from "@/features/requests/opportunities-screen.tsx";
import { type RequestSearch, requestSearch } from "@/features/requests/search.ts";
import { RequestDetail } from "../../-request-detail.tsx";

export const Route = createFileRoute("/_signed-in/_frame/oportunidades")({
  // Parsed later, to keep the parser out of the first chunk.
  validateSearch: (search) => search as RequestSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { trpcUtils } = await context.loadData();
    const search = requestSearch({ ...deps });
    preloadList(trpcUtils, search);
    preloadDetail(trpcUtils, search.solicitacao);
  },
  head: () => ({ meta: [{ title: "Oportunidades de Trabalho" }] }),
  component: Oportunidades,
});

function Oportunidades() {
  const { user } = Route.useRouteContext();
  const { tipo, cidade, para, solicitacao, nova } = requestSearch({ ...Route.useSearch() });
  return (
    <>
      <OpportunitiesScreen type={tipo} city={cidade} para={para} isProvider={user.isProvider} />
      <RequestDetail id={solicitacao} host="/oportunidades" />
      <NewRequestDialog open={nova === true && solicitacao === undefined} user={user} />
    </>
  );
}
