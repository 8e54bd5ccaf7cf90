import { createFileRoute } from "@tanstack/react-router";
import { ChoosePanelScreen } from "@/features/auth/choose-panel-screen.tsx";
import { panelJourney } from "@/features/dashboards/journeys.ts";
import { useJourneys } from "@/features/dashboards/use-journeys.tsx";

export const Route = createFileRoute("/_signed-in/selecionar-painel")({
  head: () => ({ meta: [{ title: "Escolher painel" }] }),
  component: SelecionarPainel,
});

function SelecionarPainel() {
  const { user } = Route.useRouteContext();
  useJourneys(panelJourney);
  return <ChoosePanelScreen user={user} />;
}
