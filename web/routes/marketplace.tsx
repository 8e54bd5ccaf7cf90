import { createFileRoute } from "@tanstack/react-router";
import type { MarketplaceSearch } from "#src/features/listings/addresses.ts";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { preloadView } from "@/features/listings/load-listings.ts";
import { MarketplaceScreen } from "@/features/listings/marketplace-screen.tsx";
import { viewOf } from "@/features/listings/search.ts";
import { useSession } from "@/lib/session.ts";

export const Route = createFileRoute("/marketplace")({
  // What an address may say is known to the catalogue, too much for the first chunk: the screen reads it (queryOf, viewOf).
  validateSearch: (search) => search as MarketplaceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => preloadView(deps),
  head: () => ({ meta: [{ title: "Compra e Venda" }] }),
  component: Marketplace,
});

function Marketplace() {
  const search = Route.useSearch();
  const session = useSession();
  const { name } = viewOf(search);
  return (
    <AppFrame
      panel={session.status === "user" ? currentPanel(session.user) : null}
      logOut={useLogOut()}
      hasBottomBar={name === "list" || name === "own"}
    >
      <MarketplaceScreen search={search} session={session} />
    </AppFrame>
  );
}
