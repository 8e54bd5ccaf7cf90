import { useMutation } from "@tanstack/react-query";
import type { AdminOverview } from "#src/features/admin/schemas.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpcUtils } from "@/lib/trpc.ts";
import { refreshAdmin } from "./admin-cache.ts";
import { loadFailed, PANEL } from "./panel-messages.ts";

/** 'Recarregar': refetches counts and lists, and says how much there is. */
export function useReload() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await refreshAdmin();
      return trpcUtils.admin.overview.fetch(undefined, { staleTime: 0 });
    },
    ...mutationSteps({
      success: (overview: AdminOverview) => ({ title: PANEL.reloaded, text: PANEL.reloadedText(overview) }),
      failure: loadFailed,
    }),
  });
  return { isReloading: isPending, reload: () => (isPending ? undefined : mutate()) };
}
