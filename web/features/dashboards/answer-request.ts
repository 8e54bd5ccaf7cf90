import type { PendingConnection } from "#src/features/networking/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpcClient, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { REQUESTS_PANEL } from "./provider-messages.ts";

export type Answer = "accept" | "reject";

function changeCount(by: number): void {
  trpcUtils.networking.pendingCount.setData(undefined, (known) => known && { count: Math.max(0, known.count + by) });
}

/** Takes a request out of the list at once; what others do meanwhile is asked for afterwards. */
async function takeOut(id: string): Promise<void> {
  await Promise.all([trpcUtils.networking.pending.cancel(), trpcUtils.networking.pendingCount.cancel()]);
  trpcUtils.networking.pending.setData(undefined, (list) => list?.filter((entry) => entry.id !== id));
  changeCount(-1);
}

/** Back to its place: the list is ordered by age, newest first. */
function putBack(request: PendingConnection): void {
  trpcUtils.networking.pending.setData(undefined, (list) =>
    list?.some(({ id }) => id === request.id)
      ? list
      : [...(list ?? []), request].toSorted((a, b) => b.createdAt - a.createdAt),
  );
  changeCount(1);
}

/** Accepts or rejects; the entry goes at once and comes back with a text if the server refuses. */
export async function answerRequest(request: PendingConnection, answer: Answer): Promise<void> {
  await takeOut(request.id);
  try {
    await trpcClient.networking[answer].mutate({ id: request.id });
    const name = request.name || REQUESTS_PANEL.someone;
    notify.success(answer === "accept" ? REQUESTS_PANEL.accepted(name) : REQUESTS_PANEL.rejected);
  } catch (error) {
    if (failureOf(error).code === "connection.not_found") notify.info(REQUESTS_PANEL.gone, REQUESTS_PANEL.goneText);
    else {
      putBack(request);
      notify.error(REQUESTS_PANEL.answerFailed, REQUESTS_PANEL.answerFailedText);
    }
  }
  await trpcUtils.networking.invalidate();
}
