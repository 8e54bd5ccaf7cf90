import { BASIC_COURSE } from "#src/features/college/catalogue.ts";
import type { Learning } from "#src/features/college/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { CourseBadges } from "@/ui/course-badges.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { PROGRESS } from "./progress-messages.ts";

/** In the dashboard's section: the badges earned so far, and the next step. */
export function CollegeProgress() {
  const { data, isError } = trpc.college.mine.useQuery();
  if (!data) return isError ? null : <Skeleton className="h-14 w-full" />;
  return (
    <div className="text-center lg:text-left">
      {data.badges.length > 0 && (
        <div className="mb-3 flex flex-wrap justify-center gap-x-2 lg:justify-start">
          <CourseBadges badges={data.badges} linked />
        </div>
      )}
      <h2 className="text-lg">{PROGRESS.title}</h2>
      <p className="mt-0.5 text-ink-soft">{nextStep(data)}</p>
    </div>
  );
}

function nextStep({ isPremium, area, onboardingCompleted, modules }: Learning): string {
  if (!isPremium) return PROGRESS.premium;
  if (area === null) return PROGRESS.area;
  if (!onboardingCompleted) return PROGRESS.onboarding;
  const next = modules.find(({ status }) => status !== "aprovado");
  if (!next) return PROGRESS.done;
  if (!next.isReady) return PROGRESS.preparing;
  if (next.hasOpenAttempt) return PROGRESS.open(next.title);
  return next.courseId === BASIC_COURSE ? PROGRESS.basic : PROGRESS.expert(next.title);
}
