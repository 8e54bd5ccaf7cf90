import { createFileRoute, Link } from "@tanstack/react-router";
import { searchParams, text } from "#src/shared/search-params.ts";
import { currentPanel, PANEL_HOME } from "@/features/dashboards/panel.ts";
import { NewRequestPage } from "@/features/requests/new-request-page.tsx";
import { preloadForm } from "@/features/requests/request-form-loader.tsx";
import { BackLabel, backLinkClass } from "@/ui/page-header.tsx";

export const Route = createFileRoute("/_signed-in/_frame/solicitar-servico")({
  staticData: { frame: { hasBottomBar: false } },
  validateSearch: searchParams({ repetir: text() }),
  loader: preloadForm,
  head: () => ({ meta: [{ title: "Solicitar Serviço" }] }),
  component: SolicitarServico,
});

function SolicitarServico() {
  const { user } = Route.useRouteContext();
  const back = (
    <Link to={PANEL_HOME[currentPanel(user)]} className={backLinkClass}>
      <BackLabel>Voltar</BackLabel>
    </Link>
  );
  return <NewRequestPage user={user} back={back} repeated={Route.useSearch().repetir} />;
}
