import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { cancelLoading, changeConnection, refreshConnection } from "./connection-cache.ts";
import { CONNECTION, failureText } from "./messages.ts";

const NONE = { connectionStatus: "none", connectionId: null, isIncoming: false } as const;

/** Takes back an own request that was not answered yet. */
export function useCancel({ id, connectionId }: ProfessionalPage, onDone: () => void) {
  const { mutate, isPending } = trpc.networking.cancel.useMutation({
    networkMode: "always",
    onMutate: () => cancelLoading(id),
    onSuccess: () => {
      changeConnection(id, NONE);
      notify.success(CONNECTION.cancelled);
    },
    onError: (error) => {
      const failure = failureOf(error);
      notify.error("Erro", failureText(failure, CONNECTION.cancelFailed));
      // It was answered meanwhile.
      if (failure.code !== "network") void refreshConnection(id);
    },
    onSettled: onDone,
  });
  return { isPending, cancel: () => (connectionId && !isPending ? mutate({ id: connectionId }) : undefined) };
}

/** Accepts or rejects who asked the viewer. */
export function useAnswer({ id, connectionId }: ProfessionalPage) {
  const options = {
    networkMode: "always" as const,
    onSettled: () => refreshConnection(id),
    onError: (error: unknown) => notify.error("Erro", failureText(failureOf(error), CONNECTION.answerFailed)),
  };
  const accept = trpc.networking.accept.useMutation(options);
  const reject = trpc.networking.reject.useMutation(options);
  const isPending = accept.isPending || reject.isPending;
  const run = (answer: typeof accept | typeof reject) => {
    if (connectionId && !isPending) answer.mutate({ id: connectionId });
  };
  return { isPending, accept: () => run(accept), reject: () => run(reject) };
}
