import { createFileRoute } from "@tanstack/react-router";
import { preloadOutcome } from "@/features/hires/load-hires.ts";
import { OutcomeScreen } from "@/features/hires/outcome-screen.tsx";
import { type AnswerName, answerSearch } from "@/features/hires/outcome-search.ts";

export const Route = createFileRoute("/_signed-in/_frame/solicitacao/$id/resultado")({
  validateSearch: (search): { resposta?: AnswerName } => answerSearch(search),
  staticData: { frame: { panel: "client" } },
  loader: async ({ context, params }) => {
    const { trpcUtils } = await context.loadData();
    preloadOutcome(trpcUtils, params.id);
  },
  head: () => ({ meta: [{ title: "Conseguiu resolver?" }] }),
  component: Outcome,
});

function Outcome() {
  const { id } = Route.useParams();
  const { resposta } = Route.useSearch();
  return <OutcomeScreen key={id} requestId={id} told={resposta} />;
}
