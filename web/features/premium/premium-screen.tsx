import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { endOfPremium } from "#src/features/billing/rules.ts";
import type { BillingStatus } from "#src/features/billing/schemas.ts";
import { late } from "@/lib/late.tsx";
import { usePromotion } from "@/lib/promotion.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { useFocusOnChange } from "@/ui/frame/use-focus-on-change.ts";
import { lateError } from "@/ui/states/error-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { FieldSkeleton, Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { FORM, PLAN } from "./messages.ts";
import { PlanCard } from "./plan-card.tsx";
import { PlanQuestions } from "./plan-questions.tsx";
import { MemberNotice, OpenChargeNotice } from "./premium-notices.tsx";
import type { PremiumStep } from "./search.ts";
import { usePremiumSteps } from "./use-premium-steps.ts";

/** Loaded on demand: the check digits and the validation. */
const LateForm = late(async () => (await import("./subscription-form.tsx")).SubscriptionForm, {
  pending: (
    <SkeletonGroup label={FORM.loading} className="flex flex-col gap-5">
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
    </SkeletonGroup>
  ),
  failed: lateError,
});

/** Loaded on demand: the QR code. */
const LatePayment = late(async () => (await import("./payment-dialog.tsx")).PaymentDialog, {
  failed: lateError,
});

interface PremiumScreenProps {
  user: CurrentUser;
  step: PremiumStep | undefined;
  /** Shown after the payment. */
  firstSteps: ReactNode;
}

/** /premium for logged-in users: the plan, the form, and the payment. */
export function PremiumScreen({ user, step, firstSteps }: PremiumScreenProps) {
  const steps = usePremiumSteps();
  const hasFreeDays = usePromotion() !== undefined;
  // The form and the plan replace each other, so the focus starts anew.
  useFocusOnChange(step === "dados" ? "form" : "plan");
  if (step === "dados") {
    return (
      <Container width="text" className="pb-8">
        <PageHeader title={FORM.title} text={FORM.lead} />
        <Card>
          <LateForm
            user={user}
            onBack={steps.closeForm}
            onCharged={steps.onCharged}
            onWithoutLink={steps.onWithoutLink}
          />
        </Card>
      </Container>
    );
  }
  return (
    <Container width="text" className="pb-8">
      <PageHeader
        title={PLAN.title}
        text={user.isProvider ? PLAN.lead : PLAN.leadClient}
        back={<BackLink to={user.isProvider ? "/prestador/dashboard" : "/cliente/dashboard"} />}
      />
      <Plan
        isProvider={user.isProvider}
        onSubscribe={steps.openForm}
        onPay={steps.openPayment}
        hasFreeDays={hasFreeDays}
      />
      <PlanQuestions hasFreeDays={hasFreeDays} className="mt-8" />
      {step === "pagamento" && <LatePayment {...steps.payment} firstSteps={firstSteps} />}
    </Container>
  );
}

/** Whether a subscription already renews by itself. */
function isRenewing({ canCancel, subscription }: BillingStatus): boolean {
  return canCancel && (subscription?.state === "active" || subscription?.state === "grace");
}

/** Whether the renewal of what was paid is cancelled, and can begin again without the form. */
const isCancelled = ({ canReactivate, source }: BillingStatus) => canReactivate && source === "subscription";

interface PlanProps {
  isProvider: boolean;
  hasFreeDays: boolean;
  onSubscribe: () => void;
  onPay: () => void;
}

function Plan({ isProvider, hasFreeDays, onSubscribe, onPay }: PlanProps) {
  const query = trpc.billing.status.useQuery();
  const { data: status } = query;
  return (
    <>
      {status?.isPremium && <MemberNotice until={endOfPremium(status)} isProvider={isProvider} />}
      {status?.openCharge && <OpenChargeNotice charge={status.openCharge} isPremium={status.isPremium} onPay={onPay} />}
      <PlanCard>
        <Loaded
          query={query}
          pending={
            <SkeletonGroup label={PLAN.loading} className="mt-4">
              <Skeleton className="h-14 w-full rounded-control" />
            </SkeletonGroup>
          }
          failed={{ title: PLAN.failed }}
        >
          {(loaded) =>
            loaded.openCharge === null &&
            !isRenewing(loaded) && (
              <div className="mt-4">
                {isCancelled(loaded) ? (
                  <Reactivate />
                ) : (
                  <Subscribe onSubscribe={onSubscribe} text={loaded.isPremium ? PLAN.later : PLAN.fine} />
                )}
                {hasFreeDays && <FreeDays />}
              </div>
            )
          }
        </Loaded>
      </PlanCard>
    </>
  );
}

const fineClass = "mt-3 text-center text-sm text-ink-soft";

function Subscribe({ onSubscribe, text }: { onSubscribe: () => void; text: string }) {
  return (
    <>
      <Button size="lg" full onClick={onSubscribe} onPointerEnter={LateForm.preload} onFocus={LateForm.preload}>
        {PLAN.action}
      </Button>
      <p className={fineClass}>{text}</p>
    </>
  );
}

function Reactivate() {
  return (
    <>
      <Link to="/gerenciar-assinatura" className={buttonClass({ size: "lg", full: true })}>
        {PLAN.reactivate}
      </Link>
      <p className={fineClass}>{PLAN.cancelled}</p>
    </>
  );
}

function FreeDays() {
  return (
    <p className="mt-4 rounded-control bg-premium-soft px-4 py-3">
      {PLAN.freeDays}{" "}
      <Link to="/gerenciar-assinatura" className="link whitespace-nowrap">
        {PLAN.freeDaysAction}
      </Link>
    </p>
  );
}
