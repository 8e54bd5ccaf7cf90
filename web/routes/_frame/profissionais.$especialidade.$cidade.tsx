import { createFileRoute } from "@tanstack/react-router";
import { LocalScreen } from "@/features/networking/directory/local-screen.tsx";
import { preloadLocal } from "@/features/networking/load-networking.ts";

export const Route = createFileRoute("/_frame/profissionais/$especialidade/$cidade")({
  loader: async ({ context, params }) =>
    preloadLocal((await context.loadData()).trpcUtils, { trade: params.especialidade, city: params.cidade }),
  head: () => ({ meta: [{ title: "Profissionais" }] }),
  component: Profissionais,
});

function Profissionais() {
  const { especialidade, cidade } = Route.useParams();
  return <LocalScreen trade={especialidade} city={cidade} />;
}
