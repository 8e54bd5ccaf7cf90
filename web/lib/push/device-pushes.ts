import { queryClient, trpcUtils } from "../trpc.ts";

export const SERVICE_WORKER = "/service-worker.js";

/** This browser's subscription to pushes; null if there is none, or browsers of its kind have none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** @returns the endpoint of the subscription that ended, if there was one */
export async function endSubscription(): Promise<string | null> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

/** After log-out, the next person on this device should not get this one's notices. The push service tells the server. */
export function endPushesWithSession(): void {
  let wasLoggedIn = false;
  queryClient.getQueryCache().subscribe(() => {
    const user = trpcUtils.auth.me.getData();
    const hasLeft = user === null && wasLoggedIn;
    wasLoggedIn = Boolean(user);
    if (hasLeft) endSubscription().catch((error) => console.warn("the subscription to pushes did not end", error));
  });
}
