import { Mail } from "lucide-react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { BillingStatus, Checkout } from "#src/features/billing/schemas.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { CANCEL, cancelFailure, RENEWAL, reactivateFailure } from "./messages.ts";

const rowClass = "flex flex-col gap-4 md:flex-row md:items-center md:justify-between";

/** The last day of what ends at this time; null if it is over. */
const dayOf = (end: number | null) => (end === null || end <= Date.now() ? null : formatDay(end - 1));

/** What cancelling takes away, or leaves. */
function cancelText({ subscription }: BillingStatus, paid: string | null): string {
  if (paid !== null) return RENEWAL.kept(paid);
  if (subscription?.state === "grace") return RENEWAL.lostNow;
  return subscription?.state === "expired" ? RENEWAL.lostBefore : RENEWAL.nothingKept;
}

/** The renewal, and how to end it or begin it again by oneself. */
export function RenewalCard({ status }: { status: BillingStatus }) {
  if (status.canCancel) return <RunningRenewal status={status} />;
  return status.subscription?.state === "cancelled" ? <EndedRenewal status={status} /> : null;
}

function EndedRenewal({ status: { subscription, canReactivate } }: { status: BillingStatus }) {
  const { mutate, isPending } = trpc.billing.reactivate.useMutation(
    mutationSteps({
      onSuccess: () => trpcUtils.billing.invalidate(),
      success: ({ charge }: Checkout) => ({
        title: RENEWAL.reactivated,
        text: charge === null ? RENEWAL.reactivatedLater : RENEWAL.reactivatedText(formatDate(charge.dueDate)),
      }),
      failure: reactivateFailure,
    }),
  );
  const paid = dayOf(subscription?.paidUntil ?? null);
  return (
    <Card as="section" aria-labelledby="renovacao" className={rowClass}>
      <div className="min-w-0">
        <h2 id="renovacao" className="text-xl">
          {RENEWAL.cancelled}
        </h2>
        <p className="mt-1 text-ink-soft">
          {paid === null ? RENEWAL.nothingCharged : RENEWAL.cancelledText(paid)}
          {canReactivate && ` ${paid === null ? RENEWAL.reactivateEndedText : RENEWAL.reactivateText}`}
        </p>
      </div>
      {canReactivate && (
        <Button className="shrink-0" busy={isPending} busyLabel={RENEWAL.reactivating} onClick={() => mutate()}>
          {RENEWAL.reactivate}
        </Button>
      )}
    </Card>
  );
}

function RunningRenewal({ status }: { status: BillingStatus }) {
  const cancel = trpc.billing.cancelRenewal.useMutation(
    mutationSteps({
      onSuccess: () => trpcUtils.billing.invalidate(),
      success: ({ keptUntil }: { keptUntil: number | null }) => {
        const day = dayOf(keptUntil);
        return { title: RENEWAL.done, text: day === null ? RENEWAL.doneOver : RENEWAL.doneText(day) };
      },
      failure: cancelFailure,
    }),
  );
  const paid = dayOf(status.subscription?.paidUntil ?? null);
  return (
    <Card as="section" aria-labelledby="renovacao" className={rowClass}>
      <div className="min-w-0">
        <h2 id="renovacao" className="text-xl">
          {RENEWAL.title}
        </h2>
        <p className="mt-1 text-ink-soft">{RENEWAL.text}</p>
      </div>
      <AskButton
        variant="outline"
        className="shrink-0"
        question={{ ...RENEWAL.question, text: cancelText(status, paid) }}
        mutation={cancel}
        input={undefined}
      >
        {RENEWAL.action}
      </AskButton>
    </Card>
  );
}

/** Cancelling by e-mail. */
export function CancelCard({ user }: { user: CurrentUser }) {
  const query = trpc.support.contacts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Card as="section" aria-labelledby="cancelamento">
      <h2 id="cancelamento" className="text-xl">
        {CANCEL.title}
      </h2>
      <Loaded
        query={query}
        pending={<Skeleton className="mt-3 h-12 w-full max-w-md" />}
        failed={{ title: CANCEL.failed, titleAs: "h3" }}
      >
        {({ email }) => (
          <div className={rowClass}>
            <p className="mt-1 min-w-0 break-words text-ink-soft">
              {CANCEL.text} <strong className="text-ink">{email}</strong>. {CANCEL.writeFrom(user.email)}
            </p>
            <ButtonLink
              href={CANCEL.mailto(email, user)}
              variant="ghost"
              icon={Mail}
              className="shrink-0 max-md:-ml-3 max-md:self-start"
            >
              {CANCEL.write}
            </ButtonLink>
          </div>
        )}
      </Loaded>
    </Card>
  );
}
