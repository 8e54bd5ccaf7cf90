import { BadgeCheck, Hourglass, TriangleAlert } from "lucide-react";
import type { OwnCredential } from "#src/features/profiles/schemas-credentials.ts";
import { CREDENTIAL_KINDS, type CredentialKind } from "#src/shared/credentials.ts";
import { formatDay } from "#src/shared/format.ts";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button, Of } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { CREDENTIAL_MASKS } from "./credential-masks.ts";
import { CREDENTIALS, WITHDRAW } from "./credential-messages.ts";
import { useWithdraw } from "./use-credentials.ts";

const AskDialog = late(async () => (await import("./credential-dialog.tsx")).CredentialDialog);

function State({ credential }: { credential: OwnCredential }) {
  const { kind, number, status, decidedAt, reason } = credential;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        {status === "pending" && (
          <Badge tone="warning" icon={Hourglass}>
            {CREDENTIALS.pending}
          </Badge>
        )}
        {status === "confirmed" && (
          <Badge tone="success" icon={BadgeCheck}>
            {CREDENTIALS.confirmed(formatDay(decidedAt ?? 0))}
          </Badge>
        )}
        {status === "refused" && (
          <Badge tone="danger" icon={TriangleAlert}>
            {CREDENTIALS.refused}
          </Badge>
        )}
        <span className="min-w-0 break-words tabular-nums">{CREDENTIAL_MASKS[kind](number)}</span>
      </p>
      {status === "refused" && reason && <p className="mt-1 text-sm break-words">{CREDENTIALS.reason(reason)}</p>}
    </>
  );
}

function WithdrawButton({ kind }: { kind: CredentialKind }) {
  const withdraw = useWithdraw();
  const name = CREDENTIALS.names[kind];
  return (
    <AskButton variant="ghost" size="sm" question={WITHDRAW.question(name)} mutation={withdraw} input={{ kind }}>
      {CREDENTIALS.withdraw}
      <Of>{name}</Of>
    </AskButton>
  );
}

interface EntryProps {
  kind: CredentialKind;
  credential: OwnCredential | undefined;
}

function Entry({ kind, credential }: EntryProps) {
  const dialog = useLateDialog(AskDialog);
  const name = CREDENTIALS.names[kind];
  return (
    <li className="flex flex-col gap-3 py-4 md:flex-row md:items-center md:justify-between md:gap-6">
      <div className="min-w-0">
        <h3 className="text-base">{name}</h3>
        {credential ? <State credential={credential} /> : <p className="text-sm text-ink-soft">{CREDENTIALS.none}</p>}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {credential && <WithdrawButton kind={kind} />}
        <Button variant="outline" size="sm" {...dialog.opener}>
          {credential ? CREDENTIALS.askAgain : CREDENTIALS.ask}
          <Of>{name}</Of>
        </Button>
      </div>
      {dialog.isOpen && (
        <AskDialog kind={kind} isConfirmed={credential?.status === "confirmed"} onClose={dialog.close} />
      )}
    </li>
  );
}

/** 'Selos de conferência': numbers that an admin confirms, and how far that is. */
export function CredentialsList() {
  const query = trpc.profiles.credentials.useQuery();
  return (
    <Card as="section" aria-labelledby="selos">
      <h2 id="selos" className="text-xl">
        {CREDENTIALS.title}
      </h2>
      <p className="mt-1 text-ink-soft">{CREDENTIALS.text}</p>
      <Loaded
        query={query}
        pending={<SkeletonRows label={CREDENTIALS.loading} className="mt-4" />}
        failed={{ title: CREDENTIALS.failed, titleAs: "p" }}
      >
        {(credentials) => (
          <ul className="divide-y divide-concrete-200">
            {CREDENTIAL_KINDS.map((kind) => (
              <Entry key={kind} kind={kind} credential={credentials.find((own) => own.kind === kind)} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
