import { createFileRoute } from "@tanstack/react-router";
import { Contracts } from "@/features/dashboards/contracts.tsx";
import { HireList } from "@/features/hires/late-parts.tsx";
import { preloadHires } from "@/features/hires/load-hires.ts";
import { hireRating } from "@/features/ratings/hire-rating.tsx";
import { HiredChoice } from "@/features/requests/detail/late-own-step.tsx";

export const Route = createFileRoute("/_signed-in/_frame/client-contracts")({
  staticData: { frame: { panel: "client" } },
  loader: async ({ context }) => {
    HireList.preload();
    const { trpcUtils } = await context.loadData();
    preloadHires(trpcUtils, "client");
  },
  head: () => ({ meta: [{ title: "Minhas Contratações" }] }),
  component: () => (
    <Contracts panel="client">
      <HireList side="client" rating={hireRating} closing={(id) => <HiredChoice id={id} />} />
    </Contracts>
  ),
});
