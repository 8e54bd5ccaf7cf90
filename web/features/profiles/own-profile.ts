import { trpcUtils } from "@/lib/trpc.ts";

/** Asks again for the card and for who is logged in: a new name shows everywhere at once. */
export async function refreshProfile() {
  const [mine] = await Promise.all([
    trpcUtils.profiles.mine.fetch(undefined, { staleTime: 0 }),
    trpcUtils.auth.me.fetch(undefined, { staleTime: 0 }),
  ]);
  return mine;
}

export type OwnProfile = Awaited<ReturnType<typeof refreshProfile>>;
