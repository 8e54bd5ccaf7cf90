import { createFileRoute } from "@tanstack/react-router";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { Contracts } from "@/features/dashboards/contracts.tsx";
import { useLogOut } from "@/features/dashboards/use-log-out.ts";
import { requireUser } from "@/lib/guards.ts";

export const Route = createFileRoute("/client-contracts")({
  beforeLoad: async () => ({ user: await requireUser("/entrar") }),
  head: () => ({ meta: [{ title: "Minhas Contratações" }] }),
  component: ClientContractsRoute,
});

function ClientContractsRoute() {
  return (
    <AppFrame panel="client" logOut={useLogOut()}>
      <Contracts panel="client" />
    </AppFrame>
  );
}
