import { createFileRoute, Link } from "@tanstack/react-router";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { currentPanel, PANEL_HOME } from "@/features/dashboards/panel.ts";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { NewRequestPage } from "@/features/requests/new-request-page.tsx";
import { preloadForm } from "@/features/requests/request-form-loader.tsx";
import { requireUser } from "@/lib/guards.ts";
import { BackLabel, backLinkClass } from "@/ui/page-header.tsx";

export const Route = createFileRoute("/solicitar-servico")({
  beforeLoad: async () => ({ user: await requireUser("/tipo-usuario") }),
  loader: preloadForm,
  head: () => ({ meta: [{ title: "Solicitar Serviço" }] }),
  component: SolicitarServico,
});

function SolicitarServico() {
  const { user } = Route.useRouteContext();
  const panel = currentPanel(user);
  const back = (
    <Link to={PANEL_HOME[panel]} className={backLinkClass}>
      <BackLabel>Voltar</BackLabel>
    </Link>
  );
  return (
    <AppFrame panel={panel} logOut={useLogOut()} hasBottomBar={false}>
      <NewRequestPage user={user} back={back} />
    </AppFrame>
  );
}
