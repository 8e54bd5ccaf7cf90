import { createFileRoute, redirect } from "@tanstack/react-router";
import { useEffect } from "react";
import { PasskeyOffer } from "@/features/auth/account/passkey-offer.tsx";
import { ClientDashboard } from "@/features/dashboards/client/client-dashboard.tsx";
import { preloadSection, sectionTitle } from "@/features/dashboards/client/load-client.ts";
import { Sidebar } from "@/features/dashboards/frame/sidebar.tsx";
import { rememberPanel } from "@/features/dashboards/panel.ts";
import { clientSearch, LATEST_SHOWN } from "@/features/dashboards/section-names.ts";
import { isClientPage, SECTION_PAGES } from "@/features/dashboards/sections.ts";
import { FirstSteps } from "@/features/first-steps/first-steps.tsx";
import { preloadHires } from "@/features/hires/load-hires.ts";
import { LatestListings } from "@/features/listings/late-latest.tsx";
import { LatestRatings } from "@/features/ratings/late-parts.tsx";
import { preloadDetail, preloadOwn } from "@/features/requests/list/load-requests.ts";
import { NewestRequests } from "@/features/requests/list/newest-requests.tsx";
import { OwnRequests } from "@/features/requests/list/own-requests.tsx";
import { LatestHires, RunningHires } from "../../-late-latest-hires.tsx";
import { RequestDetail } from "../../-request-detail.tsx";

export const Route = createFileRoute("/_signed-in/_frame/cliente/dashboard")({
  validateSearch: clientSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { secao, solicitacao } = deps;
    if (secao && isClientPage(secao)) throw redirect({ to: SECTION_PAGES[secao], replace: true });
    const { trpcUtils } = await context.loadData();
    preloadOwn(trpcUtils);
    preloadSection(trpcUtils, secao);
    // What runs stands above the rest, so it comes with it.
    if (secao === undefined) preloadHires(trpcUtils, "client");
    preloadDetail(trpcUtils, solicitacao);
    const section = secao ?? "dashboard";
    const side = <Sidebar panel="client" current={section} />;
    return { title: sectionTitle(secao), frame: { panel: "client", section, side } };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? "Painel do Cliente" }] }),
  component: ClienteDashboard,
});

function ClienteDashboard() {
  const { user } = Route.useRouteContext();
  const { secao = "dashboard", solicitacao } = Route.useSearch();
  useEffect(() => rememberPanel("client"), []);
  return (
    <>
      <ClientDashboard
        section={secao}
        user={user}
        firstSteps={<FirstSteps panel="client" otherwise={<PasskeyOffer />} />}
        hires={<RunningHires side="client" />}
        latestOwn={<OwnRequests shown={LATEST_SHOWN} />}
        ownRequests={<OwnRequests />}
        lists={{
          "oportunidades-gerais": <NewestRequests host="/cliente/dashboard" />,
          "compra-venda": <LatestListings />,
          contratos: <LatestHires side="client" />,
          "central-avaliacoes": <LatestRatings rated={{ id: user.id, type: "client" }} name={user.name} />,
        }}
      />
      <RequestDetail id={solicitacao} host="/cliente/dashboard" />
    </>
  );
}
