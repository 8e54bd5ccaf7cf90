import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { AddPasskeyButton } from "@/lib/add-passkey-button.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { passkeyProblem } from "@/lib/passkey-messages.ts";
import { RecoveryCodesDialog } from "@/lib/recovery-codes-dialog.tsx";
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

/** The second factor of this admin: asks for one, or says how many recovery codes are left. */
export function PasskeyCard() {
  const { data } = trpc.auth.passkeys.useQuery();
  if (!data) return null;
  const { passkeys, codesLeft } = data;
  const isMissing = passkeys.length === 0;
  return (
    <Card as="section" aria-labelledby="chave" className={isMissing ? "order-first lg:col-span-2" : "lg:col-span-2"}>
      <h2 id="chave" className="text-lg">
        {isMissing ? PASSKEY.missing : PASSKEY.title}
      </h2>
      <p className="mt-0.5 mb-4 text-ink-soft">{isMissing ? PASSKEY.missingText : PASSKEY.text(codesLeft)}</p>
      {isMissing ? <AddPasskeyButton variant="primary" onAdded={() => void refresh()} /> : <RenewButton />}
    </Card>
  );
}
