import { createFileRoute } from "@tanstack/react-router";
import { idOfSlug } from "#src/features/listings/addresses.ts";
import { DetailScreen } from "@/features/listings/detail-screen.tsx";
import { preloadListing } from "@/features/listings/load-listings.ts";

export const Route = createFileRoute("/_frame/anuncio/$slug")({
  staticData: { frame: { hasBottomBar: false } },
  loader: async ({ context, params }) => preloadListing((await context.loadData()).trpcUtils, idOfSlug(params.slug)),
  head: () => ({ meta: [{ title: "Anúncio" }] }),
  component: Anuncio,
});

function Anuncio() {
  return <DetailScreen id={idOfSlug(Route.useParams().slug)} />;
}
