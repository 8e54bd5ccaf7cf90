import { createFileRoute } from "@tanstack/react-router";
import { Contracts } from "@/features/dashboards/contracts.tsx";
import { HireList } from "@/features/hires/late-parts.tsx";
import { preloadHires } from "@/features/hires/load-hires.ts";
import { hireRating } from "@/features/ratings/hire-rating.tsx";

export const Route = createFileRoute("/_signed-in/_frame/provider-contracts")({
  staticData: { frame: { panel: "provider" } },
  loader: async ({ context }) => {
    HireList.preload();
    const { trpcUtils } = await context.loadData();
    preloadHires(trpcUtils, "provider");
  },
  head: () => ({ meta: [{ title: "Meus Contratos" }] }),
  component: () => (
    <Contracts panel="provider">
      <HireList side="provider" rating={hireRating} />
    </Contracts>
  ),
});
