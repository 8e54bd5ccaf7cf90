import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { UNDO } from "@/lib/undo-messages.ts";
import { markSeen, refreshHires } from "./hire-cache.ts";
import { DECLINE } from "./interested/interested-messages.ts";
import { ANSWER, FINISH, hireFailure, PROPOSE, WITHDRAW } from "./messages.ts";

/** Tells that the user hired an interested person. */
export function usePropose() {
  return trpc.hires.propose.useMutation(
    mutationSteps({
      onSuccess: refreshHires,
      success: () => ({ title: PROPOSE.success, text: PROPOSE.successText }),
      failure: hireFailure,
      onFailure: refreshHires,
    }),
  );
}

/** Takes back a hire that the provider has not answered. */
export function useWithdraw() {
  return trpc.hires.withdraw.useMutation(
    mutationSteps({
      onSuccess: refreshHires,
      success: () => ({ title: WITHDRAW.success }),
      failure: hireFailure,
      onFailure: refreshHires,
    }),
  );
}

/** The provider's answer to a hire. */
export function useAnswer() {
  return trpc.hires.answer.useMutation(
    mutationSteps({
      onSuccess: refreshHires,
      success: ({ status }: { status: string }) =>
        status === "confirmed" ? { title: ANSWER.confirmed, text: ANSWER.confirmedText } : { title: ANSWER.denied },
      failure: hireFailure,
      onFailure: refreshHires,
    }),
  );
}

/** Tells that the service of a hire is done. */
export function useFinish(onDone: () => void, personName: string) {
  return trpc.hires.finish.useMutation(
    mutationSteps({
      onSuccess: refreshHires,
      success: () => ({ title: FINISH.success, text: FINISH.successText(personName) }),
      failure: hireFailure,
      onFailure: refreshHires,
      onSettled: onDone,
    }),
  );
}

/** Records that the owner looks at a person's card. Goes on while the card opens. */
export function useMarkSeen(requestId: string, providerId: string) {
  const { mutate } = trpc.hires.look.useMutation({
    onError: (error) => console.warn("a look at a card was not recorded", error),
  });
  return () => {
    markSeen(requestId, providerId, Date.now());
    mutate({ requestId, providerId });
  };
}

/** Declines a person who is interested, which a button in the toast takes back, or considers them again. */
export function useDecline(requestId: string, providerId: string, name: string) {
  const key = { requestId, providerId };
  const steps = { onSuccess: refreshHires, failure: hireFailure, onFailure: refreshHires };
  const restoring = trpc.hires.decline.useMutation(
    mutationSteps({ ...steps, success: () => ({ title: DECLINE.restored, text: DECLINE.restoredText(name) }) }),
  );
  const restore = () => restoring.mutate({ ...key, isDeclined: false });
  const declining = trpc.hires.decline.useMutation(
    mutationSteps({
      ...steps,
      success: () => ({
        title: DECLINE.success(name),
        text: DECLINE.successText,
        action: { label: UNDO.label, run: restore },
      }),
    }),
  );
  const decline = () => declining.mutate({ ...key, isDeclined: true });
  return { decline, restore, isPending: declining.isPending || restoring.isPending };
}
