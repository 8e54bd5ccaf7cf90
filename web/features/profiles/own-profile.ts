import { trpcUtils } from "@/lib/trpc.ts";

/** Refetches the profile cards and the session, so that a new name shows everywhere at once. */
export async function refreshProfile() {
  const [mine, professional] = await Promise.all([
    trpcUtils.profiles.mine.fetch(undefined, { staleTime: 0 }),
    trpcUtils.profiles.professional.fetch(undefined, { staleTime: 0 }),
    trpcUtils.auth.me.fetch(undefined, { staleTime: 0 }),
    trpcUtils.networking.invalidate(),
    trpcUtils.alerts.settings.invalidate(),
  ]);
  return { profile: mine, professional };
}

type Cards = Awaited<ReturnType<typeof refreshProfile>>;
export type OwnProfile = Cards["profile"];
