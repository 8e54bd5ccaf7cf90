import { HardHat } from "lucide-react";
import type { ReactNode } from "react";
import { trpc } from "@/lib/trpc.ts";
import { Card } from "@/ui/card.tsx";
import { Container } from "@/ui/container.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { PageHeader } from "@/ui/page-header.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { BasicsCard } from "./basics-card.tsx";
import { OFFER, PAGE } from "./messages.ts";
import { OwnDataCard } from "./own-data-card.tsx";

function Loading() {
  return (
    <SkeletonGroup label={PAGE.loading} className="rounded-card border border-concrete-200 bg-white p-4 md:p-6">
      <div className="flex items-center gap-4">
        <Skeleton round className="size-20 shrink-0" />
        <Skeleton className="h-6 w-1/2" />
      </div>
      <div className="mt-6 space-y-6">
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
    </SkeletonGroup>
  );
}

/** For who is no provider yet. */
function OfferServices() {
  return (
    <Card className="flex gap-3.5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-blueprint-50 text-blueprint">
        <HardHat size={24} aria-hidden />
      </span>
      <div className="min-w-0">
        <h2 className="text-lg">{OFFER.title}</h2>
        <p className="mt-0.5 text-ink-soft">{OFFER.text}</p>
      </div>
    </Card>
  );
}

export interface ProfileScreenProps {
  isProvider: boolean;
  back: ReactNode;
  /** The dashboard, to which saving leads back. */
  home: string;
}

/** /profile and /perfil: 'Meu Perfil'. */
export function ProfileScreen({ isProvider, back, home }: ProfileScreenProps) {
  const { data: profile, isError, isFetching, refetch } = trpc.profiles.mine.useQuery();
  return (
    <Container width="text" className="pb-8">
      <PageHeader title={PAGE.title} text={PAGE.text} back={back} />
      {!profile && isError && <ErrorState title={PAGE.failed} onRetry={() => void refetch()} busy={isFetching} />}
      {!profile && !isError && <Loading />}
      {profile && (
        <div className="space-y-4 md:space-y-6">
          <BasicsCard profile={profile} home={home} />
          {!isProvider && <OfferServices />}
          <OwnDataCard hasPassword={profile.hasPassword} />
        </div>
      )}
    </Container>
  );
}
