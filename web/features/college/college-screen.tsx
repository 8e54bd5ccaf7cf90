import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { Learning } from "#src/features/college/schemas.ts";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { useLateOverlay } from "@/ui/overlays/use-late-overlay.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { CollegeDialog, FirstVisit } from "./late-parts.tsx";
import { LessonVideo } from "./lesson-video.tsx";
import { COLLEGE, MODULE } from "./messages.ts";
import { ModuleCard } from "./module-card.tsx";
import { PremiumWall } from "./premium-wall.tsx";
import type { CollegeSearch } from "./search.ts";
import { StandingCard } from "./standing-card.tsx";
import { useCloseDialog } from "./use-close-dialog.ts";
import { useLearning } from "./use-learning.ts";

export interface CollegeScreenProps {
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
        text={COLLEGE.text}
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
