import { createFileRoute } from "@tanstack/react-router";
import { ReportButton } from "@/features/moderation/report-button.tsx";
import { RatingsScreen } from "@/features/ratings/late-screen.tsx";
import { preloadRatings } from "@/features/ratings/load-ratings.ts";
import { type RatingsSearch, ratingsSearch } from "@/features/ratings/search.ts";

export const Route = createFileRoute("/_frame/avaliacoes")({
  // Parsed later, by ratingsSearch, to keep the parser out of the first chunk.
  validateSearch: (search) => search as RatingsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    RatingsScreen.preload();
    preloadRatings((await context.loadData()).trpcUtils, ratingsSearch({ ...deps }));
  },
  head: () => ({ meta: [{ title: "Avaliações" }] }),
  component: Avaliacoes,
});

function Avaliacoes() {
  const search = ratingsSearch({ ...Route.useSearch() });
  return <RatingsScreen search={search} report={(id) => <ReportButton kind="rating" id={id} />} />;
}
