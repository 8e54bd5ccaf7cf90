import { createFileRoute } from "@tanstack/react-router";
import { ChoosePanelScreen } from "@/features/auth/choose-panel-screen.tsx";
import { requireUser } from "@/lib/guards.ts";

export const Route = createFileRoute("/selecionar-painel")({
  beforeLoad: async () => ({ user: await requireUser("/entrar") }),
  head: () => ({ meta: [{ title: "Escolher painel" }] }),
  component: SelecionarPainel,
});

function SelecionarPainel() {
  return <ChoosePanelScreen user={Route.useRouteContext().user} />;
}
