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
