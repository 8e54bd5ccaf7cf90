import { createFileRoute } from "@tanstack/react-router";
import { marketplaceParams } from "#src/features/listings/search-params.ts";
import { preloadView } from "@/features/listings/load-listings.ts";
import { MarketplaceScreen } from "@/features/listings/marketplace-screen.tsx";
import { viewOf } from "@/features/listings/search.ts";
import { ReportButton } from "@/features/moderation/report-button.tsx";
import { useSession } from "@/lib/session/session.ts";

export const Route = createFileRoute("/_frame/marketplace")({
  validateSearch: marketplaceParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    await preloadView((await context.loadData()).trpcUtils, deps, cause === "enter");
    const { name } = viewOf(deps);
    return { frame: { hasBottomBar: name !== "publish" && name !== "edit" && name !== "detail" } };
  },
  head: () => ({ meta: [{ title: "Compra e Venda" }] }),
  component: Marketplace,
});

function Marketplace() {
  const session = useSession();
  return (
    <MarketplaceScreen search={Route.useSearch()} session={session} report={(thing) => <ReportButton {...thing} />} />
  );
}
