import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { AccountCard } from "./account-card.tsx";
import { ChargeList } from "./charge-list.tsx";
import { PAGE } from "./messages.ts";
import { OpenChargeCard } from "./open-charge-card.tsx";
import { PromotionCard } from "./promotion-card.tsx";
import { CancelCard, RenewalCard } from "./renewal-card.tsx";

export interface SubscriptionScreenProps {
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
            <AccountCard status={loaded.status} />
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
