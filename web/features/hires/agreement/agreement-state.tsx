import { agreementLines } from "#src/features/hires/rules.ts";
import type { AgreementVersion, HireView } from "#src/features/hires/schemas.ts";
import { formatDay } from "#src/shared/format.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Card } from "@/ui/card.tsx";
import { Notice } from "@/ui/notice.tsx";
import { refreshHires } from "../hire-cache.ts";
import { changesBetween } from "./agreement-changes.ts";
import { ACCEPT, AGREEMENT, agreementFailure } from "./agreement-messages.ts";

/** Accepts exactly the version that is shown. */
function useAccept() {
  return trpc.hires.acceptAgreement.useMutation(
    mutationSteps({
      onSuccess: refreshHires,
      success: () => ({ title: ACCEPT.success }),
      failure: agreementFailure(ACCEPT.failed),
      onFailure: refreshHires,
    }),
  );
}

/** Who has to do what next with the newest version. */
export function AgreementState({ hire, newest }: { hire: HireView; newest: AgreementVersion }) {
  const { personName } = hire;
  if (newest.acceptedAt !== null) {
    return <Notice tone="done">{AGREEMENT.accepted(formatDay(newest.acceptedAt))}</Notice>;
  }
  if (newest.isMine) return <Notice tone="waiting">{AGREEMENT.waiting(personName)}</Notice>;
  return <Notice tone="waiting">{AGREEMENT.yours(personName)}</Notice>;
}

/** Must be keyed by version, so that an open question is never about a version that came after it was opened. */
export function AcceptButton({
  hireId,
  version: { version, textHash },
}: {
  hireId: string;
  version: AgreementVersion;
}) {
  const accept = useAccept();
  return (
    <AskButton
      className="max-md:w-full"
      question={ACCEPT.question}
      mutation={accept}
      input={{ hireId, version, textHash }}
    >
      {ACCEPT.action}
    </AskButton>
  );
}

/** What the newest version changes in the accepted one, which stays valid meanwhile. */
export function AgreementChanges({ accepted, newest }: { accepted: AgreementVersion; newest: AgreementVersion }) {
  const changes = changesBetween(agreementLines(accepted), agreementLines(newest));
  return (
    <Card as="section" aria-labelledby="mudancas">
      <h2 id="mudancas" className="text-lg">
        {AGREEMENT.changes}
      </h2>
      {accepted.acceptedAt !== null && (
        <p className="mt-1 text-ink-soft">{AGREEMENT.stillValid(formatDay(accepted.acceptedAt))}</p>
      )}
      <dl className="mt-3 space-y-3">
        {changes.map(({ label, before, after }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="break-words whitespace-pre-line">
              <del className="block text-ink-soft">
                <span className="sr-only">{AGREEMENT.before}: </span>
                {before ?? AGREEMENT.nothing}
              </del>
              <ins className="block">
                <span className="sr-only">{AGREEMENT.now}: </span>
                {after ?? AGREEMENT.nothing}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Why the user can't write another version. */
export function NotWritable({ hire, hasText }: { hire: HireView; hasText: boolean }) {
  if (hire.endedAs === "cancelled") return <Notice tone="waiting">{AGREEMENT.cancelled}</Notice>;
  if (hire.personId !== null) return <Notice tone="waiting">{AGREEMENT.refused}</Notice>;
  return <p>{hasText ? AGREEMENT.closed : AGREEMENT.closedWithout}</p>;
}
