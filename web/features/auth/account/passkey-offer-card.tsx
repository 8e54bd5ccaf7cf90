import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { isRecentLogin } from "#src/features/auth/rules.ts";
import { AddPasskeyButton } from "@/lib/account/add-passkey-button.tsx";
import { PASSKEY_OFFER } from "@/lib/account/passkey-messages.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";

/** Right after a log-in, which is then the proof that it takes to make a passkey. */
async function isOffered(): Promise<boolean> {
  if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
  const [{ passkeys }, sessions] = await Promise.all([
    trpcClient.auth.passkeys.query(),
    trpcClient.auth.sessions.query(),
  ]);
  const present = sessions.find(({ isCurrent }) => isCurrent);
  return passkeys.length === 0 && present !== undefined && isRecentLogin(present.startedAt, Date.now());
}

/** `onEnd`: the offer was taken or put away. */
export function PasskeyOfferCard({ onEnd }: { onEnd: () => void }) {
  const id = useId();
  // Asked for once: a new passkey must not take away the card, and with it the recovery codes that it shows.
  const { data } = useQuery({ queryKey: ["sem-senha"], queryFn: isOffered, staleTime: Number.POSITIVE_INFINITY });
  if (!data) return null;
  return (
    <Card as="section" aria-labelledby={id} className="border-blueprint/40! bg-blueprint-50!">
      <div className="flex items-center gap-3">
        <h2 id={id} className="min-w-0 flex-1 text-lg leading-tight md:text-xl">
          {PASSKEY_OFFER.title}
        </h2>
        <Button variant="ghost" size="sm" className="-mr-3 shrink-0" onClick={onEnd}>
          {PASSKEY_OFFER.dismiss}
        </Button>
      </div>
      <p className="mt-0.5 text-sm text-ink-soft">{PASSKEY_OFFER.text}</p>
      <AddPasskeyButton className="mt-3 w-full bg-white md:w-auto" onAdded={onEnd} />
    </Card>
  );
}
