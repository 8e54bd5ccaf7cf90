import { createFileRoute } from "@tanstack/react-router";
import { preloadRatings } from "@/features/ratings/load-ratings.ts";
import { RatingsScreen } from "@/features/ratings/ratings-screen.tsx";
import { type RatingsSearch, ratingsSearch } from "@/features/ratings/search.ts";

export const Route = createFileRoute("/_frame/avaliacoes")({
  // Parsed later, by ratingsSearch, to keep the parser out of the first chunk.
  validateSearch: (search) => search as RatingsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => preloadRatings((await context.loadData()).trpcUtils, ratingsSearch({ ...deps })),
  head: () => ({ meta: [{ title: "Avaliações" }] }),
  component: Avaliacoes,
});

function Avaliacoes() {
  return <RatingsScreen search={ratingsSearch({ ...Route.useSearch() })} />;
}
