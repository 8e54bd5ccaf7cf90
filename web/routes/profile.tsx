import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "./-profile-page.tsx";

export const Route = createFileRoute("/profile")({
  beforeLoad: async ({ context }) => ({ user: await context.currentUser() }),
  head: () => ({ meta: [{ title: "Meu Perfil" }] }),
  component: Profile,
});

function Profile() {
  return <ProfilePage user={Route.useRouteContext().user} />;
}
