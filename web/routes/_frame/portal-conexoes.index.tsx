import { createFileRoute } from "@tanstack/react-router";
import { type DirectorySearch, directorySearch } from "#src/features/networking/addresses.ts";
import { preloadDirectory } from "@/features/networking/load-networking.ts";
import { PortalScreen } from "@/features/networking/portal-screen.tsx";
import { useCurrentUser } from "@/lib/session.ts";

export const Route = createFileRoute("/_frame/portal-conexoes/")({
  // Parsed later, by directorySearch, to keep the parser out of the first chunk.
  validateSearch: (search) => search as DirectorySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    preloadDirectory((await context.loadData()).trpcUtils, directorySearch({ ...deps })),
  head: () => ({ meta: [{ title: "Portal Conexões" }] }),
  component: PortalConexoes,
});

function PortalConexoes() {
  const user = useCurrentUser();
  const search = directorySearch({ ...Route.useSearch() });
  return <PortalScreen search={search} hasSession={!!user} ownPage={user?.isProvider ? user.id : null} />;
}
