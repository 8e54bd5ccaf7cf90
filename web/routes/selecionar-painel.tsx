import { createFileRoute } from "@tanstack/react-router";
import { ChoosePanelScreen } from "@/features/auth/choose-panel-screen.tsx";
import { Departures } from "@/features/dashboards/departures.tsx";
import { panelJourney } from "@/features/dashboards/journeys.ts";
import { requireUser } from "@/lib/guards.ts";

export const Route = createFileRoute("/selecionar-painel")({
  beforeLoad: async () => ({ user: await requireUser("/entrar") }),
  head: () => ({ meta: [{ title: "Escolher painel" }] }),
  component: SelecionarPainel,
});

function SelecionarPainel() {
  const { user } = Route.useRouteContext();
  return (
    <Departures journeyOf={panelJourney}>
      <ChoosePanelScreen user={user} />
    </Departures>
  );
}
