import { createFileRoute } from "@tanstack/react-router";
import { interestedSearch } from "@/features/hires/interested/interested-search.ts";
import { InterestedScreen } from "@/features/hires/late-parts.tsx";
import { preloadInterested } from "@/features/hires/load-hires.ts";

export const Route = createFileRoute("/_signed-in/_frame/solicitacao/$id/interessados")({
  validateSearch: interestedSearch,
  loaderDeps: ({ search }) => search,
  staticData: { frame: { panel: "client" } },
  loader: async ({ context, params, deps }) => {
    InterestedScreen.preload();
    const { trpcUtils } = await context.loadData();
    preloadInterested(trpcUtils, params.id, deps);
  },
  head: () => ({ meta: [{ title: "Interessados" }] }),
  component: Interested,
});

function Interested() {
  const { id } = Route.useParams();
  return <InterestedScreen key={id} requestId={id} ordem={Route.useSearch().ordem} />;
}
