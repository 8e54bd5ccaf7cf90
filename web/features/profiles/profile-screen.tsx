import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { confirmPhone } from "@/lib/account/confirm-phone.tsx";
import { late } from "@/lib/late.tsx";
import { useReturnTo } from "@/lib/session/return-to.ts";
import { trpc } from "@/lib/trpc.ts";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { ACCOUNT_LINK, PAGE } from "./messages.ts";
import { ProfileForm } from "./profile-form.tsx";

/** `?confirmar=numero&voltar=`: opens the confirmation of the number, and leads back once it is done. */
function useConfirmFromLink(): void {
  const isAsked = useSearch({ strict: false, select: ({ confirmar }) => confirmar === "numero" });
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const start = useEffectEvent(async () => {
    const isConfirmed = await confirmPhone();
    if (isConfirmed && returnTo) await navigate({ href: returnTo, replace: true });
    else await navigate({ to: ".", search: {}, replace: true });
  });
  useEffect(() => {
    if (isAsked) void start();
  }, [isAsked]);
}

/** For providers. */
const CredentialsCard = late(async () => (await import("./credentials-list.tsx")).CredentialsList, {
  pending: <Skeleton className="h-48 w-full rounded-card" />,
  failed: lateError,
});

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

interface ProfileScreenProps {
  userId: string;
  back: ReactNode;
  /** Path of the dashboard, opened after saving. */
  home: string;
}

/** /profile and /perfil: 'Meu Perfil'. */
export function ProfileScreen({ userId, back, home }: ProfileScreenProps) {
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
            <p className="text-ink-soft">
              {ACCOUNT_LINK.text}{" "}
              <Link to="/conta" className="link inline-flex min-h-11 items-center">
                {ACCOUNT_LINK.link}
              </Link>
            </p>
          </div>
        )}
      </Loaded>
    </Container>
  );
}
