import { createFileRoute } from "@tanstack/react-router";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { DeniedCard } from "@/features/premium/denied-card.tsx";
import { PremiumScreen } from "@/features/premium/premium-screen.tsx";
import { loadCurrentUser } from "@/lib/guards.ts";

export const Route = createFileRoute("/premium")({
  beforeLoad: async () => ({ user: await loadCurrentUser() }),
  head: () => ({ meta: [{ title: "Premium" }] }),
  component: Premium,
});

function Premium() {
  const { user } = Route.useRouteContext();
  const logOut = useLogOut();
  if (!user) return <DeniedCard />;
  return (
    <AppFrame panel={currentPanel(user)} logOut={logOut}>
      <PremiumScreen user={user} />
    </AppFrame>
  );
}
