import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ConnectionsScreen } from "@/features/networking/connections/connections-screen.tsx";
import { connectionsSearch } from "@/features/networking/connections/connections-tab.ts";

export const Route = createFileRoute("/_signed-in/_frame/portal-conexoes/minhas")({
  validateSearch: connectionsSearch,
  head: () => ({ meta: [{ title: "Minhas conexões" }] }),
  component: Minhas,
});

function Minhas() {
  const { aba = "conexoes" } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <ConnectionsScreen
      tab={aba}
      onTab={(tab) => void navigate({ to: "/portal-conexoes/minhas", search: { aba: tab }, replace: true })}
    />
  );
}
