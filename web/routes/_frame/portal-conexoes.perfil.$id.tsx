import { createFileRoute } from "@tanstack/react-router";
import { profileSearch } from "#src/features/networking/search-params.ts";
import { ReportButton } from "@/features/moderation/report-button.tsx";
import { preloadProfile } from "@/features/networking/load-networking.ts";
import { ProfileScreen } from "@/features/networking/profile/profile-screen.tsx";

export const Route = createFileRoute("/_frame/portal-conexoes/perfil/$id")({
  validateSearch: profileSearch,
  staticData: { frame: { hasBottomBar: false } },
  loader: async ({ context, params }) => preloadProfile((await context.loadData()).trpcUtils, params.id),
  head: () => ({ meta: [{ title: "Página profissional" }] }),
  component: Perfil,
});

function Perfil() {
  const { id } = Route.useParams();
  return <ProfileScreen key={id} id={id} Report={ReportButton} search={Route.useSearch()} />;
}
