import { createFileRoute } from "@tanstack/react-router";
import { OutcomeScreen } from "@/features/hires/late-parts.tsx";
import { preloadOutcome } from "@/features/hires/load-hires.ts";
import { outcomeSearch } from "@/features/hires/outcome/outcome-search.ts";
import { ReopenButton } from "@/features/requests/detail/late-reopen.tsx";

export const Route = createFileRoute("/_signed-in/_frame/solicitacao/$id/resultado")({
  validateSearch: outcomeSearch,
  staticData: { frame: { panel: "client" } },
  loader: async ({ context, params }) => {
    OutcomeScreen.preload();
    const { trpcUtils } = await context.loadData();
    preloadOutcome(trpcUtils, params.id);
  },
  head: () => ({ meta: [{ title: "Como terminou?" }] }),
  component: Outcome,
});

function Outcome() {
  const { id } = Route.useParams();
  return <OutcomeScreen key={id} requestId={id} told={Route.useSearch().resposta} reopen={<ReopenButton id={id} />} />;
}
