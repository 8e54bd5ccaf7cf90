import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { profiles, trainingCourses } from "#db/schema/index.ts";
import { BASIC_COURSE, type CourseId } from "./catalogue.ts";

/** A person at a time; `day` is that time's in Campo Grande. */
export interface Learner {
  userId: string;
  now: number;
  day: string;
}

/** A course's id, or a column with one. */
type Course = CourseId | SQL;

export const hasPremium = ({ userId, now }: Learner) =>
  sql`exists (
  select 1 from profiles where id = ${userId} and premium_until > ${now})`.mapWith(Boolean);

export const hasPassed = ({ userId }: Learner, course: Course) =>
  sql`exists (
  select 1 from learning_progress where user_id = ${userId} and course_id = ${course} and status = 'aprovado')`.mapWith(
    Boolean,
  );

/** Whether the course is published, and the basic module or that of the person's area. */
const isOffered = ({ userId }: Learner, course: CourseId) =>
  sql`(
  exists (select 1 from training_courses where id = ${course} and is_published)
  and ${course} in (${BASIC_COURSE}, (select area_de_atuacao from user_learning_profile where user_id = ${userId})))`.mapWith(
    Boolean,
  );

const hasPassedBasic = (learner: Learner) => hasPassed(learner, BASIC_COURSE);

/** Condition that the person may see the lesson and take the exam of a course. */
export const mayLearn = (learner: Learner, course: CourseId) => sql`${hasPremium(learner)}
  and ${isOffered(learner, course)} and (${course} = ${BASIC_COURSE} or ${hasPassedBasic(learner)})`;

/** Condition that a question can be drawn. */
export const isInPool = (course: Course) => sql`course_id = ${course} and is_published and retired_at is null`;

export const countPool = (course: Course) =>
  sql`(select count(*) from quiz_questions where ${isInPool(course)})`.mapWith(Number);

export const countAttempts = ({ userId, day }: Learner, course: Course) =>
  sql`(
  select count(*) from exam_attempts where user_id = ${userId} and course_id = ${course} and day = ${day})`.mapWith(
    Number,
  );

/** One published course, if there is any. */
export function selectAnyPublished(db: Database) {
  return db
    .select({ id: trainingCourses.id })
    .from(trainingCourses)
    .where(eq(trainingCourses.isPublished, true))
    .limit(1);
}

export function selectPremium(db: Database, learner: Learner) {
  return db
    .select({ has: hasPremium(learner) })
    .from(profiles)
    .where(eq(profiles.id, learner.userId));
}

/** Statement for what `learningRefusal` and `examRefusal` decide by. */
export function selectAccess(db: Database, learner: Learner, course: CourseId) {
  return db
    .select({
      hasPremium: hasPremium(learner),
      isOffered: isOffered(learner, course),
      hasPassedBasic: hasPassedBasic(learner),
      hasPassed: hasPassed(learner, course),
      questions: countPool(course),
      attemptsToday: countAttempts(learner, course),
    })
    .from(profiles)
    .where(eq(profiles.id, learner.userId));
}
