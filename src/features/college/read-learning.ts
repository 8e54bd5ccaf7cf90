import { DomainError } from "../../errors.ts";
import { dayOf } from "../../shared/day.ts";
import type { UserContext } from "../../trpc/init.ts";
import type { CourseId } from "./catalogue.ts";
import type { Learner } from "./queries.ts";
import { findLearning, findLesson } from "./queries-learning.ts";
import { ATTEMPTS_PER_DAY, learningRefusal, QUESTIONS_PER_EXAM } from "./rules.ts";
import type { Learning, LessonView } from "./schemas.ts";

export function learnerOf({ user, now }: UserContext): Learner {
  return { userId: user.id, now, day: dayOf(now) };
}

/** What the college shows to a person. */
export async function readLearning(ctx: UserContext): Promise<Learning> {
  const { isPremium, profile, badges, modules } = await findLearning(ctx.db, learnerOf(ctx));
  return {
    isPremium,
    area: profile?.area ?? null,
    onboardingCompleted: profile?.onboardingCompleted ?? false,
    badges,
    modules: modules.map(({ questions, attemptsToday, ...module }) => ({
      ...module,
      hasExam: module.isReady && questions >= QUESTIONS_PER_EXAM,
      attemptsLeft: ATTEMPTS_PER_DAY - attemptsToday,
    })),
  };
}

/** A lesson of the basic module or of the own area. Throws `premium.required`, `course.not_found`, `course.locked`. */
export async function readLesson(ctx: UserContext, courseId: CourseId): Promise<LessonView> {
  const { access, lesson } = await findLesson(ctx.db, learnerOf(ctx), courseId);
  if (lesson) return lesson;
  throw new DomainError((access && learningRefusal(courseId, access)) ?? "course.not_found");
}
