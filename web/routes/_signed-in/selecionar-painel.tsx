import { createFileRoute } from "@tanstack/react-router";
import { ChoosePanelScreen } from "@/features/auth/choice/choose-panel-screen.tsx";
import { useJourneyOverlays } from "@/features/dashboards/use-journey-overlays.ts";

export const Route = createFileRoute("/_signed-in/selecionar-painel")({
  head: () => ({ meta: [{ title: "Escolher painel" }] }),
  component: SelecionarPainel,
});

function SelecionarPainel() {
  const { user } = Route.useRouteContext();
  useJourneyOverlays();
  return <ChoosePanelScreen user={user} />;
}
