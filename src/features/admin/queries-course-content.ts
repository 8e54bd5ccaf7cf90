import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { fromJson, parsedBy } from "#db/rows.ts";
import { quizQuestions, trainingCourses } from "#db/schema/index.ts";
import type { CourseId, Letter } from "../college/catalogue.ts";
import { CANDIDATES_MAX, POOL_MAX, QUESTIONS_PER_EXAM } from "../college/rules.ts";
import { courseInput } from "../college/schemas.ts";

/** What a question says. */
export interface QuestionText {
  text: string;
  /** A to D. */
  options: readonly string[];
  right: Letter;
  explanation: string;
}

/** What admins edit of a course. */
export interface CourseText {
  title: string;
  description: string;
  /** Null without a video. */
  youtubeUrl: string | null;
  /** Markdown. */
  lesson: string;
}

/** Deleted questions that can be restored. */
const DELETED_MAX = 100;

const ofCourse = (courseId: string | SQL) => sql`course_id = ${courseId} and retired_at is null`;
const countDrawable = (courseId: string | SQL) =>
  sql`(select count(*) from quiz_questions where ${ofCourse(courseId)} and is_published = 1)`;

/** The newest candidates of a course, up to CANDIDATES_MAX. */
const countCandidates = (what: SQL) =>
  sql`(
  select ${what} from (
    select status from learning_progress where course_id = training_courses.id
    order by learning_progress.rowid desc limit ${CANDIDATES_MAX}))`.mapWith(Number);

const courseColumns = {
  id: sql`${trainingCourses.id}`.mapWith(parsedBy(courseInput.shape.courseId)),
  title: trainingCourses.titulo,
  isPublished: trainingCourses.isPublished,
  youtubeUrl: trainingCourses.youtubeUrl,
  publishedQuestions: sql`${countDrawable(sql`training_courses.id`)}`.mapWith(Number),
  candidates: countCandidates(sql`count(*)`),
  approved: countCandidates(sql`count(*) filter (where status = 'aprovado')`),
};

/** All courses, with the newest candidates' latest results. */
export function listCourses(db: Database) {
  return db.select(courseColumns).from(trainingCourses);
}

export function selectCourse(db: Database, courseId: CourseId) {
  const { descricao: description, lesson } = trainingCourses;
  return db
    .select({ ...courseColumns, description, lesson })
    .from(trainingCourses)
    .where(eq(trainingCourses.id, courseId));
}

/**
 * The pool of a course, and what was deleted from it last. At each position that is the latest row, since editing a
 * question adds one.
 */
export function selectPool(db: Database, courseId: CourseId) {
  const isLatest = sql`not exists (
    select 1 from quiz_questions later where later.course_id = ${quizQuestions.courseId}
      and later.ordem = ${quizQuestions.ordem} and later.rowid > quiz_questions.rowid)`;
  return db
    .select({
      id: quizQuestions.id,
      position: quizQuestions.ordem,
      text: quizQuestions.pergunta,
      options: sql`json_array(opcao_a, opcao_b, opcao_c, opcao_d)`.mapWith(fromJson(z.array(z.string()))),
      right: quizQuestions.respostaCorreta,
      explanation: quizQuestions.explicacao,
      isPublished: quizQuestions.isPublished,
      isDeleted: sql`${quizQuestions.retiredAt} is not null`.mapWith(Boolean),
      answered: quizQuestions.timesAnswered,
      answeredRight: quizQuestions.timesRight,
    })
    .from(quizQuestions)
    .where(and(eq(quizQuestions.courseId, courseId), isLatest))
    .orderBy(sql`${quizQuestions.retiredAt} is not null`, desc(quizQuestions.retiredAt), asc(quizQuestions.ordem))
    .limit(POOL_MAX + DELETED_MAX);
}

export const courseRow = (courseId: string) => sql`from training_courses where id = ${courseId}`;
export const questionRow = (questionId: string) => sql`from quiz_questions where id = ${questionId}`;

/** Whether a course has exactly these texts. */
export function hasTexts(courseId: string, { title, description, youtubeUrl, lesson }: CourseText): SQL {
  return sql`exists (select 1 ${courseRow(courseId)}
    and titulo = ${title} and descricao = ${description} and youtube_url is ${youtubeUrl} and lesson = ${lesson})`;
}

/** The names of the texts of a course that differ from these, as a JSON array. */
export function changedTexts(courseId: string, { title, description, youtubeUrl, lesson }: CourseText): SQL {
  return sql`(select json_group_array(name) from (
    select 'title' as name ${courseRow(courseId)} and titulo <> ${title}
    union all select 'description' ${courseRow(courseId)} and descricao <> ${description}
    union all select 'video' ${courseRow(courseId)} and youtube_url is not ${youtubeUrl}
    union all select 'lesson' ${courseRow(courseId)} and lesson <> ${lesson}))`;
}

/** @param target expression for the id of the course; nothing happens if it is null */
export function updateCourse(db: Database, target: SQL, { title, description, youtubeUrl, lesson }: CourseText) {
  return db
    .update(trainingCourses)
    .set({ titulo: title, descricao: description, youtubeUrl, lesson })
    .where(eq(trainingCourses.id, target));
}

/** Whether a course has too few questions for an exam. */
export function hasNoExam(courseId: string): SQL {
  return sql`${countDrawable(courseId)} < ${QUESTIONS_PER_EXAM}`;
}

export function setCourseShown(db: Database, target: SQL, isPublished: boolean) {
  return db.update(trainingCourses).set({ isPublished }).where(eq(trainingCourses.id, target));
}

/** Whether a published course would be left with too few questions without this one. */
export function isNeeded(questionId: string): SQL {
  return sql`exists (
    select 1 from quiz_questions needed join training_courses course on course.id = needed.course_id
    where needed.id = ${questionId} and needed.is_published = 1 and needed.retired_at is null and course.is_published = 1
      and ${countDrawable(sql`course.id`)} <= ${QUESTIONS_PER_EXAM})`;
}

/** Whether the pool of a course is full. */
export function isPoolFull(courseId: string | SQL): SQL {
  return sql`(select count(*) from quiz_questions where ${ofCourse(courseId)}) >= ${POOL_MAX}`;
}

const values = ({ text, options, right, explanation }: QuestionText) =>
  sql`${text}, ${sql.join(
    options.map((option) => sql`${option}`),
    sql`, `,
  )}, ${right}, ${explanation}`;
const COLUMNS = sql`(id, course_id, ordem, pergunta, opcao_a, opcao_b, opcao_c, opcao_d, resposta_correta, explicacao,
  is_published, created_at)`;

/**
 * Adds a published question at the end of the pool.
 * @param target expression for its id; nothing happens if it is null
 */
export function insertQuestion(db: Database, target: SQL, courseId: CourseId, question: QuestionText, now: number) {
  return db.run(sql`
    insert into quiz_questions ${COLUMNS}
    select added.id, ${courseId}, (select coalesce(max(ordem), 0) + 1 from quiz_questions where course_id = ${courseId}),
      ${values(question)}, 1, ${now}
    from (select ${target} as id) added where added.id is not null`);
}

/** Puts a new question in the place of another, which is kept for the attempts that it was drawn for. */
export function replaceQuestion(db: Database, target: SQL, newId: string, question: QuestionText, now: number) {
  return [
    retireQuestion(db, target, now),
    db.run(sql`
      insert into quiz_questions ${COLUMNS}
      select ${newId}, course_id, ordem, ${values(question)}, is_published, ${now}
      from quiz_questions where id = ${target}`),
  ];
}

export function setQuestionShown(db: Database, target: SQL, isPublished: boolean) {
  return db.update(quizQuestions).set({ isPublished }).where(eq(quizQuestions.id, target));
}

export function retireQuestion(db: Database, target: SQL, now: number) {
  return db
    .update(quizQuestions)
    .set({ retiredAt: now })
    .where(and(eq(quizQuestions.id, target), isNull(quizQuestions.retiredAt)));
}

/** Whether another row came to the place of a question. */
export function isReplaced(questionId: string): SQL {
  return sql`exists (
    select 1 from quiz_questions old join quiz_questions later
      on later.course_id = old.course_id and later.ordem = old.ordem and later.rowid > old.rowid
    where old.id = ${questionId})`;
}

export function restoreQuestion(db: Database, target: SQL) {
  return db.update(quizQuestions).set({ retiredAt: null }).where(eq(quizQuestions.id, target));
}
