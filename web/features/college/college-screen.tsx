import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { AREAS, type Area } from "#src/features/college/catalogue.ts";
import type { Learning } from "#src/features/college/schemas.ts";
import type { PublicBadge } from "#src/shared/badges.ts";
import { useReturnHere } from "@/lib/session/return-to.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { CourseBadges } from "@/ui/course-badges.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { useLateOverlay } from "@/ui/overlays/use-late-overlay.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { CollegeDialog, FirstVisit } from "./late-parts.tsx";
import { LessonVideo } from "./lesson-video.tsx";
import { COLLEGE, MODULE, STANDING, WALL } from "./messages.ts";
import { ModuleCard } from "./module-card.tsx";
import type { CollegeSearch } from "./search.ts";
import { useCloseDialog } from "./use-close-dialog.ts";
import { useLearning } from "./use-learning.ts";

interface CollegeScreenProps {
  user: CurrentUser;
  search: CollegeSearch;
}

/** /faculdade-teste-2025 */
export function CollegeScreen({ user, search }: CollegeScreenProps) {
  const query = useLearning();
  return (
    <Container className="pb-8">
      <PageHeader
        title={COLLEGE.title}
        text={query.data?.modules.some(({ isReady }) => !isReady) && COLLEGE.testing}
        back={<BackLink to={user.isProvider ? "/prestador/dashboard" : "/cliente/dashboard"} />}
      />
      <Loaded query={query} pending={<Loading />} failed={{ title: COLLEGE.failed }}>
        {(learning) => <Content learning={learning} search={search} userId={user.id} />}
      </Loaded>
    </Container>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={COLLEGE.loading} className="space-y-6">
      <Skeleton className="h-24 w-full rounded-card" />
      <div className="grid gap-3 md:grid-cols-2 md:gap-4">
        <Skeleton className="h-80 w-full rounded-card" />
        <Skeleton className="h-80 w-full rounded-card" />
      </div>
    </SkeletonGroup>
  );
}

interface ContentProps {
  learning: Learning;
  search: CollegeSearch;
  userId: string;
}

function Content({ learning, search, userId }: ContentProps) {
  const { isPremium, area, onboardingCompleted, badges, modules } = learning;
  if (!isPremium) return <PremiumWall badges={badges} />;
  if (area === null || !onboardingCompleted) return <FirstVisit hasArea={area !== null} />;
  return (
    <div className="space-y-6">
      <StandingCard area={area} badges={badges} />
      <ul aria-label={MODULE.list} className="grid gap-3 md:grid-cols-2 md:gap-4">
        {modules.map((module) => (
          <li key={module.courseId} className="min-w-0">
            <ModuleCard
              module={module}
              certificate={badges.find(({ courseId }) => courseId === module.courseId)?.code}
            />
          </li>
        ))}
      </ul>
      <Overlay learning={learning} search={search} userId={userId} />
    </div>
  );
}

/** The dialog over the modules that the URL names. */
function Overlay({ learning, search, userId }: ContentProps) {
  const { video, ...dialog } = search;
  const isOpen = Object.keys(dialog).length > 0;
  const close = useCloseDialog();
  useLateOverlay(CollegeDialog, isOpen, close);
  return (
    <>
      {isOpen && <CollegeDialog search={dialog} learning={learning} userId={userId} onClose={close} />}
      <LessonVideo open={video !== undefined} course={learning.modules.find(({ courseId }) => courseId === video)} />
    </>
  );
}

/** The badges earned so far, and the area with 'Alterar'. */
function StandingCard({ area, badges }: { area: Area; badges: readonly PublicBadge[] }) {
  return (
    <Card className="grid gap-5 md:grid-cols-2">
      <section aria-labelledby="selos" className="min-w-0">
        <h2 id="selos" className="text-sm text-ink-soft">
          {STANDING.badges}
        </h2>
        {badges.length === 0 ? (
          <p className="mt-1">{STANDING.none}</p>
        ) : (
          <div className="flex flex-wrap gap-x-2">
            <CourseBadges badges={badges} linked />
          </div>
        )}
      </section>
      <section aria-labelledby="sua-area" className="flex min-w-0 items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="sua-area" className="text-sm text-ink-soft">
            {STANDING.area}
          </h2>
          <p className="mt-1 font-semibold">{AREAS.find(({ key }) => key === area)?.name}</p>
        </div>
        <Link
          to="/faculdade-teste-2025"
          search={{ area: true }}
          state={{ isOverlay: true }}
          resetScroll={false}
          className={buttonClass({ variant: "outline", size: "sm", className: "shrink-0" })}
        >
          {STANDING.change}
        </Link>
      </section>
    </Card>
  );
}

/** The college without premium: what it offers, and what the person earned before. */
function PremiumWall({ badges }: { badges: readonly PublicBadge[] }) {
  const returnHere = useReturnHere();
  return (
    <div className="space-y-6">
      <Card as="section" tone="premium" aria-labelledby="premium">
        <h2 id="premium" className="text-xl">
          {WALL.title}
        </h2>
        <p className="mt-1 text-ink-soft">{WALL.text}</p>
        <ul className="mt-5 space-y-3">
          {WALL.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-white text-premium">
                <Check size={16} aria-hidden />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
        <Link to="/premium" search={returnHere} className={buttonClass({ className: "mt-6 w-full xs:w-auto" })}>
          {WALL.action}
        </Link>
      </Card>
      {badges.length > 0 && (
        <Card as="section" aria-labelledby="selos">
          <h2 id="selos" className="text-lg">
            {WALL.earned}
          </h2>
          <p className="mt-1 text-ink-soft">{WALL.earnedText}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <CourseBadges badges={badges} linked />
          </div>
        </Card>
      )}
    </div>
  );
}
