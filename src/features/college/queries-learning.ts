import { and, asc, eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull, parsedBy } from "#db/rows.ts";
import { learningProgress, profiles, trainingCourses, userLearningProfile } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { type Area, BASIC_COURSE, type CourseId } from "./catalogue.ts";
import {
  countAttempts,
  countPool,
  hasPassed,
  hasPremium,
  type Learner,
  mayLearn,
  selectAccess,
  selectPremium,
} from "./queries.ts";
import { areaInput, courseInput } from "./schemas.ts";
import { earnedBadges } from "./statements.ts";

/** The column, in statements that have no other table. */
const COURSE = sql.raw("training_courses.id");

const ofProgress = (learner: Learner, column: "status" | "acertos_percentual") => sql`(
  select ${sql.identifier(column)} from learning_progress where user_id = ${learner.userId} and course_id = ${COURSE})`;

function selectModules(db: Database, learner: Learner) {
  const isLocked = sql`(modulo = 'expert' and not ${hasPassed(learner, BASIC_COURSE)})`.mapWith(Boolean);
  return db
    .select({
      courseId: sql`${COURSE}`.mapWith(parsedBy(courseInput.shape.courseId)),
      title: trainingCourses.titulo,
      description: trainingCourses.descricao,
      isLocked,
      isReady: trainingCourses.isPublished,
      questions: countPool(COURSE),
      youtubeUrl: orNull(sql`case when is_published and not ${isLocked} then youtube_url end`.mapWith(String)),
      status: orNull(ofProgress(learner, "status").mapWith(learningProgress.status)),
      score: orNull(ofProgress(learner, "acertos_percentual").mapWith(learningProgress.acertosPercentual)),
      attemptsToday: countAttempts(learner, COURSE),
      hasOpenAttempt: sql`exists (
        select 1 from exam_attempts where user_id = ${learner.userId} and course_id = ${COURSE} and closed_at is null)`.mapWith(
        Boolean,
      ),
    })
    .from(trainingCourses)
    .where(
      sql`${trainingCourses.id} in (
          select ${BASIC_COURSE} from user_learning_profile where user_id = ${learner.userId}
          union all select area_de_atuacao from user_learning_profile where user_id = ${learner.userId})
        and ${hasPremium(learner)}`,
    )
    .orderBy(asc(trainingCourses.modulo));
}

/** `profile` is null before an area is chosen, and without premium, which also has no modules. */
export async function findLearning(db: Database, learner: Learner) {
  const { userId } = learner;
  const { people, learning, modules } = await batchOf(db, {
    people: db
      .select({ isPremium: hasPremium(learner), badges: earnedBadges(sql`${userId}`) })
      .from(profiles)
      .where(eq(profiles.id, userId)),
    learning: db
      .select({
        area: sql`${userLearningProfile.areaDeAtuacao}`.mapWith(parsedBy(areaInput.shape.area)),
        onboardingCompleted: userLearningProfile.onboardingCompleted,
      })
      .from(userLearningProfile)
      .where(and(eq(userLearningProfile.userId, userId), hasPremium(learner))),
    modules: selectModules(db, learner),
  });
  const { isPremium = false, badges = [] } = people[0] ?? {};
  return { isPremium, badges, profile: learning[0] ?? null, modules };
}

/** A course's lesson, null if the person may not read it, and what decides that. */
export async function findLesson(db: Database, learner: Learner, courseId: CourseId) {
  const { access, lessons } = await batchOf(db, {
    access: selectAccess(db, learner, courseId),
    lessons: db
      .select({
        courseId: sql`${COURSE}`.mapWith(parsedBy(courseInput.shape.courseId)),
        title: trainingCourses.titulo,
        lesson: trainingCourses.lesson,
        youtubeUrl: trainingCourses.youtubeUrl,
      })
      .from(trainingCourses)
      .where(and(eq(trainingCourses.id, courseId), mayLearn(learner, courseId))),
  });
  return { access: access[0] ?? null, lesson: lessons[0] ?? null };
}

/** @returns whether the person has premium, without which nothing changes */
export async function setArea(db: Database, learner: Learner, area: Area): Promise<boolean> {
  const { userId, now } = learner;
  const { rowsAffected } = await db.run(sql`
    insert into user_learning_profile (user_id, area_de_atuacao, created_at)
    select ${userId}, ${area}, ${now} where ${hasPremium(learner)} and ${isAccountOpen(userId)}
    on conflict (user_id) do update set area_de_atuacao = excluded.area_de_atuacao`);
  return rowsAffected > 0;
}

/** Without premium or an area, nothing changes. */
export async function completeOnboarding(db: Database, learner: Learner) {
  const { userId } = learner;
  const { premium, completed } = await batchOf(db, {
    premium: selectPremium(db, learner),
    completed: db
      .update(userLearningProfile)
      .set({ onboardingCompleted: true })
      .where(and(eq(userLearningProfile.userId, userId), hasPremium(learner), isAccountOpen(userId))),
  });
  return { hasPremium: premium[0]?.has ?? false, isCompleted: completed.rowsAffected > 0 };
}
