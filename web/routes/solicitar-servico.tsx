import { createFileRoute } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { flag, type SearchOf, searchParams, text } from "#src/shared/search-params.ts";
import { PanelFrame } from "@/features/dashboards/frame/panel-frame.tsx";
import { currentPanel, PANEL_HOME, rememberPanel } from "@/features/dashboards/panel.ts";
import { useJourneyOverlays } from "@/features/dashboards/use-journey-overlays.ts";
import { askedKey, VISITOR_DRAFT } from "@/features/requests/new/draft.ts";
import { NewRequestPage, PendingPage } from "@/features/requests/new/new-request-page.tsx";
import { preloadForm } from "@/features/requests/new/request-form-loader.tsx";
import { readDraft } from "@/lib/forms/drafts.ts";
import { late } from "@/lib/late.tsx";
import { requireUser } from "@/lib/session/guards.ts";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { LATE_FRAME, preloadFrame } from "./-late-pending-frame.tsx";

const requestSearch = searchParams({ repetir: text(), rascunho: text(), para: text(120), todos: flag });

const FirstRequest = late(async () => (await import("./-first-request.tsx")).FirstRequest, {
  pending: <PendingPage back={<BackLink to="/" />} />,
  failed: (retry) => <ErrorState onRetry={retry} />,
});

export const Route = createFileRoute("/solicitar-servico")({
  validateSearch: requestSearch,
  beforeLoad: async (route) => {
    preloadFrame();
    const { repetir }: SearchOf<typeof requestSearch> = route.search;
    // Only those who have made a request have it.
    return repetir ? requireUser(route) : { user: await route.context.currentUser() };
  },
  loader: ({ context }) => {
    preloadForm();
    if (!context.user) FirstRequest.preload();
  },
  head: () => ({ meta: [{ title: "Solicitar Serviço" }] }),
  ...LATE_FRAME,
  component: SolicitarServico,
});

function SolicitarServico() {
  const { user } = Route.useRouteContext();
  const { repetir, rascunho, para, todos } = Route.useSearch();
  const [isFirst, setFirst] = useState(
    () => !user || rascunho !== undefined || readDraft(VISITOR_DRAFT) !== null || readDraft(askedKey(user)) !== null,
  );
  if (para && !isFirst) setFirst(true);
  useJourneyOverlays();
  const panel = user && currentPanel(user);
  // Publishing may add a role, with which the panel would change.
  useEffect(() => {
    if (panel) rememberPanel(panel);
  }, [panel]);
  const back = <BackLink to={panel ? PANEL_HOME[panel] : "/"} />;
  return (
    <PanelFrame panel={panel} hasBottomBar={false}>
      {user && !isFirst && !repetir ? (
        <NewRequestPage user={user} back={back} />
      ) : (
        <FirstRequest user={user} draftId={rascunho} para={para} todos={todos} repeated={repetir} back={back} />
      )}
    </PanelFrame>
  );
}
