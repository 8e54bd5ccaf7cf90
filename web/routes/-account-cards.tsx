import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { AccessCard } from "@/features/auth/access-card.tsx";
import { BlockedCard } from "@/features/moderation/blocked-card.tsx";

/** What the profile shows below its forms. */
export function AccountCards({ user }: { user: CurrentUser }) {
  return (
    <>
      <AccessCard user={user} />
      <BlockedCard />
    </>
  );
}
