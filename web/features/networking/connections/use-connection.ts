import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { useAnswerConnection } from "@/lib/use-answer-connection.ts";
import { changeConnection, connectionQueries, refreshConnection } from "./connection-cache.ts";
import { failed, PENDING } from "./messages.ts";

const NONE = { connectionStatus: "none", connectionId: null, isIncoming: false } as const;

/** Withdraws the viewer's own pending request. */
export function useCancel({ id }: ProfessionalPage) {
  return trpc.networking.cancel.useMutation(
    mutationSteps({
      queries: connectionQueries(id),
      onSuccess: () => changeConnection(id, NONE),
      success: () => ({ title: PENDING.cancelled }),
      failure: failed(PENDING.cancelFailed),
      onFailure: ({ code }) => {
        // It was answered in the meantime.
        if (code !== "network") void refreshConnection();
      },
    }),
  );
}

/** Accepts or rejects a request to the viewer. */
export function useAnswer({ connectionId }: ProfessionalPage) {
  const { isPending, answer } = useAnswerConnection({
    id: connectionId ?? "",
    success: (which) => ({ title: which === "accept" ? PENDING.accepted : PENDING.rejected }),
    failure: failed(PENDING.answerFailed),
  });
  const run = (which: "accept" | "reject") => (connectionId ? answer(which) : undefined);
  return { isPending, accept: () => run("accept"), reject: () => run("reject") };
}
