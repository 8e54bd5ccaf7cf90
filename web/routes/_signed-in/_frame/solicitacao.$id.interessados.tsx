import { createFileRoute } from "@tanstack/react-router";
import { InterestedScreen } from "@/features/hires/late-parts.tsx";
import { preloadInterested } from "@/features/hires/load-hires.ts";

export const Route = createFileRoute("/_signed-in/_frame/solicitacao/$id/interessados")({
  staticData: { frame: { panel: "client" } },
  loader: async ({ context, params }) => {
    InterestedScreen.preload();
    const { trpcUtils } = await context.loadData();
    preloadInterested(trpcUtils, params.id);
  },
  head: () => ({ meta: [{ title: "Interessados" }] }),
  component: Interested,
});

function Interested() {
  const { id } = Route.useParams();
  return <InterestedScreen key={id} requestId={id} />;
}
