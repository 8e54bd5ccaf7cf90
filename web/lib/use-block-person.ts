import { BLOCK, blockFailure } from "./block-messages.ts";
import { mutationSteps } from "./mutations.ts";
import { trpc, trpcUtils } from "./trpc.ts";

interface Blocking {
  /** Called when it succeeded or failed. */
  onDone: () => void;
  onBlocked?: () => void;
}

/** Blocks a person for the viewer. */
export function useBlockPerson({ id, name }: { id: string; name: string }, { onDone, onBlocked }: Blocking) {
  const { mutate, isPending } = trpc.moderation.blockPerson.useMutation(
    mutationSteps({
      onSuccess: async () => {
        onBlocked?.();
        // A pending connection between the two is gone.
        await trpcUtils.networking.invalidate();
      },
      success: () => ({ title: BLOCK.done, text: BLOCK.doneText(name) }),
      failure: blockFailure,
      onFailure: ({ code }) => {
        if (code === "auth.required") void trpcUtils.auth.me.invalidate();
      },
      onSettled: onDone,
    }),
  );
  return { isPending, block: () => (isPending ? undefined : mutate({ personId: id })) };
}
