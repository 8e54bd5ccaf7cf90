import { failureOf } from "@/lib/errors.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { failureText, PORTFOLIO } from "./messages.ts";

/** Asks again for a professional's photos, and for how many there are. */
export async function refreshPortfolio(professionalId: string): Promise<void> {
  const { networking } = trpcUtils;
  await Promise.all([
    networking.portfolio.invalidate({ id: professionalId }),
    networking.profile.invalidate({ id: professionalId }),
  ]);
}

export function useDeletePhoto(id: string, professionalId: string, onDone: () => void) {
  const { mutate, isPending } = trpc.networking.deletePhoto.useMutation({
    networkMode: "always",
    onSuccess: async () => {
      await refreshPortfolio(professionalId);
      notify.success(PORTFOLIO.removed, PORTFOLIO.removedText);
    },
    onError: (error) => notify.error("Erro", failureText(failureOf(error), PORTFOLIO.removeFailed)),
    onSettled: onDone,
  });
  return { isPending, remove: () => (isPending ? undefined : mutate({ id })) };
}
