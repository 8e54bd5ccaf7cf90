import { createFileRoute } from "@tanstack/react-router";
import { Contracts } from "@/features/dashboards/contracts.tsx";

export const Route = createFileRoute("/_signed-in/_frame/client-contracts")({
  staticData: { frame: { panel: "client" } },
  head: () => ({ meta: [{ title: "Minhas Contratações" }] }),
  component: () => <Contracts panel="client" />,
});
