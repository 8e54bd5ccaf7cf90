import type { Reference } from "#src/features/networking/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { failureText, REFERENCES } from "./messages.ts";

/** Asks again for a professional's references, and for how many there are. */
export async function refreshReferences(professionalId: string): Promise<void> {
  const { networking } = trpcUtils;
  await Promise.all([
    networking.references.invalidate({ id: professionalId }),
    networking.profile.invalidate({ id: professionalId }),
  ]);
}

/** Marks a loaded reference as hidden or not. Returns how to undo that. */
function markHidden(professionalId: string, id: string, isHidden: boolean): () => void {
  const key = { id: professionalId };
  const { references } = trpcUtils.networking;
  const before = references.getInfiniteData(key);
  references.setInfiniteData(key, (loaded) =>
    loaded
      ? {
          ...loaded,
          pages: loaded.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === id ? { ...item, isHidden } : item)),
          })),
        }
      : undefined,
  );
  return () => references.setInfiniteData(key, before);
}

/** Hides a reference about oneself or shows it again; it shows at once and comes back if the server refuses. */
export function useHideReference({ id, isHidden }: Reference, professionalId: string) {
  const options = (hide: boolean) => ({
    networkMode: "always" as const,
    onMutate: async () => {
      await trpcUtils.networking.references.cancel({ id: professionalId });
      return markHidden(professionalId, id, hide);
    },
    onSuccess: () => {
      if (hide) notify.success(REFERENCES.hideDone, REFERENCES.hideDoneText);
      else notify.success(REFERENCES.showDone, REFERENCES.showDoneText);
      void trpcUtils.networking.profile.invalidate({ id: professionalId });
    },
    onError: (error: unknown, _input: unknown, undo: (() => void) | undefined) => {
      undo?.();
      notify.error("Erro", failureText(failureOf(error), REFERENCES.changeFailed));
    },
  });
  const hiding = trpc.networking.hideReference.useMutation(options(true));
  const showing = trpc.networking.showReference.useMutation(options(false));
  const toggle = () => {
    if (hiding.isPending || showing.isPending) return;
    (isHidden ? showing : hiding).mutate({ id });
  };
  return { toggle };
}

export function useDeleteReference(id: string, professionalId: string, onDone: () => void) {
  const { mutate, isPending } = trpc.networking.deleteReference.useMutation({
    networkMode: "always",
    onSuccess: async () => {
      await refreshReferences(professionalId);
      notify.success(REFERENCES.removed);
    },
    onError: (error) => notify.error("Erro", failureText(failureOf(error), REFERENCES.removeFailed)),
    onSettled: onDone,
  });
  return { isPending, remove: () => (isPending ? undefined : mutate({ id })) };
}
