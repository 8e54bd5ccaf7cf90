import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { AddPasskeyButton } from "@/lib/account/add-passkey-button.tsx";
import { passkeyProblem } from "@/lib/account/passkey-messages.ts";
import { RecoveryCodesDialog } from "@/lib/account/recovery-codes-dialog.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcClient, trpcUtils } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { PASSKEY } from "./messages.ts";

const refresh = () => trpcUtils.auth.passkeys.invalidate();

function RenewButton() {
  const [codes, setCodes] = useState<string[] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => trpcClient.auth.renewCodes.mutate(),
    ...mutationSteps({
      onSuccess: ({ codes: created }: { codes: string[] | null }) => {
        setCodes(created);
        return refresh();
      },
      failure: (failure) => passkeyProblem(PASSKEY.renewFailed, failure),
    }),
  });
  return (
    <>
      <Button variant="outline" size="sm" busy={isPending} busyLabel={PASSKEY.renewing} onClick={() => mutate()}>
        {PASSKEY.renew}
      </Button>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

/** Asks an admin without a second factor for one. */
export function MissingPasskey() {
  const { data } = trpc.auth.passkeys.useQuery();
  if (!data || data.passkeys.length > 0) return null;
  return (
    <PasskeyFrame title={PASSKEY.missing} text={PASSKEY.missingText}>
      <AddPasskeyButton variant="primary" onAdded={() => void refresh()} />
    </PasskeyFrame>
  );
}

/** Says how many recovery codes of this admin are left. */
export function PasskeyCard() {
  const { data } = trpc.auth.passkeys.useQuery();
  if (!data || data.passkeys.length === 0) return null;
  return (
    <PasskeyFrame title={PASSKEY.title} text={PASSKEY.text(data.codesLeft)}>
      <RenewButton />
    </PasskeyFrame>
  );
}

function PasskeyFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="chave" className="lg:col-span-2">
      <h2 id="chave" className="text-lg">
        {title}
      </h2>
      <p className="mt-0.5 mb-4 text-ink-soft">{text}</p>
      {children}
    </Card>
  );
}
