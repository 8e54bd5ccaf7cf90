import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ofUser } from "./accounts.ts";
import { createdAt, flag, id, instant } from "./columns.ts";

export const trainingCourses = sqliteTable(
  "training_courses",
  {
    /** The key of the area, or the basic module's name. */
    id: id(),
    modulo: text("modulo", { enum: ["basic", "expert"] }).notNull(),
    /** Empty for the basic module. */
    areaDeAtuacao: text("area_de_atuacao").notNull().default(""),
    titulo: text("titulo").notNull(),
    descricao: text("descricao").notNull(),
    youtubeUrl: text("youtube_url"),
    /** The written lesson, in Markdown. */
    lesson: text("lesson").notNull(),
    isPublished: flag("is_published").notNull().default(true),
  },
  (t) => [
    unique("training_courses_area").on(t.modulo, t.areaDeAtuacao),
    check("training_courses_basic", sql`(${t.modulo} = 'basic') = (${t.areaDeAtuacao} = '')`),
  ],
);

const courseId = () =>
  text("course_id")
    .notNull()
    .references(() => trainingCourses.id, { onDelete: "cascade" });

/**
 * The pool of a course. What a question says never changes, because open attempts and counts refer to it: an edited one is
 * retired and a new row takes its place (`ordem`).
 */
export const quizQuestions = sqliteTable(
  "quiz_questions",
  {
    id: id(),
    courseId: courseId(),
    ordem: integer("ordem").notNull(),
    pergunta: text("pergunta").notNull(),
    opcaoA: text("opcao_a").notNull(),
    opcaoB: text("opcao_b").notNull(),
    opcaoC: text("opcao_c").notNull(),
    opcaoD: text("opcao_d").notNull(),
    respostaCorreta: text("resposta_correta", { enum: ["A", "B", "C", "D"] }).notNull(),
    /** Shown only to people who passed the exam. */
    explicacao: text("explicacao").notNull(),
    /** Only published questions are drawn. */
    isPublished: flag("is_published").notNull().default(true),
    createdAt: createdAt(),
    /** When it was replaced or deleted; it is kept for the attempts that it was drawn for. */
    retiredAt: instant("retired_at"),
    /** Closed attempts that it was in, and how many of these had it right. They outlive the accounts. */
    timesAnswered: integer("times_answered").notNull().default(0),
    timesRight: integer("times_right").notNull().default(0),
  },
  (t) => [
    check("quiz_questions_answer", sql`${t.respostaCorreta} in ('A', 'B', 'C', 'D')`),
    uniqueIndex("quiz_questions_place").on(t.courseId, t.ordem).where(sql`${t.retiredAt} is null`),
    index("quiz_questions_course").on(t.courseId),
  ],
);

export const userLearningProfile = sqliteTable("user_learning_profile", {
  userId: ofUser("user_id").primaryKey(),
  areaDeAtuacao: text("area_de_atuacao").notNull(),
  onboardingCompleted: flag("onboarding_completed").notNull().default(false),
  createdAt: createdAt(),
});

/** The latest result per person and course; an approval stays. */
export const learningProgress = sqliteTable(
  "learning_progress",
  {
    userId: ofUser("user_id"),
    courseId: courseId(),
    completedAt: instant("completed_at").notNull(),
    acertosPercentual: real("acertos_percentual").notNull(),
    status: text("status", { enum: ["aprovado", "reprovado"] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId] }),
    check("learning_progress_status", sql`${t.status} in ('aprovado', 'reprovado')`),
    check("learning_progress_score", sql`${t.acertosPercentual} between 0 and 100`),
    index("learning_progress_course").on(t.courseId),
  ],
);

/** At most five attempts per person, exam and day (YYYY-MM-DD in Campo Grande, when it was opened), one of them open. */
export const examAttempts = sqliteTable(
  "exam_attempts",
  {
    id: id(),
    userId: ofUser("user_id"),
    courseId: courseId(),
    day: text("day").notNull(),
    number: integer("number").notNull(),
    createdAt: createdAt(),
    closedAt: instant("closed_at"),
    /** Null while it is open. */
    acertosPercentual: real("acertos_percentual"),
  },
  (t) => [
    unique("exam_attempts_of_day").on(t.userId, t.courseId, t.day, t.number),
    check("exam_attempts_max", sql`${t.number} between 1 and 5`),
    check("exam_attempts_closed", sql`(${t.closedAt} is null) = (${t.acertosPercentual} is null)`),
    uniqueIndex("exam_attempts_one_open").on(t.userId, t.courseId).where(sql`${t.closedAt} is null`),
    index("exam_attempts_course").on(t.courseId),
  ],
);

/** The questions drawn for an attempt, in the order in which they are shown. */
export const examAnswers = sqliteTable(
  "exam_answers",
  {
    attemptId: text("attempt_id")
      .notNull()
      .references(() => examAttempts.id, { onDelete: "cascade" }),
    /** From 1. */
    position: integer("position").notNull(),
    questionId: text("question_id")
      .notNull()
      .references(() => quizQuestions.id, { onDelete: "cascade" }),
    /** The letters of the question's options in the order in which they are shown, such as 'CADB'. */
    optionOrder: text("option_order").notNull(),
    /** The letter of the question's option, not of the place where it was shown; null while the attempt is open. */
    chosen: text("chosen", { enum: ["A", "B", "C", "D"] }),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.position] }),
    unique("exam_answers_once").on(t.attemptId, t.questionId),
    index("exam_answers_question").on(t.questionId),
  ],
);

/** One per person and passed course. Badges are derived from these. */
export const certificates = sqliteTable(
  "certificates",
  {
    /** Ten characters that cannot be guessed, which are the certificate's address. */
    code: text("code").primaryKey(),
    userId: ofUser("user_id"),
    courseId: courseId(),
    /** The person's name when the exam was passed, so that a certificate cannot be given away by renaming an account. */
    name: text("name").notNull(),
    issuedAt: instant("issued_at").notNull(),
  },
  (t) => [unique("certificates_once").on(t.userId, t.courseId), index("certificates_course").on(t.courseId)],
);
