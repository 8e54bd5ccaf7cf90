import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { useAnswerConnection } from "@/lib/connections/use-answer-connection.ts";
import { errorToast } from "@/lib/failure-messages.ts";
import { NO_NAME } from "@/lib/messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { changeConnection, connectionQueries, refreshConnection } from "./connection-cache.ts";
import { CANCEL } from "./late-messages.ts";

const NONE = { connectionStatus: "none", connectionId: null, isIncoming: false } as const;

/** Withdraws the viewer's own pending request. */
export function useCancel({ id }: ProfessionalPage) {
  return trpc.networking.cancel.useMutation(
    mutationSteps({
      queries: connectionQueries(id),
      onSuccess: () => changeConnection(id, NONE),
      success: () => ({ title: CANCEL.done }),
      failure: errorToast(CANCEL.failed),
      onFailure: ({ code }) => {
        // It was answered in the meantime.
        if (code !== "network") void refreshConnection();
      },
    }),
  );
}

/** Accepts or rejects a request to the viewer. */
export function useAnswer({ connectionId, name }: ProfessionalPage) {
  const { isPending, answer } = useAnswerConnection({ id: connectionId ?? "", name: name || NO_NAME });
  const run = (which: "accept" | "reject") => (connectionId ? answer(which) : undefined);
  return { isPending, accept: () => run("accept"), reject: () => run("reject") };
}
