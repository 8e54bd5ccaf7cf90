import { createFileRoute } from "@tanstack/react-router";
import { directorySearch } from "#src/features/networking/search-params.ts";
import { PortalScreen } from "@/features/networking/directory/portal-screen.tsx";
import { preloadDirectory } from "@/features/networking/load-networking.ts";
import { useCurrentUser } from "@/lib/session/session.ts";

export const Route = createFileRoute("/_frame/portal-conexoes/")({
  validateSearch: directorySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => preloadDirectory((await context.loadData()).trpcUtils, deps),
  head: () => ({ meta: [{ title: "Portal Conexões" }] }),
  component: PortalConexoes,
});

function PortalConexoes() {
  const user = useCurrentUser();
  return <PortalScreen search={Route.useSearch()} hasSession={!!user} ownPage={user?.isProvider ? user.id : null} />;
}
