import { createFileRoute } from "@tanstack/react-router";
import { type DemandSearch, demandSearch } from "#src/features/demand/addresses.ts";
import { DemandScreen } from "@/features/demand/demand-screen.tsx";
import { preloadBoard } from "@/features/demand/load-board.ts";

export const Route = createFileRoute("/_frame/demanda")({
  // Parsed later, by demandSearch, as on the other pages with data.
  validateSearch: (search) => search as DemandSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => preloadBoard((await context.loadData()).trpcUtils, demandSearch({ ...deps })),
  head: () => ({ meta: [{ title: "Quadro de demanda" }] }),
  component: Demanda,
});

function Demanda() {
  return <DemandScreen search={demandSearch({ ...Route.useSearch() })} />;
}
