import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, flag, id, instant } from "./columns.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const trainingCourses = sqliteTable(
  "training_courses",
  {
    id: id(),
    modulo: text("modulo", { enum: ["basic", "expert"] }).notNull(),
    /** Empty for the basic module. */
    areaDeAtuacao: text("area_de_atuacao").notNull().default(""),
    titulo: text("titulo").notNull(),
    descricao: text("descricao").notNull(),
    youtubeUrl: text("youtube_url"),
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

export const quizQuestions = sqliteTable(
  "quiz_questions",
  {
    courseId: courseId(),
    ordem: integer("ordem").notNull(),
    pergunta: text("pergunta").notNull(),
    opcaoA: text("opcao_a").notNull(),
    opcaoB: text("opcao_b").notNull(),
    opcaoC: text("opcao_c").notNull(),
    opcaoD: text("opcao_d").notNull(),
    respostaCorreta: text("resposta_correta", { enum: ["A", "B", "C", "D"] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.ordem] }),
    check("quiz_questions_answer", sql`${t.respostaCorreta} in ('A', 'B', 'C', 'D')`),
  ],
);

export const userLearningProfile = sqliteTable("user_learning_profile", {
  userId: userId().primaryKey(),
  areaDeAtuacao: text("area_de_atuacao").notNull(),
  onboardingCompleted: flag("onboarding_completed").notNull().default(false),
  moduloBasicoConcluido: flag("modulo_basico_concluido").notNull().default(false),
  moduloExpertConcluido: flag("modulo_expert_concluido").notNull().default(false),
  hasBasicBadge: flag("has_basic_badge").notNull().default(false),
  hasExpertBadge: flag("has_expert_badge").notNull().default(false),
  createdAt: createdAt(),
});

export const learningProgress = sqliteTable(
  "learning_progress",
  {
    userId: userId(),
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

/** At most five attempts per person, exam and day (YYYY-MM-DD in Campo Grande). */
export const examAttempts = sqliteTable(
  "exam_attempts",
  {
    userId: userId(),
    courseId: courseId(),
    day: text("day").notNull(),
    number: integer("number").notNull(),
    acertosPercentual: real("acertos_percentual").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId, t.day, t.number] }),
    check("exam_attempts_max", sql`${t.number} between 1 and 5`),
  ],
);
