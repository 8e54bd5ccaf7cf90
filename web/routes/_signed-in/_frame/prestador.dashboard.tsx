import { createFileRoute, redirect } from "@tanstack/react-router";
import { useEffect } from "react";
import { PasskeyOffer } from "@/features/auth/account/passkey-offer.tsx";
import { Sidebar } from "@/features/dashboards/frame/sidebar.tsx";
import { rememberPanel } from "@/features/dashboards/panel.ts";
import { preloadProvider, providerTitle } from "@/features/dashboards/provider/load-provider.ts";
import { ProviderDashboard } from "@/features/dashboards/provider/provider-dashboard.tsx";
import { isProviderPage, pageOfSection } from "@/features/dashboards/provider-sections.ts";
import { providerSearch } from "@/features/dashboards/section-names.ts";
import { FirstSteps } from "@/features/first-steps/first-steps.tsx";
import { preloadHires } from "@/features/hires/load-hires.ts";
import { LatestListings } from "@/features/listings/late-latest.tsx";
import { LatestPeople } from "@/features/networking/late-latest.tsx";
import { LatestRatings } from "@/features/ratings/late-parts.tsx";
import { preloadDetail, preloadFresh } from "@/features/requests/list/load-requests.ts";
import { FreshRequests } from "@/features/requests/list/newest-requests.tsx";
import { LatestHires, RunningHires } from "../../-late-latest-hires.tsx";
import { RequestDetail } from "../../-request-detail.tsx";

export const Route = createFileRoute("/_signed-in/_frame/prestador/dashboard")({
  validateSearch: providerSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { secao, solicitacao } = deps;
    const { trpcUtils } = await context.loadData();
    if (secao && isProviderPage(secao)) {
      throw redirect({ to: pageOfSection(secao, await trpcUtils.networking.overview.ensureData()), replace: true });
    }
    if (secao === undefined || secao === "oportunidades") preloadFresh(trpcUtils);
    preloadProvider(trpcUtils, secao);
    // What runs stands above the rest, so it comes with it.
    if (secao === undefined) preloadHires(trpcUtils, "provider");
    preloadDetail(trpcUtils, solicitacao);
    const section = secao ?? "dashboard";
    const side = <Sidebar panel="provider" current={section} />;
    return { title: providerTitle(secao), frame: { panel: "provider", section, side } };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? "Painel do Prestador" }] }),
  component: PrestadorDashboard,
});

function PrestadorDashboard() {
  const { user } = Route.useRouteContext();
  const { secao = "dashboard", solicitacao } = Route.useSearch();
  useEffect(() => rememberPanel("provider"), []);
  return (
    <>
      <ProviderDashboard
        section={secao}
        user={user}
        firstSteps={<FirstSteps panel="provider" otherwise={<PasskeyOffer />} />}
        hires={<RunningHires side="provider" />}
        lists={{
          oportunidades: <FreshRequests />,
          "compra-venda": <LatestListings />,
          "portal-conexoes": <LatestPeople />,
          contratos: <LatestHires side="provider" />,
          avaliacoes: <LatestRatings rated={{ id: user.id, type: "service_provider" }} name={user.name} />,
        }}
      />
      <RequestDetail id={solicitacao} host="/prestador/dashboard" />
    </>
  );
}
