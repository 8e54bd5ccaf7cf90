import { and, asc, desc, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import { examAnswers, examAttempts, quizQuestions, trainingCourses } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import type { CourseId } from "./catalogue.ts";
import {
  countAttempts,
  countPool,
  hasPassed,
  hasPremium,
  isInPool,
  type Learner,
  mayLearn,
  selectAccess,
  selectPremium,
} from "./queries.ts";
import { ATTEMPTS_PER_DAY, type Draw, PASS_PERCENT, QUESTIONS_PER_EXAM } from "./rules.ts";

/** Statement that stores the drawn questions of an attempt, if the attempt was just inserted. */
function insertDrawn(db: Database, attemptId: string, courseId: CourseId, { places, optionOrders }: Draw) {
  return db.run(sql`
    insert into exam_answers (attempt_id, position, question_id, option_order)
    select ${attemptId}, drawn.position, drawn.question_id, option_order.value
    from (
      select pool.id as question_id, row_number() over (order by place.key) as position
      from (
        select id, row_number() over (order by ordem) as number from quiz_questions where ${isInPool(courseId)}
      ) pool
      join json_each(${JSON.stringify(places)}) place on place.value = pool.number
      where exists (select 1 from exam_attempts where id = ${attemptId})
      order by place.key limit ${QUESTIONS_PER_EXAM}
    ) drawn
    join json_each(${JSON.stringify(optionOrders)}) option_order on option_order.key = drawn.position - 1`);
}

/**
 * Opens an attempt and draws its questions, unless one is open already or the person may not.
 * @returns the open attempt, null if there is none; its questions; and what decides whether one can be opened
 */
export async function insertAttempt(
  db: Database,
  learner: Learner,
  attempt: { id: string; courseId: CourseId; draw: Draw },
) {
  const { userId, now, day } = learner;
  const { id, courseId, draw } = attempt;
  const made = countAttempts(learner, courseId);
  const isOpen = and(
    eq(examAttempts.userId, userId),
    eq(examAttempts.courseId, courseId),
    isNull(examAttempts.closedAt),
    mayLearn(learner, courseId),
  );
  const { access, attempts, questions } = await batchOf(db, {
    access: selectAccess(db, learner, courseId),
    inserted: db.run(sql`
      insert into exam_attempts (id, user_id, course_id, day, number, created_at)
      select ${id}, ${userId}, ${courseId}, ${day}, ${made} + 1, ${now}
      where ${mayLearn(learner, courseId)} and not ${hasPassed(learner, courseId)} and ${isAccountOpen(userId)}
        and ${countPool(courseId)} >= ${QUESTIONS_PER_EXAM} and ${made} < ${ATTEMPTS_PER_DAY}
      on conflict do nothing`),
    drawn: insertDrawn(db, id, courseId, draw),
    attempts: db
      .select({ id: examAttempts.id, number: examAttempts.number, title: trainingCourses.titulo })
      .from(examAttempts)
      .innerJoin(trainingCourses, eq(trainingCourses.id, examAttempts.courseId))
      .where(isOpen),
    questions: db
      .select({
        text: quizQuestions.pergunta,
        A: quizQuestions.opcaoA,
        B: quizQuestions.opcaoB,
        C: quizQuestions.opcaoC,
        D: quizQuestions.opcaoD,
        optionOrder: examAnswers.optionOrder,
      })
      .from(examAttempts)
      .innerJoin(examAnswers, eq(examAnswers.attemptId, examAttempts.id))
      .innerJoin(quizQuestions, eq(quizQuestions.id, examAnswers.questionId))
      .where(isOpen)
      .orderBy(asc(examAnswers.position)),
  });
  return { access: access[0] ?? null, attempt: attempts[0] ?? null, questions };
}

/** The text of the option with the letter that a column holds. */
const optionOf = (letter: SQL) =>
  sql`case ${letter} when 'A' then opcao_a when 'B' then opcao_b when 'C' then opcao_c else opcao_d end`.mapWith(
    String,
  );

/** Condition that the person has passed an exam with this attempt, and still has premium. */
const isOwnPass = (learner: Learner) =>
  and(eq(examAttempts.userId, learner.userId), gte(examAttempts.acertosPercentual, PASS_PERCENT), hasPremium(learner));

/** Right answers and explanations, which nobody sees before they passed. */
function selectReview(db: Database, learner: Learner, attemptId: SQL) {
  return db
    .select({
      text: quizQuestions.pergunta,
      chosen: optionOf(sql`chosen`),
      right: optionOf(sql`resposta_correta`),
      explanation: quizQuestions.explicacao,
    })
    .from(examAttempts)
    .innerJoin(examAnswers, eq(examAnswers.attemptId, examAttempts.id))
    .innerJoin(quizQuestions, eq(quizQuestions.id, examAnswers.questionId))
    .where(and(sql`${examAttempts.id} = ${attemptId}`, isOwnPass(learner)))
    .orderBy(asc(examAnswers.position));
}

/** A closed attempt's result. */
function selectResult(db: Database, learner: Learner, attemptId: string) {
  const course = sql.raw("exam_attempts.course_id");
  return db
    .select({
      score: sql`acertos_percentual`.mapWith(Number),
      rightCount: sql`(
        select count(*) from exam_answers join quiz_questions on quiz_questions.id = question_id
        where attempt_id = ${attemptId} and chosen = resposta_correta)`.mapWith(Number),
      attemptsToday: countAttempts(learner, course),
      certificateCode: orNull(
        sql`case when acertos_percentual >= ${PASS_PERCENT} then (
        select code from certificates where user_id = ${learner.userId} and course_id = ${course}) end`.mapWith(String),
      ),
    })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.id, attemptId),
        eq(examAttempts.userId, learner.userId),
        isNotNull(examAttempts.closedAt),
        hasPremium(learner),
      ),
    );
}

/** Statements that grade an attempt whose answers were just stored, and close it. */
function closeAttempt(db: Database, { userId, now }: Learner, attemptId: string) {
  const isToClose = sql`exists (select 1 from exam_attempts where id = ${attemptId} and closed_at is null)`;
  const answered = sql`from exam_answers where attempt_id = ${attemptId} and chosen is not null`;
  return [
    db.run(sql`
      update quiz_questions set times_answered = times_answered + 1, times_right = times_right + (
        select chosen = resposta_correta from exam_answers where attempt_id = ${attemptId} and question_id = quiz_questions.id)
      where id in (select question_id ${answered}) and ${isToClose}`),
    db.run(sql`
      update exam_attempts set closed_at = ${now}, acertos_percentual = (
        select 100.0 * sum(chosen = resposta_correta) / count(*)
        from exam_answers join quiz_questions on quiz_questions.id = question_id where attempt_id = ${attemptId})
      where id = ${attemptId} and user_id = ${userId} and closed_at is null and exists (select 1 ${answered})`),
  ];
}

/** Statements that note a closed attempt's result; repeating them changes nothing. */
function noteResult(db: Database, { userId }: Learner, attemptId: string, codes: readonly string[]) {
  const source = sql`from exam_attempts where id = ${attemptId} and user_id = ${userId} and closed_at is not null`;
  return [
    db.run(sql`
      insert into learning_progress (user_id, course_id, completed_at, acertos_percentual, status)
      select user_id, course_id, closed_at, acertos_percentual,
        iif(acertos_percentual >= ${PASS_PERCENT}, 'aprovado', 'reprovado') ${source}
      on conflict (user_id, course_id) do update set completed_at = excluded.completed_at,
        acertos_percentual = excluded.acertos_percentual, status = excluded.status
      where learning_progress.status <> 'aprovado' and excluded.completed_at >= learning_progress.completed_at`),
    db.run(sql`
      insert into certificates (code, user_id, course_id, name, issued_at)
      select (select value from json_each(${JSON.stringify(codes)}) where value not in (select code from certificates) limit 1),
        user_id, course_id, (select name from profiles where id = user_id), closed_at ${source}
        and acertos_percentual >= ${PASS_PERCENT}
      on conflict (user_id, course_id) do nothing`),
  ];
}

/**
 * Grades and closes an attempt of the person, if it is open and they have premium.
 * @param sent.answers places of the chosen options, from 0
 * @param sent.codes new codes, of which the certificate gets the first that is free
 * @returns the result, null if there is no such closed attempt; with its review if it passed
 */
export async function gradeAttempt(
  db: Database,
  learner: Learner,
  sent: { attemptId: string; answers: readonly number[]; codes: readonly string[] },
) {
  const { userId } = learner;
  const { attemptId, answers, codes } = sent;
  const { results, review, premium } = await batchOf(db, {
    answered: db.run(sql`
      update exam_answers
      set chosen = substr(option_order, 1 + json_extract(${JSON.stringify(answers)}, '$[' || (position - 1) || ']'), 1)
      where attempt_id = ${attemptId} and ${hasPremium(learner)} and ${isAccountOpen(userId)}
        and exists (
          select 1 from exam_attempts where id = ${attemptId} and user_id = ${userId} and closed_at is null)`),
    closed: closeAttempt(db, learner, attemptId),
    noted: noteResult(db, learner, attemptId, codes),
    results: selectResult(db, learner, attemptId),
    review: selectReview(db, learner, sql`${attemptId}`),
    premium: db
      .select({ has: hasPremium(learner) })
      .from(trainingCourses)
      .limit(1),
  });
  return { hasPremium: premium[0]?.has ?? false, result: results[0] ?? null, review };
}

/** The review of the attempt that passed a course; empty if there is none. */
export async function findReview(db: Database, learner: Learner, courseId: CourseId) {
  const passed = db
    .select({ id: examAttempts.id })
    .from(examAttempts)
    .where(and(eq(examAttempts.courseId, courseId), isOwnPass(learner)))
    .orderBy(desc(examAttempts.day), desc(examAttempts.number))
    .limit(1);
  const { premium, review } = await batchOf(db, {
    premium: selectPremium(db, learner),
    review: selectReview(db, learner, sql`(${passed})`),
  });
  return { hasPremium: premium[0]?.has ?? false, review };
}
