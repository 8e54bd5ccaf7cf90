import { createFileRoute } from "@tanstack/react-router";
import { idOfSlug } from "#src/features/listings/addresses.ts";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { DetailScreen } from "@/features/listings/detail-screen.tsx";
import { preloadListing } from "@/features/listings/load-listings.ts";
import { useCurrentUser } from "@/lib/session.ts";

export const Route = createFileRoute("/anuncio/$slug")({
  loader: ({ params }) => preloadListing(idOfSlug(params.slug)),
  head: () => ({ meta: [{ title: "Anúncio" }] }),
  component: Anuncio,
});

function Anuncio() {
  const { slug } = Route.useParams();
  const user = useCurrentUser();
  return (
    <AppFrame panel={user ? currentPanel(user) : null} logOut={useLogOut()} hasBottomBar={false}>
      <DetailScreen id={idOfSlug(slug)} />
    </AppFrame>
  );
}
