import { getQueryKey } from "@trpc/react-query";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { sessionsFailure as failure, SESSIONS } from "./access-messages.ts";

const queries = [getQueryKey(trpc.auth.sessions)];
const onSettled = () => trpcUtils.auth.sessions.invalidate();

/** Logs another device out; it leaves the list at once. */
export function useEndSession() {
  const { mutate } = trpc.auth.endSession.useMutation(
    mutationSteps({
      queries,
      change: ({ startedAt }: { startedAt: number }) =>
        trpcUtils.auth.sessions.setData(undefined, (list) =>
          list?.filter((session) => session.isCurrent || session.startedAt !== startedAt),
        ),
      success: () => ({ title: SESSIONS.ended }),
      failure,
      onSettled,
    }),
  );
  return (startedAt: number) => mutate({ startedAt });
}

/** Logs all other devices out. That also cancels a pending change of e-mail. */
export function useEndOtherSessions() {
  const { mutate, isPending } = trpc.auth.endOtherSessions.useMutation(
    mutationSteps({
      onSuccess: () => Promise.all([onSettled(), trpcUtils.profiles.mine.invalidate()]),
      success: () => ({ title: SESSIONS.endedAll }),
      failure,
    }),
  );
  return { isEnding: isPending, endOthers: () => mutate() };
}
