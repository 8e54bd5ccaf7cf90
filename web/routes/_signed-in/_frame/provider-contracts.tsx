import { createFileRoute } from "@tanstack/react-router";
import { Contracts } from "@/features/dashboards/contracts.tsx";
import { HireList } from "@/features/hires/late-parts.tsx";
import { preloadHires } from "@/features/hires/load-hires.ts";
import { hireRating } from "@/features/ratings/hire-rating.tsx";
import { preloadDetail } from "@/features/requests/list/load-requests.ts";
import { detailSearch } from "@/features/requests/search.ts";
import { RequestDetail } from "../../-request-detail.tsx";

export const Route = createFileRoute("/_signed-in/_frame/provider-contracts")({
  staticData: { frame: { panel: "provider" } },
  validateSearch: detailSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    HireList.preload();
    const { trpcUtils } = await context.loadData();
    preloadHires(trpcUtils, "provider");
    preloadDetail(trpcUtils, deps.solicitacao);
  },
  head: () => ({ meta: [{ title: "Meus Contratos" }] }),
  component: ProviderContracts,
});

function ProviderContracts() {
  const { solicitacao } = Route.useSearch();
  return (
    <>
      <Contracts panel="provider">
        <HireList side="provider" rating={hireRating} />
      </Contracts>
      <RequestDetail id={solicitacao} host="/provider-contracts" />
    </>
  );
}
