import { createFileRoute } from "@tanstack/react-router";
import { ReportButton } from "@/features/moderation/report-button.tsx";
import { BusinessCardScreen } from "@/features/networking/business-card-screen.tsx";
import { preloadCard } from "@/features/networking/load-networking.ts";

export const Route = createFileRoute("/cartao/$slug")({
  loader: async ({ context, params }) => preloadCard((await context.loadData()).trpcUtils, params.slug),
  head: () => ({ meta: [{ title: "Cartão de visita" }] }),
  component: Cartao,
});

function Cartao() {
  return <BusinessCardScreen slugOrId={Route.useParams().slug} Report={ReportButton} />;
}
