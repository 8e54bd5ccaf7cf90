import { createFileRoute } from "@tanstack/react-router";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { type DirectorySearch, directorySearch } from "@/features/networking/directory-search.ts";
import { preloadDirectory } from "@/features/networking/load-networking.ts";
import { PortalScreen } from "@/features/networking/portal-screen.tsx";
import { useCurrentUser } from "@/lib/session.ts";

export const Route = createFileRoute("/portal-conexoes/")({
  // The screen reads what the address says: that is not part of the first chunk.
  validateSearch: (search) => search as DirectorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => preloadDirectory(directorySearch({ ...deps })),
  head: () => ({ meta: [{ title: "Portal Conexões" }] }),
  component: PortalConexoes,
});

function PortalConexoes() {
  const user = useCurrentUser();
  const search = directorySearch({ ...Route.useSearch() });
  return (
    <AppFrame panel={user ? currentPanel(user) : null} logOut={useLogOut()}>
      <PortalScreen search={search} ownPage={user?.isProvider ? user.id : null} />
    </AppFrame>
  );
}
