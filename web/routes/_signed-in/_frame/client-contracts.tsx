import { createFileRoute } from "@tanstack/react-router";
import { Contracts } from "@/features/dashboards/contracts.tsx";
import { HireList } from "@/features/hires/late-parts.tsx";
import { preloadHires } from "@/features/hires/load-hires.ts";
import { hireRating } from "@/features/ratings/hire-rating.tsx";
import { HiredChoice } from "@/features/requests/detail/late-own-step.tsx";
import { preloadDetail } from "@/features/requests/list/load-requests.ts";
import { detailSearch } from "@/features/requests/search.ts";
import { RequestDetail } from "../../-request-detail.tsx";

export const Route = createFileRoute("/_signed-in/_frame/client-contracts")({
  staticData: { frame: { panel: "client" } },
  validateSearch: detailSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    HireList.preload();
    const { trpcUtils } = await context.loadData();
    preloadHires(trpcUtils, "client");
    preloadDetail(trpcUtils, deps.solicitacao);
  },
  head: () => ({ meta: [{ title: "Minhas Contratações" }] }),
  component: ClientContracts,
});

function ClientContracts() {
  const { solicitacao } = Route.useSearch();
  return (
    <>
      <Contracts panel="client">
        <HireList side="client" rating={hireRating} closing={(id) => <HiredChoice id={id} />} />
      </Contracts>
      <RequestDetail id={solicitacao} host="/client-contracts" />
    </>
  );
}
