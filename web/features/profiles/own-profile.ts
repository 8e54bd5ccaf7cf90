import { trpcUtils } from "@/lib/trpc.ts";

/**
 * Refetches the profile cards and the session, so that a new name shows everywhere at once. Null if that failed: what was
 * saved before is saved all the same.
 */
export async function refreshProfile() {
  try {
    const [mine, professional] = await Promise.all([
      trpcUtils.profiles.mine.fetch(undefined, { staleTime: 0 }),
      trpcUtils.profiles.professional.fetch(undefined, { staleTime: 0 }),
      trpcUtils.auth.me.fetch(undefined, { staleTime: 0 }),
      trpcUtils.networking.invalidate(),
      trpcUtils.alerts.settings.invalidate(),
    ]);
    return { profile: mine, professional };
  } catch (error) {
    console.warn("the profile was not loaded again", error);
    return null;
  }
}

type Cards = NonNullable<Awaited<ReturnType<typeof refreshProfile>>>;
export type OwnProfile = Cards["profile"];
