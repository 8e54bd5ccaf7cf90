import { getQueryKey } from "@trpc/react-query";
import type { Reference } from "#src/features/networking/schemas.ts";
import { errorToast } from "@/lib/failure-messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { REFERENCES } from "./messages.ts";

/** Refetches a professional's references and their count, and the hires that ask for one. */
export async function refreshReferences(professionalId: string): Promise<void> {
  const { networking, hires } = trpcUtils;
  await Promise.all([
    networking.references.invalidate({ id: professionalId }),
    networking.profile.invalidate({ id: professionalId }),
    networking.card.invalidate(),
    hires.mine.invalidate(),
  ]);
}

/** Marks a cached reference as hidden or visible. */
function markHidden(professionalId: string, id: string, isHidden: boolean): void {
  trpcUtils.networking.references.setInfiniteData({ id: professionalId }, (loaded) =>
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
}

/** Hides or shows a reference about the viewer. Optimistic: reverted if the server refuses. */
export function useHideReference({ id, isHidden }: Reference, professionalId: string) {
  const steps = (hide: boolean) =>
    mutationSteps({
      queries: [getQueryKey(trpc.networking.references, { id: professionalId }, "infinite")],
      change: () => markHidden(professionalId, id, hide),
      // The references too: a refetch that began before the change was stored would otherwise undo it on the screen.
      onSuccess: () => void refreshReferences(professionalId),
      success: () =>
        hide
          ? { title: REFERENCES.hideDone, text: REFERENCES.hideDoneText }
          : { title: REFERENCES.showDone, text: REFERENCES.showDoneText },
      failure: errorToast(REFERENCES.changeFailed),
    });
  const hiding = trpc.networking.hideReference.useMutation(steps(true));
  const showing = trpc.networking.showReference.useMutation(steps(false));
  const toggle = () => {
    if (hiding.isPending || showing.isPending) return;
    (isHidden ? showing : hiding).mutate({ id });
  };
  return { toggle };
}

export function useDeleteReference(professionalId: string) {
  return trpc.networking.deleteReference.useMutation(
    mutationSteps({
      onSuccess: () => refreshReferences(professionalId),
      success: () => ({ title: REFERENCES.removed }),
      failure: errorToast(REFERENCES.removeFailed),
    }),
  );
}
