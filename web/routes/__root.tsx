import { createRootRouteWithContext, Outlet, useMatches } from "@tanstack/react-router";
import { useDocumentTitle, useFocusOnNavigation } from "@/features/home/use-navigation-cues.ts";
import { useRepeatEarlyEvents } from "@/lib/first-load/early-events.ts";
import { RenderedAt, useRenderedAt } from "@/lib/use-now.ts";
import type { RouterContext } from "@/router-context.ts";
import { OfflineBar } from "@/ui/frame/offline-bar.tsx";
import { SkipLink } from "@/ui/frame/skip-link.tsx";
import { OverlayHost } from "@/ui/overlays/overlay-host.tsx";
import { Toaster } from "@/ui/overlays/toast.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const { DataLayer, renderedAt } = Route.useRouteContext();
  const isPublic = useMatches({ select: (matches) => matches.at(-1)?.staticData.isPublic ?? matches.length < 2 });
  useDocumentTitle();
  useFocusOnNavigation();
  useRepeatEarlyEvents();
  return (
    <RenderedAt value={useRenderedAt(renderedAt)}>
      <SkipLink />
      <OfflineBar text="Você está sem internet. O que já foi carregado continua aqui." />
      {isPublic ? (
        <Outlet />
      ) : (
        <DataLayer>
          <Outlet />
        </DataLayer>
      )}
      <OverlayHost />
      <Toaster />
    </RenderedAt>
  );
}
