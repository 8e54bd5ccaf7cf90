import type { MarkReadInput } from "#src/features/notices/schemas.ts";
import { causeOf } from "@/lib/failure-messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { NOTICES } from "./messages.ts";
import { markCached, READ_QUERIES } from "./notice-cache.ts";

/** Marks notices up to a time as read: some, or all. Optimistic. */
export function useReadNotices() {
  const { mutate } = trpc.notices.markRead.useMutation(
    mutationSteps<void, MarkReadInput>({
      queries: READ_QUERIES,
      change: markCached,
      failure: (failure) => ({ kind: "info", title: NOTICES.readFailed, text: causeOf(failure) }),
      onSettled: () => trpcUtils.notices.count.invalidate(),
    }),
  );
  return mutate;
}
