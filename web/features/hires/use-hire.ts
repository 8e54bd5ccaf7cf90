import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { markSeen, refreshHires } from "./hire-cache.ts";
import { ANSWER, FINISH, hireFailure, PROPOSE, WITHDRAW } from "./messages.ts";

/** Tells that the user hired an interested person. */
export function usePropose(onDone: () => void) {
  return trpc.hires.propose.useMutation(
    mutationSteps({
      onSuccess: refreshHires,
      success: () => ({ title: PROPOSE.success, text: PROPOSE.successText }),
      failure: hireFailure,
      onFailure: refreshHires,
      onSettled: onDone,
    }),
  );
}

/** Takes back a hire that the provider has not answered. */
export function useWithdraw(onDone: () => void) {
  return trpc.hires.withdraw.useMutation(
    mutationSteps({
      onSuccess: refreshHires,
      success: () => ({ title: WITHDRAW.success }),
      failure: hireFailure,
      onFailure: refreshHires,
      onSettled: onDone,
    }),
  );
}

/** The provider's answer to a hire. */
export function useAnswer(onDone: () => void) {
  return trpc.hires.answer.useMutation(
    mutationSteps({
      onSuccess: refreshHires,
      success: ({ status }: { status: string }) =>
        status === "confirmed" ? { title: ANSWER.confirmed, text: ANSWER.confirmedText } : { title: ANSWER.denied },
      failure: hireFailure,
      onFailure: refreshHires,
      onSettled: onDone,
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
