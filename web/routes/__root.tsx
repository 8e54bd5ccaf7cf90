import { createRootRouteWithContext, Outlet, useMatches } from "@tanstack/react-router";
import { useDocumentTitle, useFocusOnNavigation } from "@/features/home/use-navigation-cues.ts";
import { useRepeatEarlyEvents } from "@/lib/early-events.ts";
import { RenderedAt, useRenderedAt } from "@/lib/use-now.ts";
import type { RouterContext } from "@/router-context.ts";
import { OfflineBar } from "@/ui/offline-bar.tsx";
import { OverlayHost } from "@/ui/overlay-host.tsx";
import { SkipLink } from "@/ui/skip-link.tsx";
import { Toaster } from "@/ui/toast.tsx";

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
