import type { ReactNode } from "react";
import { trpc } from "@/lib/trpc.ts";
import { Container } from "@/ui/container.tsx";
import { Loaded } from "@/ui/loaded.tsx";
import { PageHeader } from "@/ui/page-header.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { CredentialsCard } from "./credentials-card.tsx";
import { PAGE } from "./messages.ts";
import { OwnDataLink } from "./own-data-link.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useConfirmFromLink } from "./use-confirm-from-link.ts";

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

export interface ProfileScreenProps {
  userId: string;
  back: ReactNode;
  /** Path of the dashboard, opened after saving. */
  home: string;
  /** More cards, before the link to the user's own data. */
  children: ReactNode;
}

/** /profile and /perfil: 'Meu Perfil'. */
export function ProfileScreen({ userId, back, home, children }: ProfileScreenProps) {
  useConfirmFromLink();
  const mine = trpc.profiles.mine.useQuery();
  const card = trpc.profiles.professional.useQuery();
  const both = {
    data: mine.data && card.data && { profile: mine.data, professional: card.data },
    error: mine.error ?? card.error,
    fetchStatus: mine.fetchStatus === "idle" ? card.fetchStatus : mine.fetchStatus,
    refetch: () => Promise.all([mine.refetch(), card.refetch()]),
  };
  return (
    <Container width="text" className="pb-8">
      <PageHeader title={PAGE.title} text={PAGE.text} back={back} />
      <Loaded query={both} pending={<Loading />} failed={{ title: PAGE.failed }}>
        {({ profile, professional }) => (
          <div className="space-y-4 md:space-y-6">
            <ProfileForm profile={profile} professional={professional} userId={userId} home={home} />
            {professional.isProvider && <CredentialsCard />}
            {children}
            <OwnDataLink />
          </div>
        )}
      </Loaded>
    </Container>
  );
}
