import { createRootRouteWithContext, Outlet, useMatches } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { StatusScreen } from "@/features/auth/status-screen.tsx";
import { useDocumentTitle, useFocusOnNavigation } from "@/features/home/use-navigation-cues.ts";
import { loadDataLayer, loadedDataLayer } from "@/load-data-layer.ts";
import type { RouterContext } from "@/router-context.ts";
import { OfflineBar } from "@/ui/offline-bar.tsx";
import { OverlayHost } from "@/ui/overlay-host.tsx";
import { SkipLink } from "@/ui/skip-link.tsx";
import { Toaster } from "@/ui/toast.tsx";

/** Screens that ask the server. Public ones come without, so their first screen loads a fifth less. */
const LazyDataLayer = lazy(async () => ({ default: await loadDataLayer() }));

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const [DataLayer] = useState(() => loadedDataLayer() ?? LazyDataLayer);
  const isPublic = useMatches({ select: (matches) => matches.at(-1)?.staticData.isPublic ?? matches.length < 2 });
  useDocumentTitle();
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <OfflineBar text="Você está sem internet. O que já foi carregado continua aqui." />
      {isPublic ? (
        <Outlet />
      ) : (
        <Suspense fallback={<StatusScreen text="Carregando..." />}>
          <DataLayer>
            <Outlet />
          </DataLayer>
        </Suspense>
      )}
      <OverlayHost />
      <Toaster />
    </>
  );
}
