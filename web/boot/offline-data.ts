import { dehydrate, type Mutation } from "@tanstack/react-query";
import { persistAnswers } from "../lib/offline/persisted-answers.ts";
import { hasWaiting, storeWaiting } from "../lib/offline/waiting-mutations.ts";
import { endPushesWithSession } from "../lib/push/device-pushes.ts";
import { SEND_AGAIN_MS } from "../lib/timings.ts";
import { queryClient } from "../lib/trpc.ts";

export { restoreAnswers } from "../lib/offline/persisted-answers.ts";

function persist(mutation: Mutation, draftKey: string): void {
  const { mutations } = dehydrate(queryClient, {
    shouldDehydrateQuery: () => false,
    shouldDehydrateMutation: (other) => other === mutation && other.state.status === "pending",
  });
  storeWaiting(draftKey, mutations[0]);
}

/** Stores mutations with a `draftKey` until they are confirmed or refused. */
function persistWaiting(): void {
  const cache = queryClient.getMutationCache();
  cache.subscribe(({ type, mutation }) => {
    const draftKey = mutation?.meta?.draftKey;
    if (!draftKey) return;
    if (type === "updated") persist(mutation, draftKey);
    // Its screen was left, and what the screen would do next no longer fits.
    if (type === "observerRemoved" && mutation.state.isPaused) cache.remove(mutation);
  });
  for (const mutation of cache.findAll({ status: "pending" }))
    if (mutation.meta?.draftKey) persist(mutation, mutation.meta.draftKey);
}

/** Phones report a network before it works, so the code may fail to load at first. */
async function sendWaiting(): Promise<void> {
  if (!navigator.onLine || !hasWaiting()) return;
  try {
    const { sendWaiting } = await import("./send-waiting.ts");
    await sendWaiting();
  } catch (error) {
    console.warn("waiting mutations not sent", error);
    setTimeout(sendWaiting, SEND_AGAIN_MS);
  }
}

/** Keeps what is read for when there is no network, and sends what waited for one. */
export function workOffline(): void {
  persistAnswers();
  persistWaiting();
  endPushesWithSession();
  window.addEventListener("online", () => void sendWaiting());
  void sendWaiting();
}
