import { createFileRoute } from "@tanstack/react-router";
import { idOfSlug } from "#src/features/listings/addresses.ts";
import { DetailScreen } from "@/features/listings/detail/detail-screen.tsx";
import { preloadListing } from "@/features/listings/load-listings.ts";
import { ReportButton } from "@/features/moderation/report-button.tsx";

export const Route = createFileRoute("/_frame/anuncio/$slug")({
  staticData: { frame: { hasBottomBar: false } },
  loader: async ({ context, params }) => preloadListing((await context.loadData()).trpcUtils, idOfSlug(params.slug)),
  head: () => ({ meta: [{ title: "Anúncio" }] }),
  component: Anuncio,
});

function Anuncio() {
  const id = idOfSlug(Route.useParams().slug);
  return <DetailScreen id={id} report={(thing) => <ReportButton {...thing} />} />;
}
