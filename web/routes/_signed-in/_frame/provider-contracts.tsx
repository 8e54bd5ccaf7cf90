import { createFileRoute } from "@tanstack/react-router";
import { Contracts } from "@/features/dashboards/contracts.tsx";

export const Route = createFileRoute("/_signed-in/_frame/provider-contracts")({
  staticData: { frame: { panel: "provider" } },
  head: () => ({ meta: [{ title: "Meus Contratos" }] }),
  component: () => <Contracts panel="provider" />,
});
