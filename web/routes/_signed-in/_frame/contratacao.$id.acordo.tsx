import { createFileRoute } from "@tanstack/react-router";
import { AgreementScreen } from "@/features/hires/late-parts.tsx";
import { preloadAgreement } from "@/features/hires/load-hires.ts";

export const Route = createFileRoute("/_signed-in/_frame/contratacao/$id/acordo")({
  loader: async ({ context, params }) => {
    AgreementScreen.preload();
    const { trpcUtils } = await context.loadData();
    preloadAgreement(trpcUtils, params.id);
  },
  head: () => ({ meta: [{ title: "Acordo" }] }),
  component: Agreement,
});

function Agreement() {
  const { user } = Route.useRouteContext();
  const { id } = Route.useParams();
  return <AgreementScreen key={id} hireId={id} user={user} />;
}
