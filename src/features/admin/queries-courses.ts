import { type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import type { CourseId } from "../college/catalogue.ts";
import type { Actor } from "./queries-acts.ts";
import { newAudit, runAct } from "./queries-audit.ts";
import {
  type CourseText,
  changedTexts,
  courseRow,
  hasNoExam,
  hasTexts,
  insertQuestion,
  isNeeded,
  isPoolFull,
  isReplaced,
  type QuestionText,
  questionRow,
  replaceQuestion,
  restoreQuestion,
  retireQuestion,
  selectCourse,
  selectPool,
  setCourseShown,
  setQuestionShown,
  updateCourse,
} from "./queries-course-content.ts";
import type { AuditAction } from "./rules.ts";

/** The id of the audit row of the latest change of a course's texts. */
const revisionOf = (courseId: string) =>
  orNull(
    sql`(
  select id from admin_audit
  where target_kind = 'course' and target_id = ${courseId} and action = 'editCourse' order by id desc limit 1)`.mapWith(
      String,
    ),
  );

/** A course with its pool, and its revision, in one batch. */
export function findCourse(db: Database, courseId: CourseId) {
  return batchOf(db, {
    course: selectCourse(db, courseId),
    questions: selectPool(db, courseId),
    revision: db.select({ id: revisionOf(courseId) }).from(sql`(select 1) bounded_one`),
  });
}

/** Changes the texts of a course, if nobody else did so since the revision that the admin saw. */
export function changeCourse(db: Database, courseId: CourseId, texts: CourseText, revision: string | null, by: Actor) {
  const { id, target } = newAudit(by.now);
  const isSame = hasTexts(courseId, texts);
  const exists = sql`exists (select 1 ${courseRow(courseId)})`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "editCourse",
      targetKind: "course",
      targetId: courseId,
      before: null,
      after: sql`json_object('changed', json(${changedTexts(courseId, texts)}))`,
    },
    when: sql`${exists} and not ${isSame}`,
    refused: sql`not ${isSame} and ${revisionOf(courseId)} is not ${revision}`,
    exists,
    statements: [updateCourse(db, target, texts)],
  });
}

/** Publishes a course that has enough questions for an exam, or takes it back. */
export function showCourse(db: Database, courseId: CourseId, isPublished: boolean, by: Actor) {
  const { id, target } = newAudit(by.now);
  const isChanged = sql`exists (select 1 ${courseRow(courseId)} and is_published <> ${isPublished})`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "setCoursePublished",
      targetKind: "course",
      targetId: courseId,
      before: sql`(select json_object('isPublished', is_published) ${courseRow(courseId)})`,
      after: sql`json_object('isPublished', ${isPublished})`,
    },
    when: isChanged,
    refused: isPublished ? sql`${isChanged} and ${hasNoExam(courseId)}` : sql`false`,
    exists: sql`exists (select 1 ${courseRow(courseId)})`,
    statements: [setCourseShown(db, target, isPublished)],
  });
}

const isQuestion = (id: string, state: SQL = sql`true`) => sql`exists (select 1 ${questionRow(id)} and ${state})`;
const isInPool = sql`retired_at is null`;
const isDeleted = sql`retired_at is not null`;

/** What the acts on questions have in common. */
function onQuestion(questionId: string, action: AuditAction, after: SQL, by: Actor) {
  const { id, target } = newAudit(by.now);
  const state = sql`'isPublished', is_published, 'isDeleted', retired_at is not null`;
  const before = sql`(select json_object('courseId', course_id, ${state}) ${questionRow(questionId)})`;
  const entry = { ...by, id, action, targetKind: "question", targetId: questionId, before, after } as const;
  return { act: { entry, exists: isQuestion(questionId) }, target };
}

/** Adds a question to a course whose pool is not full; nothing happens if it was added before. */
export function addOne(db: Database, courseId: CourseId, questionId: string, question: QuestionText, by: Actor) {
  const after = sql`json_object('courseId', ${courseId}, 'isPublished', true)`;
  const { act, target } = onQuestion(questionId, "addQuestion", after, by);
  const exists = sql`exists (select 1 ${courseRow(courseId)})`;
  return runAct(db, {
    ...act,
    exists,
    when: sql`${exists} and not ${isQuestion(questionId)}`,
    refused: sql`${isPoolFull(courseId)} and not ${isQuestion(questionId)}`,
    statements: [insertQuestion(db, target, courseId, question, by.now)],
  });
}

/** Puts a question in the place of another; refused if that was deleted or replaced by a third one. */
export function replaceOne(db: Database, questionId: string, newId: string, question: QuestionText, by: Actor) {
  const after = sql`json_object('replacedBy', ${newId})`;
  const { act, target } = onQuestion(questionId, "editQuestion", after, by);
  return runAct(db, {
    ...act,
    when: isQuestion(questionId, isInPool),
    // The second sending finds the new question, and the old one retired.
    refused: sql`${isQuestion(questionId, isInPool)} = ${isQuestion(newId)}`,
    statements: replaceQuestion(db, target, newId, question, by.now),
  });
}

/** Lets a question be drawn, or not. */
export function showQuestion(db: Database, questionId: string, isPublished: boolean, by: Actor) {
  const after = sql`json_object('isPublished', ${isPublished})`;
  const { act, target } = onQuestion(questionId, "setQuestionPublished", after, by);
  return runAct(db, {
    ...act,
    exists: isQuestion(questionId, isInPool),
    when: isQuestion(questionId, sql`${isInPool} and is_published <> ${isPublished}`),
    refused: isPublished ? sql`false` : isNeeded(questionId),
    statements: [setQuestionShown(db, target, isPublished)],
  });
}

/** Deletes a question from the pool; it can be restored. */
export function deleteOne(db: Database, questionId: string, by: Actor) {
  const { act, target } = onQuestion(questionId, "deleteQuestion", sql`json_object('isDeleted', true)`, by);
  return runAct(db, {
    ...act,
    when: isQuestion(questionId, isInPool),
    refused: isNeeded(questionId),
    statements: [retireQuestion(db, target, by.now)],
  });
}

/** Brings a deleted question back to its place; refused if the pool is full, or if the question was replaced. */
export function restoreOne(db: Database, questionId: string, by: Actor) {
  const { act, target } = onQuestion(questionId, "restoreQuestion", sql`json_object('isDeleted', false)`, by);
  const courseId = sql`(select course_id ${questionRow(questionId)})`;
  return runAct(db, {
    ...act,
    when: isQuestion(questionId, isDeleted),
    refused: sql`${isReplaced(questionId)} or ${isQuestion(questionId, isDeleted)} and ${isPoolFull(courseId)}`,
    statements: [restoreQuestion(db, target)],
  });
}
