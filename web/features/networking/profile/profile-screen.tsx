import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { late } from "@/lib/late.tsx";
import { LATE } from "@/lib/messages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { BackLink, useGoBack } from "@/ui/back-link.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { FloorPlan } from "@/ui/late-drawings.tsx";
import { LateHiddenNotice } from "@/ui/late-hidden-notice.ts";
import { Loaded } from "@/ui/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { LocalLinks } from "../directory/local-links.tsx";
import { LOCAL } from "../directory/local-messages.ts";
import type { ReportAction } from "../report-action.ts";
import { ContactBar } from "./contact-bar.tsx";
import { PROFILE } from "./messages.ts";
import { Portfolio } from "./portfolio.tsx";
import { Counters, ProfileHeader } from "./profile-header.tsx";
import { References } from "./references.tsx";

/** For those who follow the link with which the professional asks for a reference. */
const AskedReference = late(async () => (await import("./asked-reference.tsx")).AskedReference, {
  failed: (retry) => <ErrorState title={LATE.failed} titleAs="p" onRetry={retry} />,
});

const SIMILAR_MAX = 6;
const GONE: ReadonlySet<string> = new Set(["profile.not_found", "input.invalid"]);

function Loading() {
  return (
    <SkeletonGroup label={PROFILE.loading} className="flex flex-col gap-4">
      <div className="rounded-card border border-concrete-200 bg-white p-4 md:p-6">
        <Skeleton round className="size-28" />
        <Skeleton className="mt-4 h-8 w-2/3" />
        <Skeleton className="mt-3 h-5 w-1/3" />
        <Skeleton className="mt-5 h-12 w-full md:w-48" />
      </div>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-48 w-full" />
    </SkeletonGroup>
  );
}

function Gone() {
  return (
    <EmptyState
      titleAs="h1"
      illustration={<FloorPlan />}
      title={PROFILE.notFound}
      text={PROFILE.notFoundText}
      action={
        <Link to="/portal-conexoes" className={buttonClass({ variant: "secondary" })}>
          {PROFILE.back}
        </Link>
      }
    />
  );
}

/** Pages with professionals who may do the same. */
function similarTo({ localPages }: ProfessionalPage) {
  return localPages
    .slice(0, SIMILAR_MAX)
    .map(({ trade, city, specialty, cityName }) => ({ trade, city, name: LOCAL.title({ specialty, city: cityName }) }));
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Container className="flex max-w-5xl flex-col gap-5 pt-3 pb-[calc(6.5rem+env(safe-area-inset-bottom))] md:gap-8 md:pt-5">
      {children}
    </Container>
  );
}

export interface ProfileScreenProps {
  id: string;
  Report: ReportAction;
  /** Whether the URL asks for a reference. */
  isReferenceAsked: boolean;
}

/** /portal-conexoes/perfil/{id}: public page of a professional. */
export function ProfileScreen({ id, Report, isReferenceAsked }: ProfileScreenProps) {
  const query = trpc.networking.profile.useQuery({ id });
  const { onClick } = useGoBack();
  useTabTitle(query.data?.name);
  if (GONE.has(failureOf(query.error).code)) {
    return (
      <Frame>
        <Gone />
      </Frame>
    );
  }
  return (
    <Frame>
      <BackLink to="/portal-conexoes" onClick={onClick} className="-mb-3 self-start md:-mb-5">
        {PROFILE.back}
      </BackLink>
      <Loaded query={query} pending={<Loading />} failed={{ title: PROFILE.failed, titleAs: "h1" }}>
        {(profile) => (
          <>
            {profile.isHidden && <LateHiddenNotice />}
            {isReferenceAsked && !profile.isOwn && <AskedReference profile={profile} />}
            <ProfileHeader profile={profile} />
            <Counters profile={profile} />
            <References profile={profile} Report={Report} />
            <Portfolio id={id} isOwn={profile.isOwn} Report={Report} />
            {!profile.isOwn && <LocalLinks title={PROFILE.similar} links={similarTo(profile)} />}
            {!profile.isOwn && (
              <div className="flex flex-wrap justify-center gap-x-2">
                <Report kind="card" id={id} name={profile.name} />
              </div>
            )}
            <ContactBar profile={profile} />
          </>
        )}
      </Loaded>
    </Frame>
  );
}
