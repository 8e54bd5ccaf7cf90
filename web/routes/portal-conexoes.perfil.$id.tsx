import { createFileRoute } from "@tanstack/react-router";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { preloadProfile } from "@/features/networking/load-networking.ts";
import { ProfileScreen } from "@/features/networking/profile-screen.tsx";
import { useCurrentUser } from "@/lib/session.ts";

export const Route = createFileRoute("/portal-conexoes/perfil/$id")({
  loader: ({ params }) => preloadProfile(params.id),
  head: () => ({ meta: [{ title: "Página profissional" }] }),
  component: Perfil,
});

function Perfil() {
  const { id } = Route.useParams();
  const user = useCurrentUser();
  return (
    <AppFrame panel={user ? currentPanel(user) : null} logOut={useLogOut()} hasBottomBar={false}>
      <ProfileScreen key={id} id={id} />
    </AppFrame>
  );
}
