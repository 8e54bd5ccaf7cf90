import type { quizQuestions } from "../../schema/index.ts";

/** A question of an exam. Options are shuffled for each attempt, so no text may refer to another option or its letter. */
export interface QuestionContent {
  pergunta: string;
  /** Options A to D. */
  opcoes: readonly [string, string, string, string];
  correta: (typeof quizQuestions.$inferInsert)["respostaCorreta"];
  /** One sentence, shown after the exam was passed. */
  explicacao: string;
}

/** A course as it is seeded. Its lesson is the Markdown file with the course's id beside this file. */
export interface CourseContent {
  /** A key of the catalogue of courses. */
  id: string;
  titulo: string;
  descricao: string;
  questions: readonly QuestionContent[];
}
