import { createFileRoute } from "@tanstack/react-router";
import { loadCurrentUser } from "@/lib/guards.ts";
import { ProfilePage } from "./-profile-page.tsx";

export const Route = createFileRoute("/profile")({
  beforeLoad: async () => ({ user: await loadCurrentUser() }),
  head: () => ({ meta: [{ title: "Meu Perfil" }] }),
  component: Profile,
});

function Profile() {
  return <ProfilePage user={Route.useRouteContext().user} />;
}
