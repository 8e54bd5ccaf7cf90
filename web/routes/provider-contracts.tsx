import { createFileRoute } from "@tanstack/react-router";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { Contracts } from "@/features/dashboards/contracts.tsx";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { requireUser } from "@/lib/guards.ts";

export const Route = createFileRoute("/provider-contracts")({
  beforeLoad: async () => ({ user: await requireUser("/entrar") }),
  head: () => ({ meta: [{ title: "Meus Contratos" }] }),
  component: ProviderContractsRoute,
});

function ProviderContractsRoute() {
  return (
    <AppFrame panel="provider" logOut={useLogOut()}>
      <Contracts panel="provider" />
    </AppFrame>
  );
}
