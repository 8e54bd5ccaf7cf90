import { createFileRoute } from "@tanstack/react-router";
import { preloadProfile } from "@/features/networking/load-networking.ts";

export const Route = createFileRoute("/portal-conexoes/perfil/$id")({
  loader: ({ params }) => preloadProfile(params.id),
  head: () => ({ meta: [{ title: "Página profissional" }] }),
  component: Perfil,
});

function Perfil() {
  return <p>{Route.useParams().id}</p>;
}
