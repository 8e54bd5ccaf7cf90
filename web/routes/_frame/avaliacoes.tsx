import { createFileRoute } from "@tanstack/react-router";
import { ReportButton } from "@/features/moderation/report-button.tsx";
import { RatingsScreen } from "@/features/ratings/late-screen.tsx";
import { preloadRatings } from "@/features/ratings/load-ratings.ts";
import { ratingsSearch } from "@/features/ratings/search.ts";

export const Route = createFileRoute("/_frame/avaliacoes")({
  validateSearch: ratingsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    RatingsScreen.preload();
    preloadRatings((await context.loadData()).trpcUtils, deps);
  },
  head: () => ({ meta: [{ title: "Avaliações" }] }),
  component: Avaliacoes,
});

function Avaliacoes() {
  return <RatingsScreen search={Route.useSearch()} report={(id) => <ReportButton kind="rating" id={id} />} />;
}
