import { Mail } from "lucide-react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { BillingStatus } from "#src/features/billing/schemas.ts";
import { formatDay } from "@/lib/dates.ts";
import { LATE } from "@/lib/messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { LateConfirmDialog } from "@/ui/late-confirm-dialog.ts";
import { Loaded } from "@/ui/loaded.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { CANCEL, cancelFailure, RENEWAL } from "./messages.ts";

const rowClass = "flex flex-col gap-4 md:flex-row md:items-center md:justify-between";

/** The last day of what ends at this time; null if it is over. */
const dayOf = (end: number | null) => (end === null || end <= Date.now() ? null : formatDay(end - 1));

/** The renewal, and how to end it by oneself. */
export function RenewalCard({ status: { subscription, canCancel } }: { status: BillingStatus }) {
  const asking = useLateDialog(LateConfirmDialog, LATE);
  const { mutate, isPending } = trpc.billing.cancelRenewal.useMutation(
    mutationSteps({
      onSuccess: () => trpcUtils.billing.invalidate(),
      success: ({ keptUntil }: { keptUntil: number | null }) => {
        const day = dayOf(keptUntil);
        return { title: RENEWAL.done, text: day === null ? RENEWAL.doneOver : RENEWAL.doneText(day) };
      },
      failure: cancelFailure,
      onSettled: () => asking.close(),
    }),
  );
  const paid = dayOf(subscription?.paidUntil ?? null);
  if (!canCancel) {
    if (subscription?.state !== "cancelled" || paid === null) return null;
    return (
      <Card as="section" aria-labelledby="renovacao">
        <h2 id="renovacao" className="text-xl">
          {RENEWAL.cancelled}
        </h2>
        <p className="mt-1 text-ink-soft">{RENEWAL.cancelledText(paid)}</p>
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="renovacao" className={rowClass}>
      <div className="min-w-0">
        <h2 id="renovacao" className="text-xl">
          {RENEWAL.title}
        </h2>
        <p className="mt-1 text-ink-soft">{RENEWAL.text}</p>
      </div>
      <Button variant="outline" className="shrink-0" {...asking.opener}>
        {RENEWAL.action}
      </Button>
      {asking.isOpen && (
        <LateConfirmDialog
          open
          onOpenChange={asking.close}
          title={RENEWAL.question}
          text={paid === null ? RENEWAL.nothingKept : RENEWAL.kept(paid)}
          confirmLabel={RENEWAL.confirm}
          cancelLabel={RENEWAL.keep}
          danger
          busy={isPending}
          busyLabel={RENEWAL.busy}
          onConfirm={() => mutate()}
        />
      )}
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
