import { BLOCK, blockFailure } from "./block-messages.ts";
import { mutationSteps } from "./mutations.ts";
import { trpc, trpcUtils } from "./trpc.ts";

/** Blocks a person for the viewer. `onDone` is called when it succeeded or failed. */
export function useBlockPerson({ id, name }: { id: string; name: string }, onDone: () => void) {
  const { mutate, isPending } = trpc.moderation.blockPerson.useMutation(
    mutationSteps({
      // Connections between the two end, and more.
      onSuccess: () => Promise.all([trpcUtils.networking.invalidate(), trpcUtils.moderation.blocked.invalidate()]),
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
