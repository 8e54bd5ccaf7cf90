import { Link } from "@tanstack/react-router";
import { CircleAlert, Gift, ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { PAY_SOON_MS } from "#src/features/billing/rules.ts";
import type { BillingStatus, OpenCharge } from "#src/features/billing/schemas.ts";
import { dayOf } from "#src/shared/day.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { formatPrice } from "@/lib/format/money.ts";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { AccountCard } from "./account-card.tsx";
import { ChargeList } from "./charge-list.tsx";
import { OPEN, PAGE, PROMOTION } from "./messages.ts";
import { CancelCard, RenewalCard } from "./renewal-card.tsx";

interface SubscriptionScreenProps {
  user: CurrentUser;
  back: ReactNode;
}

/** /gerenciar-assinatura */
export function SubscriptionScreen({ user, back }: SubscriptionScreenProps) {
  const status = trpc.billing.status.useQuery();
  const promotion = trpc.billing.promotion.useQuery();
  const both = {
    data: status.data && promotion.data && { status: status.data, promotion: promotion.data },
    error: status.error ?? promotion.error,
    fetchStatus: status.fetchStatus === "idle" ? promotion.fetchStatus : status.fetchStatus,
    refetch: () => Promise.all([status.refetch(), promotion.refetch()]),
  };
  return (
    <Container width="text" className="pb-8">
      <PageHeader title={PAGE.title} text={PAGE.text} back={back} />
      <Loaded query={both} pending={<Loading />} failed={{ title: PAGE.failed }}>
        {(loaded) => (
          <div className="space-y-4 md:space-y-6">
            {loaded.status.openCharge && <OpenChargeCard charge={loaded.status.openCharge} status={loaded.status} />}
            <AccountCard status={loaded.status} isProvider={user.isProvider} />
            {/* It is for providers, and whoever is premium already would waste it. */}
            {loaded.promotion.campaign && user.isProvider && !loaded.promotion.isUsed && !loaded.status.isPremium && (
              <PromotionCard campaign={loaded.promotion.campaign.title} />
            )}
            <ChargeList />
            <RenewalCard status={loaded.status} />
            {loaded.status.canCancel && <CancelCard user={user} />}
          </div>
        )}
      </Loaded>
    </Container>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={PAGE.loading} className="space-y-4 md:space-y-6">
      <Skeleton className="h-56 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-32 w-full rounded-card" />
    </SkeletonGroup>
  );
}

const PromotionDialog = late(async () => (await import("./promotion-dialog.tsx")).PromotionDialog);

/** The 30-day promotion, for those who have not used it. `campaign`: its title. */
function PromotionCard({ campaign }: { campaign: string }) {
  const dialog = useLateDialog(PromotionDialog);
  return (
    <Card
      as="section"
      tone="premium"
      aria-labelledby="promocao"
      className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between"
    >
      <div className="flex min-w-0 gap-3.5">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-white text-premium">
          <Gift size={24} aria-hidden />
        </span>
        <div className="min-w-0">
          <p className="text-sm font-semibold text-premium">{campaign}</p>
          <h2 id="promocao" className="text-lg">
            {PROMOTION.title}
          </h2>
          <p className="mt-0.5">{PROMOTION.text}</p>
        </div>
      </div>
      <Button variant="secondary" className="shrink-0" {...dialog.opener}>
        {PROMOTION.action}
      </Button>
      {dialog.isOpen && <PromotionDialog onClose={dialog.close} />}
    </Card>
  );
}

/** The charge to pay next, and what happens to the access if it stays unpaid. */
function OpenChargeCard({ charge, status }: { charge: OpenCharge; status: BillingStatus }) {
  const { dueDate, valueCents, isOverdue } = charge;
  // Of a month ahead, nothing is asked yet.
  const isNext = status.isPremium && dueDate > dayOf(Date.now() + PAY_SOON_MS);
  const Icon = isOverdue ? CircleAlert : ReceiptText;
  const money = formatPrice(valueCents);
  return (
    <Card
      as="section"
      aria-labelledby="fatura-aberta"
      className={cx(
        "flex flex-col gap-4 md:flex-row md:items-center md:justify-between",
        isOverdue && "border-danger/50! bg-danger-soft!",
      )}
    >
      <div className="flex min-w-0 gap-3">
        <Icon size={24} aria-hidden className={cx("mt-0.5 shrink-0", isOverdue ? "text-danger" : "text-blueprint")} />
        <div className="min-w-0">
          <h2 id="fatura-aberta" className="text-lg">
            {isOverdue ? OPEN.overdueTitle : isNext ? OPEN.nextTitle : OPEN.title}
          </h2>
          <p className="mt-0.5">{(isOverdue ? OPEN.overdue : OPEN.text)(money, formatDate(dueDate))}</p>
          {isOverdue && <p className="mt-0.5">{accessText(status)}</p>}
        </div>
      </div>
      <Link
        to="/premium"
        search={{ passo: "pagamento", voltar: "/gerenciar-assinatura" }}
        className={buttonClass({ variant: isNext ? "outline" : "primary", className: "shrink-0" })}
      >
        {OPEN.action}
      </Link>
    </Card>
  );
}

function accessText({ isPremium, premiumUntil, lastPremiumAt }: BillingStatus): string {
  if (isPremium && premiumUntil !== null) return OPEN.keptUntil(formatDay(premiumUntil - 1));
  return lastPremiumAt === null ? OPEN.neverHad : OPEN.lost;
}
