import { createFileRoute } from "@tanstack/react-router";
import { demandSearch } from "#src/features/demand/search-params.ts";
import { DemandScreen } from "@/features/demand/demand-screen.tsx";
import { preloadBoard } from "@/features/demand/load-board.ts";

export const Route = createFileRoute("/_frame/demanda")({
  validateSearch: demandSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => preloadBoard((await context.loadData()).trpcUtils, deps),
  head: () => ({ meta: [{ title: "Quadro de demanda" }] }),
  component: Demanda,
});

function Demanda() {
  return <DemandScreen search={Route.useSearch()} />;
}
